import type { Actor, Entity } from 'excalibur';
import {
  type Direction,
  directionBetween,
  type ForwardStep,
  type Point,
  type Spot,
  type Tile,
} from '../../boards/index.js';
import type { PieceEvents } from '../piece/piece-options.js';
import type { Raise } from '../piece/raise.js';
import { Piece } from '../piece.js';
import { Bearing } from './bearing.js';
import type { CommittedMove, CommittedPlan, MadeStep } from './committed-move.js';
import type { ForkOffer, MonopolyEvents } from './monopoly-options.js';

/** What a progress needs of its behaviour. */
export interface ProgressHost {
  readonly actor: Actor;
  readonly owner?: Entity | undefined;
  readonly options: { readonly landAfterJump: boolean };
}

/** A jump under way. */
export interface Jump {
  readonly from: Tile;
  readonly to: Tile;
}

/** How a piece gets on: where it looks and came from, its move, what is raised about it, and the way back. */
export class MonopolyProgress {
  readonly bearing: Bearing;
  move: CommittedMove | undefined;
  /** Who walks the path of the move from end to end. */
  walker: object | undefined;
  readonly #host: ProgressHost;
  readonly #raise: Raise<MonopolyEvents>;
  /** It is moving the piece itself, and knows what that means. */
  #isOwnMove = false;
  /** The face before the last step, until that is raised. */
  #faceBefore: number | undefined;
  /** Changes when the piece moves or another plan is committed: then a landing has no jump any more. */
  #landing: object | undefined;
  #jump: Jump | undefined;

  /** Everything that happens to the piece is told by `raise`. */
  constructor(host: ProgressHost, raise: Raise<MonopolyEvents>, face: Direction) {
    this.#host = host;
    this.bearing = new Bearing(() => this.#piece?.board?.layout, face);
    this.#raise = raise;
  }

  get #piece(): Piece | undefined {
    return this.#host.owner?.get(Piece);
  }

  /** Whether the path is being walked, or the piece is on a jump. */
  get isBusy(): boolean {
    return this.walker !== undefined || this.#jump !== undefined;
  }

  /** The jump that the piece is on: its picture has still to arrive. */
  get jump(): Jump | undefined {
    return this.#jump;
  }

  /** What is offered where the piece waits at a fork. */
  get openFork(): ForkOffer | undefined {
    const { plan, isEndTold } = this.move ?? {};
    const { tile, board } = this.#piece ?? {};
    if (plan?.end !== 'fork' || !isEndTold || board !== plan.board) return undefined;
    if (tile?.cell !== board.cell(plan.target) || !this.#standsAsAfter(plan)) return undefined;
    const { ways = [], back, suggested, remaining } = plan;
    return tile && { tile, ways, back, suggested, remaining };
  }

  /** Whether it looks and came from where the plan has left it: a piece that was taken away and put back does not. */
  #standsAsAfter({ face, cameFrom }: CommittedPlan): boolean {
    const { bearing } = this;
    return bearing.face === face && bearing.cameFrom?.x === cameFrom?.x && bearing.cameFrom?.y === cameFrom?.y;
  }

  /** A move begins in place of the one before. */
  begin(move: CommittedMove): void {
    this.move = move;
    this.#landing = undefined;
  }

  /** It is as a save says. */
  goOn(move: CommittedMove | undefined, jump: Jump | undefined): void {
    this.move = move;
    this.#landing = undefined;
    this.#jump = jump;
  }

  /** Hands out the next step or the last; where none is left, the end of the move is raised. */
  pop(isLast: boolean): ForwardStep | undefined {
    this.catchUp();
    const { move } = this;
    if (!move) return undefined;
    if (move.length === 0) this.#tellEnd();
    return move.length === 0 ? undefined : move.pop(isLast);
  }

  /** Raises what is due for the tile where the piece stands already. */
  catchUp(): void {
    this.#tellTurn();
    if (this.#jump && !this.#piece?.isGliding) this.#jumped();
    this.#arrive();
  }

  // What the piece raises.

  placed({ at }: PieceEvents['placed']): void {
    if (this.#isOwnMove) return;
    this.#landing = undefined;
    if (!this.#takePending(at, this.move?.pending?.entry.before ?? at)) this.bearing.displace();
  }

  moved({ from, to, cause }: PieceEvents['moved']): void {
    const layout = this.#piece?.board?.layout;
    if (!layout || this.#isOwnMove || from.cell === to.cell) return;
    this.#landing = undefined;
    this.#jump = undefined;
    if (cause === 'move' && this.#takePending(to, from)) return;
    if (this.move?.pending?.isPlaced) this.move.pending = undefined;
    const direction = cause === 'move' ? directionBetween(layout, from.cell, to.cell) : undefined;
    if (direction === undefined) this.bearing.displace();
    else this.bearing.step(layout, from, to.cell, direction);
  }

  removed(): void {
    this.#landing = undefined;
    this.#jump = undefined;
    if (this.move?.pending?.isPlaced) this.move.pending = undefined;
  }

  departed(): void {
    this.#tellTurn();
  }

  settled(at: Spot): void {
    // A step onto the tile where the piece stands moves nothing: once round, and jumped to the end.
    this.#takePending(at, at);
    this.#tellTurn();
    if (this.#jump) this.#jumped();
    this.#arrive();
  }

  // Back

  /** Takes the last step of the move back. */
  undo(): ForwardStep | undefined {
    const { actor } = this.#host;
    const piece = this.#piece;
    const last = piece?.isOnBoard ? this.move?.undo() : undefined;
    if (!last) return undefined;
    this.#jump = undefined;
    this.#landing = undefined;
    this.bearing.trail.pop();
    this.bearing.stand(last);
    this.#put(last.from, 'undo');
    if (last.isPassed) this.#raise('unpass', { piece: actor, tile: last.step.tile, step: last.step });
    return last.step;
  }

  /** Back along the last tiles walked; undefined and no step if there are not so many. */
  retrace(steps: number): Tile | undefined {
    const piece = this.#piece;
    if (!piece?.isOnBoard || this.bearing.trail.entries.length < steps) return undefined;
    this.move = undefined;
    this.#jump = undefined;
    this.#landing = undefined;
    for (let step = 0; step < steps; step++) {
      const entry = this.bearing.trail.pop();
      if (!entry) break;
      this.bearing.stand(entry);
      this.#put(entry.at, 'retrace');
    }
    return piece.tile;
  }

  /** Puts the piece where a save says; false if the board has no such place. */
  restore(at: Point): boolean {
    return this.#put(at, 'load');
  }

  /** The pending step is made, if the piece is on its tile. */
  #takePending(at: Spot, from: Point): boolean {
    const { move } = this;
    const board = this.#piece?.board;
    const pending = move?.pending;
    if (!move || !board || !pending || pending.isPlaced) return false;
    if (board.cell(pending.entry.step.tile) !== at.cell) return false;
    const { face, cameFrom } = this.bearing;
    this.#faceBefore = face;
    move.make(pending, from, face, cameFrom);
    this.bearing.follow(from, move.faceAfter(pending.entry), move.cameFromAfter(pending.entry));
    return true;
  }

  #put(at: Point, cause: 'jump' | 'undo' | 'retrace' | 'load'): boolean {
    const { x, y } = at;
    this.#isOwnMove = true;
    try {
      return this.#piece?.put({ x, y }, { cause, occupied: 'sneak' }).ok === true;
    } finally {
      this.#isOwnMove = false;
    }
  }

  #tellTurn(): void {
    const from = this.#faceBefore;
    if (from === undefined) return;
    this.#faceBefore = undefined;
    const { face: to } = this.bearing;
    if (from === to) return;
    const { actor: piece } = this.#host;
    this.#raise('turn', { piece, from, to, tile: this.#piece?.tile });
  }

  /** The picture of the pending step is on its tile. */
  #arrive(): void {
    const { move } = this;
    if (!move?.pending?.isPlaced) return;
    move.pending = undefined;
    if (move.length > 0) this.#pass(move.made.at(-1));
    else this.#tellEnd();
  }

  /** The tile under the piece; where it was taken away in the meantime, the one that was walked onto. */
  #tileOr(walkedOnto: Tile | undefined): Tile | undefined {
    const piece = this.#piece;
    return piece?.isOnBoard ? (piece.tile ?? walkedOnto) : undefined;
  }

  #pass(made: MadeStep | undefined): void {
    const { actor: piece } = this.#host;
    const tile = this.#tileOr(made?.step.tile);
    if (!tile) return;
    if (made) made.isPassed = true;
    this.#raise('pass', { piece, tile, step: made?.step });
  }

  #tellEnd(): void {
    const { move } = this;
    if (!move || move.isEndTold || !this.#piece?.isOnBoard) return;
    move.isEndTold = true;
    // The walk is over: whoever hears of it may start the next.
    this.walker = undefined;
    if (move.plan.end === 'fork') this.#fork(move);
    else this.#land();
  }

  #fork(move: CommittedMove): void {
    this.#pass(move.made.at(-1));
    const offer = this.move === move ? this.openFork : undefined;
    if (offer) this.#raise('fork', { piece: this.#host.actor, ...offer });
  }

  #land(): void {
    const { move } = this;
    const { actor: piece } = this.#host;
    const tile = this.#tileOr(move?.made.at(-1)?.step.tile ?? move?.plan.target);
    if (!move || !tile) return;
    const landing = {};
    this.#landing = landing;
    const { end, remaining } = move.plan;
    this.#raise('land', { piece, tile, end, remaining, steps: move.made.length });
    if (this.#landing === landing && move.made.length > 0) this.#jumpFrom(tile, landing);
  }

  #jumpFrom(from: Tile, landing: object): void {
    const { actor: piece } = this.#host;
    const to = this.#piece?.board?.jumpOf(from);
    if (!to) return;
    let isCancelled = false;
    const cancel = () => {
      isCancelled = true;
    };
    this.#raise('jumping', { piece, from, to, cancel });
    if (isCancelled || this.#landing !== landing) return;
    this.#jump = { from, to };
    this.bearing.displace();
    this.#put(to, 'jump');
  }

  /** The picture is at the end of a jump. */
  #jumped(): void {
    const jump = this.#jump;
    const { actor: piece, options } = this.#host;
    if (!jump) return;
    this.#jump = undefined;
    const landing = {};
    this.#landing = landing;
    this.#raise('jumped', { piece, ...jump });
    if (this.#landing !== landing) return;
    if (options.landAfterJump) this.#land();
    else this.#jumpFrom(jump.to, landing);
  }
}
