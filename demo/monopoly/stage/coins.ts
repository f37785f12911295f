import { Actor, type Scene, type Vector, vec } from 'excalibur';
import { prefersReducedMotion } from 'excalibur-boardkit';
import { drawn, family, ink, paintCoin, paintPaper } from './drawn.js';
import { until } from './time.js';

const coin = drawn(44, 44, (context) => paintCoin(context, 22, 22, 18));

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

/** A sum on a slip of paper rises from a place and is gone. */
export async function raiseSum(scene: Scene, at: Vector, sum: number, signal: AbortSignal): Promise<void> {
  const actor = new Actor({ pos: at.add(vec(0, -110)), z: 160 });
  actor.graphics.use(slip(`${sum < 0 ? '−' : '+'}${Math.abs(sum)}`));
  scene.add(actor);
  const rise = vec(0, prefersReducedMotion() ? 0 : -50);
  await until(actor.actions.moveBy({ offset: rise, duration: 500 }).delay(500).toPromise(), signal);
  actor.kill();
}

function slip(text: string) {
  const [width, height] = [70 + text.length * 27, 72];
  return drawn(width, height, (context) => {
    paintPaper(context, width, height, 22);
    paintCoin(context, 36, (height - 6) / 2, 16);
    context.fillStyle = ink;
    context.font = `800 44px ${family}`;
    context.textBaseline = 'middle';
    context.fillText(text, 62, height / 2);
  });
}
