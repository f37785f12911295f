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

  constructor(board: ActorBoard) {
    this.#board = board;
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
    for (let number = 2; (this.#ids.get(id) ?? actor) !== actor; number++) {
      if (mustBe) throw new RangeError(`Piece.id: '${id}' is the id of the actor '${this.#ids.get(id)?.name}' already`);
      id = `${wanted} ${number}`;
    }
    this.#ids.set(id, actor);
    this.#members.set(actor, member);
    return id;
  }

  /** Lets a piece go that is off the board. */
  leave({ actor }: TrafficMember, id: string): void {
    this.#members.delete(actor);
    this.#ids.delete(id);
  }

  /** Arranges the pieces of a cell. */
  arrange(cell: Cell): void {
    const members = this.#membersOn(cell).filter(({ isSpread }) => isSpread);
    for (const [index, member] of members.entries()) member.arrange(index, members.length);
  }

  #pass(piece: Actor, news: PieceNews): void {
    const member = this.#members.get(piece);
    const spot = this.#board.spotOf(piece);
    // Whoever heard of it earlier may have moved the piece on; then it has been told of that.
    if (!member || !isPresent(news, spot)) return;
    member.standAt(spot, news);
    const left = news.kind === 'placed' ? undefined : news.from.cell;
    if (spot) this.arrange(spot.cell);
    if (left !== undefined && left !== spot?.cell) this.arrange(left);
    member.hear(news);
    if (left !== undefined) for (const other of this.#membersOn(left)) other.levelFreed();
  }

  #standAnew(): void {
    const cells = new Set<Cell>();
    for (const member of this.#members.values()) {
      const spot = this.#board.spotOf(member.actor);
      if (!spot) continue;
      member.standAt(spot);
      cells.add(spot.cell);
    }
    for (const cell of cells) this.arrange(cell);
  }

  #membersOn(cell: Cell): TrafficMember[] {
    return this.#board.piecesAt({ cell }).flatMap((piece) => this.#members.get(piece) ?? []);
  }
}

function isPresent(news: PieceNews, spot: Spot | undefined): boolean {
  if (news.kind === 'removed') return spot === undefined;
  const told = news.kind === 'placed' ? news.at : news.to;
  return spot !== undefined && spot.cell === told.cell && spot.z === told.z;
}
