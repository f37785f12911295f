import { type LoadTiledOptions, loadTiledMap, messageOf, TiledError, type TiledMap } from '../format/index.js';
import type { PageMessage, WorkerMessage } from './messages.js';

/** Maps of so many letters or bytes are read in a worker: the page would stand still meanwhile. */
const LONG = 1 << 18;

/** A worker that has said that it is ready. */
type StartWorker = () => Promise<Worker | undefined>;

/**
 * Reads a map as `loadTiledMap` does; a long one in a worker, if there can be one. Where workers are forbidden, as by
 * some content security policies, it is read on the page.
 */
export async function readMap(
  path: string,
  options: Required<LoadTiledOptions>,
  start: StartWorker = startWorker,
): Promise<TiledMap> {
  let first: ReturnType<LoadTiledOptions['readFile']> | undefined = options.readFile(path);
  const isLong = await first.then(({ length }) => length >= LONG).catch(() => false);
  const readFile: LoadTiledOptions['readFile'] = (name) => {
    const content = name === path && first ? first : options.readFile(name);
    if (name === path) first = undefined;
    return content;
  };
  const worker = isLong ? await start() : undefined;
  if (!worker) return loadTiledMap(path, { ...options, readFile });
  try {
    return await readInWorker(worker, path, { ...options, readFile });
  } finally {
    worker.terminate();
  }
}

async function startWorker(): Promise<Worker | undefined> {
  try {
    const { default: ReadWorker } = await import('./read-worker.js?worker&inline');
    const worker = new ReadWorker();
    const isReady = await new Promise<boolean>((resolve) => {
      worker.onmessage = () => resolve(true);
      worker.onerror = () => resolve(false);
    });
    if (isReady) return worker;
    worker.terminate();
  } catch {
    // No workers here; the map is read all the same.
  }
  return undefined;
}

function readInWorker(worker: Worker, path: string, options: Required<LoadTiledOptions>): Promise<TiledMap> {
  const say = (message: PageMessage) => worker.postMessage(message);
  return new Promise((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(`the reader of the map broke: ${message}`));
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      switch (data.kind) {
        case 'ready':
          return;
        case 'map':
          resolve(data.map);
          return;
        case 'failure':
          reject(data.place ? new TiledError(data.place, data.reason) : new Error(data.reason));
          return;
        case 'question': {
          const { number, question, path: asked } = data;
          Promise.resolve(options[question]?.(asked)).then(
            (value) => say({ kind: 'answer', number, value }),
            (error) => say({ kind: 'refusal', number, reason: messageOf(error) }),
          );
        }
      }
    };
    say({ kind: 'load', path });
  });
}
