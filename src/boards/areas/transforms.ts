import type { Lattice, LatticeMap, LatticePoint, MirrorAxis } from '../lattice.js';
import type { Layout, Point } from '../layout.js';
import { checkLayout, checkOptionNames, mistake } from '../option-checks.js';
import { shownValue } from '../shown-value.js';
import { checkTile, readTiles } from '../tile-checks.js';

/**
 * Moves tiles as one piece, from one tile to another: what lay at `from` lies at `to`. The tiles may lie outside of
 * the board, and wrapped axes are not folded. It can be undone exactly, by the way back. Between two triangles that
 * point different ways the area is turned by half, as only then its tiles lie on tiles. Throws a TypeError where the
 * layout has no coordinates for it, such as a graph; a RangeError where x or y are not whole.
 */
export function moveTiles(
  layout: Layout,
  tiles: Iterable<Point>,
  options: { readonly from: Point; readonly to: Point },
): Point[] {
  const lattice = latticeOf('moveTiles', layout, 'move');
  checkOptionNames('moveTiles', options, ['from', 'to']);
  const { from, to } = options;
  const start = pointOf('moveTiles', 'from', lattice, from);
  const end = pointOf('moveTiles', 'to', lattice, to);
  const sign = sumOf(start) === sumOf(end) || lattice.sums === undefined ? 1 : -1;
  return mapTiles('moveTiles', lattice, tiles, (point) => combine(end, combine(point, start, -1), sign));
}

/**
 * Rotates tiles about a tile, clockwise by so many turns, 1 by default; below 0 the other way. A turn is 90° on
 * squares, 60° on hexes and 120° on triangles (by 60° a triangle would not lie on tiles); `turnsOf` of them bring all
 * back, exactly. Wrapped axes are not folded. Throws as `moveTiles`, and where `turns` is not whole.
 */
export function rotateTiles(
  layout: Layout,
  tiles: Iterable<Point>,
  options: { readonly about: Point; readonly turns?: number | undefined },
): Point[] {
  const lattice = latticeOf('rotateTiles', layout, 'rotate');
  checkOptionNames('rotateTiles', options, ['about', 'turns']);
  const { about, turns = 1 } = options;
  if (!Number.isInteger(turns)) throw mistake('rotateTiles', 'turns', turns, 'a whole number');
  const center = pointOf('rotateTiles', 'about', lattice, about);
  const times = ((turns % lattice.turns) + lattice.turns) % lattice.turns;
  return mapTiles('rotateTiles', lattice, tiles, (point) => {
    let arm = combine(point, center, -1);
    for (let turn = 0; turn < times; turn++) arm = changed(arm, lattice.turn);
    return combine(center, arm, 1);
  });
}

/**
 * Mirrors tiles along an axis through a tile; done twice, all are where they were. The axes are named by where they
 * lead on the board seen upright, which for isometric and other boards on a corner is the unturned grid: `mirrorAxes`
 * lists them. Wrapped axes are not folded. Throws as `moveTiles`, and where the layout has no such axis.
 */
export function mirrorTiles(
  layout: Layout,
  tiles: Iterable<Point>,
  options: { readonly about: Point; readonly axis: MirrorAxis },
): Point[] {
  const lattice = latticeOf('mirrorTiles', layout, 'mirror');
  checkOptionNames('mirrorTiles', options, ['about', 'axis']);
  const { about, axis } = options;
  const mirror = lattice.mirrors.get(axis);
  if (!mirror) {
    const allowed = mirrorAxes(layout).join(', ');
    throw new RangeError(
      `mirrorTiles: axis is ${shownValue(axis)}, but the axes of this ${layout.shape} layout are ${allowed}`,
    );
  }
  const center = pointOf('mirrorTiles', 'about', lattice, about);
  return mapTiles('mirrorTiles', lattice, tiles, (point) =>
    combine(center, changed(combine(point, center, -1), mirror), 1),
  );
}

/** The axes along which tiles can be mirrored; none where the layout has no coordinates for it, such as a graph. */
export function mirrorAxes(layout: Layout): MirrorAxis[] {
  checkLayout('mirrorAxes', layout);
  return [...(layout.lattice?.mirrors.keys() ?? [])];
}

/**
 * How many turns of `rotateTiles` go all round: 4 on squares, 6 on hexes, 3 on triangles; 0 where tiles cannot turn.
 */
export function turnsOf(layout: Layout): number {
  checkLayout('turnsOf', layout);
  return layout.lattice?.turns ?? 0;
}

/** The coordinates of a layout. Throws a TypeError that names it where it has none. */
export function latticeOf(who: string, layout: Layout, verb: string): Lattice {
  checkLayout(who, layout);
  if (layout.lattice) return layout.lattice;
  throw new TypeError(
    `${who}: a ${layout.shape} layout cannot ${verb} tiles: it has no coordinates in which all tiles are alike`,
  );
}

/** The coordinates of a tile. Throws where it is none, or x or y are not whole. */
export function pointOf(who: string, name: string, lattice: Lattice, tile: Point): LatticePoint {
  checkTile(who, name, tile);
  return lattice.pointOf({ x: tile.x, y: tile.y });
}

function mapTiles(
  who: string,
  lattice: Lattice,
  tiles: Iterable<Point>,
  map: (point: LatticePoint) => LatticePoint,
): Point[] {
  return readTiles(who, 'tiles', tiles).map((tile) => {
    const { x, y } = lattice.tileOf(map(lattice.pointOf({ x: tile.x, y: tile.y })));
    // + 0 because −0 must not get out.
    return { x: x + 0, y: y + 0 };
  });
}

function combine(a: LatticePoint, b: LatticePoint, sign: 1 | -1): LatticePoint {
  return a.map((value, index) => value + sign * (b[index] ?? 0));
}

/** A point with its coordinates changed. */
export function changed(point: LatticePoint, map: LatticeMap): LatticePoint {
  return map.map((from) => Math.sign(from) * (point[Math.abs(from) - 1] ?? 0));
}

function sumOf(point: LatticePoint): number {
  return point.reduce((sum, value) => sum + value, 0);
}
