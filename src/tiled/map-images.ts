/** An entry of plugin-tiled's `pathMap`. */
interface PathRule {
  readonly path: RegExp;
  readonly output: string;
}

/**
 * The images of a map, each read once and looked at before plugin-tiled gets it: Excalibur waits for ever for an image
 * that cannot be reached or is none.
 */
export class MapImages {
  readonly #readImage: (path: string) => Promise<Blob>;
  readonly #urls = new Map<string, Promise<string>>();

  constructor(readImage: (path: string) => Promise<Blob>) {
    this.#readImage = readImage;
  }

  /** Reads an image. Rejects with what is wrong with it. */
  async read(path: string): Promise<void> {
    let url = this.#urls.get(path);
    if (!url) {
      url = this.#readImage(path).then(checkedUrl);
      this.#urls.set(path, url);
    }
    await url;
  }

  /** Leads plugin-tiled from the paths of the images to what was read. The path stays in the URL, for messages. */
  async pathMap(): Promise<PathRule[]> {
    const rules = [...this.#urls].map(async ([path, url]) => ({ path: exactly(path), output: `${await url}#[match]` }));
    return Promise.all(rules);
  }

  /** Frees what was read, once it is in use. */
  close(): void {
    for (const url of this.#urls.values()) url.then(URL.revokeObjectURL, () => {});
    this.#urls.clear();
  }
}

async function checkedUrl(blob: Blob): Promise<string> {
  const url = URL.createObjectURL(blob);
  const image = new Image();
  const isImage = await new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = url;
  });
  if (isImage) return url;
  URL.revokeObjectURL(url);
  throw new Error(`what comes is ${blob.type === '' ? 'of no known type' : blob.type}, no image that can be shown`);
}

function exactly(path: string): RegExp {
  return new RegExp(`^${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
}
