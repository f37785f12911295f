import type { ObjectShape, TiledObject, TiledText } from '../model-layers.js';
import type { TiledProperty } from '../model-properties.js';
import { joinPath } from '../paths.js';
import type { Fields } from './fields.js';
import type { GidSpace } from './gid-space.js';
import { readProperties } from './properties.js';

/** A template file: its object, not read yet, and the tileset that the gid of the object counts in. */
export interface Template {
  readonly object: Fields;
  readonly tileset: { readonly firstgid: number; readonly path: string } | undefined;
}

/** Finds the template at a path. */
export type Templates = (path: string, user: Fields) => Template;

export interface ObjectContext {
  readonly templates: Templates;
  /** The tilesets of the map; undefined for shapes of collision, which show no tiles. */
  readonly gids: GidSpace | undefined;
}

/** Reads an object and merges it with its template: what the object does not say, the template says. */
export function readObject(fields: Fields, context: ObjectContext): TiledObject {
  const id = fields.whole('id', { min: 0 }, 0);
  const own = fields.at({ object: id });
  const path = own.text('template', '');
  const template = path === '' ? undefined : context.templates(joinPath(own.place.file, path), own);
  const base = template?.object;
  const saying = (key: string) => (base && !own.has(key) ? base : own);
  const gid = readGid(own, template, context.gids);
  const { shape, points, text } = readShape(own) ?? (base && readShape(base)) ?? emptyShape;
  return {
    id,
    name: own.text('name', '') || (base?.text('name', '') ?? ''),
    class: readClass(own) || (base ? readClass(base) : ''),
    shape: gid === 0 ? shape : 'tile',
    x: own.number('x', 0),
    y: own.number('y', 0),
    ...readSize(own, base, gid === 0 ? undefined : context.gids?.sizeOf(gid)),
    rotation: saying('rotation').number('rotation', 0),
    visible: saying('visible').flag('visible', true),
    opacity: saying('opacity').number('opacity', 1),
    gid,
    points,
    text,
    properties: mergeProperties(base ? readProperties(base) : [], readProperties(own)),
  };
}

function readClass(fields: Fields): string {
  return fields.text('class', '') || fields.text('type', '');
}

function readGid(own: Fields, template: Template | undefined, gids: GidSpace | undefined): number {
  const range = { min: 0, max: 0xffffffff };
  const gid = own.whole('gid', range, 0);
  if (gids === undefined) return 0;
  if (gid !== 0) return gids.check(gid, own.place);
  const inherited = template?.object.whole('gid', range, 0) ?? 0;
  return template && inherited !== 0 ? gids.adopt(inherited, template.tileset, own) : 0;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function readSize(own: Fields, base: Fields | undefined, tile: Size | undefined): Size {
  const size = sizeOf(own);
  const { width, height } = base && (size.width === 0 || size.height === 0) ? sizeOf(base) : size;
  // Old files leave the size of a tile to the tileset.
  return { width: width || (tile?.width ?? 0), height: height || (tile?.height ?? 0) };
}

function sizeOf(fields: Fields): Size {
  const size = { width: fields.number('width', 0), height: fields.number('height', 0) };
  for (const key of ['width', 'height'] as const) {
    if (size[key] < 0) throw fields.error(key, 'a number of at least 0');
  }
  return size;
}

interface Shaped {
  readonly shape: ObjectShape;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly text: TiledText | undefined;
}

const emptyShape: Shaped = { shape: 'rectangle', points: [], text: undefined };

/** Undefined where nothing is said about the shape, which makes a rectangle, or that of the template. */
function readShape(fields: Fields): Shaped | undefined {
  for (const shape of ['polygon', 'polyline'] as const) {
    if (!fields.has(shape)) continue;
    const points = fields.children(shape).map((point) => ({ x: point.number('x'), y: point.number('y') }));
    return { ...emptyShape, shape, points };
  }
  const text = fields.child('text');
  if (text) return { ...emptyShape, shape: 'text', text: readText(text) };
  const shape = (['ellipse', 'capsule', 'point'] as const).find((mark) => fields.flag(mark, false));
  return shape && { ...emptyShape, shape };
}

function readText(fields: Fields): TiledText {
  return {
    text: fields.text('text', ''),
    fontfamily: fields.text('fontfamily', 'sans-serif'),
    pixelsize: fields.number('pixelsize', 16),
    wrap: fields.flag('wrap', false),
    color: fields.color('color') ?? '#000000',
    bold: fields.flag('bold', false),
    italic: fields.flag('italic', false),
    underline: fields.flag('underline', false),
    strikeout: fields.flag('strikeout', false),
    kerning: fields.flag('kerning', true),
    halign: fields.oneOf('halign', ['left', 'center', 'right', 'justify'], 'left'),
    valign: fields.oneOf('valign', ['top', 'center', 'bottom'], 'top'),
  };
}

/** Properties of the template come first; one of the same name takes the value of the object. */
function mergeProperties(base: readonly TiledProperty[], own: readonly TiledProperty[]): readonly TiledProperty[] {
  if (base.length === 0) return own;
  const names = new Set(own.map(({ name }) => name));
  return [...base.filter(({ name }) => !names.has(name)), ...own];
}
