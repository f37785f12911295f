import type { Board } from '../board.js';
import { directionNumber } from '../direction.js';
import type { Cell, Direction, Layout } from '../layout.js';
import { straightWays } from './graph-ways.js';
import { Links } from './links.js';
import { readDirections } from './options.js';

/** A line of cells, as long as it goes. */
export interface CellLine {
  readonly cells: readonly Cell[];
  /** Whether the first cell follows the last one. */
  readonly isRing: boolean;
  readonly direction: number | undefined;
  readonly name?: string | undefined;
}

/**
 * All lines of a board along the directions asked for, each once. On graphs the named lines, or where there are none the
 * ways that go straight on. On triangles the strips between two lines of the grid: E, and S and E or W in turn.
 * A wall or a closed edge ends a line.
 */
export function linesOf<TTile extends object, TPiece>(
  who: string,
  board: Board<TTile, TPiece>,
  directions: readonly Direction[] | undefined,
): CellLine[] {
  const { layout } = board;
  const links = new Links(board);
  if (layout.nodes) return graphLines(layout).flatMap((line) => splitLine(line, (a, b) => links.separates(a, b)));
  return waysOf(who, layout, directions).flatMap((way) => {
    const next = (cell: Cell): Cell => links.next(cell, way.ahead(cell));
    const previous = (cell: Cell): Cell => links.next(cell, way.back(cell));
    return traceLines(layout.size, next, previous).map((line) => ({ ...line, direction: way.direction }));
  });
}

/** How a line goes on from a cell, and how back: on triangles that depends on which way the cell points. */
interface Way {
  readonly direction: number;
  /** Those by which it is asked for. */
  readonly directions: readonly number[];
  ahead(cell: Cell): number;
  back(cell: Cell): number;
}

function waysOf(who: string, layout: Layout, directions: readonly Direction[] | undefined): Way[] {
  const asked = readDirections(who, 'direction', layout, directions);
  const ways = layout.shape === 'triangle' ? triangleWays(layout) : straightAxes(layout);
  return asked === undefined ? ways : ways.filter(({ directions: own }) => own.some((each) => asked.includes(each)));
}

/** A direction and its opposite, once. */
function straightAxes(layout: Layout): Way[] {
  return layout.directions.flatMap((_, direction) => {
    const opposite = layout.opposite(direction);
    if (opposite === undefined || opposite < direction) return [];
    return [{ direction, directions: [direction, opposite], ahead: () => direction, back: () => opposite }];
  });
}

function triangleWays(layout: Layout): Way[] {
  const [east, south, west, north] = ['E', 'S', 'W', 'N'].map((name) => directionNumber(layout, name));
  const odd = layout.options?.pointing === 'down' ? 1 : 0;
  const pointsUp = (cell: Cell): boolean => {
    const { x, y } = layout.xyOf(cell);
    return ((x + y + odd) & 1) === 0;
  };
  const strip = (
    [direction, opposite]: readonly [number, number],
    up: [number, number],
    down: [number, number],
  ): Way => ({
    direction,
    directions: [direction, opposite],
    ahead: (cell) => (pointsUp(cell) ? up : down)[0],
    back: (cell) => (pointsUp(cell) ? up : down)[1],
  });
  if (east === undefined || south === undefined || west === undefined || north === undefined) return [];
  return [
    strip([east, west], [east, west], [east, west]),
    strip([south, north], [south, west], [east, north]),
    strip([south, north], [south, east], [west, north]),
  ];
}

/** The lines that a step makes of all cells, those that close included. */
function traceLines(size: number, next: (cell: Cell) => Cell, previous: (cell: Cell) => Cell) {
  const lines: { cells: Cell[]; isRing: boolean }[] = [];
  const seen = new Uint8Array(size);
  const trace = (start: Cell, isRing: boolean): void => {
    const cells: Cell[] = [];
    for (let cell = start; cell >= 0 && !seen[cell]; cell = next(cell)) {
      seen[cell] = 1;
      cells.push(cell);
    }
    lines.push({ cells, isRing });
  };
  for (let cell = 0; cell < size; cell++) if (previous(cell) < 0) trace(cell, false);
  for (let cell = 0; cell < size; cell++) if (!seen[cell]) trace(cell, true);
  return lines;
}

function graphLines(layout: Layout): CellLine[] {
  const named = Object.entries(layout.lines ?? {});
  if (named.length === 0) return straightWays(layout).map((way) => ({ ...way, direction: undefined }));
  return named.map(([name, cells]) => {
    const isRing = cells.length > 3 && cells[0] === cells.at(-1);
    return { cells: isRing ? cells.slice(1) : cells, isRing, direction: undefined, name };
  });
}

/** The parts of a line between the places where two cells are separated. */
function splitLine(line: CellLine, separates: (a: Cell, b: Cell) => boolean): CellLine[] {
  const { cells, isRing } = line;
  const breaks = cells.flatMap((cell, index) => {
    const before = cells.at(index - 1) ?? cell;
    return (index > 0 || isRing) && separates(before, cell) ? [index] : [];
  });
  const [first] = breaks;
  if (first === undefined) return [line];
  const turned = isRing ? [...cells.slice(first), ...cells.slice(0, first)] : cells;
  const cuts = isRing ? breaks.map((index) => index - first) : [0, ...breaks];
  return cuts.map((start, index) => ({ ...line, cells: turned.slice(start, cuts[index + 1]), isRing: false }));
}
