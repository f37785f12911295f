import type { Actor } from 'excalibur';
import type { Cell, MoveCause, Spot } from '../../boards/index.js';
import type { ActorBoard } from '../board-behavior.js';

/** What a board tells of a piece. */
export type PieceNews =
  | { readonly kind: 'placed'; readonly at: Spot }
  | { readonly kind: 'moved'; readonly from: Spot; readonly to: Spot; readonly cause: MoveCause }
  | { readonly kind: 'removed'; readonly from: Spot };

/** A piece, as the traffic of its board knows it. */
export interface TrafficMember {
  readonly actor: Actor;
  /** Where it is, as far as it has been told. */
  readonly spot: Spot | undefined;
  /** Whether it makes room for others on its tile. */
  readonly isSpread: boolean;
  /** Where it is from now on; without news where the board has another layout. */
  standAt(spot: Spot | undefined, news?: PieceNews): void;
  /** Which of how many it is on its tile. */
  arrange(index: number, count: number): void;
  /** Hears what was told of it, once all pieces of its tile have been arranged. */
  hear(news: PieceNews): void;
  /** A level of its tile has become free. */
  levelFreed(): void;
}

const traffics = new WeakMap<ActorBoard, PieceTraffic>();

/** The traffic of a board. It hears what the board raises before all who listen to the board later than the first call. */
export function trafficOf(board: ActorBoard): PieceTraffic {
  const traffic = traffics.get(board) ?? new PieceTraffic(board);
  traffics.set(board, traffic);
  return traffic;
}

/**
 * Listens for all pieces of a board at once: each hears only of itself, however many there are, and the pieces of a
 * tile are arranged when one of them comes or goes. It lives as long as the board.
 */
export class PieceTraffic {
  readonly #board: ActorBoard;
  readonly #members = new Map<Actor, TrafficMember>();
  readonly #ids = new Map<string, Actor>();
  /** The next number for pieces of one name. */
  readonly #numbers = new Map<string, number>();
  /** Pieces that a smaller board has lost, and that have not been told yet: they are in no count. */
  readonly #lost = new Set<TrafficMember>();
  /** Per cell, how many members stand there, so that a piece alone on its tile costs nothing. */
  #counts: Uint16Array;

  constructor(board: ActorBoard) {
    this.#board = board;
    this.#counts = new Uint16Array(board.layout.size);
    const { events } = board;
    events.on('placed', ({ piece, at }) => this.#pass(piece, { kind: 'placed', at }));
    events.on('moved', ({ piece, from, to, cause }) => this.#pass(piece, { kind: 'moved', from, to, cause }));
    events.on('removed', ({ piece, from }) => this.#pass(piece, { kind: 'removed', from }));
    events.on('resized', () => this.#standAnew());
  }

  /**
   * Takes a piece in and gives it an id of its own: the wanted one, numbered if it is taken. Throws a RangeError
   * instead of numbering where it `mustBe` that one.
   */
  join(member: TrafficMember, wanted: string, mustBe: boolean): string {
    const { actor } = member;
    let id = wanted;
    if (mustBe) this.checkId(member, id);
    for (let number = this.#numbers.get(wanted) ?? 2; this.#isTaken(id, actor); number++) {
      id = `${wanted} ${number}`;
      this.#numbers.set(wanted, number + 1);
    }
    this.#ids.set(id, actor);
    this.#members.set(actor, member);
    return id;
  }

  /** Throws a RangeError if another piece has this id. */
  checkId({ actor }: TrafficMember, id: string): void {
    if (!this.#isTaken(id, actor)) return;
    throw new RangeError(`Piece.id: '${id}' is the id of the actor '${this.#ids.get(id)?.name}' already`);
  }

  /** Gives a piece on the board another id. Throws a RangeError if another piece has it. */
  rename(member: TrafficMember, from: string, to: string): void {
    this.checkId(member, to);
    this.#ids.delete(from);
    this.#ids.set(to, member.actor);
  }

  /** Lets a piece go that is off the board. */
  leave({ actor }: TrafficMember, id: string): void {
    this.#members.delete(actor);
    this.#ids.delete(id);
  }

  /** Takes a piece as standing where the board has it already; false if it does not. */
  adopt(member: TrafficMember): boolean {
    const spot = this.#board.spotOf(member.actor);
    if (spot) this.#take(member, spot);
    return spot !== undefined;
  }

  /** Arranges the pieces of a cell. */
  arrange(cell: Cell): void {
    const members = this.#membersOn(cell).filter(({ isSpread }) => isSpread);
    for (const [index, member] of members.entries()) member.arrange(index, members.length);
  }

  #isTaken(id: string, actor: Actor): boolean {
    return (this.#ids.get(id) ?? actor) !== actor;
  }

  #pass(piece: Actor, news: PieceNews): void {
    const member = this.#members.get(piece);
    // Whoever heard of it earlier may have moved the piece on; then it has been told of that.
    if (!member || !this.#isPresent(piece, news)) return;
    const spot = news.kind === 'placed' ? news.at : news.kind === 'moved' ? news.to : undefined;
    const left = member.spot?.cell;
    this.#take(member, spot, news);
    if (left !== undefined && left !== spot?.cell && this.#countOn(left) > 0) this.arrange(left);
    member.hear(news);
    if (left !== undefined && this.#countOn(left) > 0) {
      for (const other of this.#membersOn(left)) other.levelFreed();
    }
  }

  #take(member: TrafficMember, spot: Spot | undefined, news?: PieceNews): void {
    if (member.spot && !this.#lost.delete(member)) this.#count(member.spot.cell, -1);
    if (spot) this.#count(spot.cell, 1);
    member.standAt(spot, news);
    if (!spot) return;
    if (this.#countOn(spot.cell) > 1) this.arrange(spot.cell);
    else if (member.isSpread) member.arrange(0, 1);
  }

  #isPresent(piece: Actor, news: PieceNews): boolean {
    if (news.kind === 'removed') return this.#board.spotOf(piece) === undefined;
    const { cell, z } = news.kind === 'placed' ? news.at : news.to;
    return this.#board.pieceAt({ cell }, z) === piece;
  }

  #standAnew(): void {
    this.#lost.clear();
    this.#counts = new Uint16Array(this.#board.layout.size);
    const cells = new Set<Cell>();
    for (const member of this.#members.values()) {
      const spot = this.#board.spotOf(member.actor);
      if (!spot) {
        if (member.spot) this.#lost.add(member);
        continue;
      }
      this.#count(spot.cell, 1);
      member.standAt(spot);
      cells.add(spot.cell);
    }
    for (const cell of cells) this.arrange(cell);
  }

  #membersOn(cell: Cell): TrafficMember[] {
    return this.#board.piecesAt({ cell }).flatMap((piece) => this.#members.get(piece) ?? []);
  }

  #countOn(cell: Cell): number {
    return this.#counts[cell] ?? 0;
  }

  #count(cell: Cell, change: number): void {
    this.#counts[cell] = this.#countOn(cell) + change;
  }
}
