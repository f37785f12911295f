import { type Cell, directionBetween, type Layout, type Point } from '../../boards/index.js';

/** The lines along cells in their order: one, or more where it leaves the board over a wrapped edge and comes in again. */
export function linesAlong(layout: Layout, cells: readonly Cell[]): readonly (readonly Point[])[] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const [index, cell] of cells.entries()) {
    const center = layout.center(cell);
    const before = cells[index - 1];
    const seam = before === undefined ? undefined : seamBetween(layout, before, cell);
    if (seam) {
      line.push(seam.out);
      line = [seam.into];
    }
    line.push(center);
    if (lines.at(-1) !== line) lines.push(line);
  }
  return lines;
}

/** Where the way from one cell to another leaves the board over a wrapped edge and comes in again, if it does. */
function seamBetween(layout: Layout, a: Cell, b: Cell): { out: Point; into: Point } | undefined {
  const image = layout.nearestImage?.(a, b);
  const beyond = image && layout.centerOf?.(image.x, image.y);
  const { x, y } = layout.xyOf(b);
  if (!beyond || (image.x === x && image.y === y)) return undefined;
  const [from, to] = [layout.center(a), layout.center(b)];
  const way = { x: beyond.x - from.x, y: beyond.y - from.y };
  const back = { x: -way.x, y: -way.y };
  // Between neighbours it is the middle, exactly.
  const isStep = directionBetween(layout, a, b) !== undefined;
  const partFrom = (start: Point, ahead: Point) => (isStep ? 0.5 : partOnBoard(layout, start, ahead));
  return { out: along(from, way, partFrom(from, way)), into: along(to, back, partFrom(to, back)) };
}

/** How often the way to the rim is halved: to less than a pixel of any board. */
const halvings = 20;

/** How much of a way from a point on the board lies on what is drawn. */
function partOnBoard(layout: Layout, from: Point, way: Point): number {
  let [inside, outside] = [0, 1];
  for (let step = 0; step < halvings; step++) {
    const middle = (inside + outside) / 2;
    if (layout.cellAt(along(from, way, middle)) === undefined) outside = middle;
    else inside = middle;
  }
  return inside;
}

function along({ x, y }: Point, way: Point, part: number): Point {
  return { x: x + part * way.x, y: y + part * way.y };
}

/** The head of an arrow, in widths of its line: how far it reaches beyond the last point and back, and to either side. */
const head = { tip: 1.6, base: -1.4, side: 1.9 };

/** The same lines, but that an arrow of this width leaves room about the last point, up to half of the last part. */
export function leavingRoom(
  lines: readonly (readonly Point[])[],
  { room, width }: { readonly room: number; readonly width: number },
): readonly (readonly Point[])[] {
  const [before, last] = lines.at(-1)?.slice(-2) ?? [];
  if (!before || !last) return lines;
  const way = { x: before.x - last.x, y: before.y - last.y };
  const part = (room + head.tip * width) / Math.hypot(way.x, way.y);
  const end = along(last, way, Math.min(0.5, part));
  return [...lines.slice(0, -1), [...(lines.at(-1)?.slice(0, -1) ?? []), end]];
}

/** Draws lines with round ends and, where asked for, the head of an arrow on the last point; `edge` widens it all. */
export function strokeLines(
  context: CanvasRenderingContext2D,
  lines: readonly (readonly Point[])[],
  { width, edge, arrow }: { readonly width: number; readonly edge: number; readonly arrow: boolean },
): void {
  const path = new Path2D();
  for (const [first, ...others] of lines) {
    if (first) path.moveTo(first.x, first.y);
    for (const { x, y } of others) path.lineTo(x, y);
  }
  context.lineWidth = width + 2 * edge;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.stroke(path);
  const [before, last] = lines.at(-1)?.slice(-2) ?? [];
  if (!arrow || !before || !last) return;
  const triangle = arrowHead(before, last, width);
  context.fill(triangle);
  context.lineWidth = 2 * edge;
  if (edge > 0) context.stroke(triangle);
}

function arrowHead(before: Point, { x, y }: Point, width: number): Path2D {
  const length = Math.hypot(x - before.x, y - before.y);
  const [along, across] = [((x - before.x) / length) * width, ((y - before.y) / length) * width];
  const path = new Path2D();
  path.moveTo(x + head.tip * along, y + head.tip * across);
  for (const side of [head.side, -head.side]) {
    path.lineTo(x + head.base * along - side * across, y + head.base * across + side * along);
  }
  path.closePath();
  return path;
}
