import type { Cell } from '../../boards/index.js';
import type { Seat } from '../game.js';
import { sumOf } from './best.js';
import type { RaceCard } from './card.js';
import { ownerOf, rentOf } from './estate.js';
import type { RaceState } from './state.js';
import type { RaceTile } from './tile.js';
import type { Track } from './track.js';

/** What landing on a tile brings in coins, on average over its cards; jumps are followed. */
export function landingCoins(track: Track, state: RaceState, seat: Seat, cell: Cell): number {
  const tile = track.tiles.get(cell);
  if (tile === undefined) return 0;
  const owner = ownerOf(state.owners, tile);
  const rent = owner === undefined || owner === seat ? 0 : rentOf(track, state.owners, tile);
  const further = tile.jump === undefined ? 0 : landingCoins(track, state, seat, tile.jump);
  return tile.land - rent + cardCoins(track, state, tile) - (tile.isArrest ? bailOf(track) : 0) + further;
}

/** What a card of the deck of a tile brings on average; where it leads to is not looked at. */
function cardCoins(track: Track, { rules, players }: RaceState, { draw }: RaceTile): number {
  const cards = rules.cards.filter(({ deck }) => deck === draw);
  if (cards.length === 0) return 0;
  const others = players.filter(({ isOut }) => !isOut).length - 1;
  const coins = cards.map(({ effect }: RaceCard) => {
    if (effect.kind === 'coins') return effect.coins;
    if (effect.kind === 'each') return effect.coins * others;
    return effect.kind === 'arrest' ? -bailOf(track) : 0;
  });
  return coins.reduce((sum, one) => sum + one, 0) / cards.length;
}

function bailOf({ jail }: Track): number {
  return jail?.bail ?? 0;
}

/** What owning a tile brings in rents until the end of the race, more than not owning it. */
export function futureRent(track: Track, state: RaceState, seat: Seat, tile: RaceTile): number {
  const { rules, round, players, owners } = state;
  const others = players.filter(({ isOut }) => !isOut).length - 1;
  // A guess: a piece lands on each tile about equally often.
  const visits = ((rules.rounds - round + 1) * others) / track.tiles.size;
  const mine = { ...owners, [tile.label ?? '']: seat };
  const rent = rentOf(track, mine, tile);
  const rest =
    tile.district === undefined ? [] : (track.districts.get(tile.district) ?? []).filter((one) => one !== tile);
  const isWhole = rent > tile.rent;
  const doubled = isWhole ? sumOf(rest, (one) => one.rent) : 0;
  const owner = rest[0] === undefined ? undefined : ownerOf(owners, rest[0]);
  const isBlock = owner !== undefined && owner !== seat && rest.every((one) => ownerOf(owners, one) === owner);
  const blocked = isBlock ? (sumOf(rest, (one) => one.rent) + 2 * tile.rent) / others : 0;
  return visits * (rent + doubled + blocked);
}
