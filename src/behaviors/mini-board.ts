import type { Actor, Vector } from 'excalibur';
import {
  describePlace,
  type MirrorAxis,
  mirrorTiles,
  type Place,
  type Point,
  rotateTiles,
  turnsOf,
} from '../boards/index.js';
import { miniBoard } from '../manifests/mini-board.js';
import { Behavior, type Closable, type ManifestOf } from './behavior.js';
import { type BoardBehavior, boardOf } from './board-behavior.js';
import { type Laid, layOut, type Member, membersOn, moveAll, type Position, refusalOf } from './mini-board/group.js';
import { GroupPointer } from './mini-board/group-pointer.js';
import type {
  MiniBoardAnswer,
  MiniBoardEvents,
  MiniBoardHooks,
  MiniBoardOptions,
  MiniBoardRejected,
} from './mini-board/mini-board-options.js';
import { readBoard } from './piece/piece-options.js';

/** A group on a board. */
interface Put extends Position {
  readonly members: readonly Member[];
  readonly turns: number;
}

/** A group in the hand of a visitor. */
interface Drag {
  /** From the point that is held to the origin, in the world. */
  readonly grip: Vector;
  /** Where it goes back to: where it was put, else where its actor was in the world. */
  readonly back: { readonly isPut: boolean; readonly pos: Vector };
  /** Where the origin is now: undefined beside the board. */
  at: Point | undefined;
  canPut: boolean;
}

/**
 * Makes the pieces of a small board one group, which is put on another board as a whole: pieces as of Tetris, ships,
 * rooms. It stands on the actor of the small board, and its members are the pieces on that:
 *
 * ```ts
 * const tee = new Actor();
 * tee.addComponent(new SquareBoard({ columns: 3, rows: 3, size: 32, origin: { x: -1, y: -1 } }));
 * tee.addComponent(new MiniBoard({ board, origin: { x: 0, y: 0 }, drag: true }));
 * // … actors with new Piece({ board: tee, at: { x: -1, y: 0 } })
 * tee.get(MiniBoard).put({ x: 4, y: 2 });
 * tee.get(MiniBoard).rotate();
 * ```
 *
 * While it is put, its members stand on the board, each on its own level, and the small board lies over it. Everything
 * is tested before, for the whole group: it is done or nothing is changed, and `accepted` or `rejected` says so. Places
 * are moved, rotated and mirrored exactly, on hexes too; the small board must be of the same kind, and have room for the
 * group as it turns about the origin. A member that somebody else moves on the board, or takes off it, is none any more.
 */
export class MiniBoard extends Behavior<MiniBoardEvents, typeof miniBoard, MiniBoardHooks> {
  static readonly manifest = miniBoard satisfies ManifestOf<MiniBoard>;

  #put: Put | undefined;
  #last: Put | undefined;
  #turns = 0;
  #subscriptions: readonly Closable[] = [];
  #isMoving = false;
  #drag: Drag | undefined;
  #pointer: GroupPointer | undefined;

  constructor(options: MiniBoardOptions = {}) {
    super(miniBoard, ['board', 'origin', 'canPutPiece'], options);
    if (this.options.board !== undefined) readBoard(this.options.board, 'MiniBoard.board');
  }

  /** The actors of the group. */
  get members(): readonly Actor[] {
    return this.#members().map(({ piece }) => piece);
  }

  /** Whether the group is on the board. */
  get isPut(): boolean {
    return this.#put !== undefined;
  }

  /** The x and y of its origin on the board; undefined while it is not there. */
  get at(): Point | undefined {
    return this.#put?.at;
  }

  /** How many turns it has made, 0 up to, not including, a whole one. */
  get turns(): number {
    return this.#turns;
  }

  /** Whether the group is dragged. */
  get isDragging(): boolean {
    return this.#drag !== undefined;
  }

  /** Whether it could be put somewhere. Throws a TypeError without a board, and on one of another kind. */
  canPut(at: Place, board?: Actor | BoardBehavior): MiniBoardAnswer {
    return this.#ask(this.#members(), this.#positionAt(at, board));
  }

  /** Puts it on the board, or elsewhere on it. Throws as `canPut`. */
  put(at: Place, board?: Actor | BoardBehavior): MiniBoardAnswer {
    return this.#tryPut(this.#members(), this.#positionAt(at, board), this.#turns);
  }

  /** Takes it off the board, back to its small one, which stays where it is; false if it was not there. */
  pullOut(): boolean {
    const put = this.#put;
    if (!put || this.#isMoving || !this.enabled) return false;
    const mini = this.#mini();
    this.#release();
    this.#last = put;
    this.#move(
      put.members.map((member) => laidAtHome(member, mini)),
      mini,
    );
    this.events.emit('pulledOut', { from: put.at, members: this.members });
    return true;
  }

  /** Puts it where it was last before it was pulled out, as it was turned there. */
  putBack(): MiniBoardAnswer {
    const last = this.#last;
    if (this.#put) return { ok: true };
    if (!last) return this.#reject('put', { ok: false, reason: 'never-put' });
    const owns = new Map(last.members.map(({ piece, own }) => [piece, own]));
    const members = this.#members().map((member) => ({ ...member, own: owns.get(member.piece) ?? member.own }));
    return this.#tryPut(members, last, last.turns);
  }

  /** Whether it could be rotated, clockwise by so many turns; below 0 the other way. */
  canRotate(turns = 1): MiniBoardAnswer {
    return this.#askTurned(this.#rotated(turns));
  }

  /** Rotates it about its origin, clockwise by so many turns: of 90° on squares, 60° on hexes, 120° on triangles. */
  rotate(turns = 1): MiniBoardAnswer {
    const whole = turnsOf(this.#mini().layout);
    const answer = this.#turn('rotate', this.#rotated(turns), (((this.#turns + turns) % whole) + whole) % whole);
    if (answer.ok) this.events.emit('rotated', { turns });
    return answer;
  }

  /** Rotates it so that it has made so many turns in all. */
  rotateTo(turns: number): MiniBoardAnswer {
    return this.rotate(turns - this.#turns);
  }

  /** Whether it could be mirrored. Throws a RangeError on an axis that the layout does not have. */
  canMirror(axis: MirrorAxis): MiniBoardAnswer {
    return this.#askTurned(this.#mirrored(axis));
  }

  /** Mirrors it along an axis through its origin; `mirrorAxes` lists those of a layout. Throws as `canMirror`. */
  mirror(axis: MirrorAxis): MiniBoardAnswer {
    const answer = this.#turn('mirror', this.#mirrored(axis), this.#turns);
    if (answer.ok) this.events.emit('mirrored', { axis });
    return answer;
  }

  /** Begins to drag it at a point of the world, off the board if it is there; false if it cannot be dragged. */
  pickUp(point: Vector): boolean {
    if (this.#drag || !this.enabled || this.#isMoving || this.members.length === 0) return false;
    const back = { isPut: this.isPut, pos: this.actor.globalPos.clone() };
    this.#drag = { grip: this.#originInWorld().sub(point), back, at: this.at, canPut: this.isPut };
    this.pullOut();
    this.events.emit('dragStart', { members: this.members });
    return this.#drag !== undefined;
  }

  /** Drags it on to a point of the world. */
  carry(point: Vector): void {
    const drag = this.#drag;
    if (!drag) return;
    const target = point.add(drag.grip);
    const board = this.#boardGiven();
    const cell = board.cellAtWorld(target);
    const at = cell === undefined ? undefined : board.layout.xyOf(cell);
    const isOther = at?.x !== drag.at?.x || at?.y !== drag.at?.y;
    if (isOther) {
      drag.at = at;
      drag.canPut = at !== undefined && this.canPut(at).ok;
    }
    const isSnapped = at !== undefined && drag.canPut && this.options.snap;
    this.#align(this.#originInWorld(), isSnapped ? board.tileToWorld(at) : target);
    if (isOther) this.events.emit('drag', { at, canPut: drag.canPut });
  }

  /** Puts it where it is dragged to; where that is refused it goes back, or stays beside the board as `goBack` says. */
  drop(): MiniBoardAnswer {
    const drag = this.#drag;
    if (!drag) return { ok: false, reason: 'refused' };
    this.#drag = undefined;
    const answer = drag.at ? this.put(drag.at) : this.#reject('put', { ok: false, reason: 'outside' });
    if (!answer.ok && this.options.goBack) this.#goBack(drag);
    return answer;
  }

  /** Lets a group that is dragged go back. */
  cancelDrag(): void {
    const drag = this.#drag;
    if (!drag) return;
    this.#drag = undefined;
    this.#goBack(drag);
    this.events.emit('dragCancel', { members: this.members });
  }

  protected override onAttach(): void {
    const mini = this.#mini();
    this.#watch();
    const { board } = this.options;
    const boards = board ? [mini, readBoard(board, 'MiniBoard.board')] : [mini];
    this.#pointer = new GroupPointer(this, boards);
    this.track(this.#pointer);
  }

  protected override onDetach(): void {
    this.cancelDrag();
    this.#pointer = undefined;
    this.#unwatch();
  }

  protected override onConfigure(before: MiniBoard['options']): void {
    if (before.board !== this.options.board)
      throw new TypeError('MiniBoard.board: it cannot be changed, give it to put');
  }

  protected override onEnabledChange(): void {
    if (!this.enabled) this.cancelDrag();
  }

  #mini(): BoardBehavior {
    const mini = boardOf(this.actor);
    if (mini) return mini;
    throw new TypeError(`MiniBoard: '${this.actor.name}' is no board, attach one first, such as SquareBoard`);
  }

  #boardGiven(board: Actor | BoardBehavior | undefined = this.options.board): BoardBehavior {
    if (board) return readBoard(board, 'MiniBoard.board');
    throw new TypeError('MiniBoard.board: there is no board to put it on, give it one as an option');
  }

  #origin(): Point {
    const { layout, board } = this.#mini();
    const { origin = { x: 0, y: 0 } } = this.options;
    const cell = board.cell(origin);
    if (cell === undefined && this.options.origin)
      throw new RangeError('MiniBoard.origin: it is outside the small board');
    return layout.xyOf(cell ?? 0);
  }

  #members(): readonly Member[] {
    return this.#put?.members ?? membersOn(this.#mini());
  }

  #positionAt(place: Place, board?: Actor | BoardBehavior): Position {
    const behavior = board || !this.#put ? this.#boardGiven(board) : this.#put.board;
    // The origin may lie outside of the board while all members are on it.
    if ('x' in place && 'y' in place) return { board: behavior, at: { x: place.x, y: place.y } };
    const cell = behavior.board.cell(place);
    if (cell !== undefined) return { board: behavior, at: behavior.layout.xyOf(cell) };
    throw new RangeError(`MiniBoard: ${describePlace(behavior.layout, place)} is outside the board`);
  }

  #lay(members: readonly Member[], position: Position): Laid[] {
    return layOut(members, this.#mini(), this.#origin(), position);
  }

  #askFirst(): MiniBoardRejected | undefined {
    if (!this.enabled) return { ok: false, reason: 'disabled' };
    if (this.#isMoving) return { ok: false, reason: 'busy' };
    return this.#members().length === 0 ? { ok: false, reason: 'no-pieces' } : undefined;
  }

  #ask(members: readonly Member[], position: Position): MiniBoardAnswer {
    return this.#askFirst() ?? refusalOf(this.#lay(members, position), position.board, this.options) ?? { ok: true };
  }

  #tryPut(members: readonly Member[], position: Position, turns: number): MiniBoardAnswer {
    const answer = this.#ask(members, position);
    if (!answer.ok) return this.#reject('put', answer);
    this.#place({ ...position, members, turns });
    return answer;
  }

  #place(put: Put): void {
    const laid = this.#lay(put.members, put);
    this.#unwatch();
    this.#put = put;
    this.#turns = put.turns;
    const { board, at } = put;
    const [first] = laid;
    const isInside = board.board.cell(at) !== undefined;
    if (isInside) this.#align(this.#originInWorld(), board.tileToWorld(at));
    else if (first) this.#align(this.#mini().tileToWorld(first.own), board.tileToWorld(first.place));
    try {
      this.#move(laid, board);
    } finally {
      this.#watch();
    }
  }

  #move(laid: readonly Laid[], board: BoardBehavior): void {
    this.#isMoving = true;
    try {
      moveAll(laid, board);
    } finally {
      this.#isMoving = false;
    }
  }

  #rotated(turns: number): Member[] {
    const about = this.#origin();
    return this.#changed((owns) => rotateTiles(this.#mini().layout, owns, { about, turns }));
  }

  #mirrored(axis: MirrorAxis): Member[] {
    const about = this.#origin();
    return this.#changed((owns) => mirrorTiles(this.#mini().layout, owns, { about, axis }));
  }

  #changed(change: (owns: readonly Point[]) => readonly Point[]): Member[] {
    const members = this.#members();
    const owns = change(members.map(({ own }) => own));
    return members.map((member, index) => ({ ...member, own: owns[index] ?? member.own }));
  }

  #askTurned(members: readonly Member[]): MiniBoardAnswer {
    const first = this.#askFirst();
    if (first) return first;
    const { layout } = this.#mini();
    const outside = members.find(({ own }) => {
      const cell = layout.cellOf(own.x, own.y);
      const { x, y } = cell === undefined ? { x: NaN, y: NaN } : layout.xyOf(cell);
      return x !== own.x || y !== own.y;
    });
    if (outside) return { ok: false, reason: 'no-room', piece: outside.piece, place: outside.own };
    return this.#put ? this.#ask(members, this.#put) : { ok: true };
  }

  #turn(action: 'rotate' | 'mirror', members: readonly Member[], turns: number): MiniBoardAnswer {
    const answer = this.#askTurned(members);
    if (!answer.ok) return this.#reject(action, answer);
    if (this.#put) this.#place({ ...this.#put, members, turns });
    else {
      const mini = this.#mini();
      this.#turns = turns;
      this.#move(
        members.map((member) => laidAtHome(member, mini)),
        mini,
      );
    }
    const drag = this.#drag;
    if (drag) drag.canPut = drag.at !== undefined && this.canPut(drag.at).ok;
    return answer;
  }

  #reject(action: MiniBoardEvents['rejected']['action'], answer: MiniBoardRejected): MiniBoardRejected {
    const { ok: _ok, ...refusal } = answer;
    this.events.emit('rejected', { action, ...refusal });
    return answer;
  }

  /** Hears of members that somebody else moves or takes off the board: they are none any more. */
  #watch(): void {
    this.#unwatch();
    this.#keepMembers();
    if (!this.#put) return;
    const { events } = this.#put.board.board;
    const look = () => {
      if (!this.#isMoving) this.#keepMembers();
    };
    this.#subscriptions = [events.on('moved', look), events.on('removed', look)];
  }

  #unwatch(): void {
    for (const subscription of this.#subscriptions) subscription.close();
    this.#subscriptions = [];
  }

  #keepMembers(): void {
    const put = this.#put;
    if (!put) return;
    const { board } = put.board;
    const left = this.#lay(put.members, put).filter(({ piece, cell }) => {
      return cell !== undefined && board.spotOf(piece)?.cell === cell;
    });
    if (left.length === put.members.length) return;
    const members = left.map(({ piece, own, level }) => ({ piece, own, level }));
    this.#put = { ...put, members };
    if (left.length === 0) this.#release();
  }

  #release(): void {
    this.#unwatch();
    this.#put = undefined;
  }

  #goBack({ back }: Drag): void {
    this.#setPos(back.pos);
    if (!back.isPut || !this.#last) return;
    this.putBack();
  }

  #originInWorld(): Vector {
    return this.#mini().tileToWorld(this.#origin());
  }

  /** Moves the small board so that a point of the world comes to lie on another. */
  #align(from: Vector, to: Vector): void {
    this.#setPos(this.actor.globalPos.add(to.sub(from)));
  }

  #setPos(world: Vector): void {
    const { actor } = this;
    const { parent } = actor.transform.get();
    actor.pos = parent ? parent.applyInverse(world) : world;
  }
}

/** A member where it belongs on the small board. */
function laidAtHome(member: Member, { board }: BoardBehavior): Laid {
  return { ...member, place: member.own, cell: board.cell(member.own) };
}
