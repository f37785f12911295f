import type { Picture } from '../helpers/pixels.js';

/** The colour of one pixel, as #rrggbb. */
export function colorAt({ data, width }: Picture, x: number, y: number): string {
  const at = 4 * (Math.round(y) * width + Math.round(x));
  return `#${[...data.slice(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
