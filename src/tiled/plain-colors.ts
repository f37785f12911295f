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
