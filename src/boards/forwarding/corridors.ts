import type { Cell } from '../layout.js';

/** No entry has this epoch. */
export const NO_EPOCH = -1;
const LAST_EPOCH = 0xffff;

/**
 * What forwarding remembers of a board: which tiles have exactly two ways by the tables of the board, and which. On a
 * road these are nearly all. It is found out on the way and holds until the board changes.
 */
class Corridors {
  /** Per cell as `corridorEntry` packs it, or 0; entries of another epoch do not hold. */
  entries: Int32Array;
  epoch = 0;
  #revision: number | undefined;
  #moverCell: Cell | undefined;

  constructor(size: number) {
    this.entries = new Int32Array(size);
  }

  /** Makes it fit for a revision of the board, and for the cell of the piece that walks if it is solid. */
  renew(revision: number, moverCell: Cell): void {
    if (revision === this.#revision && moverCell === this.#moverCell) return;
    this.#revision = revision;
    this.#moverCell = moverCell;
    this.epoch++;
    if (this.epoch > LAST_EPOCH) {
      // A new table, for a walk whose callback asked for this one may still go on with the old.
      this.entries = new Int32Array(this.entries.length);
      this.epoch = 1;
    }
  }
}

/** The two ways out of a cell in one number. A tight loop unpacks it: see `Lane`. */
export function corridorEntry(epoch: number, one: number, other: number): number {
  return (epoch << 16) | (one << 8) | other;
}

const corridors = new WeakMap<Uint8Array, Corridors>();

/** The corridors of a board; the table of flags stands for it, since a board that is resized has a new one. */
export function corridorsOf(
  flags: Uint8Array,
  revision: number,
  moverCell: Cell,
): { readonly entries: Int32Array; readonly epoch: number } {
  let known = corridors.get(flags);
  if (known === undefined) {
    known = new Corridors(flags.length);
    corridors.set(flags, known);
  }
  known.renew(revision, moverCell);
  return known;
}
