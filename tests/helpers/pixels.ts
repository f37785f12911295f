import { commands } from 'vitest/browser';

/** A picture as raw RGBA. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** What a canvas shows. Call it in the task that drew the frame: WebGL forgets it afterwards. */
export const pixelsOf = (canvas: HTMLCanvasElement): Picture => read(canvas);

/** A PNG file, from the project or from the shared data (`${inject('data')}/tiled/…png`). */
export async function pictureFrom(path: string): Promise<Picture> {
  const base64 = await commands.readFile(path, 'base64');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const blob = new Blob([bytes], { type: 'image/png' });
  return read(await createImageBitmap(blob, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' }));
}

/** How many pixels differ by more than `tolerance` in any channel; pictures of different size throw. */
export function differingPixels(a: Picture, b: Picture, tolerance = 0): number {
  if (a.width !== b.width || a.height !== b.height) {
    throw new RangeError(`pictures of different size: ${a.width} × ${a.height} against ${b.width} × ${b.height}`);
  }
  let count = 0;
  // Most pixels are the same, and large pictures have millions.
  const [words, others] = [a, b].map(({ data }) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4));
  for (let pixel = 0; pixel < a.data.length; pixel += 4) {
    if (words?.[pixel / 4] === others?.[pixel / 4]) continue;
    let worst = 0;
    for (let channel = pixel; channel < pixel + 4; channel++) {
      worst = Math.max(worst, Math.abs((a.data[channel] ?? 0) - (b.data[channel] ?? 0)));
    }
    if (worst > tolerance) count++;
  }
  return count;
}

function read(source: HTMLCanvasElement | ImageBitmap): Picture {
  const { width, height } = source;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2D context');
  context.drawImage(source, 0, 0);
  return context.getImageData(0, 0, width, height);
}
