import { Emitter } from '../boards/index.js';
import type { ActorBoard } from './board-behavior.js';
import type { Lit } from './drawing/lit-tiles.js';

/** What a piece has asked its board. */
export type AskedKind = 'path' | 'area' | 'plan' | 'sight';

interface AskedEvents {
  /** A piece has asked something, and this is the answer. */
  asked: { readonly kind: AskedKind; readonly lit: Lit };
}

const questions = new WeakMap<ActorBoard, Emitter<AskedEvents>>();

/** What the pieces of a board ask it, for those who show it. */
export function questionsOn(board: ActorBoard): Emitter<AskedEvents> {
  const known = questions.get(board) ?? new Emitter<AskedEvents>();
  questions.set(board, known);
  return known;
}

/** Tells whoever shows it what a piece has asked; the answer. */
export function tellAsked<Answer extends Lit>(board: ActorBoard, kind: AskedKind, answer: Answer): Answer {
  questions.get(board)?.emit('asked', { kind, lit: answer });
  return answer;
}
