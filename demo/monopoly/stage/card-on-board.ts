import { Actor, CoordPlane, type Scene, type Sprite, vec } from 'excalibur';
import { prefersReducedMotion } from 'excalibur-boardkit';
import type { RaceCard } from 'excalibur-boardkit/games';
import { drawn, family, ink, linesOf, paintPaper } from './drawn.js';
import { pause, until } from './time.js';

const WIDTH = 300;
const HEIGHT = 190;

/**
 * A card grows in the middle of the view, stays for a while to be read, and is gone. For visitors who want less motion it
 * is there at once, and nothing waits for it.
 */
export async function showCard(scene: Scene, card: RaceCard, picture: Sprite, signal: AbortSignal): Promise<void> {
  const { width, height } = scene.engine.screen.resolution;
  const actor = new Actor({ pos: vec(width / 2, height * 0.42), z: 400, coordPlane: CoordPlane.Screen });
  actor.graphics.use(drawn(WIDTH, HEIGHT, (context) => paintCard(context, card, picture)));
  scene.add(actor);
  if (prefersReducedMotion()) {
    void pause(scene, 3000, signal).then(() => actor.kill());
    return;
  }
  actor.scale = vec(0.2, 0.2);
  const shown = actor.actions
    .scaleTo({ scale: vec(1, 1), duration: 220 })
    .delay(1900)
    .fade(0, 180)
    .toPromise();
  await until(shown, signal);
  actor.kill();
}

function paintCard(context: CanvasRenderingContext2D, { name = '', text }: RaceCard, picture: Sprite): void {
  paintPaper(context, WIDTH, HEIGHT, 18);
  const { x, y, width, height } = picture.sourceView;
  context.drawImage(picture.image.image, x, y, width, height, 14, 12, 60, 60);
  context.fillStyle = ink;
  context.textBaseline = 'middle';
  context.font = `800 21px ${family}`;
  context.fillText(name, 86, 44);
  context.font = `500 17px ${family}`;
  for (const [index, line] of linesOf(context, text, WIDTH - 44).entries()) {
    context.fillText(line, 22, 94 + index * 23);
  }
}
