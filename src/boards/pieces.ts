import type { BoardPieceEvents } from './board-events.js';
import type { NamedEvent } from './events.js';
import type { Cell, Layout } from './layout.js';
import type { Level, MoveOptions, PieceResult, Placement, PlaceOptions, Spot } from './spot.js';
import { Stacks } from './stacks.js';

/** Takes a complete change: by how much the revision of the board grows, and what is told of it. */
type Report<TPiece> = (revisions: number, events: readonly NamedEvent<BoardPieceEvents<TPiece>>[]) => void;

/** The pieces of a board: where they may go, and what is told of it. */
export class Pieces<TPiece> {
  readonly #report: Report<TPiece>;
  #layout: Layout;
  #stacks: Stacks<TPiece>;

  constructor(layout: Layout, report: Report<TPiece>) {
    this.#layout = layout;
    this.#stacks = new Stacks(layout.size);
    this.#report = report;
  }

  /** Who stands where, to be read. */
  get stacks(): Stacks<TPiece> {
    return this.#stacks;
  }

  place(piece: TPiece, cell: Cell | undefined, options: PlaceOptions): Placement<TPiece> {
    checkPiece(piece);
    if (this.#stacks.standing(piece)) return { ok: false, reason: 'already-on-board' };
    if (cell === undefined) return { ok: false, reason: 'outside' };
    const z = options.z === undefined ? this.#stacks.lowestFreeLevel(cell) : checkLevel(options.z);
    const solid = options.solid ?? false;
    const other = this.#stacks.pieceAt(cell, z);
    if (other !== undefined && options.occupied !== 'kick') return { ok: false, reason: 'occupied', blocker: other };

    const kick = this.#kick(other, piece);
    const at = this.#spot(cell, z);
    this.#stacks.add(piece, at, { solid });
    this.#report(kick.changes + Number(solid), [...kick.events, ['placed', { piece, at }]]);
    return { ok: true, ...at, ...kick.result };
  }

  move(piece: TPiece, cell: Cell | undefined, options: MoveOptions): Placement<TPiece> {
    const from = this.spotOf(piece);
    if (!from) return { ok: false, reason: 'not-on-board' };
    if (cell === undefined) return { ok: false, reason: 'outside' };
    const z = options.z === undefined ? from.z : checkLevel(options.z);
    const to = this.#spot(cell, z);
    const other = this.#stacks.pieceAt(cell, z);
    if (other === piece) return { ok: true, ...to, from };
    if (other !== undefined && options.occupied !== 'kick') return { ok: false, reason: 'occupied', blocker: other };

    const kick = this.#kick(other, piece);
    const changes = kick.changes + this.#stacks.move(piece, to);
    this.#report(changes, [...kick.events, ['moved', { piece, from, to, cause: options.cause ?? 'move' }]]);
    return { ok: true, ...to, from, ...kick.result };
  }

  remove(piece: TPiece): boolean {
    const from = this.spotOf(piece);
    if (!from) return false;
    this.#report(this.#takeAway(piece), [['removed', { piece, from }]]);
    return true;
  }

  swap(a: TPiece, b: TPiece): PieceResult<TPiece> {
    const spotA = this.spotOf(a);
    const spotB = this.spotOf(b);
    if (!spotA || !spotB) return { ok: false, reason: 'not-on-board', piece: spotA ? b : a };
    if (a === b) return { ok: true };
    const changes = this.#stacks.swap(a, b);
    this.#report(changes, [
      ['moved', { piece: a, from: spotA, to: spotB, cause: 'swap' }],
      ['moved', { piece: b, from: spotB, to: spotA, cause: 'swap' }],
    ]);
    return { ok: true };
  }

  setSolid(piece: TPiece, solid: boolean): PieceResult<TPiece> {
    const at = this.spotOf(piece);
    if (!at) return { ok: false, reason: 'not-on-board', piece };
    if (this.isSolid(piece) !== solid) {
      this.#stacks.setSolid(piece, solid);
      this.#report(1, [['solidChanged', { piece, at, solid }]]);
    }
    return { ok: true };
  }

  isSolid(piece: TPiece): boolean {
    return this.#stacks.standing(piece)?.solid ?? false;
  }

  spotOf(piece: TPiece): Spot | undefined {
    return this.#stacks.standing(piece)?.spot;
  }

  /** Takes the pieces over to another layout, each where `newCell` says, and gives those that lost their place. */
  resize(layout: Layout, newCell: (cell: Cell) => Cell | undefined): { piece: TPiece; from: Spot }[] {
    const lost: { piece: TPiece; from: Spot }[] = [];
    const stacks = new Stacks<TPiece>(layout.size);
    const before = this.#stacks;
    this.#layout = layout;
    for (const piece of before.pieces()) {
      const standing = before.standing(piece);
      if (!standing) continue;
      const { spot: from } = standing;
      const cell = newCell(from.cell);
      if (cell === undefined) lost.push({ piece, from });
      else stacks.add(piece, this.#spot(cell, from.z), standing);
    }
    this.#stacks = stacks;
    return lost;
  }

  #spot(cell: Cell, z: Level): Spot {
    const { x, y } = this.#layout.xyOf(cell);
    return Object.freeze({ cell, x, y, z });
  }

  #kick(piece: TPiece | undefined, by: TPiece) {
    const from = piece === undefined ? undefined : this.spotOf(piece);
    if (piece === undefined || !from) return { changes: 0, events: [], result: {} };
    const events = [['removed', { piece, from }] as const, ['kicked', { piece, from, by }] as const];
    return { changes: this.#takeAway(piece), events, result: { kicked: piece } };
  }

  #takeAway(piece: TPiece): number {
    const changes = Number(this.isSolid(piece));
    this.#stacks.remove(piece);
    return changes;
  }
}

function checkPiece(piece: unknown): void {
  if (typeof piece === 'string' || (typeof piece === 'object' && piece !== null)) return;
  throw new TypeError(`board piece: ${String(piece)} is neither an object nor a string`);
}

function checkLevel(z: unknown): Level {
  if (typeof z === 'string') return z;
  // + 0 because −0 must not get out.
  if (typeof z === 'number' && Number.isFinite(z)) return z + 0;
  throw new TypeError(`board piece: z is ${String(z)}, but must be a finite number or a string`);
}
