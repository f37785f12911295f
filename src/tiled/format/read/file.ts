import { messageOf, TiledError } from '../error.js';
import { joinPath } from '../paths.js';
import { Fields, isShape, MAX_DEPTH } from './fields.js';
import { readXml } from './xml.js';

export type FileKind = 'map' | 'tileset' | 'template';

/** A file that was parsed but not read yet, since it may need others. */
export interface TiledFile {
  readonly kind: FileKind;
  readonly fields: Fields;
  /** The tilesets and templates that it names. */
  readonly references: readonly Reference[];
}

export interface Reference {
  readonly kind: FileKind;
  readonly path: string;
  /** Who names it. */
  readonly user: Fields;
}

/** Parses a file, XML or JSON by how it begins. Throws a TiledError if it is not of the kind. */
export function parseFile(text: string, file: string, kind: FileKind): TiledFile {
  const content = text.replace(/^\uFEFF/, '');
  const isXml = /^\s*</.test(content);
  const shape = isXml ? readXml(content, file) : readJson(content, file);
  const fields = new Fields(shape, { file }, isXml);
  // Before Tiled 1.0 a JSON file did not say what it is.
  const type = fields.oneOf('type', ['map', 'tileset', 'template'], kind);
  if (type !== kind) throw fields.fail(`the file is a ${type}, not a ${kind}`);
  return { kind, fields, references: [...referencesOf(fields, kind)] };
}

function readJson(text: string, file: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = text.trim() === '' ? 'the file is empty' : `neither XML nor JSON: ${messageOf(error)}`;
    throw new TiledError({ file }, reason, { cause: error });
  }
  if (!isShape(json)) throw new TiledError({ file }, 'not a Tiled file: it is no object');
  return json;
}

function* referencesOf(fields: Fields, kind: FileKind): Generator<Reference> {
  if (kind === 'map') {
    for (const tileset of fields.children('tilesets')) yield* tilesetReferences(tileset);
    yield* layerReferences(fields, 0);
  } else if (kind === 'tileset') {
    if (fields.has('source')) throw fields.fail('a tileset file cannot name another tileset file');
    yield* tilesetReferences(fields);
  } else {
    const tileset = fields.child('tileset');
    if (tileset) yield* tilesetReferences(tileset);
  }
}

function* tilesetReferences(tileset: Fields): Generator<Reference> {
  const source = tileset.text('source', '');
  if (source !== '') yield { kind: 'tileset', path: joinPath(tileset.place.file, source), user: tileset };
  const tiles = tileset.get('tiles');
  const list = isShape(tiles) ? tilesetTiles(tileset) : tileset.children('tiles');
  for (const tile of list) {
    const group = tile.child('objectgroup');
    if (group) yield* objectReferences(group);
  }
}

function tilesetTiles(tileset: Fields): Fields[] {
  const tiles = tileset.child('tiles');
  return Object.keys(tiles?.shape ?? {}).flatMap((id) => tiles?.child(id) ?? []);
}

function* layerReferences(owner: Fields, depth: number): Generator<Reference> {
  if (depth > MAX_DEPTH) return;
  for (const layer of owner.children('layers')) {
    yield* objectReferences(layer);
    yield* layerReferences(layer, depth + 1);
  }
}

function* objectReferences(group: Fields): Generator<Reference> {
  for (const object of group.children('objects')) {
    const path = object.text('template', '');
    if (path !== '') yield { kind: 'template', path: joinPath(object.place.file, path), user: object };
  }
}
