import { Color, vec } from 'excalibur';
import type { TiledBoardResource } from '../../src/tiled/index.js';
import { type Picture, pictureFrom, pixelsOf } from '../helpers/pixels.js';
import { startGame } from './game.js';

/** A map of which there is a picture by Tiled. */
export interface Sample {
  readonly name: string;
  /** Where the origin of the map lies in the picture. */
  readonly origin: readonly [number, number];
  readonly layer?: string;
}

/** Tiled keeps what it paints apart from its opacity, so that where two smooth edges meet it rounds otherwise. */
export const ROUNDING = 4;

/** What Excalibur shows of a map where Tiled has drawn it. */
export async function show(map: TiledBoardResource, { origin }: Sample, { width, height }: Picture): Promise<Picture> {
  const { scene, frames, canvas } = await startGame({ width, height, backgroundColor: groundOf(map) });
  map.addToScene(scene, { pos: vec(...origin) });
  scene.camera.pos = vec(width / 2, height / 2);
  scene.camera.zoom = 1;
  frames(2);
  return pixelsOf(canvas);
}

const groundOf = (map: TiledBoardResource) => Color.fromHex(map.map.backgroundcolor ?? '#000000');

/** A picture of Tiled's laid on the ground of the map. */
export async function pictureOn(map: TiledBoardResource, path: string): Promise<Picture> {
  const { r, g, b } = groundOf(map);
  const { width, height, data } = await pictureFrom(path);
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const alpha = (data[pixel + 3] ?? 0) / 255;
    if (alpha === 1) continue;
    data.set(
      [r, g, b].map((ground, channel) => Math.round((data[pixel + channel] ?? 0) * alpha + ground * (1 - alpha))),
      pixel,
    );
    data[pixel + 3] = 255;
  }
  return { width, height, data };
}
