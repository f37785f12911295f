import type { Actor, Entity } from 'excalibur';
import {
  createRandom,
  type ForwardRules,
  type ForwardStart,
  type Random,
  type RandomState,
  type TileProperties,
} from '../../boards/index.js';
import type { ActorBoard } from '../board-behavior.js';
import type { MonopolyMovement } from '../monopoly-movement.js';
import { Piece } from '../piece.js';
import type { WalkRules } from './monopoly-options.js';

/** A piece and its board. Throws if an actor is none: a movement was `asked` for something that needs one. */
export function pieceOn(
  actor: Entity | undefined,
  asked: string,
): { readonly board: ActorBoard; readonly piece: Piece } {
  const piece = actor?.get(Piece);
  const board = piece?.board;
  if (piece && board) return { piece, board };
  throw new Error(`MonopolyMovement.${asked}: its actor must be a piece on a board`);
}

/** What the plans of a movement begin with: its rules, its chance, and how its piece stands. */
export class Planner {
  readonly #movement: MonopolyMovement;
  #random: Random | undefined;

  constructor(movement: MonopolyMovement) {
    this.#movement = movement;
  }

  /** Its own stream of chance. */
  get random(): Random {
    const { board, piece } = pieceOn(this.#movement.owner, 'random');
    this.#random ??= board.random(`${piece.id}/${this.#movement.kind}`);
    return this.#random;
  }

  /** The state of its chance, once there is a board; undefined begins anew. */
  get savedRandom(): RandomState | undefined {
    return this.#random?.state;
  }

  set savedRandom(state: RandomState | undefined) {
    this.#random = state && createRandom(state);
  }

  /** The rules of the movement, with others for this once in their place. */
  rules(given: WalkRules = {}): ForwardRules<TileProperties, Actor> {
    const { actor, options } = this.#movement;
    const { fork, deadEnd, diagonals, cost, solid, road, onFork } = options;
    const own = { piece: actor, fork, deadEnd, diagonals, cost, solid, road, onFork, random: this.random };
    return { ...own, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
  }

  /** How a walk begins where the piece stands. Throws off the board. */
  start(asked: string, given: WalkRules): { board: ActorBoard; start: ForwardStart<TileProperties, Actor> } {
    const { board, piece } = pieceOn(this.#movement.owner, asked);
    if (!piece.spot) throw new Error(`MonopolyMovement.${asked}: its piece '${piece.id}' is off the board`);
    const { cameFrom, face } = this.#movement;
    return { board, start: { ...this.rules(given), from: piece.spot, face, cameFrom } };
  }
}
