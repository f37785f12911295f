import type { GridGeometry, Step } from './grid.js';
import { hexLattice } from './lattice.js';
import type { Point } from './layout.js';

export type Orientation = 'pointy' | 'flat';
export type Offset = 'odd' | 'even';

/** The measures of a hex as if it were pointy; `hexGeometry` turns them for a flat one. */
export interface HexTile {
  /** Half the distance between two hexes of a line. */
  readonly halfWidth: number;
  /** How far the slanted sides reach beyond the straight ones, across the lines. */
  readonly slant: number;
  /** The straight side. */
  readonly side: number;
  /** Half the straight side as it is rounded for picking. */
  readonly halfSide: number;
}

interface Pair<T> {
  readonly x: T;
  readonly y: T;
}

const directions = {
  pointy: ['E', 'SE', 'SW', 'W', 'NW', 'NE'],
  flat: ['SE', 'S', 'SW', 'NW', 'N', 'NE'],
};

/** Each direction in half widths along a line, and lines. */
const halfSteps: Record<Orientation, readonly Step[]> = {
  pointy: [
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
  ],
  flat: [
    [1, 1],
    [2, 0],
    [1, -1],
    [-1, -1],
    [-2, 0],
    [-1, 1],
  ],
};

/** The centres that libtiled looks at around a point: half widths and lines from its base, and the tile they stand for. */
const candidates = [
  { halves: 1, lines: 0, x: 0, y: 0 },
  { halves: 0, lines: 1, x: -1, y: 1 },
  { halves: 2, lines: 1, x: 0, y: 1 },
  { halves: 1, lines: 2, x: 0, y: 2 },
];

/**
 * Hexes in lines, every second line shifted by half a width, as Tiled lays and picks them (libtiled's
 * HexagonalRenderer). All is reckoned as if the lines were rows; `turn` exchanges x and y for flat hexes. Along a line
 * it counts half widths, in which shifted lines are as regular as the others.
 */
export function hexGeometry(orientation: Orientation, offset: Offset, tile: HexTile): GridGeometry {
  const { halfWidth, slant, side, halfSide } = tile;
  const pitch = slant + side;
  const middle = slant + side / 2;
  const flat = orientation === 'flat';
  const turn = <T>(pair: Pair<T>): Pair<T> => (flat ? { x: pair.y, y: pair.x } : pair);
  const shift = (line: number): number => (((line & 1) === 1) === (offset === 'odd') ? 1 : 0);
  const halvesOf = ({ x, y }: Point): Point => ({ x: 2 * x + shift(y), y });

  const stepsFrom = (line: number): Step[] =>
    halfSteps[orientation].map(([halves, lines]) => {
      const step = turn({ x: (halves + shift(line) - shift(line + lines)) / 2, y: lines });
      return [step.x, step.y];
    });
  const fromEven = stepsFrom(0);
  const fromOdd = stepsFrom(1);

  const corners = [
    { x: 0, y: -middle },
    { x: halfWidth, y: -side / 2 },
    { x: halfWidth, y: side / 2 },
    { x: 0, y: middle },
    { x: -halfWidth, y: side / 2 },
    { x: -halfWidth, y: -side / 2 },
  ].map(turn);
  // The turn is a reflection, so it runs the outline the other way round.
  if (flat) corners.reverse();

  // The hex 0, 0 lies half a width along its line where even ones are shifted.
  const first = shift(0);
  const toAxial = (tile: Point): Point => {
    const { x, y } = halvesOf(turn(tile));
    return { x: (x - first - y) / 2, y };
  };
  const fromAxial = ({ x, y }: Point): Point => turn({ x: (2 * x + y + first - shift(y)) / 2, y });

  return {
    directions: directions[orientation],
    opposites: [3, 4, 5, 0, 1, 2],
    vectors: halfSteps[orientation].map(([halves, lines]) => turn({ x: halves * halfWidth, y: lines * pitch })),
    outlineAt: () => corners,
    lattice: hexLattice(flat, toAxial, fromAxial),

    stepsAt: (x, y) => (((flat ? x : y) & 1) === 0 ? fromEven : fromOdd),

    centerOf(x, y) {
      const halves = halvesOf(turn({ x, y }));
      return turn({ x: (halves.x + 1) * halfWidth, y: halves.y * pitch + middle });
    },

    tileAt(point) {
      const { x, y } = turn(point);
      const firstLine = offset === 'even' ? 1 : 0;
      const top = firstLine === 1 ? pitch + slant : slant;
      const base = { x: Math.floor(x / (2 * halfWidth)), y: Math.floor((y - top) / (2 * pitch)) };
      const inside = { x: x - base.x * 2 * halfWidth, y: y - top - base.y * 2 * pitch };
      const distanceTo = ({ halves, lines }: { halves: number; lines: number }): number =>
        (inside.x - halves * halfWidth) ** 2 + (inside.y - halfSide - lines * pitch) ** 2;
      const nearest = candidates.reduce((best, next) => (distanceTo(next) < distanceTo(best) ? next : best));
      return turn({ x: base.x + nearest.x, y: 2 * base.y + firstLine + nearest.y });
    },

    distanceTo(to, axes) {
      const { x: along, y: across } = turn(axes);
      const target = halvesOf(turn(to));
      const reckon = (x: number, line: number): number => {
        const halves = along.separation(2 * x + shift(line), target.x, 2);
        const lines = across.separation(line, target.y);
        return halves > lines ? (halves + lines) / 2 : lines;
      };
      return flat ? (x, y) => reckon(y, x) : reckon;
    },
  };
}
