import { type ImagePart, partName } from './format/index.js';
import { withoutColor, withPlainColors } from './plain-colors.js';

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
  /** Of parts that were cut out. */
  readonly #urls: string[] = [];

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

  /** Makes a colour of an image transparent, as `trans` of an image in a map asks for. */
  clearColor(path: string, color: string): void {
    const image = this.#images.get(path);
    if (image) this.#images.set(path, image.then((read) => withoutColor(read, color)).then(checkedImage));
  }

  /** All that were read, by path. */
  async all(): Promise<ReadonlyMap<string, HTMLImageElement>> {
    return new Map(await Promise.all([...this.#images].map(async ([path, image]) => [path, await image] as const)));
  }

  /** Leads plugin-tiled from the paths of the images, and of parts of them, to what was read. The path stays in the URL, for messages. */
  async pathMap(parts: readonly ImagePart[]): Promise<PathRule[]> {
    const images = await this.all();
    const rules = [...images].map(([path, { src }]) => ruleFor(path, src));
    for (const part of parts) {
      const image = images.get(part.image);
      if (!image) continue;
      const url = URL.createObjectURL(await cut(image, part));
      this.#urls.push(url);
      rules.push(ruleFor(partName(part), url));
    }
    return rules;
  }

  /** Frees what was read, once it is in use. */
  close(): void {
    for (const image of this.#images.values())
      image.then(
        ({ src }) => URL.revokeObjectURL(src),
        () => {},
      );
    this.#images.clear();
    for (const url of this.#urls.splice(0)) URL.revokeObjectURL(url);
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

function ruleFor(path: string, url: string): PathRule {
  return { path: exactly(path), output: `${url}#[match]` };
}

/** A picture of a part of an image. */
function cut(image: HTMLImageElement, { rectangle: { x, y, width, height } }: ImagePart): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, width, height);
  return canvas.convertToBlob();
}

function exactly(path: string): RegExp {
  return new RegExp(`^${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);
}
