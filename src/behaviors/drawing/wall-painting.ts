import { type Cell, edgeLine } from '../../boards/index.js';
import type { ActorBoard } from '../board-behavior.js';

/** How walls are drawn. */
export interface WallStyle {
  /** Their colour, or 'none'. */
  readonly walls: string;
  /** Their width in board units; those that let anything through are dashed. */
  readonly wallWidth: number;
}

/** How far beyond its tile a wall reaches. */
export function wallMargin({ walls, wallWidth }: WallStyle): number {
  return walls === 'none' ? 0 : wallWidth / 2;
}

/** Draws the walls of some cells on their edges; one over a wrapped edge is drawn where each of its two cells has it. */
export function paintWalls(
  context: CanvasRenderingContext2D,
  { layout, cells: tables }: ActorBoard,
  cells: Iterable<Cell>,
  { walls: color, wallWidth }: WallStyle,
): void {
  const { walls } = tables;
  if (color === 'none' || wallWidth === 0 || walls.size === 0) return;
  const [whole, dashed] = [new Path2D(), new Path2D()];
  for (const cell of cells) {
    for (const direction of layout.directions.keys()) {
      const wall = walls.get(cell * layout.directions.length + direction);
      const line = wall && edgeLine(layout, cell, direction);
      if (!line) continue;
      // From the same end for both of its cells, so that the dashes fall together.
      const [from, to] = line.toSorted((a, b) => Math.round(a.x - b.x) || a.y - b.y);
      const path = wall.passable || wall.transparent ? dashed : whole;
      if (from) path.moveTo(from.x, from.y);
      if (to) path.lineTo(to.x, to.y);
    }
  }
  context.strokeStyle = color;
  context.lineWidth = wallWidth;
  context.lineCap = 'butt';
  context.setLineDash([wallWidth, wallWidth * 0.8]);
  context.stroke(dashed);
  context.setLineDash([]);
  context.lineCap = 'round';
  context.stroke(whole);
}
