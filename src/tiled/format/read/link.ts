import type { TiledMap } from '../model.js';
import { joinPath } from '../paths.js';
import type { Fields } from './fields.js';
import type { FileKind, TiledFile } from './file.js';
import { readMap } from './map.js';
import type { Template } from './objects.js';
import { readTileset, type TilesetBody } from './tileset.js';

/** Reads a map of which all files are there, by their paths. */
export function linkMap(map: TiledFile, files: ReadonlyMap<string, TiledFile>): TiledMap {
  const tilesets = new Map<string, TilesetBody>();
  const find = (path: string, kind: FileKind, user: Fields): Fields => {
    const file = files.get(path);
    if (file === undefined) throw user.fail(`the ${kind} ${path} is missing`);
    if (file.kind !== kind) throw user.fail(`${path} is a ${file.kind}, not a ${kind}`);
    return file.fields;
  };
  const templates = (path: string, user: Fields): Template => readTemplate(find(path, 'template', user));
  return readMap(map.fields, {
    templates,
    tilesets: (path, user) => {
      const known = tilesets.get(path);
      if (known) return known;
      const tileset = readTileset(find(path, 'tileset', user), templates);
      tilesets.set(path, tileset);
      return tileset;
    },
  });
}

function readTemplate(fields: Fields): Template {
  const object = fields.child('object');
  if (object === undefined) throw fields.fail('the template has no object');
  if (object.has('template')) throw fields.fail('the object of a template cannot have a template itself');
  const tileset = fields.child('tileset');
  if (tileset === undefined) return { object, tileset: undefined };
  const path = joinPath(fields.place.file, tileset.text('source'));
  return { object, tileset: { firstgid: tileset.whole('firstgid', { min: 1, max: 0xfffffff }), path } };
}
