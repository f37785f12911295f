import type { GridGeometry, Step } from './grid.js';
import { type LatticePoint, squareLattice } from './lattice.js';
import type { Point } from './layout.js';
import { type SquareDirections, squareDirections } from './square-directions.js';

/** The axis along which the shifted lines follow each other: y for rows, x for columns. */
export type StaggerAxis = 'y' | 'x';

/** How squares lie on a staggered board. */
export interface Staggering {
  readonly staggerAxis: StaggerAxis;
  /** Which lines are shifted. */
  readonly offset: 'odd' | 'even';
  /** Half the width and half the height of a tile. */
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** Each direction in half tiles to the right and down. */
const halfSteps: readonly Step[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
  [0, 2],
  [-2, 0],
  [0, -2],
  [2, 0],
];
const [east, south, west, north] = [0, 1, 2, 3];

/**
 * Diamonds in lines, every second line shifted by half a tile, as Tiled lays and picks them (libtiled's
 * StaggeredRenderer): an isometric board with straight edges. Places are reckoned in lines, and in half tiles along them,
 * in which shifted lines are as regular as the others.
 */
export function staggeredGeometry(staggering: Staggering, directions: SquareDirections): GridGeometry {
  const { staggerAxis, offset, halfWidth, halfHeight } = staggering;
  const isRows = staggerAxis === 'y';
  const turn = ({ x, y }: Point): Point => (isRows ? { x, y } : { x: y, y: x });
  const isShifted = (line: number): boolean => ((line & 1) === 1) === (offset === 'odd');
  const halvesOf = ({ x, y }: Point): Point => ({ x: 2 * x + (isShifted(y) ? 1 : 0), y });

  const stepsFrom = (shifted: boolean): Step[] =>
    halfSteps.slice(0, directions).map(([right, down]) => {
      const { x: halves, y: lines } = turn({ x: right, y: down });
      const before = shifted ? 1 : 0;
      const after = lines % 2 === 0 ? before : 1 - before;
      const step = turn({ x: (halves + before - after) / 2, y: lines });
      return [step.x, step.y];
    });
  const fromShifted = stepsFrom(true);
  const fromStraight = stepsFrom(false);

  const outline = [
    { x: 0, y: -halfHeight },
    { x: halfWidth, y: 0 },
    { x: 0, y: halfHeight },
    { x: -halfWidth, y: 0 },
  ];

  // The tile 0, 0 lies half a tile along its line where even ones are shifted.
  const first = isShifted(0) ? 1 : 0;
  const toLattice = (tile: Point): LatticePoint => {
    const { x, y } = turn(halvesOf(turn(tile)));
    const [right, down] = isRows ? [x - first, y] : [x, y - first];
    return [(right + down) / 2, (down - right) / 2];
  };
  const fromLattice = ([a = 0, b = 0]: LatticePoint): Point => {
    const { x: halves, y: line } = turn({ x: a - b, y: a + b });
    return turn({ x: (halves + first - (isShifted(line) ? 1 : 0)) / 2, y: line });
  };

  return {
    ...squareDirections(directions),
    vectors: halfSteps.slice(0, directions).map(([right, down]) => ({ x: right * halfWidth, y: down * halfHeight })),
    lattice: squareLattice(directions, toLattice, fromLattice),
    outlineAt: () => outline,

    stepsAt: (x, y) => (isShifted(isRows ? y : x) ? fromShifted : fromStraight),

    centerOf(x, y) {
      const halves = turn(halvesOf(turn({ x, y })));
      return { x: (halves.x + 1) * halfWidth, y: (halves.y + 1) * halfHeight };
    },

    tileAt(x, y) {
      // The box of a tile that is not shifted: what is not the tile there are corners of its neighbours.
      const first = offset === 'even' ? 1 : 0;
      const start = turn({ x: 0, y: first });
      const left = x - start.x * halfWidth;
      const top = y - start.y * halfHeight;
      const box = { x: Math.floor(left / (2 * halfWidth)), y: Math.floor(top / (2 * halfHeight)) };
      const down = top - box.y * 2 * halfHeight;
      const slope = (left - box.x * 2 * halfWidth) * (halfHeight / halfWidth);
      const turned = turn(box);
      const tile = turn({ x: turned.x, y: 2 * turned.y + first });
      const corner = cornerAt(down, slope, halfHeight);
      const [stepX, stepY] = (corner === undefined ? undefined : fromStraight[corner]) ?? [0, 0];
      return { x: tile.x + stepX, y: tile.y + stepY };
    },

    distanceTo(to, axes, diagonal) {
      const { x: along, y: across } = isRows ? axes : { x: axes.y, y: axes.x };
      const target = halvesOf(turn(to));
      const isSingle = across.length === 1;
      const extra = (diagonal - 1) / 2;
      const reckon = (x: number, line: number): number => {
        const halves = along.separation(2 * x + (isShifted(line) ? 1 : 0), target.x, 2);
        const lines = across.separation(line, target.y);
        if (directions === 8) return (halves + lines) / 2 + extra * Math.abs(halves - lines);
        // All neighbours lie in other lines.
        return isSingle && halves > 0 ? Number.POSITIVE_INFINITY : Math.max(halves, lines);
      };
      return isRows ? reckon : (x, y) => reckon(y, x);
    },
  };
}

/** In which direction the corner of the box lies that holds a point; undefined in the diamond and on its sides. */
function cornerAt(down: number, slope: number, halfHeight: number): number | undefined {
  if (halfHeight - slope > down) return west;
  if (slope - halfHeight > down) return north;
  if (halfHeight + slope < down) return south;
  if (3 * halfHeight - slope < down) return east;
  return undefined;
}
