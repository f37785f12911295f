import { withPlainColors } from './plain-colors.js';

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
  readonly #images = new Map<string, Promise<HTMLImageElement>>();

  constructor(readImage: (path: string) => Promise<Blob>) {
    this.#readImage = readImage;
  }

  /** Reads an image. Rejects with what is wrong with it. */
  async read(path: string): Promise<HTMLImageElement> {
    let image = this.#images.get(path);
    if (!image) {
      image = this.#readImage(path).then(checkedImage);
      this.#images.set(path, image);
    }
    return image;
  }

  /** All that were read, by path. */
  async all(): Promise<ReadonlyMap<string, HTMLImageElement>> {
    return new Map(await Promise.all([...this.#images].map(async ([path, image]) => [path, await image] as const)));
  }

  /** Leads plugin-tiled from the paths of the images to what was read. The path stays in the URL, for messages. */
  async pathMap(): Promise<PathRule[]> {
    return [...(await this.all())].map(([path, { src }]) => ({ path: exactly(path), output: `${src}#[match]` }));
  }

  /** Frees what was read, once it is in use. */
  close(): void {
    for (const image of this.#images.values())
      image.then(
        ({ src }) => URL.revokeObjectURL(src),
        () => {},
      );
    this.#images.clear();
  }
}

async function checkedImage(blob: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  const url = URL.createObjectURL(await withPlainColors(blob));
  const isImage = await new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = url;
  });
  if (isImage) return image;
  URL.revokeObjectURL(url);
  throw new Error(`what comes is ${blob.type === '' ? 'of no known type' : blob.type}, no image that can be shown`);
}

function exactly(path: string): RegExp {
  return new RegExp(`^${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
}
