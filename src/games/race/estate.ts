import type { Seat } from '../game.js';
import type { RaceState } from './state.js';
import type { RaceTile } from './tile.js';
import type { NamedTile, Track } from './track.js';

type Owners = RaceState['owners'];

/** The tiles that a seat owns, in the order of the board. */
export function ownedTiles(track: Track, owners: Owners, seat: Seat): NamedTile[] {
  return [...track.named.values()].filter(({ label }) => owners[label] === seat);
}

export function ownerOf(owners: Owners, { label }: RaceTile): Seat | undefined {
  // A label may be a word that every object knows, such as `constructor`.
  return label !== undefined && Object.hasOwn(owners, label) ? owners[label] : undefined;
}

/** Whether a seat owns every tile of a district. */
export function ownsDistrict({ districts }: Track, owners: Owners, seat: Seat, district: string | undefined): boolean {
  const tiles = district === undefined ? undefined : districts.get(district);
  return tiles?.every(({ label }) => owners[label] === seat) ?? false;
}

/** What landing there costs those who do not own the tile: twice its rent where one owns the whole district. */
export function rentOf(track: Track, owners: Owners, tile: RaceTile): number {
  const owner = ownerOf(owners, tile);
  if (owner === undefined) return 0;
  return ownsDistrict(track, owners, owner, tile.district) ? 2 * tile.rent : tile.rent;
}

/** What the bank gives for a tile: half of its price, whole coins. */
export function saleOf({ price = 0 }: RaceTile): number {
  return Math.floor(price / 2);
}

/** Coins and the prices of owned tiles. */
export function worthOf(track: Track, { players, owners }: Pick<RaceState, 'players' | 'owners'>, seat: Seat): number {
  const prices = ownedTiles(track, owners, seat).map(({ price = 0 }) => price);
  return prices.reduce((sum, price) => sum + price, players[seat]?.coins ?? 0);
}
