import { directionNumber } from '../direction.js';
import type { Lattice, LatticePoint } from '../lattice.js';
import type { Direction, Layout, Point } from '../layout.js';
import { checkCount, checkOptionNames } from '../option-checks.js';
import { changed, latticeOf, pointOf } from './transforms.js';

/** The tile 0, 0, where no other is given. */
const zero = { x: 0, y: 0 };
/** The names of `ShapeOptions`. */
const shapeNames = ['corner', 'face'];

/**
 * The tiles of a hexagon: on hexes those at most `radius` steps from the centre, 3 r (r + 1) + 1 of them; on triangles
 * 6 r² around the tip of the tile `center`. Row by row; borders and wrap are not asked, so that they may lie outside of
 * the board. Throws a TypeError on other layouts.
 */
export function hexagonTiles(
  layout: Layout,
  options: { readonly radius: number; readonly center?: Point | undefined },
): Point[] {
  const lattice = latticeOf('hexagonTiles', layout, 'draw');
  checkOptionNames('hexagonTiles', options, ['radius', 'center']);
  const { radius, center = zero } = options;
  const middle = pointOf('hexagonTiles', 'center', lattice, center);
  checkCount('hexagonTiles', 'radius', radius, 0);
  if (!lattice.sums) throw new TypeError(`hexagonTiles: a ${layout.shape} layout has no hexagons`);
  if (!isOfTriangles(lattice)) {
    return tilesBetween(lattice, middle, [-radius, -radius, -radius], [radius, radius, radius]);
  }
  // The tip of a tile that points up lies between its row and the one above, and before the next of the other lanes.
  return isUp(middle)
    ? tilesBetween(lattice, middle, [1 - radius, 1 - radius, -radius], [radius, radius, radius - 1])
    : tilesBetween(lattice, middle, [-radius, -radius, 1 - radius], [radius - 1, radius - 1, radius]);
}

/** Where a shape begins, and where it spreads. */
export interface ShapeOptions {
  /** The tile in its corner, by default 0, 0. */
  readonly corner?: Point | undefined;
  /**
   * On squares and hexes: it spreads from the corner between this direction, by default the first, and the one a turn
   * further clockwise. On triangles, over which side of the corner tile a triangle spreads, by default the first it
   * has.
   */
  readonly face?: Direction | undefined;
}

/**
 * The tiles of a triangle with so many tiles at each side: n (n + 1) / 2 hexes, or squares as stairs, and n² triangles.
 * Row by row; borders and wrap are not asked. Throws a TypeError on other layouts, a RangeError on a bad option.
 */
export function triangleTiles(layout: Layout, options: ShapeOptions & { readonly side: number }): Point[] {
  const lattice = latticeOf('triangleTiles', layout, 'draw');
  checkOptionNames('triangleTiles', options, [...shapeNames, 'side']);
  const { side, corner = zero } = options;
  checkCount('triangleTiles', 'side', side, 1);
  const start = pointOf('triangleTiles', 'corner', lattice, corner);
  const face = stepOf('triangleTiles', layout, lattice, options);
  if (isOfTriangles(lattice)) {
    // Over its side the triangle grows in one lane; in the other two it grows back.
    const far = (value: number): number => (value === 0 ? (isUp(start) ? 1 - side : side - 1) : value * (side - 1));
    const [least, most] = [face.map((value) => Math.min(0, far(value))), face.map((value) => Math.max(0, far(value)))];
    return tilesBetween(lattice, start, least, most);
  }
  return spread(lattice, start, face, {
    width: side,
    height: side,
    isIn: (along, across) => along + across < side,
  });
}

/**
 * The tiles of a parallelogram: `width` tiles along its face, `height` across, as many as `width` if left out, which
 * makes a rhombus; on squares a rectangle. On triangles it has `width` pairs of tiles in each of `height` rows, to
 * the E and the S of the corner tile, whose W side it continues. Row by row; borders and wrap are not asked. Throws a
 * TypeError on other layouts, a RangeError on a bad option.
 */
export function parallelogramTiles(
  layout: Layout,
  options: ShapeOptions & { readonly width: number; readonly height?: number | undefined },
): Point[] {
  const lattice = latticeOf('parallelogramTiles', layout, 'draw');
  checkOptionNames('parallelogramTiles', options, [...shapeNames, 'width', 'height']);
  const { width, height = width, corner = zero } = options;
  checkCount('parallelogramTiles', 'width', width, 1);
  checkCount('parallelogramTiles', 'height', height, 1);
  const start = pointOf('parallelogramTiles', 'corner', lattice, corner);
  if (isOfTriangles(lattice)) {
    if (options.face !== undefined) throw new TypeError('parallelogramTiles: face must be left out on triangles');
    const far = width + height;
    return isUp(start)
      ? tilesBetween(lattice, start, [-far, 1 - width, 0], [far, 0, height - 1])
      : tilesBetween(lattice, start, [0, -far, 0], [width - 1, far, height - 1]);
  }
  return spread(lattice, start, stepOf('parallelogramTiles', layout, lattice, options), {
    width,
    height,
    isIn: () => true,
  });
}

/** The tiles whose coordinates, seen from one, are not less and not more than these. */
function tilesBetween(lattice: Lattice, from: LatticePoint, least: LatticePoint, most: LatticePoint): Point[] {
  const [a = 0, b = 0, c = 0] = from;
  const tiles: Point[] = [];
  for (let first = a + at(least, 0); first <= a + at(most, 0); first++) {
    for (let second = b + at(least, 1); second <= b + at(most, 1); second++) {
      for (const sum of lattice.sums ?? []) {
        const third = sum - first - second;
        if (third >= c + at(least, 2) && third <= c + at(most, 2)) tiles.push(lattice.tileOf([first, second, third]));
      }
    }
  }
  return rowByRow(tiles);
}

/** The tiles that lie so many steps along a face and so many across it. */
function spread(
  lattice: Lattice,
  start: LatticePoint,
  face: LatticePoint,
  { width, height, isIn }: { width: number; height: number; isIn: (along: number, across: number) => boolean },
): Point[] {
  const across = changed(face, lattice.turn);
  const tiles: Point[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (!isIn(column, row)) continue;
      tiles.push(
        lattice.tileOf(start.map((value, index) => value + column * at(face, index) + row * at(across, index))),
      );
    }
  }
  return rowByRow(tiles);
}

/** The step over the side of the corner tile that a shape is said to face. */
function stepOf(
  who: string,
  layout: Layout,
  lattice: Lattice,
  { face = 0, corner = zero }: ShapeOptions,
): LatticePoint {
  const step = lattice.stepsAt(pointOf(who, 'corner', lattice, corner))[directionNumber(layout, face, `${who}: face`)];
  if (step) return step;
  throw new RangeError(`${who}: face is ${face}, but the tile (${corner.x}, ${corner.y}) has no such side`);
}

function isOfTriangles(lattice: Lattice): boolean {
  return lattice.sums?.length === 2;
}

/** Whether a triangle points up: the sum of its coordinates says so. */
function isUp([a = 0, b = 0, row = 0]: LatticePoint): boolean {
  return a + b + row === 0;
}

function at(point: LatticePoint, index: number): number {
  return point[index] ?? 0;
}

function rowByRow(tiles: readonly Point[]): Point[] {
  return tiles.map(({ x, y }) => ({ x: x + 0, y: y + 0 })).sort((a, b) => a.y - b.y || a.x - b.x);
}
