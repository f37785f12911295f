import type { Cell } from '../layout.js';

/** Instead of a direction: there is no such way. */
export const NO_WAY = -1;
/** Instead of the cell that a piece came from: it came from nowhere. */
export const NOWHERE = -1;

/** Where a walk stands: on a tile, come from another or from nowhere, with a face. */
export interface Stand {
  readonly cell: Cell;
  readonly cameFrom: Cell | typeof NOWHERE;
  readonly face: number;
}
