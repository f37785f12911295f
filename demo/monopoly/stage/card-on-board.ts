import { Actor, type Canvas, CoordPlane, type Scene, type Sprite, vec } from 'excalibur';
import { prefersReducedMotion } from 'excalibur-boardkit';
import type { RaceCard } from 'excalibur-boardkit/games';
import { drawn, family, ink, linesOf, paintPaper } from './drawn.js';
import { pause, until } from './time.js';

const WIDTH = 300;
const LINE = 23;

/**
 * A card grows in the middle of the view, stays for a while to be read, and is gone. For visitors who want less motion it
 * is there at once, and nothing waits for it.
 */
export async function showCard(scene: Scene, card: RaceCard, picture: Sprite, signal: AbortSignal): Promise<void> {
  const { width, height } = scene.engine.screen.resolution;
  const actor = new Actor({ pos: vec(width / 2, height * 0.36), z: 400, coordPlane: CoordPlane.Screen });
  actor.graphics.use(paintedCard(card, picture));
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

function paintedCard({ name = '', text }: RaceCard, picture: Sprite): Canvas {
  const font = `500 17px ${family}`;
  const lines = linesOf(font, text, WIDTH - 44);
  const height = 106 + lines.length * LINE;
  return drawn(WIDTH, height, (context) => {
    paintPaper(context, WIDTH, height, 18);
    const { x, y, width, height: rows } = picture.sourceView;
    context.drawImage(picture.image.image, x, y, width, rows, 14, 12, 60, 60);
    context.fillStyle = ink;
    context.textBaseline = 'middle';
    context.font = `800 21px ${family}`;
    context.fillText(name, 86, 44);
    context.font = font;
    for (const [index, line] of lines.entries()) context.fillText(line, 22, 94 + index * LINE);
  });
}
