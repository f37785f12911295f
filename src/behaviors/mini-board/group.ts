import type { Actor } from 'excalibur';
import { type MirrorAxis, mirrorTiles, type Point, rotateTiles, turnsOf } from '../../boards/index.js';
import type { MiniBoardState } from '../../manifests/mini-board-state.js';
import type { Closable } from '../behavior.js';
import type { BoardBehavior } from '../board-behavior.js';
import { findBehavior } from '../find-behavior.js';
import type { Raise } from '../piece/raise.js';
import {
  type Laid,
  layOut,
  type Member,
  membersOn,
  moveAll,
  type Position,
  type PutRules,
  refusalOf,
} from './members.js';
import type { MiniBoardAnswer, MiniBoardEvents, MiniBoardRejected } from './mini-board-options.js';

/** What a group needs of its behaviour. */
export interface GroupHost {
  readonly enabled: boolean;
  readonly options: PutRules;
  /** The small board, and the x and y on it about which the group turns. */
  readonly mini: BoardBehavior;
  readonly origin: Point;
  readonly raise: Raise<MiniBoardEvents>;
  /** The small board is to lie so that a place on it is over a place of the other. */
  align(own: Point, board: BoardBehavior, place: Point): void;
}

/** A group on a board. */
interface Put extends Position {
  readonly members: readonly Member[];
  readonly turns: number;
  /** Where each member was put: whoever is elsewhere has been moved by somebody else. */
  readonly places: ReadonlyMap<Actor, Point>;
}

/** The pieces of a small board, there or on another board: tested and moved as a whole. */
export class Group {
  readonly #host: GroupHost;
  #put: Put | undefined;
  #last: Put | undefined;
  #turns = 0;
  #isMoving = false;
  #subscriptions: readonly Closable[] = [];

  constructor(host: GroupHost) {
    this.#host = host;
  }

  get members(): readonly Member[] {
    return this.#current?.members ?? membersOn(this.#host.mini);
  }

  get pieces(): readonly Actor[] {
    return this.members.map(({ piece }) => piece);
  }

  /** Where it is put. */
  get position(): Position | undefined {
    return this.#current;
  }

  /** How many turns it has made. */
  get turns(): number {
    return this.#turns;
  }

  /** Why nothing can be done with it now. */
  get refusal(): MiniBoardRejected | undefined {
    if (!this.#host.enabled) return { ok: false, reason: 'disabled' };
    if (this.#isMoving) return { ok: false, reason: 'busy' };
    return this.members.length === 0 ? { ok: false, reason: 'no-pieces' } : undefined;
  }

  canPut(position: Position, members = this.members): MiniBoardAnswer {
    const refuse = () => refusalOf(this.#lay(members, position), position.board, this.#host.options);
    return this.refusal ?? refuse() ?? { ok: true };
  }

  put(position: Position, members = this.members, turns = this.#turns): MiniBoardAnswer {
    const answer = this.canPut(position, members);
    if (!answer.ok) return this.reject('put', answer);
    try {
      this.#place({ ...position, members, turns });
    } finally {
      this.#host.raise('accepted', { at: position.at, members: this.pieces });
    }
    return answer;
  }

  /** Takes it to its small board. A member whose place there is taken stands on a level of its own until that is free. */
  pullOut(): boolean {
    const put = this.#current;
    if (!put || this.refusal || this.#withoutRoom(put.members)) return false;
    this.#last = put;
    this.#release();
    try {
      this.#moveHome(put.members);
    } finally {
      this.#host.raise('pulledOut', { from: put.at, members: this.pieces });
    }
    return true;
  }

  /** Lets its members go: they stay where they are. */
  dissolve(): boolean {
    const put = this.#current;
    if (!put || this.refusal) return false;
    this.#release();
    this.#last = undefined;
    this.#turns = 0;
    this.#host.raise('dissolved', { at: put.at, members: put.members.map(({ piece }) => piece) });
    return true;
  }

  /** The x and y inside of a board that it would cover. */
  placesAt(position: Position): Point[] {
    const { board } = position;
    const cells = new Set(this.#lay(this.members, position).map(({ cell }) => cell));
    return [...cells].flatMap((cell) => (cell === undefined ? [] : board.layout.xyOf(cell)));
  }

  /** Puts it where it was before it was pulled out, turned as it was. */
  putBack(): MiniBoardAnswer {
    const last = this.#last;
    if (this.#current) return { ok: true };
    if (!last) return this.reject('put', { ok: false, reason: 'never-put' });
    const owns = new Map(last.members.map(({ piece, own }) => [piece, own]));
    const members = this.members.map((member) => ({ ...member, own: owns.get(member.piece) ?? member.own }));
    return this.put(last, members, last.turns);
  }

  canRotate(turns: number): MiniBoardAnswer {
    return this.#canTurn(this.#rotated(turns));
  }

  rotate(turns: number): MiniBoardAnswer {
    const members = this.#rotated(turns);
    const whole = turnsOf(this.#host.mini.layout);
    const answer = this.#turn('rotate', members, (((this.#turns + turns) % whole) + whole) % whole);
    if (answer.ok) this.#host.raise('rotated', { turns });
    return answer;
  }

  canMirror(axis: MirrorAxis): MiniBoardAnswer {
    return this.#canTurn(this.#mirrored(axis));
  }

  mirror(axis: MirrorAxis): MiniBoardAnswer {
    const answer = this.#turn('mirror', this.#mirrored(axis), this.#turns);
    if (answer.ok) this.#host.raise('mirrored', { axis });
    return answer;
  }

  get state(): MiniBoardState {
    const turns = this.#turns;
    const put = this.#current;
    if (!put) return { turns };
    const { at, members } = put;
    const saved = members.map(({ piece, own, level: z }) => ({ id: idOf(piece), own: { ...own }, z }));
    return { turns, put: { at: { ...at }, members: saved } };
  }

  /** Takes a state back, on a board; pieces are known by their ids there and on the small board. */
  restore({ turns, put }: MiniBoardState, board: BoardBehavior | undefined): void {
    if (!put || !board) {
      const home = this.#current?.members ?? [];
      const outside = this.#withoutRoom(home);
      if (outside) throw new RangeError(`MiniBoard.loadState: the small board has no room for '${outside.piece.name}'`);
      this.#release();
      this.#moveHome(home);
      this.#turns = turns;
      return;
    }
    const pieces = [...this.#host.mini.board.pieces(), ...board.board.pieces()];
    const members = put.members.map(({ id, own, z: level }) => {
      const piece = pieces.find((each) => idOf(each) === id);
      if (piece) return { piece, own, level };
      throw new RangeError(`MiniBoard.loadState: there is no piece '${id}' on its boards`);
    });
    const position = { board, at: put.at };
    const refusal = refusalOf(this.#lay(members, position), board, this.#host.options);
    if (!refusal) this.#place({ ...position, members, turns });
    else throw new RangeError(`MiniBoard.loadState: at (${put.at.x}, ${put.at.y}) a piece is ${refusal.reason}`);
  }

  /** Says that something has not been done. */
  reject(action: MiniBoardEvents['rejected']['action'], answer: MiniBoardRejected): MiniBoardRejected {
    const { ok: _ok, ...refusal } = answer;
    this.#host.raise('rejected', { action, ...refusal });
    return answer;
  }

  /** Hears of members that somebody else moves or takes off the board: they are none any more. */
  watch(): void {
    this.unwatch();
    const events = this.#current?.board.board.events;
    if (!events) return;
    const look = () => this.#keepMembers();
    this.#subscriptions = [events.on('moved', look), events.on('removed', look)];
  }

  unwatch(): void {
    for (const subscription of this.#subscriptions) subscription.close();
    this.#subscriptions = [];
  }

  /** Where it is put, with those that are still its members: nobody tells of changes while it is not watched. */
  get #current(): Put | undefined {
    this.#keepMembers();
    return this.#put;
  }

  #lay(members: readonly Member[], position: Position): Laid[] {
    const { mini, origin } = this.#host;
    return layOut(members, { mini, origin }, position);
  }

  #rotated(turns: number): Member[] {
    const { mini, origin: about } = this.#host;
    return this.#changed((owns) => rotateTiles(mini.layout, owns, { about, turns }));
  }

  #mirrored(axis: MirrorAxis): Member[] {
    const { mini, origin: about } = this.#host;
    return this.#changed((owns) => mirrorTiles(mini.layout, owns, { about, axis }));
  }

  #changed(change: (owns: readonly Point[]) => readonly Point[]): Member[] {
    const { members } = this;
    const owns = change(members.map(({ own }) => own));
    return members.map((member, index) => ({ ...member, own: owns[index] ?? member.own }));
  }

  #canTurn(members: readonly Member[]): MiniBoardAnswer {
    const { refusal } = this;
    if (refusal) return refusal;
    const outside = this.#withoutRoom(members);
    if (outside) return { ok: false, reason: 'no-room', piece: outside.piece, place: outside.own };
    return this.#put ? this.canPut(this.#put, members) : { ok: true };
  }

  /** A member that has no place on the small board. */
  #withoutRoom(members: readonly Member[]): Member | undefined {
    const { layout } = this.#host.mini;
    return members.find(({ own: { x, y } }) => {
      const cell = layout.cellOf(x, y);
      // A wrapped board folds what lies outside; that is not the same place.
      const found = cell === undefined ? undefined : layout.xyOf(cell);
      return found?.x !== x || found.y !== y;
    });
  }

  #turn(action: 'rotate' | 'mirror', members: readonly Member[], turns: number): MiniBoardAnswer {
    const answer = this.#canTurn(members);
    if (!answer.ok) return this.reject(action, answer);
    this.#turns = turns;
    if (this.#put) this.#place({ ...this.#put, members, turns });
    else this.#moveHome(members);
    return answer;
  }

  #place(put: Omit<Put, 'places'>): void {
    const { align, origin, options } = this.#host;
    const { board, at, members, turns } = put;
    const laid = this.#lay(members, put);
    const [first] = laid;
    this.unwatch();
    this.#put = { ...put, places: new Map(laid.map(({ piece, cell = -1 }) => [piece, board.layout.xyOf(cell)])) };
    this.#turns = turns;
    if (board.board.cell(at) !== undefined) align(origin, board, at);
    else if (first) align(first.own, board, first.place);
    try {
      this.#move(laid, board, options.test === 'empty' ? 'sneak' : 'kick');
    } finally {
      this.watch();
    }
  }

  #moveHome(members: readonly Member[]): void {
    const { mini } = this.#host;
    const laid = members.map((member) => ({ ...member, place: member.own, cell: mini.board.cell(member.own) }));
    this.#move(laid, mini, 'sneak');
  }

  #move(laid: readonly Laid[], board: BoardBehavior, strangers: 'sneak' | 'kick'): void {
    this.#isMoving = true;
    try {
      moveAll(laid, board, strangers);
    } finally {
      this.#isMoving = false;
    }
  }

  #keepMembers(): void {
    const put = this.#put;
    if (!put || this.#isMoving) return;
    const members = put.members.filter(({ piece }) => {
      const [spot, place] = [put.board.board.spotOf(piece), put.places.get(piece)];
      return spot !== undefined && spot.x === place?.x && spot.y === place.y;
    });
    if (members.length === put.members.length) return;
    this.#put = { ...put, members };
    if (members.length === 0) this.#release();
  }

  #release(): void {
    this.unwatch();
    this.#put = undefined;
  }
}

function idOf(piece: Actor): string {
  return findBehavior(piece, 'piece')?.id ?? piece.name;
}
