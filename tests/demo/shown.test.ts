// What is seen while a move is explained: told in order, its events lead to the state that the rules have come to.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { redoPosition, undoPosition } from '../../demo/monopoly/stage/leaps.js';
import { shownAfter } from '../../demo/monopoly/stage/shown.js';
import { createRandom } from '../../src/boards/index.js';
import { GameRecord, type RaceState, raceBot, raceCards, raceGame } from '../../src/games/index.js';
import { boardFromTiled, layersOf, loadTiledMap } from '../../src/tiled/format/index.js';

const folder = join(import.meta.dirname, '../../demo/public/monopoly');

async function recordOf(name: string, seed: number) {
  const map = await loadTiledMap(`${name}.tmx`, { readFile: (file) => readFile(join(folder, file)) });
  const objects = layersOf(map).flatMap(({ layer }) => (layer.type === 'objectgroup' ? layer.objects : []));
  const game = raceGame(boardFromTiled(map));
  const record = new GameRecord(game, { seed, options: { players: 4, coins: 200, cards: raceCards(objects) } });
  return { game, record };
}

/** What of a state is to be seen on the board and in the purses. */
function seen({ players, owners, gates, turn, round, dice }: RaceState) {
  const pawns = players.map(({ cell, coins, isOut, jail }) => ({ cell, coins, isOut, isJailed: jail !== undefined }));
  return { pawns, owners, gates, turn, round, dice };
}

describe.each(['harbor', 'lagoon'])('on the board %s', (name) => {
  test.each([1, 2, 3])('after the last event of each move all of the state is to be seen, seed %i', async (seed) => {
    const { game, record } = await recordOf(name, seed);
    const bot = raceBot(game, 'easy');
    for (let count = 0; count < 400 && record.turn !== undefined; count++) {
      const before = record.state;
      record.play(bot.choose(before, createRandom(`${seed} ${count}`)));
      const { happened } = record.state;
      const shown = happened.reduce((state, event) => shownAfter(game, state, event), before);
      expect(seen(shown)).toEqual(seen(record.state));
    }
    expect(record.position).toBeGreaterThan(100);
  });
});

describe('taking back and making again', () => {
  /** Seat 0 rolls again and again, then seat 1 …: who moved at which position. */
  async function played() {
    const { game, record } = await recordOf('harbor', 5);
    const bot = raceBot(game, 'fair');
    const turns: (number | undefined)[] = [record.turn];
    while (record.position < 24) {
      record.play(bot.choose(record.state, createRandom(record.position)));
      turns.push(record.turn);
    }
    return { record, turns };
  }

  test('lead from one question to a person to the next', async () => {
    const { record, turns } = await played();
    const questions = turns.flatMap((turn, position) => (turn === 2 && position < 24 ? position : []));
    for (const position of [...questions].reverse()) {
      expect(undoPosition(record, [2])).toBe(position);
      record.goTo(position);
    }
    expect(undoPosition(record, [2])).toBeUndefined();
    for (const position of questions.slice(1)) {
      expect(redoPosition(record, [2])).toBe(position);
      record.goTo(position);
    }
    expect(redoPosition(record, [2])).toBe(24);
  });

  test('lead one move away where nobody but bots plays', async () => {
    const { record } = await played();
    expect(undoPosition(record, [])).toBe(23);
    record.goTo(0);
    expect(undoPosition(record, [])).toBeUndefined();
    expect(redoPosition(record, [])).toBe(1);
  });
});
