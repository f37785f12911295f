// Bots play whole races on the boards of the demo.
import { describe, expect, test } from 'vitest';
import { GameRecord, type RaceBotLevel } from '../../../src/games/index.js';
import { demoMaps, loadRace, playBots } from './demo-boards.js';

const levels: readonly RaceBotLevel[] = ['easy', 'fair', 'sharp'];

describe.each(demoMaps)('%s', async (file) => {
  const race = await loadRace(file);

  test('games of two to six bots end, and their records replay to the same state', () => {
    for (let seed = 0; seed < 6; seed++) {
      const seats = Array.from({ length: 2 + (seed % 5) }, (_, seat) => levels[(seed + seat) % 3] ?? 'fair');
      const record = playBots(race, seed, seats);
      expect(record.outcome?.winners.length).toBeGreaterThan(0);
      const again = GameRecord.load(race.game, JSON.parse(JSON.stringify(record.save())));
      expect(again.state).toEqual(record.state);
    }
  });
});

// On the small lagoon a roll decides too much: there the sharp bot is no better than the fair one.
test.for([
  ['harbor.tmx', 'fair', 'easy'],
  ['harbor.tmx', 'sharp', 'fair'],
  ['lagoon.tmx', 'fair', 'easy'],
] as const)('on %s the %s bot beats the %s one, from both seats', async ([file, better, other]) => {
  const race = await loadRace(file);
  let won = 0;
  for (let game = 0; game < 40; game++) {
    const isFirst = game % 2 === 0;
    const { outcome } = playBots(race, 1000 + game, isFirst ? [better, other] : [other, better]);
    if (outcome?.winners.includes(isFirst ? 0 : 1)) won += 1 / outcome.winners.length;
  }
  // Between equals, 28 or more of 40 games are won in one of a hundred tries.
  expect(won).toBeGreaterThanOrEqual(28);
});
