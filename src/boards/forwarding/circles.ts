import { directionBetween } from '../direction.js';
import type { Cell } from '../layout.js';
import { describePlace } from '../place.js';
import type { Road } from './road.js';
import { NOWHERE } from './stand.js';

/** The number of the edge from a tile to the next; the states of a walk (tile, came from) are counted by it. */
export function edgeOf({ width }: { readonly width: number }, from: Cell, direction: number): number {
  return from * width + direction;
}

/** The edge on which a piece came to where it stands, if it came from a neighbour. */
export function arrivalEdge<TTile extends object, TPiece>(
  road: Road<TTile, TPiece>,
  from: Cell,
  to: Cell,
): number | undefined {
  const direction = from === NOWHERE ? undefined : directionBetween(road.layout, from, to);
  return direction === undefined ? undefined : edgeOf(road, from, direction);
}

/** The edges walked since something was decided, to notice that a walk goes in a circle. */
export class Trail {
  readonly #edges = new Set<number>();

  constructor(arrival: number | undefined) {
    if (arrival !== undefined) this.#edges.add(arrival);
  }

  /** Notes a step; true if it was made before and neither chance, nor a callback, nor the player decided since. */
  repeats(edge: number, isDecided: boolean): boolean {
    if (isDecided) this.#edges.clear();
    if (this.#edges.has(edge)) return true;
    this.#edges.add(edge);
    return false;
  }

  /** The edges walked, from the first time at one on. */
  since(edge: number): number[] {
    const edges = [...this.#edges];
    return edges.slice(edges.indexOf(edge));
  }
}

/** The guard over steps that cost nothing, from one that cost something to the next. */
export class FreeSteps<TTile extends object, TPiece> {
  readonly #road: Road<TTile, TPiece>;
  readonly #trail: Trail;
  readonly #tiles = new Set<Cell>();
  #count = 0;

  constructor(road: Road<TTile, TPiece>, arrival: number | undefined) {
    this.#road = road;
    this.#trail = new Trail(arrival);
  }

  /** Notes a step; throws an error that names the tiles where they would never end. */
  add(edge: number, isDecided: boolean): void {
    const { neighbors } = this.#road;
    if (this.#trail.repeats(edge, isDecided)) {
      throw zeroCostCircle(
        this.#road,
        this.#trail.since(edge).map((each) => neighbors[each] as Cell),
      );
    }
    this.#tiles.add(neighbors[edge] as Cell);
    this.#count++;
    // A road has at least one tile; only long runs are worth the counting of all.
    if (this.#count > 4 && this.#count > 4 * this.#road.size) throw zeroCostCircle(this.#road, [...this.#tiles]);
  }
}

/** The error for steps of cost 0 that never end. */
export function zeroCostCircle<TTile extends object, TPiece>(
  road: Road<TTile, TPiece>,
  tiles: readonly Cell[],
): RangeError {
  const names = tiles.slice(0, 12).map((cell) => describePlace(road.layout, cell));
  const more = tiles.length > names.length ? ' …' : '';
  return new RangeError(
    `zero-cost circle: the walk never ends on the tiles ${names.join(', ')}${more}, which cost nothing`,
  );
}
