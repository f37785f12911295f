import { Canvas, type ExcaliburGraphicsContext, ExcaliburGraphicsContextWebGL, ImageFiltering } from 'excalibur';
import type { Closable } from '../behavior.js';
import type { Area, View } from './overlay.js';

/** Draws what lies in an area, in board units. */
export type Paint = (context: CanvasRenderingContext2D, area: Area) => void;

/** Options of a `ChunkedPicture`. */
export interface ChunkedPictureOptions {
  /** Pixels for one unit; without it as many as the screen shows, a power of two. */
  readonly scale?: number;
  /** How pixels are mixed when they do not meet those of the screen; blended by default. */
  readonly filtering?: ImageFiltering;
}

const largestChunk = 2048;
const usualChunk = 1024;
/** Chunks that are kept beyond those on the screen. */
const spareChunks = 16;

/**
 * A still picture of any size. It is painted in chunks when they first come on the screen, kept, and drawn from there:
 * a frame costs a few images, however much is in the picture.
 */
export class ChunkedPicture implements Closable {
  readonly #area: Area;
  readonly #paint: Paint;
  readonly #options: ChunkedPictureOptions;
  readonly #chunks = new Map<number, Canvas>();
  #scale = 0;
  #context: ExcaliburGraphicsContext | undefined;

  constructor(area: Area, paint: Paint, options: ChunkedPictureOptions = {}) {
    const x = Math.floor(area.x);
    const y = Math.floor(area.y);
    this.#area = { x, y, width: area.x + area.width - x, height: area.y + area.height - y };
    this.#paint = paint;
    this.#options = options;
  }

  /** Draws what is on the screen. */
  draw(context: ExcaliburGraphicsContext, view: View): void {
    const scale = this.#options.scale ?? scaleFor(view.pixelsPerUnit);
    if (scale !== this.#scale || context !== this.#context) this.close();
    this.#scale = scale;
    this.#context = context;
    const side = this.#chunkPixels() / scale;
    const { x, y, width, height } = this.#area;
    const first = {
      column: Math.max(0, Math.floor((view.area.left - x) / side)),
      row: Math.max(0, Math.floor((view.area.top - y) / side)),
    };
    const right = Math.min(width, view.area.right - x);
    const bottom = Math.min(height, view.area.bottom - y);
    let drawn = 0;
    for (let row = first.row; row * side < bottom; row++) {
      for (let column = first.column; column * side < right; column++) {
        this.#chunk(column, row, side).draw(context, x + column * side, y + row * side);
        drawn++;
      }
    }
    this.#forget(drawn + spareChunks);
  }

  /** Forgets what is painted; it is painted anew when it is drawn again. */
  close(): void {
    this.#forget(0);
  }

  #chunkPixels(): number {
    const pixels = Math.ceil(Math.max(this.#area.width, this.#area.height) * this.#scale);
    return pixels <= largestChunk ? pixels : usualChunk;
  }

  #chunk(column: number, row: number, side: number): Canvas {
    const key = row * 0x100000 + column;
    const known = this.#chunks.get(key);
    // Taken out and put in again: the map is in the order of use.
    this.#chunks.delete(key);
    const chunk = known ?? this.#paintChunk(column * side, row * side, side);
    this.#chunks.set(key, chunk);
    return chunk;
  }

  #paintChunk(left: number, top: number, side: number): Canvas {
    const scale = this.#scale;
    const { x, y } = this.#area;
    const width = Math.min(side, Math.ceil((this.#area.width - left) * scale) / scale);
    const height = Math.min(side, Math.ceil((this.#area.height - top) * scale) / scale);
    const area = { x: x + left, y: y + top, width, height };
    return new Canvas({
      width,
      height,
      quality: scale,
      cache: true,
      smoothing: true,
      filtering: this.#options.filtering ?? ImageFiltering.Blended,
      draw: (context) => {
        context.translate(-area.x, -area.y);
        this.#paint(context, area);
      },
    });
  }

  #forget(kept: number): void {
    for (const [key, { _bitmap }] of this.#chunks) {
      if (this.#chunks.size <= kept) return;
      this.#chunks.delete(key);
      if (this.#context instanceof ExcaliburGraphicsContextWebGL) this.#context.textureLoader.delete(_bitmap);
    }
  }
}

/** Enough pixels for the screen: a power of two, so that a camera that zooms seldom asks for a new picture. */
function scaleFor(pixelsPerUnit: number): number {
  const level = Math.ceil(Math.log2(pixelsPerUnit) - 0.1);
  return 2 ** Math.min(2, Math.max(-4, level));
}
