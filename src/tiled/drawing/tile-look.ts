import {
  splitGid,
  type TiledMap,
  type TiledTile,
  type TiledTileset,
  type TileId,
  tileOfGid,
  tileSize,
} from '../format/index.js';
import type { PixelArea } from './tile-raster.js';

/** The picture of a tile: which part of which image is drawn, and where. */
export interface TileLook {
  /** Path of the image. */
  readonly image: string;
  readonly source: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The middle of the picture, from the bottom left of the cell. */
  readonly x: number;
  readonly y: number;
  /** How the picture is scaled, flipped and turned around its middle: a, b, c, d of a matrix. */
  readonly matrix: readonly [a: number, b: number, c: number, d: number];
  /** What it covers, from the bottom left of the cell. */
  readonly box: PixelArea;
}

/** A tile that changes its look: each is shown for a time, over and over. */
export interface Animated {
  readonly frames: readonly { readonly look: TileLook | undefined; readonly duration: number }[];
  readonly duration: number;
}

/** How a tile looks, turned as the flags of its global tile id say; undefined where there is nothing to see. */
export type Looks = (gid: number) => TileLook | Animated | undefined;

export function isAnimated(look: TileLook | Animated): look is Animated {
  return 'frames' in look;
}

/** The looks of all tiles of a map, as libtiled's CellRenderer draws them; each made when it is asked for. */
export function looksOf(map: TiledMap): Looks {
  const known = new Map<number, TileLook | Animated | undefined>();
  return (gid) => {
    if (known.has(gid)) return known.get(gid);
    const look = makeLook(map, gid);
    known.set(gid, look);
    return look;
  };
}

function makeLook(map: TiledMap, gid: number): TileLook | Animated | undefined {
  const found = tileOfGid(map, gid);
  if (!found) return undefined;
  const frames = (found.tile?.animation ?? []).map(({ tileid, duration }) => {
    const frame = tileOfGid(map, gid + tileid - found.id);
    // What a frame names that is not in the tileset is not seen.
    return { look: frame?.tileset === found.tileset ? stillLook(map, gid, frame) : undefined, duration };
  });
  const duration = frames.reduce((sum, frame) => sum + frame.duration, 0);
  if (duration > 0) return { frames, duration };
  return frames[0] ? frames[0].look : stillLook(map, gid, found);
}

function stillLook(map: TiledMap, gid: number, found: TileId): TileLook | undefined {
  const { tileset, id, tile } = found;
  const image = tile?.image ?? tileset.image;
  const { width, height } = tileSize(found);
  if (image === undefined || width === 0 || height === 0) return undefined;
  const size = tileset.tilerendersize === 'grid' ? { width: map.tilewidth, height: map.tileheight } : { width, height };
  const scale = { x: size.width / width, y: size.height / height };
  if (tileset.fillmode === 'preserve-aspect-fit') scale.x = scale.y = Math.min(scale.x, scale.y);
  const { turn, flipX, flipY, shift } = turnOf(map, gid, size);
  const x = size.width / 2 + tileset.tileoffset.x * scale.x + shift;
  const y = -size.height / 2 + tileset.tileoffset.y * scale.y + shift;
  const matrix = matrixOf(turn, scale.x * flipX, scale.y * flipY);
  const [a, b, c, d] = matrix;
  const [right, down] = [
    (Math.abs(a) * width + Math.abs(c) * height) / 2,
    (Math.abs(b) * width + Math.abs(d) * height) / 2,
  ];
  const box = { left: x - right, top: y - down, right: x + right, bottom: y + down };
  return { image, source: { ...cornerOf(tileset, id, tile), width, height }, x, y, matrix, box };
}

/** The top left of a tile in its image. */
function cornerOf(
  { image, columns, margin, spacing, tilewidth, tileheight }: TiledTileset,
  id: number,
  tile: TiledTile | undefined,
) {
  if (image === undefined) return { x: tile?.rectangle?.x ?? 0, y: tile?.rectangle?.y ?? 0 };
  return {
    x: margin + (id % columns) * (tilewidth + spacing),
    y: margin + Math.floor(id / columns) * (tileheight + spacing),
  };
}

/** The number of the frame that is shown after a time in milliseconds. */
export function frameAt({ frames, duration }: Animated, elapsedMs: number): number {
  let left = elapsedMs % duration;
  return frames.findIndex((frame) => {
    left -= frame.duration;
    return left < 0;
  });
}

interface Turn {
  /** Degrees clockwise, after flipping. */
  readonly turn: number;
  readonly flipX: 1 | -1;
  readonly flipY: 1 | -1;
  /** How far the middle is moved, right and down, so that the bottom left stays in its place. */
  readonly shift: number;
}

function turnOf({ orientation }: TiledMap, gid: number, size: { width: number; height: number }): Turn {
  const { horizontal, vertical, diagonal, turned120 } = splitGid(gid);
  const sign = (flipped: boolean) => (flipped ? -1 : 1);
  if (orientation === 'hexagonal') {
    const turn = (diagonal ? 60 : 0) + (turned120 ? 120 : 0);
    return { turn, flipX: sign(horizontal), flipY: sign(vertical), shift: 0 };
  }
  if (!diagonal) return { turn: 0, flipX: sign(horizontal), flipY: sign(vertical), shift: 0 };
  return { turn: 90, flipX: sign(vertical), flipY: sign(!horizontal), shift: (size.height - size.width) / 2 };
}

/** Whole numbers where the turn is square, so that no edge is blurred. */
function matrixOf(degrees: number, scaleX: number, scaleY: number): TileLook['matrix'] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] =
    degrees % 90 === 0
      ? [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))]
      : [Math.cos(angle), Math.sin(angle)];
  return [cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY];
}
