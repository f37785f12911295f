const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const COLOR_CHUNKS = ['gAMA', 'cHRM', 'iCCP', 'sRGB', 'cICP', 'mDCV', 'cLLI'];

/**
 * An image whose colours are shown as the numbers in its file, as Tiled does: a PNG without what it says of colours
 * (PNG specification, 11.3.2), by which browsers would change them. Other images stay as they are.
 */
export async function withPlainColors(image: Blob): Promise<Blob> {
  const view = new DataView(await image.arrayBuffer());
  const isPng = SIGNATURE.every((byte, index) => index < view.byteLength && view.getUint8(index) === byte);
  if (!isPng) return image;
  const kept: BlobPart[] = [];
  let start = 0;
  for (let at = SIGNATURE.length; at + 8 <= view.byteLength; ) {
    // Length of the data, type, data, checksum.
    const end = at + 12 + view.getUint32(at);
    const type = String.fromCharCode(...new Uint8Array(view.buffer, at + 4, 4));
    if (type === 'IDAT') break;
    if (COLOR_CHUNKS.includes(type)) {
      kept.push(image.slice(start, at));
      start = end;
    }
    at = end;
  }
  return start === 0 ? image : new Blob([...kept, image.slice(start)], { type: image.type });
}

/** A picture of an image in which the pixels of one colour, such as `#ff00ff`, are transparent. */
export async function withoutColor(image: HTMLImageElement, color: string): Promise<Blob> {
  const { naturalWidth: width, naturalHeight: height, src } = image;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  URL.revokeObjectURL(src);
  const pixels = context?.getImageData(0, 0, width, height);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const data = pixels?.data ?? new Uint8ClampedArray();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) data[at + 3] = 0;
  }
  if (pixels) context?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob();
}
