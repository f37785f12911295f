import type { Layout, Point } from '../layout.js';
import { latticeOf, moveTiles, pointOf } from './transforms.js';

/**
 * Lays tiles of one grid on another of its kind, of any size and with other rows shifted: what lies at `from` on the grid
 * `of` lies at `to` on the layout. Wrapped axes are not folded. Throws as `moveTiles`, and a TypeError where the tiles of
 * the two have other neighbours, as pointy hexes and flat ones.
 */
export function layTiles(
  layout: Layout,
  tiles: Iterable<Point>,
  { of: source, from, to }: { readonly of: Layout; readonly from: Point; readonly to: Point },
): Point[] {
  const [target, origin] = [latticeOf(layout, 'lay'), latticeOf(source, 'lay')];
  if (!areAlike(layout, source)) {
    const kinds = [source, layout].map(
      ({ shape, directions }) => `${shape} with the directions ${directions.join(' ')}`,
    );
    throw new TypeError(`layTiles: tiles of a ${kinds[0]} do not fit on a ${kinds[1]}`);
  }
  const onTarget = (tile: Point) => target.tileOf(pointOf(origin, tile));
  return moveTiles(layout, Array.from(tiles, onTarget), { from: onTarget(from), to });
}

/** Squares with four directions and with eight are alike: their tiles lie in the same way. */
function areAlike(layout: Layout, source: Layout): boolean {
  return layout.shape === source.shape && layout.directions[0] === source.directions[0];
}
