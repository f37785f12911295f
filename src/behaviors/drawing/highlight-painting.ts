import { type Cell, type Layout, outlinePolygons } from '../../boards/index.js';
import type { HighlightStyle } from '../../manifests/tile-highlight.js';
import type { Paint } from './chunked-picture.js';
import { traceCell, tracePolygons } from './outline.js';
import type { Area } from './overlay.js';
import { leavingRoom, linesAlong, strokeLines } from './tile-path.js';

/** A lit cell with what is written on it. */
export interface Mark {
  readonly cell: Cell;
  readonly text: string | undefined;
}

/** What is lit: the cells, and the cells of the line along them. */
export interface Marks {
  readonly marks: readonly Mark[];
  readonly path: readonly Cell[];
}

/** How far a halo reaches beyond what it surrounds, in board units. */
const haloWidth = 2;

/** In heights of the text: the width of its halo, and how far from its middle an arrow ends. */
const textHalo = 0.4;
const textRoom = 0.65;

/** The area that a drawing of marks needs. */
export function areaOfMarks(layout: Layout, { marks, path }: Marks, style: HighlightStyle): Area {
  const cells = [...marks.map(({ cell }) => cell), ...path];
  const corners = [...cells.flatMap((cell) => layout.corners(cell)), ...linesAlong(layout, path).flat()];
  if (corners.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of corners) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const text = style.text === 'none' ? 0 : style.textSize;
  const margin = Math.ceil(
    style.width + 2 * Math.max(0, -style.inset) + haloWidth + Math.max(style.pathWidth * 2, text),
  );
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
}

/** Draws lit tiles. */
export function paintMarks(layout: Layout, { marks, path }: Marks, style: HighlightStyle): Paint {
  const cells = [...new Set(marks.map(({ cell }) => cell))];
  const outline = new Path2D();
  for (const cell of cells) traceCell(outline, layout, cell, style);
  const border = style.merge ? new Path2D() : outline;
  if (style.merge) tracePolygons(border, outlinePolygons(layout, cells));
  const whole = linesAlong(layout, path);
  const room = { room: style.textSize * textRoom, width: style.pathWidth };
  const lines = style.arrow && marks.at(-1)?.text !== undefined ? leavingRoom(whole, room) : whole;
  return (context) => {
    fillTiles(context, outline, style);
    strokeOutline(context, border, style);
    if (style.path !== 'none' && path.length > 1) {
      const shape = { width: style.pathWidth, arrow: style.arrow };
      if (style.halo !== 'none') {
        context.strokeStyle = context.fillStyle = style.halo;
        strokeLines(context, lines, { ...shape, edge: haloWidth });
      }
      context.strokeStyle = context.fillStyle = style.path;
      strokeLines(context, lines, { ...shape, edge: 0 });
    }
    for (const mark of marks) writeText(context, layout, mark, style);
  };
}

function fillTiles(context: CanvasRenderingContext2D, outline: Path2D, { fill }: HighlightStyle): void {
  if (fill === 'none') return;
  context.fillStyle = fill;
  context.fill(outline);
}

function strokeOutline(context: CanvasRenderingContext2D, border: Path2D, style: HighlightStyle): void {
  if (style.outline === 'none' || style.width === 0) return;
  context.lineJoin = 'round';
  if (style.halo !== 'none') {
    context.strokeStyle = style.halo;
    context.lineWidth = style.width + 2 * haloWidth;
    context.stroke(border);
  }
  context.strokeStyle = style.outline;
  context.lineWidth = style.width;
  if (style.dash > 0) context.setLineDash([style.dash, style.dash * 0.7]);
  context.stroke(border);
  context.setLineDash([]);
}

function writeText(
  context: CanvasRenderingContext2D,
  layout: Layout,
  { cell, text }: Mark,
  style: HighlightStyle,
): void {
  if (text === undefined) return;
  const { x, y } = layout.center(cell);
  context.font = `700 ${style.textSize}px ${style.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (style.textHalo !== 'none') {
    context.strokeStyle = style.textHalo;
    context.lineWidth = style.textSize * textHalo;
    context.lineJoin = 'round';
    context.strokeText(text, x, y);
  }
  context.fillStyle = style.textColor;
  context.fillText(text, x, y);
}
