import type { Board } from './board.js';
import type { Cell, Layout } from './layout.js';
import { MASKED_DIRECTIONS, stepMasksOf } from './step-masks.js';
import { CellFlag, type Tile, type TileProperties } from './tile.js';

const { TILE, SOLID, BLOCKED } = CellFlag;
/** The bits of a mask of steps. */
export const STEPS_MASK = (1 << MASKED_DIRECTIONS) - 1;
/** In place of a mask. */
export const ASK_EACH = -1;

/**
 * Squares with 8 directions: when a diagonal step is possible. 'never' cutting a corner: both ways round it must be open
 * too. 'one-open': one of them. 'always': neither is asked, so that walls that end in the corner do not stop it; one on
 * the diagonal edge itself does. What lies outside the board is no corner.
 */
export type CornerPolicy = 'never' | 'one-open' | 'always';

/** Which steps are possible for whom. */
export interface PassageRules<TTile extends object = TileProperties, TPiece = unknown> {
  /** The piece that would go: it is never in its own way. */
  readonly piece?: TPiece | undefined;
  /** Whether a tile cannot be entered; undefined leaves it to the tile's `solid` and to solid pieces. */
  readonly solid?: ((tile: Tile<TTile>) => boolean | undefined) | undefined;
  /** 'never' by default. */
  readonly corners?: CornerPolicy | undefined;
}

/** Which steps are possible on a board as it is now: tiles, open edges, walls, solidity, corners. */
export class Passage<TTile extends object, TPiece> {
  readonly board: Board<TTile, TPiece>;
  readonly layout: Layout;
  /** How many directions the layout has. */
  readonly width: number;
  readonly neighbors: Int32Array;
  readonly #open: Uint8Array;
  readonly #flags: Uint8Array;
  readonly #solidPieces: Uint16Array;
  /** The cell of the piece that would go, if it is solid. */
  readonly #moverCell: Cell;
  readonly #askSolid: PassageRules<TTile>['solid'];
  /** Per direction the two sides of a diagonal that are asked, if any. */
  readonly #sides: Layout['diagonalSides'];
  readonly #needsBoth: boolean;
  /** What is known of the steps from each cell, if the tables of the board say all; entries of another epoch do not hold. */
  readonly masks: Int32Array | undefined;
  readonly epoch: number;

  constructor(board: Board<TTile, TPiece>, { piece, solid, corners = 'never' }: PassageRules<TTile, TPiece>) {
    const { layout, cells } = board;
    this.board = board;
    this.layout = layout;
    this.width = layout.directions.length;
    this.neighbors = layout.neighbors;
    this.#open = cells.open;
    this.#flags = cells.flags;
    this.#solidPieces = cells.solidPieces;
    this.#moverCell = piece !== undefined && board.isSolid(piece) ? (board.spotOf(piece)?.cell ?? -1) : -1;
    this.#askSolid = solid;
    this.#sides = corners === 'always' ? undefined : layout.diagonalSides;
    this.#needsBoth = corners === 'never';
    const masks = solid === undefined && this.width <= MASKED_DIRECTIONS ? stepMasksOf(cells.flags) : undefined;
    this.epoch = masks?.epochFor(board.revision, corners, this.#moverCell) ?? 0;
    this.masks = masks?.entries;
  }

  /** Which steps from a cell are possible, a bit for each direction; ASK_EACH if `step` has to be asked. */
  steps(cell: Cell): number {
    const masks = this.masks;
    if (masks === undefined) return ASK_EACH;
    const entry = masks[cell] as number;
    return (entry & ~STEPS_MASK) === this.epoch ? entry & STEPS_MASK : this.#findSteps(cell, masks);
  }

  hasTile(cell: Cell): boolean {
    return ((this.#flags[cell] as number) & TILE) !== 0;
  }

  /** Whether there is a tile that may be entered, from wherever. */
  canEnter(cell: Cell): boolean {
    const flags = this.#flags[cell] as number;
    if ((flags & (TILE | BLOCKED)) !== TILE) return false;
    if (this.#askSolid !== undefined) {
      const answer = this.#answer(cell, this.#askSolid);
      if (answer !== undefined) return !answer;
    }
    if ((flags & SOLID) !== 0) return false;
    const pieces = this.#solidPieces[cell] as number;
    return pieces === 0 || (pieces === 1 && cell === this.#moverCell);
  }

  /** Where a step leads; −1 where it is not possible. */
  step(cell: Cell, direction: number): Cell {
    const edge = cell * this.width + direction;
    const next = this.neighbors[edge] as Cell;
    if (next < 0 || this.#open[edge] === 0 || !this.canEnter(next)) return -1;
    const sides = this.#sides === undefined ? undefined : this.#sides[direction];
    return sides === undefined || this.#leadsRound(cell, next, sides) ? next : -1;
  }

  #findSteps(cell: Cell, masks: Int32Array): number {
    let mask = 0;
    for (let direction = 0; direction < this.width; direction++) {
      if (this.step(cell, direction) >= 0) mask |= 1 << direction;
    }
    masks[cell] = this.epoch | mask;
    return mask;
  }

  /** Whether one could go round the corner, on one side or on both. */
  #leadsRound(cell: Cell, target: Cell, [one, other]: readonly [number, number]): boolean {
    const first = this.#leadsOver(cell, one, other, target);
    return first === this.#needsBoth ? this.#leadsOver(cell, other, one, target) : first;
  }

  #leadsOver(cell: Cell, first: number, second: number, target: Cell): boolean {
    const edge = cell * this.width + first;
    const side = this.neighbors[edge] as Cell;
    // Along the straight edge of a staggered board, one side lies outside: no corner is there.
    if (side < 0) return true;
    if (this.#open[edge] === 0 || !this.canEnter(side)) return false;
    const onward = side * this.width + second;
    return this.neighbors[onward] === target && this.#open[onward] === 1;
  }

  #answer(cell: Cell, ask: NonNullable<PassageRules<TTile>['solid']>): boolean | undefined {
    const answer: unknown = ask(this.board.tileOf(cell) as Tile<TTile>);
    if (answer === undefined || typeof answer === 'boolean') return answer;
    throw new TypeError(`solid answered ${String(answer)}, but must answer true, false or undefined`);
  }
}
