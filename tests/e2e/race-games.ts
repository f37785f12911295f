// Games of the demo's boards, played in Node by the rules alone: what the page has to agree with.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GameSetup, optionsOf } from '../../demo/monopoly/ui/game-setup.js';
import { toHash } from '../../demo/monopoly/ui/share.js';
import { createRandom } from '../../src/boards/index.js';
import { GameRecord, raceBot, raceCards, raceGame } from '../../src/games/index.js';
import { boardFromTiled, layersOf, loadTiledMap } from '../../src/tiled/format/index.js';

const folder = join(import.meta.dirname, '../../demo/public/monopoly');

/** Who plays, where, how long. */
export function setupOf(seed: string, people: number, rounds: number, board: GameSetup['board'] = 'harbor') {
  const seats = ['Ada', 'Bo', 'Chen', 'Dora', 'Eli', 'Fay'].slice(0, people);
  return { board, seed, rounds, seats: seats.map((name) => ({ name, kind: 'person' as const })) };
}

/** A record of a setup before its first move. */
export async function recordOf(setup: ReturnType<typeof setupOf>) {
  const read = (name: string) => readFile(join(folder, name));
  const map = await loadTiledMap(`${setup.board}.tmx`, { readFile: read });
  const objects = layersOf(map).flatMap(({ layer }) => (layer.type === 'objectgroup' ? layer.objects : []));
  const options = optionsOf(setup, raceCards(objects));
  return new GameRecord(raceGame(boardFromTiled(map)), { seed: setup.seed, options });
}

export type RaceRecord = Awaited<ReturnType<typeof recordOf>>;

/** Lets bots play on, at most so many moves, until a state is as wanted. */
export function playUntil(record: RaceRecord, most: number, isWanted: (record: RaceRecord) => boolean = () => false) {
  const bot = raceBot(record.game as ReturnType<typeof raceGame>, 'fair');
  for (let count = 0; count < most && record.turn !== undefined && !isWanted(record); count++) {
    record.play(bot.choose(record.state, createRandom(`${record.seed} ${record.position}`)));
  }
}

/** The address of a game. */
export function addressOf(setup: ReturnType<typeof setupOf>, record?: RaceRecord): string {
  return `monopoly/${toHash(setup, record ?? { moves: [], position: 0 })}`;
}
