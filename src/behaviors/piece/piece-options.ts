import { type Actor, Entity } from 'excalibur';
import type { Level, MoveCause, Place, Spot } from '../../boards/index.js';
import type { piece } from '../../manifests/piece.js';
import type { Options } from '../behavior.js';
import { BoardBehavior, boardOf } from '../board-behavior.js';
import type { Spread } from './spread.js';

/** The callbacks and references of `Piece`. */
export interface PieceHooks {
  /** The board that it belongs to: the actor that is one, or its behaviour. */
  board: Actor | BoardBehavior;
  /** Where it stands at first; without it, the piece is off the board until it is put somewhere. */
  at: Place;
  /** Where the pieces of a tile stand; false: in the middle, and the others make no room for it. */
  spread: Spread | false;
}

/** The options of `Piece`. */
export type PieceOptions = Options<typeof piece, PieceHooks>;

/** What to do with another piece on the same tile and level; `sneak` takes a level of its own until that one is free. */
export type WhenLevelTaken = 'refuse' | 'sneak' | 'kick';

/** What `Piece.put` takes beside the place. */
export interface PutOptions {
  /** Another board than the one it belongs to; it leaves that one. */
  readonly board?: Actor | BoardBehavior;
  /** The level; without it the piece keeps its own, or off the board takes the lowest free one. */
  readonly z?: Level;
  /** `refuse` by default. */
  readonly occupied?: WhenLevelTaken;
  /** Why, for a piece on the board; `move` by default. */
  readonly cause?: MoveCause;
}

/** Why a piece left the board: taken off or kicked; its actor killed; or gone with its scene. */
export type RemovalReason = 'board' | 'killed' | 'scene';

/** What a piece raises, on its `events` and on its actor. */
export interface PieceEvents {
  /** It was put on the board. */
  placed: { readonly piece: Actor; readonly at: Spot };
  /** It went to another tile or level. */
  moved: { readonly piece: Actor; readonly from: Spot; readonly to: Spot; readonly cause: MoveCause };
  /** It left the board. */
  removed: { readonly piece: Actor; readonly from: Spot; readonly reason: RemovalReason };
  /** Back in a scene, it found its place taken or gone, and stays off the board. */
  displaced: { readonly piece: Actor; readonly at: Spot; readonly blocker: Actor | undefined };
}

/** The board behaviour of what was given as a board. Throws a TypeError that begins with `what`. */
export function readBoard(board: Actor | BoardBehavior, what: string): BoardBehavior {
  if (board instanceof BoardBehavior) return board;
  const behavior = board instanceof Entity ? boardOf(board) : undefined;
  if (behavior) return behavior;
  throw new TypeError(`${what}: it must be a board behaviour such as SquareBoard, or an actor that has one`);
}

/** The id of a piece that was given none. Excalibur's own names count up over all games and are of no use. */
export function defaultId(actor: Actor): string {
  return /^Entity#\d+$/.test(actor.name) ? 'piece' : actor.name;
}
