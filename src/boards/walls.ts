import { directionBetween, neighborCell } from './direction.js';
import type { Cell, Layout } from './layout.js';

/** What a wall lets through; nothing by default. */
export interface WallOptions {
  /** Pieces may step over it, as over a line on the floor or through a curtain. */
  readonly passable?: boolean | undefined;
  /** One sees through it, as through a window or over a fence. */
  readonly transparent?: boolean | undefined;
}

/** A wall on the edge between two neighbours; both sides have the same one. */
export interface Wall {
  /** What was put there: any object or text. */
  readonly wall: unknown;
  readonly passable: boolean;
  readonly transparent: boolean;
}

/** An edge as it is seen from one of its two cells. */
export interface EdgeSide {
  readonly cell: Cell;
  readonly direction: number;
}

/** A wall, and where it stands, seen from one of the two cells. */
export interface PlacedWall extends Wall, EdgeSide {}

/** The walls of a board, by the number of the edge: cell × directions + direction. */
export class Walls {
  readonly #layout: Layout;
  readonly byEdge = new Map<number, Wall>();

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  /** The same edge from its other side; undefined where no way leads back, as on one-way edges of graphs. */
  otherSide(cell: Cell, direction: number): EdgeSide | undefined {
    const neighbor = neighborCell(this.#layout, cell, direction);
    const back = neighbor === undefined ? undefined : directionBetween(this.#layout, neighbor, cell);
    return neighbor === undefined || back === undefined ? undefined : { cell: neighbor, direction: back };
  }

  at(cell: Cell, direction: number): Wall | undefined {
    return this.byEdge.get(this.#edge(cell, direction));
  }

  /** Sets or takes away the wall as it is seen from one side. */
  set(cell: Cell, direction: number, wall: Wall | undefined): void {
    const edge = this.#edge(cell, direction);
    if (wall) this.byEdge.set(edge, wall);
    else this.byEdge.delete(edge);
  }

  /** Every wall once, from its side with the lower cell. */
  *all(): Generator<PlacedWall> {
    const width = this.#layout.directions.length;
    for (const [edge, wall] of this.byEdge) {
      const direction = edge % width;
      const cell = (edge - direction) / width;
      const other = this.otherSide(cell, direction);
      if (other === undefined || other.cell > cell) yield { cell, direction, ...wall };
    }
  }

  #edge(cell: Cell, direction: number): number {
    return cell * this.#layout.directions.length + direction;
  }
}
