import { strFromU8 } from 'fflate';
import { messageOf, TiledError } from './error.js';
import { imagesOf } from './images.js';
import type { TiledMap } from './model.js';
import type { Fields } from './read/fields.js';
import { type FileKind, parseFile, type Reference, type TiledFile } from './read/file.js';
import { linkMap } from './read/link.js';

export interface LoadTiledOptions {
  /** Reads a file, as text or as bytes of UTF-8; rejects if there is none. */
  readonly readFile: (path: string) => Promise<string | Uint8Array>;
  /** Whether there is an image at a path; by default it is tried to read it. */
  readonly imageExists?: ((path: string) => boolean | Promise<boolean>) | undefined;
}

/** No map names files that name files … so far, but a server that has an answer to every path makes one do so. */
const MAX_DEPTH = 30;

/**
 * Loads a map (TMX, TMJ) with its tilesets (TSX, TSJ) and templates (TX, TJ), each file once. Their paths are relative
 * to the file that names them. Rejects with a TiledError if anything is missing or wrong, images included.
 */
export async function loadTiledMap(path: string, options: LoadTiledOptions): Promise<TiledMap> {
  const root = parseFile(await readText(path, options, undefined), path, 'map');
  const files = new Map<string, TiledFile>();
  let wanted = root.references;
  for (let depth = 0; wanted.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw root.fields.fail(`files name files more than ${MAX_DEPTH} deep`);
    const fresh = new Map<string, Reference>();
    for (const reference of wanted) {
      if (!files.has(reference.path) && !fresh.has(reference.path)) fresh.set(reference.path, reference);
    }
    const parsed = await Promise.all([...fresh.values()].map((reference) => loadReference(reference, options)));
    for (const file of parsed) files.set(file.fields.place.file, file);
    wanted = parsed.flatMap(({ references }) => references);
  }
  const map = linkMap(root, files);
  await checkImages(map, options);
  return map;
}

async function loadReference(reference: Reference, options: LoadTiledOptions): Promise<TiledFile> {
  return parseFile(await readText(reference.path, options, reference), reference.path, reference.kind);
}

async function readText(path: string, { readFile }: LoadTiledOptions, user: Reference | undefined): Promise<string> {
  let content: unknown;
  try {
    content = await readFile(path);
  } catch (error) {
    throw missing(path, user?.kind, user?.user, messageOf(error), error);
  }
  if (typeof content === 'string') return content;
  if (content instanceof Uint8Array) return strFromU8(content);
  throw missing(path, user?.kind, user?.user, 'readFile gave neither text nor bytes', undefined);
}

function missing(path: string, kind: FileKind | undefined, user: Fields | undefined, why: string, cause: unknown) {
  if (user === undefined) return new TiledError({ file: path }, `the map cannot be read: ${why}`, { cause });
  return new TiledError(user.place, `the ${kind} ${path} is missing or cannot be read: ${why}`, { cause });
}

async function checkImages(map: TiledMap, { readFile, imageExists }: LoadTiledOptions): Promise<void> {
  const exists = imageExists ?? (async (path: string) => (await readFile(path)) !== undefined);
  await Promise.all(
    imagesOf(map).map(async ({ path, place }) => {
      let why = '';
      try {
        if (await exists(path)) return;
      } catch (error) {
        why = `: ${messageOf(error)}`;
      }
      throw new TiledError(place, `the image ${path} is missing${why}`);
    }),
  );
}

/** Reads a map without waiting; `others` holds the text of the files that it names, by path. Images are not asked for. */
export function parseTiledMap(text: string, file: string, others: Readonly<Record<string, string>> = {}): TiledMap {
  const root = parseFile(text, file, 'map');
  const files = new Map<string, TiledFile>();
  const wanted = [...root.references];
  for (let reference = wanted.pop(); reference; reference = wanted.pop()) {
    const { path, kind } = reference;
    if (files.has(path) || !Object.hasOwn(others, path)) continue;
    const parsed = parseFile(others[path] ?? '', path, kind);
    files.set(path, parsed);
    wanted.push(...parsed.references);
  }
  return linkMap(root, files);
}
