import type { Actor } from 'excalibur';
import type { Cell, Level, Place, Placement, Spot } from '../../boards/index.js';
import type { ActorBoard, BoardBehavior } from '../board-behavior.js';
import { defaultId, type PutOptions, type RemovalReason, readBoard } from './piece-options.js';
import { type PieceNews, type TrafficMember, trafficOf } from './piece-traffic.js';

/** What a piece wishes for, and what it does when its standing changes. */
export interface StandingHost {
  readonly options: { readonly id?: string | undefined; readonly z?: Level | undefined; readonly solid: boolean };
  /** It stands on another cell, or its cell lies elsewhere. */
  cameTo(cell: Cell): void;
  arrange(cell: Cell, index: number, count: number): void;
  hear(news: PieceNews): void;
}

interface Memory {
  readonly at: Spot;
  readonly home: Level | undefined;
  readonly solid: boolean;
}

/** Where an actor stands on its board: the one way of `Piece` to the board. */
export class PieceStanding implements TrafficMember {
  readonly actor: Actor;
  behavior: BoardBehavior | undefined;
  isSpread = true;
  spot: Spot | undefined;
  /** The level that it has, or takes as soon as it is free. */
  home: Level | undefined;
  /** Why it is leaving the board. */
  reason: RemovalReason = 'board';
  /** Grows with all that happens to it, to tell whether more has happened since. */
  changes = 0;
  readonly #host: StandingHost;
  /** The level that it will be at home on after the change that it is making itself. */
  #nextHome: { readonly level: Level | undefined } | undefined;
  #changing = 0;
  #id: string | undefined;
  #memory: Memory | undefined;

  constructor(actor: Actor, behavior: BoardBehavior | undefined, host: StandingHost) {
    this.actor = actor;
    this.behavior = behavior;
    this.#host = host;
  }

  /** What it is known by on its board. */
  get id(): string {
    return this.#id ?? this.#host.options.id ?? defaultId(this.actor);
  }

  /** Throws a RangeError if another piece of its board has this id. */
  checkId(id: string): void {
    if (this.board) trafficOf(this.board).checkId(this, id);
  }

  /** From here on it is known by this id. Throws a RangeError if another piece of its board is. */
  rename(id: string): void {
    if (this.board && this.spot) trafficOf(this.board).rename(this, this.id, id);
    this.#id = id;
  }

  get board(): ActorBoard | undefined {
    return this.behavior?.board;
  }

  get isSolid(): boolean {
    return this.board?.isSolid(this.actor) ?? false;
  }

  /** Whether it is changing its place itself at present. */
  get isChanging(): boolean {
    return this.#changing > 0;
  }

  /** Puts it on a cell of its board or of another. */
  put(place: Place, options: PutOptions): Placement<Actor> {
    const behavior = options.board === undefined ? this.behavior : readBoard(options.board, 'Piece.put: board');
    if (!behavior) throw new TypeError('Piece.put: the piece has no board, give it one in its options or to put');
    const { board } = behavior;
    const { actor } = this;
    const cell = board.cell(place);
    if (cell === undefined) return { ok: false, reason: 'outside' };
    const here = behavior === this.behavior ? this.spot : undefined;
    const home = options.z ?? (here ? (this.home ?? here.z) : this.#host.options.z);
    const z = home !== undefined && options.occupied === 'sneak' ? freeLevel(board, actor, cell, home) : home;
    const occupied = options.occupied === 'kick' ? 'kick' : 'refuse';
    if (here) {
      const how = { z: z ?? here.z, occupied, cause: options.cause ?? 'move' } as const;
      return this.#change(home, () => board.move(actor, { cell }, how));
    }
    const blocker = z === undefined ? undefined : board.pieceAt({ cell }, z);
    if (blocker !== undefined && occupied === 'refuse') return { ok: false, reason: 'occupied', blocker };
    const how = { occupied, ...(z === undefined ? {} : { z }) } as const;
    const solid = this.#memory?.solid ?? this.#host.options.solid;
    this.leave();
    // Whoever heard of it may have put it somewhere: a piece is on one board.
    if (this.spot) return { ok: false, reason: 'already-on-board' };
    this.behavior = behavior;
    this.#join();
    return this.#change(home, () => board.place(actor, { cell }, { ...how, solid }));
  }

  /** Stands where the board already has the actor; false if it does not. */
  adopt(): boolean {
    const { board } = this;
    if (!board?.spotOf(this.actor)) return false;
    this.#join();
    trafficOf(board).adopt(this);
    this.home = this.spot?.z;
    return true;
  }

  /** Takes it off the board for good. */
  leave(): boolean {
    this.#memory = undefined;
    return this.board?.remove(this.actor) ?? false;
  }

  /** Takes it off the board and remembers its place. */
  leaveFor(reason: RemovalReason): void {
    const { spot: at, home, isSolid: solid } = this;
    if (!at) return;
    this.reason = reason;
    try {
      this.board?.remove(this.actor);
    } finally {
      this.reason = 'board';
    }
    if (!this.spot) this.#memory = { at, home, solid };
  }

  /** Takes its old place again; tells what place that is if it cannot. */
  comeBack(): { readonly at: Spot; readonly blocker: Actor | undefined } | undefined {
    const memory = this.#memory;
    if (!memory) return undefined;
    const { at, home = at.z } = memory;
    const { x, y } = at;
    const placement = this.put({ x, y }, { z: home, occupied: home === at.z ? 'refuse' : 'sneak' });
    this.#memory = undefined;
    if (placement.ok) return undefined;
    return { at, blocker: placement.reason === 'occupied' ? placement.blocker : undefined };
  }

  standAt(spot: Spot | undefined, news?: PieceNews): void {
    this.changes++;
    this.spot = spot;
    if (!spot) return;
    this.#memory = undefined;
    const next = this.#nextHome;
    this.#nextHome = undefined;
    if (next) this.home = next.level ?? spot.z;
    else if (news?.kind === 'placed' || (news?.kind === 'moved' && news.from.z !== spot.z)) this.home = spot.z;
    this.#host.cameTo(spot.cell);
  }

  arrange(index: number, count: number): void {
    if (this.spot) this.#host.arrange(this.spot.cell, index, count);
  }

  hear(news: PieceNews): void {
    const { board } = this;
    this.#host.hear(news);
    if (!this.spot && board) trafficOf(board).leave(this, this.id);
  }

  levelFreed(): void {
    const { spot, home, board, actor } = this;
    if (!spot || !board || home === undefined || home === spot.z) return;
    if (board.pieceAt({ cell: spot.cell }, home) !== undefined) return;
    this.#change(home, () => board.raise(actor, home));
  }

  #join(): void {
    if (this.board) this.#id = trafficOf(this.board).join(this, this.id, this.#host.options.id !== undefined);
  }

  #change(home: Level | undefined, act: () => Placement<Actor>): Placement<Actor> {
    this.#nextHome = { level: home };
    this.#changing++;
    try {
      return act();
    } finally {
      this.#nextHome = undefined;
      this.#changing--;
    }
  }
}

/** A level on a cell that is free for a piece: the wanted one, else a text made from it that nobody has. */
function freeLevel(board: ActorBoard, piece: Actor, cell: Cell, wanted: Level): Level {
  let level = wanted;
  while ((board.pieceAt({ cell }, level) ?? piece) !== piece) level = `${level}.`;
  return level;
}
