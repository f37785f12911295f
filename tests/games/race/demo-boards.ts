import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandom } from '../../../src/boards/index.js';
import {
  GameRecord,
  type RaceBotLevel,
  type RaceCard,
  type RaceGame,
  raceBot,
  raceCards,
  raceGame,
} from '../../../src/games/index.js';
import { boardFromTiled, layersOf, loadTiledMap } from '../../../src/tiled/format/index.js';

const folder = join(import.meta.dirname, '../../../demo/public/monopoly');

/** The maps of the demo. */
export const demoMaps = readdirSync(folder).filter((file) => file.endsWith('.tmx'));

/** A race on a board drawn in Tiled, with its cards. */
export interface DrawnRace {
  readonly game: RaceGame;
  readonly cards: readonly RaceCard[];
}

/** The race on a map of the demo, read as the page reads it. */
export async function loadRace(file: string): Promise<DrawnRace> {
  const map = await loadTiledMap(file, {
    readFile: (path) => readFile(join(folder, path)),
    imageExists: (path) => existsSync(join(folder, path)),
  });
  const objects = layersOf(map).flatMap(({ layer }) => (layer.type === 'objectgroup' ? layer.objects : []));
  return { game: raceGame(boardFromTiled(map)), cards: raceCards(objects) };
}

/** A game between bots, to its end. Throws where it does not end, or a bot is refused. */
export function playBots({ game, cards }: DrawnRace, seed: number, levels: readonly RaceBotLevel[], rounds = 40) {
  const options = { players: levels.length, cards, end: { rounds } };
  const record = new GameRecord(game, { seed, options });
  const chance = createRandom(seed);
  const bots = levels.map((level) => raceBot(game, level));
  for (let seat = record.turn; seat !== undefined; seat = record.turn) {
    const bot = bots[seat];
    const move = bot?.choose(game.view(record.state, seat), chance.split(`bot ${record.position}`));
    const played = move && record.play(move);
    if (!played?.ok) throw new Error(`seed ${seed}, move ${record.position}: ${played?.reason}`);
    if (record.position > 20_000) throw new Error(`seed ${seed}: the game does not end`);
  }
  return record;
}
