// Runs in a worker: reads one map, by files that the page gives.
import { loadTiledMap, messageOf, TiledError, type TiledLayer, type TiledMap } from '../format/index.js';
import type { PageMessage, Question, WorkerMessage } from './messages.js';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();

addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
  if (data.kind === 'load') {
    load(data.path).then(sendMap, sendFailure);
    return;
  }
  const asked = waiting.get(data.number);
  waiting.delete(data.number);
  if (data.kind === 'answer') asked?.resolve(data.value);
  else asked?.reject(new Error(data.reason));
});
send({ kind: 'ready' });

function load(path: string): Promise<TiledMap> {
  return loadTiledMap(path, {
    readFile: async (name) => (await ask('readFile', name)) as string | Uint8Array,
    imageExists: async (name) => (await ask('imageExists', name)) === true,
  });
}

function ask(question: Question, path: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const number = waiting.size === 0 ? 0 : Math.max(...waiting.keys()) + 1;
    waiting.set(number, { resolve, reject });
    send({ kind: 'question', number, question, path });
  });
}

function sendMap(map: TiledMap): void {
  send({ kind: 'map', map }, [...buffersOf(map.layers)]);
}

function sendFailure(error: unknown): void {
  if (!(error instanceof TiledError)) {
    send({ kind: 'failure', reason: messageOf(error), place: undefined });
    return;
  }
  const { file, layer, cell, object, property, reason } = error;
  const place = Object.entries({ layer, cell, object, property }).filter(([, value]) => value !== undefined);
  send({ kind: 'failure', reason, place: { file, ...Object.fromEntries(place) } });
}

/** The cells, which are handed over and not copied. */
function* buffersOf(layers: readonly TiledLayer[]): Generator<Transferable> {
  for (const layer of layers) {
    if (layer.type === 'group') yield* buffersOf(layer.layers);
    if (layer.type !== 'tilelayer') continue;
    for (const { data } of layer.chunks) if (data.buffer instanceof ArrayBuffer) yield data.buffer;
  }
}

function send(message: WorkerMessage, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
