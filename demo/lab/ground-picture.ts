// Draws the ground as surveyors do: a contour line more for each point of cost, hatching for what is solid, puffs of smoke.
import { Actor, Canvas, vec } from 'excalibur';
import { boundsOf, type Cell, type Layout, type Point } from 'excalibur-boardkit';
import type { Mode } from './options.js';
import type { Palette } from './palette.js';
import type { Ground, Sheet } from './sheet.js';

const MARGIN = 8;

/** The actor that shows the ground; it lies between the tiles and what is lit. */
export class GroundPicture {
  readonly actor = new Actor({ name: 'ground', z: 0.2, anchor: vec(0, 0) });
  readonly #layout: Layout;
  readonly #palette: Palette;
  readonly #canvas: Canvas;
  #ground: readonly Ground[] = [];
  #mode: Mode = 'path';

  constructor(layout: Layout, palette: Palette) {
    this.#layout = layout;
    this.#palette = palette;
    const { x, y, width, height } = boundsOf(layout);
    const draw = (context: CanvasRenderingContext2D) => {
      context.save();
      context.translate(MARGIN - x, MARGIN - y);
      for (const [cell, ground] of this.#ground.entries()) this.#drawCell(context, cell, ground);
      context.restore();
    };
    const size = { width: Math.ceil(width + 2 * MARGIN), height: Math.ceil(height + 2 * MARGIN) };
    this.#canvas = new Canvas({ ...size, cache: true, quality: 2, draw });
    this.actor.pos = vec(x - MARGIN, y - MARGIN);
    this.actor.graphics.use(this.#canvas);
  }

  /** Shows what means something in a mode. */
  show({ ground }: Sheet, mode: Mode): void {
    if (ground === this.#ground && mode === this.#mode) return;
    this.#ground = ground;
    this.#mode = mode;
    this.#canvas.flagDirty();
  }

  #drawCell(context: CanvasRenderingContext2D, cell: Cell, ground: Ground): void {
    const { contour, line, smoke } = this.#palette;
    context.lineJoin = 'round';
    if (ground === 'solid') {
      if (this.#mode !== 'match') this.#hatch(context, cell);
    } else if (ground === 'smoke') {
      if (this.#mode === 'sight') this.#puff(context, cell, smoke);
    } else if (ground === 'hole') {
      context.setLineDash([3, 6]);
      this.#stroke(context, cell, 0.72, line);
      context.setLineDash([]);
    } else if (this.#mode === 'path') {
      const rings = Number(ground) - 1;
      context.globalAlpha = 0.09 * rings;
      context.fillStyle = contour;
      context.fill(this.#outline(cell, 1));
      context.globalAlpha = 1;
      for (let ring = 0; ring < rings; ring++) this.#stroke(context, cell, 0.9 - 0.13 * ring, contour);
    }
  }

  #stroke(context: CanvasRenderingContext2D, cell: Cell, share: number, color: string): void {
    context.lineWidth = 1.6;
    context.strokeStyle = color;
    context.stroke(this.#outline(cell, share));
  }

  #hatch(context: CanvasRenderingContext2D, cell: Cell): void {
    const { x, y } = this.#layout.center(cell);
    const outline = this.#outline(cell, 0.9);
    context.save();
    context.clip(outline);
    context.globalAlpha = 0.35;
    context.fillStyle = this.#palette.solid;
    context.fill(outline);
    context.globalAlpha = 1;
    context.lineWidth = 2;
    context.strokeStyle = this.#palette.solid;
    context.beginPath();
    for (let offset = -126; offset <= 126; offset += 9) {
      context.moveTo(x + offset - 63, y + 63);
      context.lineTo(x + offset + 63, y - 63);
    }
    context.stroke();
    context.restore();
    context.lineWidth = 2.4;
    context.strokeStyle = this.#palette.ink;
    context.stroke(outline);
  }

  #puff(context: CanvasRenderingContext2D, cell: Cell, color: string): void {
    const { x, y } = this.#layout.center(cell);
    const puffs = [
      [-11, 4, 9],
      [10, 6, 9],
      [0, -6, 11],
      [0, 8, 8],
    ] as const;
    for (const isFill of [false, true]) {
      for (const [dx, dy, radius] of puffs) {
        context.beginPath();
        context.arc(x + dx, y + dy, isFill ? radius : radius + 2, 0, 2 * Math.PI);
        context.fillStyle = isFill ? color : this.#palette.ink;
        context.fill();
      }
    }
  }

  /** The outline of a cell, drawn in towards its middle to a share of its size. */
  #outline(cell: Cell, share: number): Path2D {
    const center = this.#layout.center(cell);
    const drawn = ({ x, y }: Point) => [center.x + (x - center.x) * share, center.y + (y - center.y) * share] as const;
    const path = new Path2D();
    for (const corner of this.#layout.corners(cell)) path.lineTo(...drawn(corner));
    path.closePath();
    return path;
  }
}
