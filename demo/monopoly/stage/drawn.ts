import { Canvas, ImageFiltering } from 'excalibur';

export const family = '"Nunito Variable"';

/** Ink and paper, as the map is drawn: see /demo/shared/paper.css. */
export const ink = '#2d2a3a';
export const paper = '#fffaf0';
export const amber = '#e8a93f';
export const fern = '#4f9d86';

/** Something drawn by hand, once, sharp on fine screens. */
export function drawn(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): Canvas {
  const quality = Math.max(2, Math.ceil(devicePixelRatio));
  return new Canvas({ width, height, quality, cache: true, filtering: ImageFiltering.Blended, draw });
}

/** A piece of paper with an ink line round it and a short shadow under it. */
export function paintPaper(context: CanvasRenderingContext2D, width: number, height: number, radius: number): void {
  const [line, shadow] = [4, 6];
  const outline = (down: number) => {
    context.beginPath();
    context.roundRect(line / 2, line / 2 + down, width - line, height - line - shadow, radius);
  };
  context.fillStyle = ink;
  outline(shadow);
  context.fill();
  context.lineWidth = line;
  context.strokeStyle = ink;
  context.fillStyle = paper;
  outline(0);
  context.fill();
  context.stroke();
}

/** A coin, its middle at a point. */
export function paintCoin(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = amber;
  context.strokeStyle = ink;
  context.lineWidth = radius / 4;
  context.fill();
  context.stroke();
}

/** An arrow, its middle at a point, which points so many degrees clockwise from east; its shadow falls straight down. */
export function paintArrow(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  degrees: number,
  color: string,
): void {
  const shape = new Path2D('M-29 -12H-1V-27L30 0L-1 27V12H-29Z');
  const outline = (down: number) => {
    const placed = new Path2D();
    placed.addPath(shape, new DOMMatrix().translate(x, y + down).rotate(degrees));
    return placed;
  };
  context.fillStyle = `${ink}57`;
  context.fill(outline(7));
  context.fillStyle = color;
  context.fill(outline(0));
  context.strokeStyle = ink;
  context.lineWidth = 3.3;
  context.lineJoin = 'round';
  context.stroke(outline(0));
}

/** Breaks a text into lines that are no longer than a width in a font. */
export function linesOf(font: string, text: string, width: number): string[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context) context.font = font;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && context && context.measureText(longer).width <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
