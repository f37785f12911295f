import { Actor, Circle, type Scene, type Vector, vec } from 'excalibur';
import { prefersReducedMotion } from 'excalibur-boardkit';
import { amber, ink, lettering, paper } from './sprites.js';
import { until } from './time.js';

const coin = new Circle({ radius: 17, color: amber, strokeColor: ink, lineWidth: 5 });

/** Coins fly from one place of the world to another, a few for small sums and more for large ones. */
export async function flyCoins(scene: Scene, from: Vector, to: Vector, sum: number, signal: AbortSignal) {
  if (prefersReducedMotion()) return;
  const count = Math.min(8, 2 + Math.floor(sum / 30));
  const over = vec((from.x + to.x) / 2, Math.min(from.y, to.y) - 120);
  const flights = Array.from({ length: count }, async (_, index) => {
    const actor = new Actor({ pos: from, z: 150 });
    actor.graphics.use(coin);
    scene.add(actor);
    const flight = actor.actions.delay(index * 55).curveTo({ controlPoints: [over, over, to], duration: 460 });
    await until(flight.toPromise(), signal);
    actor.kill();
  });
  await Promise.all(flights);
}

/** Something written rises from a place and is gone. */
export async function raiseText(scene: Scene, at: Vector, text: string, signal: AbortSignal): Promise<void> {
  const actor = new Actor({ pos: at, z: 160 });
  actor.graphics.use(lettering(text, 56, paper));
  scene.add(actor);
  const rise = vec(0, prefersReducedMotion() ? 0 : -70);
  await until(actor.actions.moveBy({ offset: rise, duration: 500 }).delay(300).toPromise(), signal);
  actor.kill();
}
