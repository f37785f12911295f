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
  const width = 2 * halfWidth;
  const twoPitches = 2 * pitch;
  const firstLine = offset === 'even' ? 1 : 0;
  const top = firstLine === 1 ? pitch + slant : slant;
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

    // libtiled takes the nearest of four centres around a point: one above, two side by side, one below; the first of
    // them where several are. Here rounding finds the nearer of each two, as a processor cannot foresee comparisons
    // of points.
    tileAt(right, down) {
      const x = flat ? down : right;
      const y = (flat ? right : down) - top;
      const along = x / width;
      const single = Math.floor(along);
      const paired = Math.ceil(along - 0.5) - 1;
      const pair = Math.floor(y / twoPitches);
      const even = Math.ceil((y - halfSide) / twoPitches - 0.5);
      const evenX = x - single * width - halfWidth;
      const evenY = y - even * twoPitches - halfSide;
      const oddX = x - (paired + 1) * width;
      const oddY = y - pair * twoPitches - halfSide - pitch;
      const further = evenX * evenX + evenY * evenY - (oddX * oddX + oddY * oddY);
      // 1 where the nearest is one of the two side by side, else 0.
      let isOdd = +(further > 0);
      if (further === 0 && even > pair) isOdd = 1;
      const column = single + (paired - single) * isOdd;
      const line = firstLine + 2 * even + (2 * (pair - even) + 1) * isOdd;
      return flat ? { x: line, y: column } : { x: column, y: line };
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
