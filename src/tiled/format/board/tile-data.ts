import type { Cell, Layout, Slices } from '../../../boards/index.js';
import { TiledError } from '../error.js';
import { inherited } from '../inherit.js';
import type { TiledMap } from '../model.js';
import { Centers } from './centers.js';
import { anchorOf, boundsOf, contains, type PlacedObject } from './object-place.js';
import { isTileDataClass, type Owner } from './read-tile.js';

/** What an object of class TileData says about one cell. */
export interface TileData {
  readonly owner: Owner;
  readonly cell: Cell;
}

/** What the objects of class TileData say, in their order. Throws a TiledError where one lies on no tile. */
export function* tileDataOf(
  map: TiledMap,
  objects: readonly PlacedObject[],
  layout: Layout,
  isTile: (cell: Cell) => boolean,
): Slices<TileData[]> {
  const meant = objects.filter(({ object }) => isTileDataClass(inherited(map, object).class));
  const liesOnOne = (placed: PlacedObject) => isSpot(placed, nameOf(placed), map);
  // Looking through all cells is spared where every object lies on one.
  const centers = meant.every(liesOnOne) ? undefined : yield* Centers.of(layout, isTile);
  return meant.flatMap((placed) => {
    const { object, layer } = placed;
    const place = { file: map.file, layer: layer.name, object: object.id };
    const name = nameOf(placed);
    const cells = liesOnOne(placed)
      ? spotOf(map, placed, layout).filter(isTile)
      : (centers?.cellsIn(boundsOf(map, placed), (center) => contains(map, placed, center)) ?? []);
    if (cells.length === 0) throw new TiledError(place, `${name} lies on no tile of the board`);
    const { properties } = inherited(map, object);
    return cells.map((cell) => {
      return { cell, owner: { class: 'TileData', properties, name, place: { ...place, cell: layout.xyOf(cell) } } };
    });
  });
}

/** How errors call an object. */
function nameOf({ object }: PlacedObject): string {
  return `TileData object ${object.id}${object.name && ` "${object.name}"`}`;
}

/** Whether an object means the one cell under it, or all cells in it. */
function isSpot({ object, layer }: PlacedObject, name: string, map: TiledMap): boolean {
  const { id, shape, width, height } = object;
  if (shape === 'text' || shape === 'polyline') {
    const allowed = 'a rectangle, ellipse, capsule, polygon, point or tile';
    throw new TiledError({ file: map.file, layer: layer.name, object: id }, `${name} is a ${shape}, not ${allowed}`);
  }
  // Made with a click instead of a drag, a shape has no size, and Tiled shows a mark.
  return shape === 'tile' || shape === 'point' || (shape !== 'polygon' && width === 0 && height === 0);
}

function spotOf(map: TiledMap, placed: PlacedObject, layout: Layout): Cell[] {
  const cell = layout.cellAt(anchorOf(map, placed));
  return cell === undefined ? [] : [cell];
}
