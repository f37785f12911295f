import type { Cell } from './layout.js';
import type { Level } from './spot.js';

/** Where a piece stands, and how it is. */
export interface Standing {
  cell: Cell;
  z: Level;
  solid: boolean;
  /** How often this piece's own moves changed the solidity of the board. */
  solidMoves: number;
}

/** Which piece stands where, one per cell and level. Whoever writes here has made sure that the change is lawful. */
export class Stacks<TPiece> {
  /** Per cell, how many solid pieces stand there. */
  readonly solidPieces: Uint16Array;
  readonly #standings = new Map<TPiece, Standing>();
  readonly #stacks = new Map<Cell, Map<Level, TPiece>>();

  constructor(size: number) {
    this.solidPieces = new Uint16Array(size);
  }

  standing(piece: TPiece): Readonly<Standing> | undefined {
    return this.#standings.get(piece);
  }

  pieces(): TPiece[] {
    return [...this.#standings.keys()];
  }

  pieceAt(cell: Cell, z: Level): TPiece | undefined {
    return this.#stacks.get(cell)?.get(z);
  }

  /** By level, numbers before strings. */
  piecesOn(cell: Cell): TPiece[] {
    const stack = this.#stacks.get(cell);
    return stack ? [...stack].sort(([a], [b]) => compareLevels(a, b)).map(([, piece]) => piece) : [];
  }

  isEmpty(cell: Cell, z?: Level): boolean {
    const stack = this.#stacks.get(cell);
    return stack === undefined || (z !== undefined && !stack.has(z));
  }

  lowestFreeLevel(cell: Cell): number {
    let z = 1;
    while (!this.isEmpty(cell, z)) z++;
    return z;
  }

  add(piece: TPiece, { cell, z, solid }: { cell: Cell; z: Level; solid: boolean }): void {
    const standing = { cell, z, solid, solidMoves: 0 };
    this.#standings.set(piece, standing);
    this.#enter(piece, standing);
  }

  remove(piece: TPiece): void {
    this.#leave(this.#known(piece));
    this.#standings.delete(piece);
  }

  /** Moves pieces at once, so that two can trade places; tells how many changed the solidity of the board. */
  move(moves: readonly { piece: TPiece; cell: Cell; z: Level }[]): number {
    let solidMoves = 0;
    for (const { piece } of moves) this.#leave(this.#known(piece));
    for (const { piece, cell, z } of moves) {
      const standing = this.#known(piece);
      const counts = standing.solid && standing.cell !== cell ? 1 : 0;
      solidMoves += counts;
      Object.assign(standing, { cell, z, solidMoves: standing.solidMoves + counts });
      this.#enter(piece, standing);
    }
    return solidMoves;
  }

  setSolid(piece: TPiece, solid: boolean): void {
    const standing = this.#known(piece);
    this.#countSolid(standing, -1);
    standing.solid = solid;
    this.#countSolid(standing, 1);
  }

  solidOn(cell: Cell, except: TPiece | undefined): TPiece | undefined {
    if (!this.solidPieces[cell]) return undefined;
    return this.piecesOn(cell).find((piece) => piece !== except && this.#known(piece).solid);
  }

  #known(piece: TPiece): Standing {
    const standing = this.#standings.get(piece);
    if (!standing) throw new RangeError(`the piece ${String(piece)} is not on the board`);
    return standing;
  }

  #enter(piece: TPiece, standing: Standing): void {
    const stack = this.#stacks.get(standing.cell);
    if (stack) stack.set(standing.z, piece);
    else this.#stacks.set(standing.cell, new Map([[standing.z, piece]]));
    this.#countSolid(standing, 1);
  }

  #leave(standing: Standing): void {
    const stack = this.#stacks.get(standing.cell);
    stack?.delete(standing.z);
    if (stack?.size === 0) this.#stacks.delete(standing.cell);
    this.#countSolid(standing, -1);
  }

  #countSolid({ cell, solid }: Standing, change: number): void {
    if (solid) this.solidPieces[cell] = (this.solidPieces[cell] ?? 0) + change;
  }
}

function compareLevels(a: Level, b: Level): number {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : 1;
}
