import type { Actor } from 'excalibur';
import { type Cell, type Layout, neighborMask, type Spot } from '../../boards/index.js';
import type { ActorBoard } from '../board-behavior.js';
import { neighborsOf } from '../moving/best-neighbor.js';

/** A piece that joins its neighbours. */
export interface Road {
  readonly tag: string;
  /** Its neighbours may be others now. */
  refresh(): void;
  /** The cells of its board are others now. */
  relocate(): void;
}

const all = new WeakMap<ActorBoard, Roads>();

/** The roads of a board. */
export function roadsOf(board: ActorBoard): Roads {
  const roads = all.get(board) ?? new Roads(board);
  all.set(board, roads);
  return roads;
}

/** The pieces of a board that join their neighbours. It lives as long as the board. */
export class Roads {
  readonly #board: ActorBoard;
  readonly #roads = new Map<Actor, Road>();

  constructor(board: ActorBoard) {
    this.#board = board;
    board.events.on('resized', () => {
      const roads = [...this.#roads.values()];
      for (const road of roads) road.relocate();
      for (const road of roads) road.refresh();
    });
  }

  add(piece: Actor, road: Road): void {
    this.#roads.set(piece, road);
  }

  delete(piece: Actor): void {
    this.#roads.delete(piece);
  }

  /** The sum of 2^direction over the neighbours of a spot where a road of a tag is on the same level. */
  maskAt({ cell, z }: Spot, tag: string): number {
    return neighborMask(this.#board.layout, cell, (neighbor) => this.#roadAt(neighbor, z)?.tag === tag);
  }

  /** Lets the roads look anew that have a spot beside them. */
  refreshAround({ cell, z }: Spot): void {
    for (const neighbor of cellsBefore(this.#board.layout, cell)) this.#roadAt(neighbor, z)?.refresh();
  }

  #roadAt(cell: Cell, z: Spot['z']): Road | undefined {
    const piece = this.#board.pieceAt({ cell }, z);
    return piece && this.#roads.get(piece);
  }
}

/** The cells that have a cell for a neighbour. On grids these are its neighbours; on graphs there are one-way edges. */
function cellsBefore(layout: Layout, cell: Cell): Cell[] {
  const { neighbors, directions, vectors, size } = layout;
  if (cell >= size) return [];
  if (vectors) return neighborsOf(layout, cell);
  const cells: Cell[] = [];
  for (let index = neighbors.indexOf(cell); index >= 0; index = neighbors.indexOf(cell, index + 1)) {
    cells.push(Math.floor(index / directions.length));
  }
  return cells;
}
