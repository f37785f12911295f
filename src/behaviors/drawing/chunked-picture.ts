import { Canvas, type ExcaliburGraphicsContext, ExcaliburGraphicsContextWebGL, ImageFiltering } from 'excalibur';
import type { Closable } from '../behavior.js';
import type { Area, View } from './overlay.js';

/** Draws what lies in an area, in board units. */
export type Paint = (context: CanvasRenderingContext2D, area: Area) => void;

/** Options of a `ChunkedPicture`. */
export interface ChunkedPictureOptions {
  /** The most pixels for one unit, 4 by default; fewer where the screen shows fewer, a power of two. */
  readonly mostScale?: number;
  /** Length of the sides of a chunk in units; by default so that a chunk has a good many pixels. */
  readonly side?: number;
  /** How pixels are mixed when they do not meet those of the screen; blended by default. */
  readonly filtering?: ImageFiltering;
  /** Whether a chunk that was painted must be painted anew. Its area is the object that it was painted with. */
  readonly isStale?: (area: Area) => boolean;
}

/** A part of the picture. */
interface Chunk {
  readonly area: Area;
  readonly canvas: Canvas;
}

const largestChunk = 2048;
const usualChunk = 1024;
/** Chunks that are kept beyond those on the screen. */
const spareChunks = 16;
/** No more are painted in one frame, so that a look at all of a large picture does not stop the game. */
const mostPainted = 32;

/**
 * A still picture of any size. It is painted in chunks when they first come on the screen, kept, and drawn from there:
 * a frame costs a few images, however much is in the picture.
 */
export class ChunkedPicture implements Closable {
  readonly #area: Area;
  readonly #paint: Paint;
  readonly #options: ChunkedPictureOptions;
  readonly #chunks = new Map<number, Chunk>();
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
    const scale = scaleFor(view.pixelsPerUnit, this.#options.mostScale);
    if (scale !== this.#scale || context !== this.#context) this.close();
    this.#scale = scale;
    this.#context = context;
    const side = this.#side();
    const { x, y, width, height } = this.#area;
    const first = {
      column: Math.max(0, Math.floor((view.area.left - x) / side)),
      row: Math.max(0, Math.floor((view.area.top - y) / side)),
    };
    const right = Math.min(width, view.area.right - x);
    const bottom = Math.min(height, view.area.bottom - y);
    let [drawn, painted] = [0, 0];
    for (let row = first.row; row * side < bottom; row++) {
      for (let column = first.column; column * side < right; column++) {
        const known = this.#take(column, row);
        if (!known && painted === mostPainted) continue;
        if (!known) painted++;
        const { canvas, area } = known ?? this.#makeChunk(column, row, side);
        if (known && this.#options.isStale?.(area)) canvas.flagDirty();
        canvas.draw(context, area.x, area.y);
        drawn++;
      }
    }
    this.#forget(drawn + spareChunks);
  }

  /** Forgets what is painted; it is painted anew when it is drawn again. */
  close(): void {
    this.#forget(0);
  }

  #side(): number {
    const { side } = this.#options;
    if (side !== undefined) return side;
    const pixels = Math.ceil(Math.max(this.#area.width, this.#area.height) * this.#scale);
    return (pixels <= largestChunk ? pixels : usualChunk) / this.#scale;
  }

  #take(column: number, row: number): Chunk | undefined {
    const key = keyOf(column, row);
    const known = this.#chunks.get(key);
    // Taken out and put in again: the map is in the order of use.
    if (known && this.#chunks.delete(key)) this.#chunks.set(key, known);
    return known;
  }

  #makeChunk(column: number, row: number, side: number): Chunk {
    const scale = this.#scale;
    const { x, y } = this.#area;
    const [left, top] = [column * side, row * side];
    const width = Math.min(side, Math.ceil((this.#area.width - left) * scale) / scale);
    const height = Math.min(side, Math.ceil((this.#area.height - top) * scale) / scale);
    const area = { x: x + left, y: y + top, width, height };
    const canvas = new Canvas({
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
    const chunk = { area, canvas };
    this.#chunks.set(keyOf(column, row), chunk);
    return chunk;
  }

  #forget(kept: number): void {
    for (const [key, { canvas }] of this.#chunks) {
      if (this.#chunks.size <= kept) return;
      this.#chunks.delete(key);
      if (this.#context instanceof ExcaliburGraphicsContextWebGL) this.#context.textureLoader.delete(canvas._bitmap);
    }
  }
}

function keyOf(column: number, row: number): number {
  return row * 0x100000 + column;
}

/** Enough pixels for the screen: a power of two, so that a camera that zooms seldom asks for a new picture. */
function scaleFor(pixelsPerUnit: number, most = 4): number {
  const level = Math.ceil(Math.log2(pixelsPerUnit) - 0.1);
  return Math.min(most, 2 ** Math.max(-4, level));
}
