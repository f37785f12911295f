import type { Cell } from './layout.js';
import type { CornerPolicy } from './passage.js';

const MASK_BITS = 8;
const LAST_EPOCH = 0xfffffe;

/** The most directions of which `StepMasks` can take note. */
export const MASKED_DIRECTIONS = MASK_BITS;

/**
 * Which steps are possible from each cell by the tables of a board alone: found out once, and good until the board changes.
 * An entry holds a bit for each direction and, above these, the epoch in which it was made.
 */
export class StepMasks {
  entries: Int32Array;
  #epoch = 0;
  #revision: number | undefined;
  #corners: CornerPolicy | undefined;
  #moverCell: Cell | undefined;

  constructor(size: number) {
    this.entries = new Int32Array(size);
  }

  /** The epoch, as entries have it, for a revision of the board and the rules that matter. */
  epochFor(revision: number, corners: CornerPolicy, moverCell: Cell): number {
    if (revision !== this.#revision || corners !== this.#corners || moverCell !== this.#moverCell) {
      this.#revision = revision;
      this.#corners = corners;
      this.#moverCell = moverCell;
      this.#epoch++;
      if (this.#epoch > LAST_EPOCH) {
        // A new list, for a search whose callback asked for this one may still go on with the old.
        this.entries = new Int32Array(this.entries.length);
        this.#epoch = 1;
      }
    }
    return this.#epoch << MASK_BITS;
  }
}

const known = new WeakMap<Uint8Array, StepMasks>();

/** The masks of a board; its table of flags stands for it, since a board that is resized has a new one. */
export function stepMasksOf(flags: Uint8Array): StepMasks {
  const masks = known.get(flags) ?? new StepMasks(flags.length);
  known.set(flags, masks);
  return masks;
}
