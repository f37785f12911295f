import type { Cell, Place, Tile } from '../../boards/index.js';
import type { ActorBoard } from '../board-behavior.js';

/**
 * The tiles of an area: places or tiles; something that has `tiles`; a function that gives them; or properties that
 * tiles must have, such as `{ class: 'Swamp' }`.
 */
export type Area = TileSource | Readonly<Record<string, unknown>>;

type TileSource = Iterable<Place> | { readonly tiles: Iterable<Place> } | ((board: ActorBoard) => Iterable<Place>);

/** Which cells have come to an area, and which have left it. */
export interface AreaChange {
  readonly entered: readonly Cell[];
  readonly left: readonly Cell[];
}

/** The cells of an area at present; what lies outside of the board is left out. */
export function cellsOfArea(board: ActorBoard, area: Area): Set<Cell> {
  const places = isFilter(area) ? board.tilesWhere((tile) => passes(tile, area)) : placesOf(board, area as TileSource);
  const cells = new Set<Cell>();
  for (const place of places) {
    const cell = board.cell(place);
    if (cell !== undefined) cells.add(cell);
  }
  return cells;
}

/** Whether an area is the tiles with certain properties: it changes with each of them. */
export function isFilter(area: Area): area is Readonly<Record<string, unknown>> {
  return typeof area !== 'function' && !isIterable(area) && !('tiles' in area);
}

/** Whether an area is a list, which asks nobody for its tiles. */
export function isIterable(area: Area): area is Iterable<Place> {
  return Symbol.iterator in area;
}

/** Whether a tile has the properties of a filter. */
export function passes(tile: Tile | undefined, filter: Readonly<Record<string, unknown>>): boolean {
  return tile !== undefined && Object.entries(filter).every(([name, value]) => tile.properties[name] === value);
}

/** What differs between two areas; in the order of the cells. */
export function changeBetween(before: ReadonlySet<Cell>, after: ReadonlySet<Cell>): AreaChange {
  const without = (some: ReadonlySet<Cell>, others: ReadonlySet<Cell>) =>
    [...some].filter((cell) => !others.has(cell)).sort((a, b) => a - b);
  return { entered: without(after, before), left: without(before, after) };
}

/** Throws a TypeError on what is no area. */
export function checkArea(area: unknown, what: string): void {
  if (typeof area === 'function' || (typeof area === 'object' && area !== null)) return;
  const value = typeof area === 'string' ? `'${area}'` : String(area);
  throw new TypeError(
    `${what}: ${value} is not allowed, must be a list of tiles, a function that gives one, properties of tiles, or an object with tiles`,
  );
}

function placesOf(board: ActorBoard, area: TileSource): Iterable<Place> {
  if (typeof area === 'function') return area(board);
  return isIterable(area) ? area : area.tiles;
}
