import { type Scene, Timer } from 'excalibur';
import { prefersReducedMotion } from 'excalibur-boardkit';

/** Waits for something, but no longer than until the signal says that it is not wanted any more. Never rejects. */
export function until(done: Promise<unknown>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
    void done.then(() => resolve());
  });
}

/** Waits so many milliseconds of the scene: a hidden page, in which no time passes, waits longer. */
export function pause(scene: Scene, interval: number, signal: AbortSignal): Promise<void> {
  const timer = new Timer({ interval });
  const rung = new Promise<void>((resolve) => timer.events.on('complete', resolve));
  scene.addTimer(timer).start();
  return until(rung, signal).finally(() => scene.removeTimer(timer));
}

/** A pause that only motion needs. */
export async function beat(scene: Scene, interval: number, signal: AbortSignal): Promise<void> {
  if (!prefersReducedMotion()) await pause(scene, interval, signal);
}
