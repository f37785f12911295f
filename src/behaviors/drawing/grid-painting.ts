import { boundsOf, type Cell, type Layout, type Point, stepVector } from '../../boards/index.js';
import type { boardGrid } from '../../manifests/board-grid.js';
import { readColor } from '../../manifests/read-color.js';
import type { Data } from '../../manifests/read-options.js';
import type { ActorBoard } from '../board-behavior.js';
import type { BoardGridHooks } from '../board-grid.js';
import { CellIndex } from './cell-index.js';
import type { Paint } from './chunked-picture.js';
import { traceCell } from './outline.js';
import type { Area } from './overlay.js';
import { paintWalls, wallMargin } from './wall-painting.js';

type GridStyle = Data<typeof boardGrid> & Partial<BoardGridHooks>;

/** The area that the grid of a board needs, lines and shadows included. */
export function gridArea(layout: Layout, style: GridStyle): Area {
  const { x, y, width, height } = boundsOf(layout);
  const margin = marginOf(style);
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** How far the drawing of a tile reaches beyond it; a line reaches further at a sharp corner than at a side. */
function marginOf(style: GridStyle): number {
  const { width, inset, shadow } = style;
  return Math.ceil(Math.max(width + shadow + Math.max(0, -inset) * 2, wallMargin(style)));
}

/** Draws the grid of a board. */
export function paintGrid(board: ActorBoard, style: GridStyle): Paint {
  const { layout } = board;
  const lines = style.lines === 'auto' ? (layout.nodes ? 'both' : 'outlines') : style.lines;
  const reach = lines === 'outlines' ? 0 : longestConnection(layout);
  const index = new CellIndex(layout);
  const isDrawn = (cell: Cell) => style.cells === 'all' || board.tileOf(cell) !== undefined;
  const pathOf = (cells: Iterable<Cell>, trace: (path: Path2D, cell: Cell) => void) => {
    const path = new Path2D();
    for (const cell of cells) if (isDrawn(cell)) trace(path, cell);
    return path;
  };
  const outlinesOf = (cells: Iterable<Cell>) => pathOf(cells, (path, cell) => traceCell(path, layout, cell, style));
  return (context, area) => {
    context.strokeStyle = style.color;
    context.lineWidth = style.width;
    context.lineJoin = 'round';
    const margin = marginOf(style);
    const cells = [...index.cellsIn(area, margin)];
    if (lines !== 'outlines' && style.width > 0) {
      context.stroke(
        pathOf(index.cellsIn(area, margin + reach), (path, cell) =>
          traceConnections(path, layout, cell, isDrawn, arrowLength * style.width),
        ),
      );
    }
    if (lines !== 'connections') {
      const outlines = outlinesOf(cells);
      drawShadow(context, outlines, style);
      for (const [color, filled] of cellsByFill(board, cells, style)) {
        context.fillStyle = color;
        if (color !== 'none') context.fill(filled === cells ? outlines : outlinesOf(filled));
      }
      if (style.width > 0) context.stroke(outlines);
    }
    paintWalls(context, board, cells, style);
  };
}

function drawShadow(context: CanvasRenderingContext2D, outlines: Path2D, { shadow, shadowColor }: GridStyle): void {
  if (shadow === 0) return;
  context.fillStyle = shadowColor;
  context.translate(0, shadow);
  context.fill(outlines);
  context.translate(0, -shadow);
}

/** The cells that are filled with each colour. */
function cellsByFill(board: ActorBoard, cells: readonly Cell[], { fill, fillOf }: GridStyle) {
  if (!fillOf) return new Map([[fill, cells]]);
  const byFill = new Map<string, Cell[]>();
  for (const cell of cells) {
    const tile = board.tileOf(cell);
    const given = tile && fillOf(tile);
    const color = given === undefined ? fill : readColor('BoardGrid.fillOf', given);
    const filled = byFill.get(color);
    if (filled) filled.push(cell);
    else byFill.set(color, [cell]);
  }
  return byFill;
}

/** The length of the strokes of an arrowhead, in board units for each unit of line width. */
const arrowLength = 6;

/** Adds the lines from a cell to its neighbours, each line once; over a wrapped edge there is none. */
function traceConnections(
  path: Path2D,
  layout: Layout,
  cell: Cell,
  isDrawn: (cell: Cell) => boolean,
  arrowSize: number,
): void {
  const from = layout.center(cell);
  for (const { neighbor, direction } of neighborsOf(layout, cell)) {
    if (!isDrawn(neighbor) || (neighbor < cell && leadsTo(layout, neighbor, cell))) continue;
    const to = layout.center(neighbor);
    const vector = stepVector(layout, cell, direction);
    if (vector && Math.hypot(to.x - from.x - vector.x, to.y - from.y - vector.y) > 1) continue;
    path.moveTo(from.x, from.y);
    path.lineTo(to.x, to.y);
    if (!leadsTo(layout, neighbor, cell)) traceArrow(path, from, to, arrowSize);
  }
}

/** Adds an arrowhead a little beyond the middle of a line: a way that leads in one direction only. */
function traceArrow(path: Path2D, from: Point, to: Point, size: number): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const tip = { x: from.x + (to.x - from.x) * 0.6, y: from.y + (to.y - from.y) * 0.6 };
  const end = (turn: number) => ({
    x: tip.x - size * Math.cos(angle + turn),
    y: tip.y - size * Math.sin(angle + turn),
  });
  const [left, right] = [end(Math.PI / 6), end(-Math.PI / 6)];
  path.moveTo(left.x, left.y);
  path.lineTo(tip.x, tip.y);
  path.lineTo(right.x, right.y);
}

function* neighborsOf({ neighbors, directions }: Layout, cell: Cell): Generator<{ neighbor: Cell; direction: number }> {
  for (let direction = 0; direction < directions.length; direction++) {
    const neighbor = neighbors[cell * directions.length + direction] ?? -1;
    if (neighbor >= 0) yield { neighbor, direction };
  }
}

function leadsTo(layout: Layout, from: Cell, to: Cell): boolean {
  for (const { neighbor } of neighborsOf(layout, from)) if (neighbor === to) return true;
  return false;
}

function longestConnection(layout: Layout): number {
  if (layout.vectors) return Math.max(0, ...layout.vectors.map(({ x, y }) => Math.hypot(x, y)));
  let longest = 0;
  for (let cell = 0; cell < layout.size; cell++) {
    const from = layout.center(cell);
    for (const { neighbor, direction } of neighborsOf(layout, cell)) {
      const to = layout.center(neighbor);
      const { x, y } = stepVector(layout, cell, direction) ?? { x: to.x - from.x, y: to.y - from.y };
      longest = Math.max(longest, Math.hypot(x, y));
    }
  }
  return longest;
}
