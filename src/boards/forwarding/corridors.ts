import type { Cell } from '../layout.js';

/** Entries of `Corridors` that are older than this many changes of the board are forgotten. */
const EPOCHS = 0xffff;

/**
 * What forwarding remembers of a board: which tiles have exactly two ways by the tables of the board, and which. On a
 * road these are nearly all. It is found out on the way and holds until the board changes.
 */
export class Corridors {
  /** Per cell: epoch × 2¹⁶ + one way × 2⁸ + the other. */
  readonly entries: Int32Array;
  /** Entries of another epoch do not hold. */
  epoch = 0;
  #revision: number | undefined;
  #moverCell: Cell | undefined;

  constructor(size: number) {
    this.entries = new Int32Array(size);
  }

  /** Makes it fit for a revision of the board, and for the cell of the piece that walks if it is solid. */
  renew(revision: number, moverCell: Cell): this {
    if (revision === this.#revision && moverCell === this.#moverCell) return this;
    this.#revision = revision;
    this.#moverCell = moverCell;
    this.epoch++;
    if (this.epoch > EPOCHS) {
      this.entries.fill(0);
      this.epoch = 1;
    }
    return this;
  }
}

const corridors = new WeakMap<Uint8Array, Corridors>();

/** The corridors of a board; the table of flags stands for it, since a board that is resized has a new one. */
export function corridorsOf(flags: Uint8Array, revision: number, moverCell: Cell): Corridors {
  let known = corridors.get(flags);
  if (known === undefined) {
    known = new Corridors(flags.length);
    corridors.set(flags, known);
  }
  return known.renew(revision, moverCell);
}
