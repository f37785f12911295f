import type { Cell } from './layout.js';
import type { Level, Spot } from './spot.js';

/** Where a piece stands, and how it is. */
export interface Standing<TPiece> {
  readonly piece: TPiece;
  spot: Spot;
  solid: boolean;
  /** How often this piece's own moves changed the solidity of the board. */
  solidMoves: number;
}

/** Which piece stands where, one per cell and level. Whoever writes here has made sure that the change is lawful. */
export class Stacks<TPiece> {
  /** Per cell, how many solid pieces stand there. */
  readonly solidPieces: Uint16Array;
  readonly #standings = new Map<TPiece, Standing<TPiece>>();
  /** By level, numbers before strings. */
  readonly #stacks = new Map<Cell, Standing<TPiece>[]>();

  constructor(size: number) {
    this.solidPieces = new Uint16Array(size);
  }

  standing(piece: TPiece): Readonly<Standing<TPiece>> | undefined {
    return this.#standings.get(piece);
  }

  pieces(): TPiece[] {
    return [...this.#standings.keys()];
  }

  pieceAt(cell: Cell, z: Level): TPiece | undefined {
    return this.#stacks.get(cell)?.find(({ spot }) => spot.z === z)?.piece;
  }

  /** By level, numbers before strings. */
  piecesOn(cell: Cell): TPiece[] {
    return this.#stacks.get(cell)?.map(({ piece }) => piece) ?? [];
  }

  isEmpty(cell: Cell, z?: Level): boolean {
    return z === undefined ? !this.#stacks.has(cell) : this.pieceAt(cell, z) === undefined;
  }

  lowestFreeLevel(cell: Cell): number {
    let free = 1;
    for (const { spot } of this.#stacks.get(cell) ?? []) if (spot.z === free) free++;
    return free;
  }

  add(piece: TPiece, spot: Spot, { solid, solidMoves = 0 }: { solid: boolean; solidMoves?: number }): void {
    const standing = { piece, spot, solid, solidMoves };
    this.#standings.set(piece, standing);
    this.#enter(standing);
  }

  remove(piece: TPiece): void {
    this.#leave(this.#known(piece));
    this.#standings.delete(piece);
  }

  /** Moves a piece; tells how often that changed the solidity of the board. */
  move(piece: TPiece, to: Spot): number {
    const standing = this.#known(piece);
    this.#leave(standing);
    return this.#arrive(standing, to);
  }

  /** Two pieces trade places; tells how often that changed the solidity of the board. */
  swap(a: TPiece, b: TPiece): number {
    const [one, other] = [this.#known(a), this.#known(b)];
    const { spot } = one;
    this.#leave(one);
    this.#leave(other);
    return this.#arrive(one, other.spot) + this.#arrive(other, spot);
  }

  setSolid(piece: TPiece, solid: boolean): void {
    const standing = this.#known(piece);
    this.#countSolid(standing, -1);
    standing.solid = solid;
    this.#countSolid(standing, 1);
  }

  solidOn(cell: Cell, except: TPiece | undefined): TPiece | undefined {
    if (!this.solidPieces[cell]) return undefined;
    return this.#stacks.get(cell)?.find(({ piece, solid }) => solid && piece !== except)?.piece;
  }

  #known(piece: TPiece): Standing<TPiece> {
    const standing = this.#standings.get(piece);
    if (!standing) throw new RangeError(`the piece ${String(piece)} is not on the board`);
    return standing;
  }

  #arrive(standing: Standing<TPiece>, to: Spot): number {
    const changes = standing.solid && standing.spot.cell !== to.cell ? 1 : 0;
    standing.spot = to;
    standing.solidMoves += changes;
    this.#enter(standing);
    return changes;
  }

  #enter(standing: Standing<TPiece>): void {
    const { cell, z } = standing.spot;
    const stack = this.#stacks.get(cell);
    if (stack) {
      const above = stack.findIndex(({ spot }) => isAbove(spot.z, z));
      stack.splice(above < 0 ? stack.length : above, 0, standing);
    } else this.#stacks.set(cell, [standing]);
    this.#countSolid(standing, 1);
  }

  #leave(standing: Standing<TPiece>): void {
    const { cell } = standing.spot;
    const stack = this.#stacks.get(cell);
    if (stack && stack.length > 1) stack.splice(stack.indexOf(standing), 1);
    else this.#stacks.delete(cell);
    this.#countSolid(standing, -1);
  }

  #countSolid({ spot, solid }: Standing<TPiece>, change: number): void {
    if (solid) this.solidPieces[spot.cell] = (this.solidPieces[spot.cell] ?? 0) + change;
  }
}

function isAbove(a: Level, b: Level): boolean {
  return typeof a === typeof b ? a > b : typeof a === 'string';
}
