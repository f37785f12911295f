// The race of the demo, without pictures: how long a whole game takes to replay, and bots to think.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandom } from '../../src/boards/index.js';
import { GameRecord, type RaceBotLevel, raceBot, raceCards, raceGame } from '../../src/games/index.js';
import { boardFromTiled, layersOf, loadTiledMap } from '../../src/tiled/format/index.js';
import { medians } from '../measure.js';
import { makeRow, type Row } from '../row.js';

const TURNS = 200;
const REPLAY_TARGET_MS = 50;
// A person does not notice that a bot has thought.
const MOVE_TARGET_MS = 16;
const SEATS: readonly RaceBotLevel[] = ['easy', 'fair', 'sharp', 'fair', 'sharp', 'easy'];
const LAPS = 31;

export async function rows(): Promise<Omit<Row, 'suite'>[]> {
  const folder = join(import.meta.dirname, '../../demo/public/monopoly');
  const map = await loadTiledMap('harbor.tmx', {
    readFile: (path) => readFile(join(folder, path)),
    imageExists: (path) => existsSync(join(folder, path)),
  });
  const game = raceGame(boardFromTiled(map));
  const objects = layersOf(map).flatMap(({ layer }) => (layer.type === 'objectgroup' ? layer.objects : []));
  const options = { players: SEATS.length, cards: raceCards(objects), end: { rounds: 100 } };
  const record = new GameRecord(game, { seed: 7, options });
  const bots = SEATS.map((level) => raceBot(game, level));
  const chance = createRandom('bots');
  let turns = 0;
  while (turns < TURNS && record.turn !== undefined) {
    const move = bots[record.turn]?.choose(record.state, chance);
    if (!move || !record.play(move).ok) throw new Error('bench: a bot was refused');
    turns += record.state.happened.filter(({ kind }) => kind === 'turn').length;
  }
  if (turns < TURNS) throw new Error(`bench: the game was over after ${turns} turns`);
  const save = record.save();
  const { state } = record;
  const sharp = raceBot(game, 'sharp');
  const [replay = Number.NaN, thought = Number.NaN] = medians(
    [() => GameRecord.load(game, save).position, () => JSON.stringify(sharp.choose(state, chance)).length],
    LAPS,
  );
  return [
    makeRow(`a game of ${TURNS} turns, ${save.moves.length} moves, replayed`, 'target', {
      ours: replay,
      theirs: REPLAY_TARGET_MS,
    }),
    makeRow('a move of the sharp bot, 6 players', 'target', { ours: thought, theirs: MOVE_TARGET_MS }),
  ];
}
