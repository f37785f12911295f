// What a tile is and does, in words: for its card, for offers, and for who listens.
import type { RaceTile } from 'excalibur-boardkit/games';
import { type Moment, nameOf } from './game-setup.js';
import { coinsOf, pointsOf, tileName } from './phrases.js';

/** A tile in words: its name, and a line for each thing to know. */
export interface TileWords {
  readonly name: string;
  readonly lines: readonly string[];
  /** Whose tile it is. */
  readonly owner: number | undefined;
  /** A sign out of ui.svg for what it is, if there is one: of a house, the pattern of its district. */
  readonly sign: string | undefined;
}

/** What there is to know about a tile at this moment. */
export function describeTile(tile: RaceTile, moment: Moment): TileWords {
  const { owners } = moment.state;
  const owner = tile.label === undefined ? undefined : owners[tile.label];
  const lines = [...estateLines(tile, owner, moment), ...ruleLines(tile, moment), ...walkLines(tile, moment)];
  const said = lines.length > 0 ? lines : ['A quiet place: nothing happens here.'];
  return { name: tile.name, lines: said, owner, sign: signOf(tile, moment) };
}

function estateLines(tile: RaceTile, owner: number | undefined, { setup, game, state }: Moment): string[] {
  if (tile.price === undefined) return [];
  const lines = [owner === undefined ? `For sale: ${coinsOf(tile.price)}` : `Belongs to ${nameOf(setup, owner)}`];
  const rent = owner === undefined ? tile.rent : game.rent(state, tile);
  lines.push(rent > tile.rent ? `Rent ${rent}: the whole district has one owner` : `Rent ${tile.rent}`);
  if (tile.district !== undefined) lines.push(districtLine(tile.district, { setup, game, state }));
  return lines;
}

function districtLine(district: string, { setup, game, state }: Moment): string {
  const tiles = game.track.districts.get(district) ?? [];
  const counts = new Map<number, number>();
  for (const { label } of tiles) {
    const seat = state.owners[label];
    if (seat !== undefined) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  const shares = [...counts].map(([seat, count]) => `${nameOf(setup, seat)} has ${count}`);
  return `${district}, ${tiles.length} houses${shares.length > 0 ? `: ${shares.join(', ')}` : ''}`;
}

/** What happens to who lands there or comes by. */
function ruleLines(tile: RaceTile, { setup, game, state }: Moment): string[] {
  const lines: string[] = [];
  const moment = { setup, game, state };
  if (tile.pass !== 0) lines.push(`Coming by: ${gainOrLoss(tile.pass)}`);
  if (tile.land !== 0) lines.push(`Landing: ${gainOrLoss(tile.land)}`);
  if (tile.draw !== undefined) lines.push('Landing: draw a card');
  if (tile.goods?.pass !== undefined) lines.push(`Market: a pass out of jail, ${tile.goods.pass}`);
  if (tile.goods?.charm !== undefined) lines.push(`Market: a charm to choose a roll, ${tile.goods.charm}`);
  if (tile.bail !== undefined) lines.push(`The jail; bail is ${tile.bail}. Who walks in only visits`);
  if (tile.isArrest) lines.push('Landing: off to jail');
  if (tile.opens !== undefined) lines.push(`Coming by opens ${gateName(tile.opens, moment)}`);
  if (tile.shuts !== undefined && tile.shuts !== tile.label) {
    lines.push(`Coming by shuts ${gateName(tile.shuts, moment)}`);
  }
  if (tile.jump !== undefined) lines.push(`Landing: straight on to ${tileName(tile.jump, moment)}`);
  return lines;
}

/** What it takes to walk there. */
function walkLines(tile: RaceTile, { game, state }: Moment): string[] {
  const lines: string[] = [];
  if (tile.gate !== undefined && tile.label !== undefined) {
    const isOpen = state.gates[tile.label] ?? tile.gate === 'open';
    const rhythm =
      tile.rhythm === undefined
        ? ''
        : tile.rhythm === 1
          ? '; turns every round'
          : `; turns every ${tile.rhythm} rounds`;
    const after = tile.shuts === tile.label ? '; shuts behind whoever comes by' : '';
    lines.push(`The gate is ${isOpen ? 'open' : 'shut'}${rhythm}${after}`);
  }
  const cost = game.track.board.tileOf(tile.cell)?.properties.cost;
  if (cost === 'STOP') lines.push('Everybody stops here');
  else if (cost === 0) lines.push('Crossing it costs no points');
  else if (typeof cost === 'number' && cost > 1) lines.push(`A toll: a step here costs ${pointsOf(cost)}`);
  return lines;
}

function gainOrLoss(coins: number): string {
  return coins > 0 ? `get ${coinsOf(coins)}` : `pay ${coinsOf(-coins)}`;
}

function gateName(label: string, { game }: Moment): string {
  return game.tileNamed(label)?.name ?? label;
}

/** The awnings of a district have their pattern in the name of their look: `shop-waves`. */
function signOf(tile: RaceTile, { game, state }: Moment): string | undefined {
  const { look, cost } = game.track.board.tileOf(tile.cell)?.properties ?? {};
  if (tile.price !== undefined) return /^shop-/.test(String(look)) ? String(look).replace('shop-', 'sign-') : undefined;
  if (tile === game.track.start) return 'home';
  if (tile.gate !== undefined) return gateSign(tile, look, state);
  if (tile.bail !== undefined) return 'jail';
  if (tile.isArrest) return 'arrest';
  if (tile.goods !== undefined) return 'market';
  if (tile.draw !== undefined) return tile.draw === 'chance' ? 'chance' : 'fate';
  if (tile.opens !== undefined) return 'key';
  if (tile.jump !== undefined) return 'anchor';
  if (cost === 'STOP') return 'stop';
  return tile.land !== 0 || tile.pass !== 0 ? 'coins' : undefined;
}

function gateSign({ label = '', gate }: RaceTile, look: unknown, { gates }: Moment['state']): string {
  const isOpen = gates[label] ?? gate === 'open';
  return `${/bridge/.test(String(look)) ? 'bridge' : 'gate'}-${isOpen ? 'open' : 'shut'}`;
}
