// What the card of a tile says: what it is, whose it is, and what it does (race.md, "What the tiles mean").
import { expect, test } from 'vitest';
import { describeTile } from '../../demo/monopoly/ui/tile-words.js';
import type { RaceState } from '../../src/games/index.js';
import { cellOf } from '../games/race/ring.js';
import { momentOf, smallRace } from './moment.js';

function card(number: number, change: Partial<RaceState> = {}) {
  const moment = momentOf(smallRace(), change);
  const tile = moment.game.tile(cellOf(number));
  if (!tile) throw new Error(`there is no tile ${number}`);
  return describeTile(tile, moment);
}

test('a free house: its price, its rent, its district', () => {
  expect(card(1)).toMatchObject({
    name: 'Inn',
    owner: undefined,
    lines: ['For sale: 101 coins', 'Rent 30', 'Quay, 2 houses'],
  });
});

test('an owned house: whose it is, and who has how much of the district', () => {
  expect(card(1, { owners: { inn: 2 } })).toMatchObject({
    owner: 2,
    lines: ['Belongs to Chen', 'Rent 30', 'Quay, 2 houses: Chen has 1'],
  });
});

test('the whole district in one hand doubles the rent', () => {
  expect(card(1, { owners: { inn: 2, mill: 2 } }).lines[1]).toBe('Rent 60: the whole district has one owner');
});

test.each([
  ['the start pays', 0, ['Coming by: get 100 coins']],
  ['a market', 2, ['Market: a pass out of jail, 40', 'Market: a charm to choose a roll, 60']],
  ['a STOP', 4, ['Everybody stops here']],
  ['a tile with nothing', 5, ['A quiet place: nothing happens here.']],
  ['a deck', 6, ['Landing: draw a card']],
  ['a toll, with a fee', 7, ['Landing: pay 1 coin', 'A toll: a step here costs 3 points']],
  ['the jail', 8, ['The jail; bail is 50. Who walks in only visits']],
  ['a keeper', 10, ['Coming by opens Water Gate']],
  ['a ferry', 12, ['Landing: straight on to Inn']],
])('%s', (_, number, lines) => {
  expect(card(number).lines).toEqual(lines);
});

test('a gate is as the game has it, not the map', () => {
  expect(card(16).lines[0]).toBe('The gate is open; shuts behind whoever comes by');
  expect(card(16, { gates: { gate: false } })).toMatchObject({
    lines: ['The gate is shut; shuts behind whoever comes by', 'A toll: a step here costs 2 points'],
    sign: 'gate-shut',
  });
});
