/** Where the files of a map come from. Paths are as the map names them, made relative to what the map's own path is. */
export interface MapFiles {
  /** Reads a map, tileset or template, as text or as bytes of UTF-8; rejects if there is none. */
  readonly readFile: (path: string) => Promise<string | Uint8Array>;
  /** Reads an image; rejects if there is none. */
  readonly readImage: (path: string) => Promise<Blob>;
}

/** Files beside the page, by `fetch`. Rejects with what the server answers where there is no file. */
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
