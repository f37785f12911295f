/** A tint of a layer: what colours are multiplied with, and how much of it is seen. */
export interface Tint {
  /** `#RRGGBB`. */
  readonly color: string;
  /** 0 … 1. */
  readonly alpha: number;
}

/** Reads `#AARRGGBB`; undefined, or white, tints nothing. */
export function readTint(text: string | undefined): Tint {
  const [, alpha = 'ff', color = 'ffffff'] = /^#(..)(.{6})$/.exec(text ?? '') ?? [];
  return { color: `#${color.toLowerCase()}`, alpha: Number.parseInt(alpha, 16) / 255 };
}

/** An image with all colours multiplied; the image itself where that changes nothing. */
export function tinted(image: HTMLImageElement, { color }: Tint): CanvasImageSource {
  if (color === '#ffffff') return image;
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no 2D context to tint an image');
  context.drawImage(image, 0, 0);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(image, 0, 0);
  return canvas;
}
