// 10,000 games between bots over all boards of the demo: all end, none throws, every record replays to the same state.
import { expect, test } from 'vitest';
import { createRandom } from '../../src/boards/index.js';
import { GameRecord, type RaceBotLevel } from '../../src/games/index.js';
import { demoMaps, loadRace, playBots } from '../games/race/demo-boards.js';

const GAMES = 10_000;
const levels: readonly RaceBotLevel[] = ['easy', 'fair', 'sharp'];
const first = Number(process.env.SEED ?? Date.now() % 1_000_000);

test(`${GAMES} games of two to six bots, from the seed ${first} on`, { timeout: 3_600_000 }, async () => {
  const races = await Promise.all(demoMaps.map(loadRace));
  for (let game = 0; game < GAMES; game++) {
    const seed = first + game;
    const race = races[game % races.length];
    if (!race) throw new Error('the demo has no maps');
    const chance = createRandom(seed).split('seats');
    const seats = Array.from({ length: chance.integer(2, 6) }, () => chance.pick(levels));
    const record = playBots(race, seed, seats, chance.integer(1, 60));
    if (!record.outcome) throw new Error(`seed ${seed}: the game has not ended`);
    const again = GameRecord.load(race.game, JSON.parse(JSON.stringify(record.save())));
    expect(again.state, `seed ${seed}`).toEqual(record.state);
  }
});
