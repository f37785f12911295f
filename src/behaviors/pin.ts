import { Actor, type Entity } from 'excalibur';
import {
  type Direction,
  directionBetween,
  directionNumber,
  type MoveCause,
  type Point,
  type Spot,
} from '../boards/index.js';
import { pin } from '../manifests/pin.js';
import { type PinState, pinState } from '../manifests/pin-state.js';
import { readState } from '../manifests/read-state.js';
import { Behavior, type Closable, type ManifestOf, type Options } from './behavior.js';
import type { ActorBoard } from './board-behavior.js';
import { findBehavior } from './find-behavior.js';
import type { MoveRefusal } from './moving/move-request.js';
import { hearPiece } from './piece/hear-piece.js';
import type { PieceEvents } from './piece/piece-options.js';
import type { Piece } from './piece.js';
import { ownAlong, placeOf, type Tie, turned } from './pin/tie.js';

/** The references of `Pin`. */
export interface PinHooks {
  /** The actor to which it is pinned at first. */
  leader: Actor;
}

/** The options of `Pin`. */
export type PinOptions = Options<typeof pin, PinHooks>;

/** Who is pinned to whom. */
export interface Pinned {
  readonly piece: Actor;
  readonly leader: Actor;
}

/** What `Pin` raises. */
export interface PinEvents {
  /** It is pinned from now on. */
  pinned: Pinned;
  /** It has been let go. */
  unpinned: Pinned;
  /** It has gone after its leader; its picture may follow later. */
  followed: Pinned & { readonly from: Spot; readonly to: Spot };
  /** It cannot go where it belongs, and stays; it tries again when the leader moves on. */
  blocked: Pinned & { readonly reason: MoveRefusal | 'already-on-board'; readonly blocker?: Actor | undefined };
  /** Its leader has left the board, or is on another one: it is pinned no more. */
  lost: Pinned;
}

/** A step of the leader that others test, or a change that happened to it. */
const steps: ReadonlySet<MoveCause> = new Set(['move', 'swap']);

/**
 * Keeps its piece at an offset to another piece: riders, tails, parts of a large figure, an aura.
 *
 * ```ts
 * wagon.addComponent(new Pin({ leader: engine, offset: 'W', turn: true, face: 'E' }));
 * shield.get(Pin).pin(knight);
 * ```
 *
 * The offset is one of steps, so that on hexes the picture is the same in every row. When the leader moves, the piece
 * goes after it at once: by its own `GridMove` if it has one, which tests the step, else by `Piece.put`; what happens to
 * the leader by a jump, an undo or a load happens to it in the same way. Where the place is outside, taken or refused it
 * stays, raises `blocked`, and goes to its offset with a later move of the leader. A leader that is killed, taken off or
 * put on another board is `lost`; one that leaves with its scene is waited for. Moved by others it stays there until the
 * leader moves. With `turn`, the leader looks where its steps lead, and where its `MonopolyMovement` turns it.
 */
export class Pin extends Behavior<PinEvents, typeof pin, PinHooks> {
  static readonly manifest = pin satisfies ManifestOf<Pin>;

  #leader: Actor | undefined;
  #offset: string | undefined;
  /** Undefined until both stand on one board. */
  #tie: Tie | undefined;
  #leaderSubscriptions: readonly Closable[] = [];
  #subscription: Closable | undefined;

  constructor(options: PinOptions = {}) {
    super(pin, ['leader'], options);
  }

  /** The actor that it is pinned to. */
  get leader(): Actor | undefined {
    return this.#leader;
  }

  /** Whether it is pinned to a piece. */
  get isPinned(): boolean {
    return this.#leader !== undefined;
  }

  /** The x and y where it belongs now, also outside of the board; undefined while the two are not on one board. */
  get place(): Point | undefined {
    const both = this.#both();
    return both && this.#tie && placeOf(both.board.layout, this.#tie, both.leaderAt);
  }

  /**
   * Pins it to a piece, as soon as both stand on one board; to another one than before, if there was one. The offset is
   * the steps from the leader to its place, 'W NW', and '' for the same tile; without it, it is kept as they stand.
   * Throws a TypeError on what is no actor and on layouts that have no coordinates for offsets, such as graphs; a
   * RangeError on a step that the layout does not have, and where the leader is pinned to this piece itself.
   */
  pin(leader: Actor, offset?: string): void {
    const { actor } = this;
    if (!(leader instanceof Actor)) throw new TypeError('Pin.pin: the leader must be an actor');
    checkCircle(actor, leader);
    const before = { leader: this.#leader, offset: this.#offset, tie: this.#tie };
    this.#hold(leader, offset);
    try {
      this.#begin();
    } catch (error) {
      this.#hold(before.leader, before.offset, before.tie);
      throw error;
    }
    this.events.emit('pinned', { piece: actor, leader });
    if (this.#leader === leader) this.#follow('move');
  }

  /** Lets it stay where it is. */
  unpin(): void {
    const leader = this.#leader;
    if (!leader) return;
    this.#hold(undefined);
    this.events.emit('unpinned', { piece: this.actor, leader });
  }

  /** The leader looks there from now on, and the offset turns if it has `turn`; a step of the leader does the same. */
  turnTo(face: Direction): void {
    const { board } = this.#both() ?? {};
    if (!board || !this.#tie || !this.options.turn) return;
    this.#tie = turned(board.layout, this.#tie, directionNumber(board.layout, face, 'Pin.turnTo: face'));
    this.#follow('move');
  }

  override saveState(): PinState {
    const leader = findBehavior(this.#leader, 'piece')?.id;
    if (!this.#tie || leader === undefined) return {};
    const { own, leaderAt, face, turns } = this.#tie;
    const at = { own: { ...own }, leaderAt: { ...leaderAt } };
    return { tie: { leader, ...at, ...(face === undefined ? {} : { face }), turns } };
  }

  /** Load the pieces first. Throws a TypeError that names what is wrong, a RangeError if there is no such leader. */
  override loadState(saved: object): void {
    const { tie } = readState(pinState, saved, 'Pin');
    if (!tie) {
      this.#hold(undefined);
      return;
    }
    const { leader: id, own, leaderAt, face, turns } = tie;
    const board = findBehavior(this.actor, 'piece')?.board;
    const leader = board?.pieces().find((piece) => findBehavior(piece, 'piece')?.id === id);
    if (!leader) throw new RangeError(`Pin.loadState: there is no piece '${id}' on its board`);
    this.#hold(leader, undefined, { own, leaderAt, face, turns });
  }

  protected override onJoin(owner: Entity): void {
    this.#subscription = hearPiece(owner, { placed: () => this.#stand() });
    const { leader, offset } = this.options;
    if (leader && !this.#leader) this.pin(leader, offset);
    else this.#hold(this.#leader, this.#offset, this.#tie);
  }

  protected override onLeave(): void {
    this.#subscription?.close();
    this.#deafen();
  }

  protected override onAttach(): void {
    this.#hold(this.#leader, this.#offset, this.#tie);
    this.#stand();
  }

  protected override onDetach(): void {
    this.#deafen();
  }

  protected override onEnabledChange(): void {
    this.#begin();
    this.#follow('move');
  }

  #hold(leader: Actor | undefined, offset?: string, tie?: Tie): void {
    this.#deafen();
    this.#leader = leader;
    this.#offset = offset;
    this.#tie = tie;
    if (!leader) return;
    const turn = leader.on('turn', (event) => this.#turned(event));
    const piece = hearPiece(leader, {
      placed: () => this.#stand(),
      moved: (event) => this.#leaderMoved(event),
      removed: ({ reason }) => {
        if (reason !== 'scene') this.#lose();
      },
    });
    this.#leaderSubscriptions = [turn, piece];
  }

  #deafen(): void {
    for (const subscription of this.#leaderSubscriptions) subscription.close();
    this.#leaderSubscriptions = [];
  }

  /** Both pieces, where they stand on one board. */
  #both(): { readonly piece: Piece; readonly board: ActorBoard; readonly leaderAt: Spot } | undefined {
    const piece = findBehavior(this.owner, 'piece');
    const { board, spot } = findBehavior(this.#leader, 'piece') ?? {};
    return piece?.spot && board && spot && piece.board === board ? { piece, board, leaderAt: spot } : undefined;
  }

  /** Ties it to its leader, if both stand on one board and it is not tied yet. */
  #begin(): void {
    const both = this.#both();
    const own = both?.piece.spot;
    if (!both || !own || this.#tie) return;
    const { layout } = both.board;
    const { x, y } = both.leaderAt;
    const leaderAt = { x, y };
    const offset = this.#offset;
    const tie = {
      own: offset === undefined ? { x: own.x, y: own.y } : ownAlong(layout, leaderAt, offset),
      leaderAt,
      face: this.#faceAtFirst(both.board),
      turns: 0,
    };
    // Throws on a layout that has no coordinates for it.
    placeOf(layout, tie, leaderAt);
    const face = this.options.turn ? this.#leaderFace(both.board) : undefined;
    this.#tie = turned(layout, tie, face);
  }

  #faceAtFirst({ layout }: ActorBoard): number | undefined {
    const { face } = this.options;
    return face === undefined ? undefined : directionNumber(layout, face, 'Pin.face');
  }

  /** Where the leader is known to look: its `MonopolyMovement` says so, as a direction where directions have opposites. */
  #leaderFace({ layout }: ActorBoard): number | undefined {
    return layout.opposite(0) === undefined ? undefined : findBehavior(this.#leader, 'monopoly-movement')?.face;
  }

  /** One of the two has come to a board. */
  #stand(): void {
    if (!this.#leader) return;
    this.#begin();
    this.#follow('load');
  }

  #turned(event: unknown): void {
    const { board } = this.#both() ?? {};
    const { to } = event as { readonly to?: number };
    if (board && typeof to === 'number' && board.layout.opposite(0) !== undefined) this.turnTo(to);
  }

  #leaderMoved({ from, to, cause }: PieceEvents['moved']): void {
    const { board } = this.#both() ?? {};
    if (!board) {
      const piece = findBehavior(this.owner, 'piece');
      if (piece?.spot && piece.board !== findBehavior(this.#leader, 'piece')?.board) this.#lose();
      return;
    }
    const direction = cause === 'move' ? directionBetween(board.layout, from.cell, to.cell) : undefined;
    if (this.#tie && this.options.turn) this.#tie = turned(board.layout, this.#tie, direction);
    if (from.cell !== to.cell) this.#follow(cause);
  }

  #follow(cause: MoveCause): void {
    const { place } = this;
    const both = this.#both();
    const leader = this.#leader;
    const from = both?.piece.spot;
    if (!this.enabled || !place || !both || !leader || !from) return;
    const { piece, board } = both;
    const cell = board.cell(place);
    if (cell === from.cell) return;
    // Loading, and adding it again, do not ask whom the leader is pinned to.
    checkCircle(piece.actor, leader);
    const pinned = { piece: piece.actor, leader };
    const grid = steps.has(cause) ? findBehavior(piece.actor, 'grid-move') : undefined;
    const { occupied } = this.options;
    const answer =
      cell === undefined
        ? ({ ok: false, reason: 'outside' } as const)
        : (grid?.to({ cell }) ?? piece.put({ cell }, { occupied, cause }));
    if (!answer.ok) {
      const reason = answer.reason === 'not-on-board' ? 'off-board' : answer.reason;
      this.events.emit('blocked', { ...pinned, reason, ...('blocker' in answer ? { blocker: answer.blocker } : {}) });
    } else if (piece.spot) this.events.emit('followed', { ...pinned, from, to: piece.spot });
  }

  #lose(): void {
    const leader = this.#leader;
    if (!leader) return;
    this.#hold(undefined);
    this.events.emit('lost', { piece: this.actor, leader });
  }
}

/** Throws where a leader is pinned to the actor that is to follow it: none of them could lead. */
function checkCircle(actor: Actor, leader: Actor): void {
  const known = new Set<Actor>();
  for (let next: Actor | undefined = leader; next && !known.has(next); next = next.get(Pin)?.leader) {
    if (next === actor) throw new RangeError(`Pin.pin: '${leader.name}' is, or is pinned to, '${actor.name}' itself`);
    known.add(next);
  }
}
