import type { Actor } from 'excalibur';
import { type Cell, CellFlag, type Layout, type Level, layTiles, type Point } from '../../boards/index.js';
import type { BoardBehavior } from '../board-behavior.js';
import { findBehavior } from '../find-behavior.js';
import type { Piece } from '../piece.js';
import type { MiniBoardHooks, MiniBoardRefusal, MiniBoardRejected } from './mini-board-options.js';

/** A piece of a group. */
export interface Member {
  readonly piece: Actor;
  /** Its x and y on the small board, also while it is on the other. */
  readonly own: Point;
  readonly level: Level;
}

/** A member and where it is to be. */
export interface Laid extends Member {
  readonly place: Point;
  /** Undefined outside. */
  readonly cell: Cell | undefined;
}

/** Where a group lies, or may lie. */
export interface Position {
  readonly board: BoardBehavior;
  /** The x and y of the origin. */
  readonly at: Point;
}

/** The pieces that stand on a small board. */
export function membersOn({ board }: BoardBehavior): Member[] {
  return board.pieces().flatMap((piece) => {
    const spot = board.spotOf(piece);
    return spot ? [{ piece, own: { x: spot.x, y: spot.y }, level: spot.z }] : [];
  });
}

/** Where the members are to be if the origin of their small board lies somewhere. Throws a TypeError on another kind of board. */
export function layOut(
  members: readonly Member[],
  { mini, origin }: { readonly mini: BoardBehavior; readonly origin: Point },
  { board, at }: Position,
): Laid[] {
  checkKinds(mini.layout, board.layout);
  const owns = members.map(({ own }) => own);
  const places = layTiles(board.layout, owns, { of: mini.layout, from: origin, to: at });
  return members.map((member, index) => {
    const place = places[index] ?? at;
    return { ...member, place, cell: board.board.cell(place) };
  });
}

/** Squares with four directions and with eight are of one kind, pointy hexes and flat ones are not. */
function checkKinds(mini: Layout, main: Layout): void {
  const isAlike = mini.shape === main.shape && mini.directions[0] === main.directions[0];
  if (isAlike && !main.nodes) return;
  const [own, other] = [mini, main].map(
    (layout) => `${layout.shape} with the directions ${layout.directions.join(' ')}`,
  );
  const why = isAlike ? 'nodes of a graph lie anywhere' : 'both must be of one kind';
  throw new TypeError(`MiniBoard.put: a group on a ${own} cannot be put on a ${other}, ${why}`);
}

/** What is asked of the places of a group. */
export interface PutRules {
  readonly test: 'none' | 'inside' | 'empty';
  readonly canPutPiece?: MiniBoardHooks['canPutPiece'] | undefined;
}

/** Why a group may not lie there; undefined if it may. */
export function refusalOf(laid: readonly Laid[], board: BoardBehavior, rules: PutRules): MiniBoardRejected | undefined {
  const members = new Set(laid.map(({ piece }) => piece));
  const taken = new Map<string, Actor>();
  for (const { piece, place, cell, level } of laid) {
    const refuse = (reason: MiniBoardRefusal, blocker?: Actor): MiniBoardRejected => ({
      ok: false,
      reason,
      piece,
      place,
      ...(blocker ? { blocker } : {}),
    });
    if (cell === undefined) return refuse('outside');
    // A group may be longer than a board that closes upon itself.
    const key = `${cell} ${typeof level} ${level}`;
    const other = taken.get(key);
    if (other) return refuse('occupied', other);
    taken.set(key, piece);
    if (rules.test !== 'none' && board.board.tileOf(cell) === undefined) return refuse('no-tile');
    const found = rules.test === 'empty' ? obstacleAt(board, cell, level, members) : undefined;
    if (found) return refuse(found.reason, found.blocker);
    if (rules.canPutPiece?.({ piece, board, cell, place }) === false) return refuse('refused');
  }
  return undefined;
}

/**
 * Moves the members to their places. One that comes to a place that another has still to leave is on a level of its own
 * until then; whether strangers have to leave theirs is said. A member that has been moved or taken off meanwhile is left
 * alone. Where a handler throws, the others go on all the same, and the first error comes after.
 */
export function moveAll(laid: readonly Laid[], board: BoardBehavior, strangers: 'sneak' | 'kick'): void {
  const members = new Set(laid.map(({ piece }) => piece));
  const errors: unknown[] = [];
  const start = laid.map(({ piece }) => cellOn(findBehavior(piece, 'piece')));
  for (const [index, { piece, cell, level }] of laid.entries()) {
    const standing = findBehavior(piece, 'piece');
    const [before, now] = [start[index], cellOn(standing)];
    if (cell === undefined || !standing || !now || now.board !== before?.board || now.cell !== before?.cell) continue;
    const inTheWay = board.board.pieceAt({ cell }, level);
    const occupied = inTheWay && !members.has(inTheWay) ? strangers : 'sneak';
    try {
      standing.put({ cell }, { board, z: level, occupied });
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

function cellOn(
  piece: Piece | undefined,
): { readonly board: BoardBehavior | undefined; readonly cell: Cell } | undefined {
  return piece?.spot && { board: piece.boardBehavior, cell: piece.spot.cell };
}

function obstacleAt(
  { board }: BoardBehavior,
  cell: Cell,
  level: Level,
  members: ReadonlySet<Actor>,
): { readonly reason: 'solid' | 'occupied'; readonly blocker?: Actor } | undefined {
  if (((board.cells.flags[cell] ?? 0) & CellFlag.SOLID) !== 0) return { reason: 'solid' };
  const others = board.piecesAt({ cell }).filter((piece) => !members.has(piece));
  const solid = others.find((piece) => board.isSolid(piece));
  if (solid) return { reason: 'solid', blocker: solid };
  const blocker = board.pieceAt({ cell }, level);
  return blocker && !members.has(blocker) ? { reason: 'occupied', blocker } : undefined;
}
