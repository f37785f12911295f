// Runs in a page: maps of Tiled, read, loaded and shown.
import { TiledParser } from '@excaliburjs/plugin-tiled';
import { vec } from 'excalibur';
import { boardFromTiled, parseTiledMap } from '../../src/tiled/format/index.js';
import { TiledBoardResource } from '../../src/tiled/index.js';
import { type Game, startGame } from './game.js';

/** Milliseconds for one and the other, in turns: from the text of a map to the board, and to what plugin-tiled parses. */
export function read(text: string, laps: number): { ours: number[]; theirs: number[] } {
  const ours: number[] = [];
  const theirs: number[] = [];
  const time = (times: number[], run: () => unknown): void => {
    const start = performance.now();
    if (run() === undefined) throw new Error('bench: nothing was read');
    times.push(performance.now() - start);
  };
  for (let lap = 0; lap < laps; lap++) {
    time(ours, () => boardFromTiled(parseTiledMap(text, 'map.tmx')).tile({ x: 0, y: 0 }));
    // Cells written as CSV are numbers after parsing: its Decoder has nothing to do.
    time(theirs, () => new TiledParser().parse(text, true).layers[0]);
  }
  return { ours, theirs };
}

let game: Game | undefined;

/** Starts a game that shows a map, or nothing without a text. */
export async function start(text: string | undefined): Promise<void> {
  game = await startGame();
  if (text === undefined) return;
  const map = await load(text);
  map.addToScene(game.scene);
  game.scene.camera.pos = vec(1000, 1000);
}

/** The milliseconds that the script took in each of so many frames, in which the camera moves so far. */
export async function frames(count: number, step: number): Promise<number[]> {
  const times: number[] = [];
  for (let frame = 0; game && frame < count; frame++) {
    const { camera } = game.scene;
    camera.pos = camera.pos.add(vec(step, step / 2));
    times.push(...(await game.frames(1)));
  }
  return times;
}

/** The longest task while a map is loaded, in milliseconds, and all the time that it takes. */
export async function longestTask(text: string): Promise<{ longest: number; whole: number }> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask' });
  const start = performance.now();
  await load(text);
  const whole = performance.now() - start;
  // Entries come a little later.
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return { longest: Math.max(0, ...tasks), whole };
}

async function load(text: string): Promise<TiledBoardResource> {
  const files = { readFile: async () => text, readImage: tilesImage };
  const map = new TiledBoardResource('map.tmx', { files });
  await map.load();
  return map;
}

/** Four tiles of one colour each. */
async function tilesImage(): Promise<Blob> {
  const canvas = new OffscreenCanvas(72, 20);
  const context = canvas.getContext('2d');
  for (const [index, color] of ['#c04040', '#40c040', '#4040c0', '#c0c040'].entries()) {
    if (context) context.fillStyle = color;
    context?.fillRect(18 * index, 0, 18, 20);
  }
  return canvas.convertToBlob();
}
