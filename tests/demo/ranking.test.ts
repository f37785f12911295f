// The ranking at the end of a race: the winners, then by coins and prices of houses, then who is out.
import { expect, test } from 'vitest';
import { rankingOf } from '../../demo/monopoly/ui/result.js';
import { momentOf, smallRace } from './moment.js';

test('houses count by their price', () => {
  const play = smallRace();
  play.setPlayer(0, { coins: 100 });
  play.setPlayer(1, { coins: 190 });
  play.setPlayer(2, { coins: 50 });
  play.set({ phase: 'over', owners: { inn: 0 }, outcome: { winners: [0], reason: 'rounds' } });
  expect(rankingOf(momentOf(play))).toEqual([
    { seat: 0, worth: 201, isOut: false, place: 1 },
    { seat: 1, worth: 190, isOut: false, place: 2 },
    { seat: 2, worth: 50, isOut: false, place: 3 },
  ]);
});

test('equals share a place, who wins by laps comes first, and who is out comes last', () => {
  const play = smallRace();
  play.setPlayer(0, { coins: 0, isOut: true });
  play.setPlayer(1, { coins: 900 });
  play.setPlayer(2, { coins: 10 });
  play.set({ phase: 'over', outcome: { winners: [2], reason: 'laps' } });
  expect(rankingOf(momentOf(play)).map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [1, 2],
    [0, 3],
  ]);
  play.setPlayer(1, { coins: 10 });
  play.set({ outcome: { winners: [1, 2], reason: 'rounds' } });
  expect(rankingOf(momentOf(play)).map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
  ]);
});
