import type { Point } from '../../../boards/index.js';
import { tileOfGid } from '../gids.js';
import { layersOf } from '../layers.js';
import type { TiledMap } from '../model.js';
import type { TiledObject, TiledObjectLayer } from '../model-layers.js';
import type { ObjectAlignment } from '../model-tilesets.js';
import type { BoardLayer } from './find-layer.js';

/** An object of a map, and how far its layer lies from the layer of the board, in pixels. */
export interface PlacedObject {
  readonly object: TiledObject;
  readonly layer: TiledObjectLayer;
  readonly offset: Point;
}

/** A rectangle in board units. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The objects of all layers, hidden ones too. */
export function objectsOf(map: TiledMap, board: BoardLayer): PlacedObject[] {
  return layersOf(map).flatMap(({ layer, offset }) => {
    if (layer.type !== 'objectgroup') return [];
    const apart = { x: offset.x - board.offset.x, y: offset.y - board.offset.y };
    return layer.objects.map((object) => ({ object, layer, offset: apart }));
  });
}

/**
 * Where an object is, in board units: a point itself, a tile object the centre of its base, which is the middle of the
 * lowest row of pixels of its picture, other shapes their middle.
 */
export function anchorOf(map: TiledMap, placed: PlacedObject): Point {
  const { object } = placed;
  const origin = originOf(map, placed);
  if (object.shape === 'tile') return add(origin, rotate(baseOf(map, object), object.rotation));
  return add(origin, rotate(toScreen(map, middleOf(object)), object.rotation));
}

/** Whether a point, in board units, lies in a rectangle, ellipse, capsule or polygon. */
export function contains(map: TiledMap, placed: PlacedObject, point: Point): boolean {
  const { object } = placed;
  const origin = originOf(map, placed);
  const screen = rotate({ x: point.x - origin.x, y: point.y - origin.y }, -object.rotation);
  const { x, y } = fromScreen(map, screen);
  const { width, height } = object;
  if (object.shape === 'polygon') return isInside({ x, y }, object.points);
  if (x < 0 || x > width || y < 0 || y > height) return false;
  if (object.shape === 'rectangle') return true;
  // An ellipse is a circle after scaling; a capsule is all within a radius of the line along its middle.
  const [rx, ry] = [width / 2, height / 2];
  if (object.shape === 'ellipse') return Math.hypot((x - rx) / rx, (y - ry) / ry) <= 1;
  const radius = Math.min(rx, ry);
  return Math.hypot(x - clamp(x, radius, width - radius), y - clamp(y, radius, height - radius)) <= radius;
}

/** A rectangle around all that a rectangle, ellipse, capsule or polygon contains. */
export function boundsOf(map: TiledMap, placed: PlacedObject): Bounds {
  const { shape, points, width, height, rotation } = placed.object;
  const box = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const origin = originOf(map, placed);
  const corners = (shape === 'polygon' ? points : box).map((corner) => {
    return add(origin, rotate(toScreen(map, corner), rotation));
  });
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  // `contains` turns the other way: a pixel around makes up for what both round.
  return { left: least(xs) - 1, top: least(ys) - 1, right: most(xs) + 1, bottom: most(ys) + 1 };
}

function originOf(map: TiledMap, { object, offset }: PlacedObject): Point {
  return add(toScreen(map, object), offset);
}

/**
 * Objects of isometric maps are measured along the axes of the map, in units of the tile height; those of oblique maps
 * lean as the map does (libtiled's ObliqueRenderer).
 */
function toScreen({ orientation, tilewidth, tileheight, skewx, skewy }: TiledMap, { x, y }: Point): Point {
  if (orientation === 'isometric') return { x: ((x - y) * tilewidth) / tileheight / 2, y: (x + y) / 2 };
  if (orientation === 'oblique') return { x: x + (y * skewx) / tileheight, y: y + (x * skewy) / tilewidth };
  return { x, y };
}

function fromScreen({ orientation, tilewidth, tileheight, skewx, skewy }: TiledMap, { x, y }: Point): Point {
  if (orientation === 'isometric') {
    const along = (x * tileheight) / tilewidth;
    return { x: y + along, y: y - along };
  }
  if (orientation === 'oblique') {
    const share = 1 - (skewx * skewy) / (tilewidth * tileheight);
    return { x: (x - (y * skewx) / tileheight) / share, y: (y - (x * skewy) / tilewidth) / share };
  }
  return { x, y };
}

function middleOf({ shape, points, width, height }: TiledObject): Point {
  if (shape === 'point') return { x: 0, y: 0 };
  if (shape !== 'polygon' && shape !== 'polyline') return { x: width / 2, y: height / 2 };
  const middle = (values: readonly number[]) => (least(values) + most(values)) / 2;
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
}

function least(values: readonly number[]): number {
  return values.reduce((low, value) => Math.min(low, value), values[0] ?? 0);
}

function most(values: readonly number[]): number {
  return values.reduce((high, value) => Math.max(high, value), values[0] ?? 0);
}

function baseOf(map: TiledMap, object: TiledObject): Point {
  const stated = tileOfGid(map, object.gid)?.tileset.objectalignment ?? 'unspecified';
  const normal = map.orientation === 'isometric' ? 'bottom' : 'bottomleft';
  const [across, down] = alignments[stated === 'unspecified' ? normal : stated];
  return { x: (0.5 - across) * object.width, y: (1 - down) * object.height - 0.5 };
}

/** Which part of the picture, across and down, lies on the place of the object. */
const alignments: Readonly<Record<Exclude<ObjectAlignment, 'unspecified'>, readonly [across: number, down: number]>> = {
  topleft: [0, 0],
  top: [0.5, 0],
  topright: [1, 0],
  left: [0, 0.5],
  center: [0.5, 0.5],
  right: [1, 0.5],
  bottomleft: [0, 1],
  bottom: [0.5, 1],
  bottomright: [1, 1],
};

function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  let inside = false;
  for (const [index, a] of corners.entries()) {
    const b = corners.at(index - 1) ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

function rotate({ x, y }: Point, degrees: number): Point {
  if (degrees === 0) return { x, y };
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
