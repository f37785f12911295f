import type { Area } from '../../behaviors/drawing/overlay.js';
import { areaOf, type PlacedLayer, type TiledMap, type TiledTileLayer } from '../format/index.js';
import { type GidReader, gidReader } from './gid-reader.js';
import { type Animated, frameAt, isAnimated, type Looks, type TileLook } from './tile-look.js';
import { type PixelArea, TileRaster } from './tile-raster.js';
import { readTint, tinted } from './tint.js';

/** A tile layer on its way to a picture. */
export interface TileLayerParts {
  readonly map: TiledMap;
  readonly placed: PlacedLayer;
  readonly layer: TiledTileLayer;
  readonly looks: Looks;
  readonly reach: PixelArea;
  /** The image at a path. */
  readonly imageAt: (path: string) => HTMLImageElement;
}

/** Paints parts of a tile layer, in pixels of the map, as Tiled does: its offset and parallax are left out. */
export class TilePainter {
  /** Where there is anything to see; undefined where the layer is empty. */
  readonly area: Area | undefined;
  /** How long the map has been shown, which says how animated tiles look. */
  elapsedMs = 0;
  readonly #raster: TileRaster;
  readonly #gidAt: GidReader;
  readonly #looks: Looks;
  readonly #imageAt: (path: string) => CanvasImageSource;
  readonly #alpha: number;
  /** How far pictures reach from the bottom left of their cells. */
  readonly #reach: PixelArea;
  /** The animated tiles that were painted in an area, and which of their frames. */
  readonly #painted = new WeakMap<Area, ReadonlyMap<Animated, number>>();

  constructor({ map, placed, layer, looks, reach, imageAt }: TileLayerParts) {
    const tint = readTint(placed.tint);
    const images = new Map<string, CanvasImageSource>();
    this.#imageAt = (path) => {
      const known = images.get(path);
      if (known) return known;
      const image = tinted(imageAt(path), tint);
      images.set(path, image);
      return image;
    };
    this.#alpha = placed.opacity * tint.alpha;
    this.#raster = new TileRaster(map);
    this.#gidAt = gidReader(layer, map.file);
    this.#looks = looks;
    const cells = areaOf(layer);
    this.#reach = reach;
    const feet = cells && this.#raster.feetOf(cells);
    if (!feet || reach.left > reach.right) return;
    const [x, y] = [feet.left + reach.left, feet.top + reach.top];
    this.area = { x, y, width: feet.right + reach.right - x, height: feet.bottom + reach.bottom - y };
  }

  /** Whether a part must be painted anew, since an animated tile in it has changed. */
  isStale(area: Area): boolean {
    const painted = this.#painted.get(area);
    return painted !== undefined && [...painted].some(([look, frame]) => frameAt(look, this.elapsedMs) !== frame);
  }

  paint(context: CanvasRenderingContext2D, area: Area): void {
    const { x, y, width, height } = area;
    if (context.getTransform().a >= 1) {
      this.#paintTiles(context, area);
      return;
    }
    // Made smaller one by one, tiles would have seams between them.
    const canvas = new OffscreenCanvas(Math.ceil(width), Math.ceil(height));
    const whole = canvas.getContext('2d');
    if (!whole) throw new Error('there is no 2D context to paint tiles');
    whole.translate(-x, -y);
    this.#paintTiles(whole, area);
    context.imageSmoothingQuality = 'medium';
    context.drawImage(canvas, x, y);
  }

  #paintTiles(context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, area: Area): void {
    const { left, top, right, bottom } = this.#reach;
    const { x, y, width, height } = area;
    const frames = new Map<Animated, number>();
    context.globalAlpha = this.#alpha;
    const feet = { left: x - right, top: y - bottom, right: x + width - left, bottom: y + height - top };
    this.#raster.visit(feet, (column, row, footX, footY) => {
      const gid = this.#gidAt(column, row);
      const found = gid === 0 ? undefined : this.#looks(gid);
      const look = found && isAnimated(found) ? this.#frameOf(found, frames) : found;
      // Half pixels, where the size of isometric tiles is odd, would blur them; Tiled rounds too.
      if (look) drawLook(context, look, this.#imageAt(look.image), Math.round(footX), Math.round(footY));
    });
    if (frames.size > 0) this.#painted.set(area, frames);
  }

  #frameOf(look: Animated, frames: Map<Animated, number>): TileLook | undefined {
    const frame = frames.get(look) ?? frameAt(look, this.elapsedMs);
    frames.set(look, frame);
    return look.frames[frame]?.look;
  }
}

function drawLook(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { source, x, y, matrix, box }: TileLook,
  image: CanvasImageSource,
  footX: number,
  footY: number,
): void {
  const [a, b, c, d] = matrix;
  const { width, height } = source;
  if (a > 0 && d > 0 && b === 0) {
    const { left, top, right, bottom } = box;
    context.drawImage(image, source.x, source.y, width, height, footX + left, footY + top, right - left, bottom - top);
    return;
  }
  context.save();
  context.transform(a, b, c, d, footX + x, footY + y);
  context.drawImage(image, source.x, source.y, width, height, -width / 2, -height / 2, width, height);
  context.restore();
}
