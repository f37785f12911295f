import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Short laps: where the machine is busy with other things, most of them are not interrupted, and the median is one of these.
const LAP_MS = 1;
const LAPS = 401;

/**
 * Milliseconds per call, the median of many laps. The runs take turns, so that a busy machine is busy for all.
 * Each returns a number made from all that it has found, so that nothing can be left out.
 */
export function medians(runs: readonly (() => number)[], laps = LAPS): number[] {
  const sides = runs.map((run) => ({ run, calls: callsPerLap(run), times: [] as number[] }));
  for (let lap = 0; lap < laps; lap++) {
    for (const { run, calls, times } of sides) times.push(time(run, calls) / calls);
  }
  return sides.map(({ times }) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN);
}

/** Two sides of a comparison, as `medians` measures them. */
export function race(ours: () => number, theirs: () => number, laps = LAPS): { ours: number; theirs: number } {
  const [our = Number.NaN, their = Number.NaN] = medians([ours, theirs], laps);
  return { ours: our, theirs: their };
}

/** Bytes that stay in use as long as what is made is kept. */
export function bytesOf(make: () => object): number {
  const before = bytesInUse();
  const kept = [make()];
  const after = bytesInUse();
  return kept.length > 0 ? after - before : Number.NaN;
}

/** Warms up, and counts how many calls fill a lap. */
function callsPerLap(run: () => number): number {
  let calls = 1;
  for (const end = performance.now() + 100 * LAP_MS; performance.now() < end; ) time(run, 1);
  while (time(run, calls) < LAP_MS) calls *= 2;
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

function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let round = 0; round < 3; round++) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
