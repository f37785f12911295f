import { joinPath } from './format/index.js';

/** Where the files of a map come from. Paths are as the map names them, made relative to what the map's own path is. */
export interface MapFiles {
  /** Reads a map, tileset or template, as text or as bytes of UTF-8; rejects if there is none. */
  readonly readFile: (path: string) => Promise<string | Uint8Array>;
  /** Reads an image; rejects if there is none. */
  readonly readImage: (path: string) => Promise<Blob>;
}

/**
 * Files beside the page, by `fetch`. Rejects with what the server answers where there is no file. Takes addresses: a `#`,
 * `?` or `%` in the name of a file must be escaped. A TiledBoardResource without `files` does so for what a map names.
 */
export const webFiles: MapFiles = {
  async readFile(path) {
    const text = await (await get(path)).text();
    if (/^\s*<(!doctype\s+html|html)\b/i.test(text)) {
      throw new Error('the server answers with a web page, as some do for files that they do not have');
    }
    return text;
  },
  async readImage(path) {
    return (await get(path)).blob();
  },
};

/** The path of a map without query and fragment: what the names in it are relative to. */
export function mapFileOf(path: string): string {
  return /^[^?#]+/.exec(path)?.[0] ?? path;
}

/**
 * The address of a file that a map names, both by path. The name is escaped; the folders that it shares with the map
 * stay as the map's own address has them, and so do addresses on other servers and `data:`.
 */
export function addressOf(mapFile: string, path: string): string {
  const folders = joinPath(mapFile, '').split('/');
  const parts = path.split('/');
  const apart = parts.findIndex((part, index) => part !== folders[index]);
  // Three parts are a scheme and a host: 'https:', '', 'host'.
  if (/^(data:|blob:|[a-z][a-z0-9+.-]+:\/\/|\/\/)/i.test(path) && apart < 3) return path;
  return parts.map((part, index) => (index < apart ? part : encodeURIComponent(part))).join('/');
}

async function get(path: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path);
  } catch (error) {
    throw new Error(`the server cannot be reached (${error instanceof Error ? error.message : error})`, {
      cause: error,
    });
  }
  const { ok, status, statusText } = response;
  if (ok) return response;
  throw new Error(`the server answers ${statusText === '' ? status : `${status} ${statusText}`}`);
}
