import type { Point } from './layout.js';
import { type SquareDirections, squareSteps } from './square-directions.js';

/** Whole coordinates of a tile in which all tiles of a kind are alike, whatever row they are in. */
export type LatticePoint = readonly number[];

/**
 * A change of the coordinates: for each, from which one it comes, counted from 1; below 0 with the other sign. Such a
 * change is exact, and can be undone.
 */
export type LatticeMap = readonly number[];

/** A line through a tile along which an area can be mirrored, named by where it leads if the board is drawn upright. */
export type MirrorAxis = 'E-W' | 'N-S' | 'NW-SE' | 'NE-SW' | 'WNW-ESE' | 'ENE-WSW' | 'NNW-SSE' | 'NNE-SSW';

/** The tiles of a grid without borders, in coordinates that can be shifted, turned and mirrored. */
export interface Lattice {
  /** How many turns bring an area back to where it was: 4 on squares, 6 on hexes, 3 on triangles. */
  readonly turns: number;
  /** One turn clockwise about the tile 0, 0. */
  readonly turn: LatticeMap;
  readonly mirrors: ReadonlyMap<MirrorAxis, LatticeMap>;
  /**
   * The directions in the order of their angles, each next to the one before; left out where they differ from tile to
   * tile.
   */
  readonly clockwise?: readonly number[];
  /** Where one more of each coordinate leads on the board seen upright, all on one scale. */
  readonly upright: readonly Point[];
  /** The sum of the coordinates of all tiles of a kind; one number for hexes, two for triangles, none for squares. */
  readonly sums?: readonly number[];
  /** What the step of each direction from a tile adds; undefined where the tile has no such side. */
  stepsAt(point: LatticePoint): readonly (LatticePoint | undefined)[];
  pointOf(tile: Point): LatticePoint;
  tileOf(point: LatticePoint): Point;
}

const squareMirrors = new Map<MirrorAxis, LatticeMap>([
  ['E-W', [1, -2]],
  ['N-S', [-1, 2]],
  ['NW-SE', [2, 1]],
  ['NE-SW', [-2, -1]],
]);

/** Squares: how far E and how far S. `toPoint` and `toTile` are for those whose rows or columns are shifted in turn. */
export function squareLattice(directions: SquareDirections, toPoint = pairOf, toTile = pointOf): Lattice {
  const steps = squareSteps.slice(0, directions);
  return {
    turns: 4,
    turn: [-2, 1],
    mirrors: squareMirrors,
    clockwise: directions === 8 ? [0, 4, 1, 5, 2, 6, 3, 7] : [0, 1, 2, 3],
    upright: [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ],
    stepsAt: () => steps,
    pointOf: toPoint,
    tileOf: toTile,
  };
}

function pairOf({ x, y }: Point): LatticePoint {
  return [x, y];
}

function pointOf([x = 0, y = 0]: LatticePoint): Point {
  return { x, y };
}

const pointySteps: readonly LatticePoint[] = [
  [1, 0, -1],
  [0, 1, -1],
  [-1, 1, 0],
  [-1, 0, 1],
  [0, -1, 1],
  [1, -1, 0],
];
const flatSteps: readonly LatticePoint[] = [
  [0, 1, -1],
  [1, 0, -1],
  [1, -1, 0],
  [0, -1, 1],
  [-1, 0, 1],
  [-1, 1, 0],
];
const pointyMirrors = new Map<MirrorAxis, LatticeMap>([
  ['E-W', [-3, -2, -1]],
  ['N-S', [3, 2, 1]],
  ['NW-SE', [-1, -3, -2]],
  ['NE-SW', [-2, -1, -3]],
  ['WNW-ESE', [2, 1, 3]],
  ['ENE-WSW', [1, 3, 2]],
]);
const flatMirrors = new Map<MirrorAxis, LatticeMap>([
  ['N-S', [-3, -2, -1]],
  ['E-W', [3, 2, 1]],
  ['NW-SE', [-1, -3, -2]],
  ['NE-SW', [-2, -1, -3]],
  ['NNW-SSE', [2, 1, 3]],
  ['NNE-SSW', [1, 3, 2]],
]);

const [sin60, zero] = [Math.sqrt(3) / 2, { x: 0, y: 0 }];
// The third coordinate follows from the other two.
const pointyUpright = [{ x: 1, y: 0 }, { x: 0.5, y: sin60 }, zero];
const flatUpright = [{ x: 0, y: 1 }, { x: sin60, y: 0.5 }, zero];

/**
 * Hexes in cube coordinates (https://www.redblobgames.com/grids/hexagons/), whose sum is 0: along the lines, across
 * them, and the third. Pointy hexes have E at 1, 0, −1 and SE at 0, 1, −1; flat ones S and SE.
 */
export function hexLattice(isFlat: boolean, toAxial: (tile: Point) => Point, toTile: (axial: Point) => Point): Lattice {
  return {
    turns: 6,
    turn: isFlat ? [-3, -1, -2] : [-2, -3, -1],
    mirrors: isFlat ? flatMirrors : pointyMirrors,
    clockwise: [0, 1, 2, 3, 4, 5],
    upright: isFlat ? flatUpright : pointyUpright,
    stepsAt: () => (isFlat ? flatSteps : pointySteps),
    sums: [0],
    pointOf(tile) {
      const { x, y } = toAxial(tile);
      return [x, y, -x - y];
    },
    tileOf: ([x = 0, y = 0]) => toTile({ x, y }),
  };
}

const upSteps: readonly (LatticePoint | undefined)[] = [[1, 0, 0], [0, 0, 1], [0, 1, 0], undefined];
const downSteps: readonly (LatticePoint | undefined)[] = [[0, -1, 0], undefined, [-1, 0, 0], [0, 0, -1]];
const triangleMirrors = new Map<MirrorAxis, LatticeMap>([
  ['N-S', [2, 1, 3]],
  ['WNW-ESE', [3, 2, 1]],
  ['ENE-WSW', [1, 3, 2]],
]);

const triangleUpright = [
  { x: sin60, y: -0.5 },
  { x: -sin60, y: -0.5 },
  { x: 0, y: 1 },
];

/** Triangles, and how to reckon the steps from any to one on a board without borders. */
export interface TriangleLattice extends Lattice {
  stepsTo(to: Point): (x: number, y: number) => number;
}

/**
 * Triangles by the three lanes that they lie in (https://www.boristhebrave.com/2021/05/23/triangle-grids/): those
 * that one crosses going E from a tile that points up, those going W, and the rows. Every step adds or takes 1, so
 * that the sum is 0 for tiles that point up, 1 for those that point down. `odd` is 1 where the tile 0, 0 points down.
 */
export function triangleLattice(odd: 0 | 1): TriangleLattice {
  const east = (x: number, y: number): number => Math.ceil((x + odd - y) / 2);
  const west = (x: number, y: number): number => -Math.floor((x + odd + y) / 2);
  return {
    turns: 3,
    turn: [2, 3, 1],
    mirrors: triangleMirrors,
    upright: triangleUpright,
    sums: [0, 1],
    stepsAt: ([a = 0, b = 0, row = 0]) => (a + b + row === 0 ? upSteps : downSteps),
    pointOf: ({ x, y }) => [east(x, y), west(x, y), y],
    tileOf: ([a = 0, b = 0, row = 0]) => ({ x: 2 * a + row - (a + b + row) - odd, y: row }),
    stepsTo(to) {
      const [a, b] = [east(to.x, to.y), west(to.x, to.y)];
      return (x, y) => Math.abs(east(x, y) - a) + Math.abs(west(x, y) - b) + Math.abs(y - to.y);
    },
  };
}
