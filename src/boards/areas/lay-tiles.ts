import type { Layout, Point } from '../layout.js';
import { checkLayout, checkOptionNames } from '../option-checks.js';
import { checkTile, readTiles } from '../tile-checks.js';
import { latticeOf, moveTiles } from './transforms.js';

/**
 * Lays tiles of one grid on another of its kind, of any size and with other rows shifted: what lies at `from` on the grid
 * `of` lies at `to` on the layout. Wrapped axes are not folded. Throws as `moveTiles`, and a TypeError where the tiles of
 * the two have other neighbours, as pointy hexes and flat ones.
 */
export function layTiles(
  layout: Layout,
  tiles: Iterable<Point>,
  options: { readonly of: Layout; readonly from: Point; readonly to: Point },
): Point[] {
  const target = latticeOf('layTiles', layout, 'lay');
  checkOptionNames('layTiles', options, ['of', 'from', 'to']);
  const { of: source, from, to } = options;
  checkLayout('layTiles', source, 'of');
  const origin = latticeOf('layTiles', source, 'lay');
  if (!areAlike(layout, source)) {
    const kinds = [source, layout].map(
      ({ shape, directions }) => `${shape} with the directions ${directions.join(' ')}`,
    );
    throw new TypeError(`layTiles: tiles of a ${kinds[0]} do not fit on a ${kinds[1]}`);
  }
  checkTile('layTiles', 'from', from);
  checkTile('layTiles', 'to', to);
  const onTarget = ({ x, y }: Point) => target.tileOf(origin.pointOf({ x, y }));
  return moveTiles(layout, readTiles('layTiles', 'tiles', tiles).map(onTarget), { from: onTarget(from), to });
}

/** Squares with four directions and with eight are alike: their tiles lie in the same way. */
function areAlike(layout: Layout, source: Layout): boolean {
  return layout.shape === source.shape && layout.directions[0] === source.directions[0];
}
