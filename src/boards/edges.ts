import type { Cell, Layout } from './layout.js';
import { finish, type Slices, sliceCells } from './slices.js';
import { type Wall, Walls } from './walls.js';

/** Which neighbours one may go to: those where the edge is open and no wall is in the way. */
export class Edges {
  readonly walls: Walls;
  readonly #layout: Layout;
  #open: Uint8Array | undefined;
  /** The edges that are open, but for a wall in the way. */
  readonly #walled = new Set<number>();

  /** All edges are open. */
  constructor(layout: Layout) {
    this.#layout = layout;
    this.walls = new Walls(layout);
  }

  /** Per cell and direction: 1 where there is a neighbour, the edge is open, and no wall is in the way. */
  get open(): Uint8Array {
    this.#open ??= finish(openTable(this.#layout.neighbors));
    return this.#open;
  }

  /** Makes the table of edges, which otherwise is made when it is first asked for. */
  *prepare(): Slices<void> {
    this.#open ??= yield* openTable(this.#layout.neighbors);
  }

  openAll(): void {
    this.open.set(finish(openTable(this.#layout.neighbors)));
  }

  isOpen(cell: Cell, direction: number): boolean {
    return this.open[cell * this.#layout.directions.length + direction] === 1;
  }

  /** Whether there is a neighbour in a direction. */
  leads(cell: Cell, direction: number): boolean {
    const { directions, neighbors } = this.#layout;
    return directions[direction] !== undefined && (neighbors[cell * directions.length + direction] ?? -1) >= 0;
  }

  /** Whether that changed where one may go; an edge that leads nowhere stays closed, behind a wall it opens later. */
  set(cell: Cell, direction: number, open: boolean): boolean {
    if (!this.leads(cell, direction)) return false;
    const edge = cell * this.#layout.directions.length + direction;
    if (this.walls.byEdge.get(edge)?.passable === false) {
      if (open) this.#walled.add(edge);
      else this.#walled.delete(edge);
      return false;
    }
    if (this.open[edge] === Number(open)) return false;
    this.open[edge] = Number(open);
    return true;
  }

  /** Sets or takes away the wall on one side of an edge; whether that changed where one may go. */
  setWall(cell: Cell, direction: number, wall: Wall | undefined): boolean {
    const edge = cell * this.#layout.directions.length + direction;
    const before = this.open[edge];
    const isOpen = before === 1 || this.#walled.delete(edge);
    this.walls.set(cell, direction, wall);
    if (isOpen && wall?.passable === false) this.#walled.add(edge);
    this.open[edge] = Number(isOpen && wall?.passable !== false);
    return this.open[edge] !== before;
  }

  /** Opens these ways out of a cell and closes the others; gives the directions that changed. */
  setExits(cell: Cell, exits: readonly number[]): number[] {
    const directions = [...this.#layout.directions.keys()];
    return directions.filter((direction) => this.set(cell, direction, exits.includes(direction)));
  }

  /** The closed edges, walls not asked. */
  closed(): [cell: Cell, direction: number][] {
    const closed: [Cell, number][] = [];
    for (const { cell, direction, open } of this.all()) {
      if (!open) closed.push([cell, direction]);
    }
    return closed;
  }

  /** Every edge that leads somewhere; whether it is open, walls not asked. */
  *all(): Generator<{ cell: Cell; direction: number; neighbor: Cell; open: boolean }> {
    const { neighbors, directions } = this.#layout;
    for (let edge = 0; edge < neighbors.length; edge++) {
      const neighbor = neighbors[edge] ?? -1;
      if (neighbor < 0) continue;
      const direction = edge % directions.length;
      yield {
        cell: (edge - direction) / directions.length,
        direction,
        neighbor,
        open: this.open[edge] === 1 || this.#walled.has(edge),
      };
    }
  }
}

function* openTable(neighbors: Int32Array): Slices<Uint8Array> {
  const open = new Uint8Array(neighbors.length);
  // Mapping the typed array takes 50 ms for 300 × 300 cells, this takes 1.
  const slice = (from: number, to: number) => {
    for (let edge = from; edge < to; edge++) open[edge] = neighbors[edge] === -1 ? 0 : 1;
  };
  yield* sliceCells(neighbors.length, slice, EDGES_IN_SLICE);
  return open;
}

const EDGES_IN_SLICE = 1 << 18;
