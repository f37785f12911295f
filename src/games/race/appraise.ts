import type { Cell } from '../../boards/index.js';
import type { Seat } from '../game.js';
import { sumOf } from './best.js';
import { ownerOf, rentOf } from './estate.js';
import type { RaceState } from './state.js';
import type { NamedTile, Track } from './track.js';

/** What landing on a tile brings in coins, on average over its cards; jumps are followed. */
export function landingCoins(track: Track, state: RaceState, seat: Seat, cell: Cell): number {
  const tile = track.tiles.get(cell);
  if (tile === undefined) return 0;
  const owner = ownerOf(state.owners, tile);
  const rent = owner === seat ? 0 : rentOf(track, state.owners, tile);
  const arrest = tile.isArrest ? bailOf(track) : 0;
  const further = tile.jump === undefined ? 0 : landingCoins(track, state, seat, tile.jump);
  return tile.land - rent + cardCoins(track, state, tile.draw) - arrest + further;
}

/** What a card brings on average; where it leads to is not looked at. */
function cardCoins(track: Track, state: RaceState, draw: string | undefined): number {
  const cards = state.rules.cards.filter(({ deck }) => deck === draw);
  if (cards.length === 0) return 0;
  const total = sumOf(cards, ({ effect }) => {
    if (effect.kind === 'coins') return effect.coins;
    if (effect.kind === 'each') return effect.coins * othersIn(state);
    return effect.kind === 'arrest' ? -bailOf(track) : 0;
  });
  return total / cards.length;
}

/** What owning a tile brings in rents until the end of the race; its district counts with it. */
export function futureRent(track: Track, state: RaceState, seat: Seat, tile: NamedTile): number {
  const { rules, round, owners } = state;
  const district = tile.district === undefined ? [tile] : (track.districts.get(tile.district) ?? [tile]);
  const asked = (owners: RaceState['owners']) => {
    return sumOf(district, (one) => (owners[one.label] === seat ? rentOf(track, owners, one) : 0));
  };
  const { [tile.label]: _, ...without } = owners;
  const rents = asked({ ...without, [tile.label]: seat }) - asked(without);
  // A guess: every turn ends on some tile of the board, each as often as the others.
  return (rents * (rules.rounds - round + 1) * othersIn(state)) / track.tiles.size;
}

/** What a player pays in rents for landing somewhere, on average over the board. */
export function averageRent(track: Track, owners: RaceState['owners'], seat: Seat): number {
  const tiles = [...track.named.values()].filter(({ label }) => owners[label] !== seat);
  return sumOf(tiles, (tile) => rentOf(track, owners, tile)) / track.tiles.size;
}

function othersIn({ players }: RaceState): number {
  return players.filter(({ isOut }) => !isOut).length - 1;
}

function bailOf({ jail }: Track): number {
  return jail?.bail ?? 0;
}
