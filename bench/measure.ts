import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LAP_MS = 1;
const LAPS = 401;

/**
 * Milliseconds per call, the median of many laps. The two take turns, so that a busy machine is busy for both.
 * Each returns a number made from all that it has found, so that nothing can be left out.
 */
export function race(ours: () => number, theirs: () => number, laps = LAPS): { ours: number; theirs: number } {
  const sides = [ours, theirs].map((run) => ({ run, calls: callsPerLap(run), times: [] as number[] }));
  for (let lap = 0; lap < laps; lap++) {
    for (const { run, calls, times } of sides) times.push(time(run, calls) / calls);
  }
  const [our = Number.NaN, their = Number.NaN] = sides.map(({ times }) => median(times));
  return { ours: our, theirs: their };
}

/** Bytes that stay in use as long as what is made is kept. */
export function bytesOf(make: () => unknown): number {
  const before = bytesInUse();
  const kept = make();
  const after = bytesInUse();
  if (kept === undefined) throw new TypeError('bytesOf: nothing was made');
  return after - before;
}

/** Warms up, and counts how many calls fill a lap. */
function callsPerLap(run: () => number): number {
  let calls = 1;
  for (let round = 0; round < 2; round++) {
    while (time(run, calls) < LAP_MS) calls *= 2;
  }
  return calls;
}

function time(run: () => number, calls: number): number {
  let sum = 0;
  const start = performance.now();
  for (let call = 0; call < calls; call++) sum += run();
  const elapsed = performance.now() - start;
  if (Number.isNaN(sum)) throw new TypeError('bench: a run returned no number');
  return elapsed;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let round = 0; round < 3; round++) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
