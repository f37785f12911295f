import { Actor, GraphicsGroup, ImageSource, vec } from 'excalibur';
import { type BoardBehavior, stepVector } from 'excalibur-boardkit';
import type { Soldier } from './soldier.js';

const names = ['blue', 'red', 'scout', 'archer', 'knight', 'heart', 'woods', 'rock', 'stone', 'fence'];
const images = new Map(names.map((name) => [name, new ImageSource(`${name}.svg`)]));

export function loadPictures(): Promise<unknown> {
  return Promise.all([...images.values()].map((image) => image.load()));
}

function picture(name: string, width: number, height: number) {
  const image = images.get(name);
  if (!image) throw new RangeError(`there is no picture ${name}`);
  return image.toSprite({ destSize: { width, height } });
}

/** Woods, rocks and walls: children of the board, above its tiles and below its lights. */
export function drawField({ actor, board, layout }: BoardBehavior): void {
  for (const { cell, properties } of board.tilesWith('class')) {
    const { x, y } = layout.center(cell);
    const graphic = picture(`${properties.class}`, 80, 80);
    actor.addChild(new Actor({ pos: vec(x, y), z: 0.1, graphic }));
  }
  for (const { cell, direction, wall } of board.walls()) {
    const { x, y } = layout.center(cell);
    const step = stepVector(layout, cell, direction) ?? { x: 0, y: 0 };
    const middle = vec(x + step.x / 2, y + step.y / 2);
    const rotation = Math.atan2(step.y, step.x) + Math.PI / 2;
    actor.addChild(new Actor({ pos: middle, rotation, z: 0.6, graphic: picture(`${wall}`, 48, 16) }));
  }
}

/** A round or a square token, the sign of the kind, and a heart for each hit that the soldier can take. */
export function drawSoldier(soldier: Soldier): void {
  const { side, kind, health, graphics } = soldier;
  const left = 30 - health * 6;
  const hearts = Array.from({ length: health }, (_, index) => ({
    graphic: picture('heart', 12, 12),
    offset: vec(left + 12 * index, 48),
  }));
  graphics.use(
    new GraphicsGroup({
      members: [picture(side, 60, 60), { graphic: picture(kind, 60, 60), offset: vec(0, 0) }, ...hearts],
    }),
  );
}
