import type { Cell } from 'excalibur-boardkit/boards';
import type { GameRecord } from 'excalibur-boardkit/games';
import { type FoxMove, type FoxState, takenBy } from './rules.js';

const ends: Readonly<Record<string, string>> = {
  trapped: 'The fox is trapped: the geese win.',
  few: 'Too few geese are left to trap him: the fox wins.',
  stuck: 'No goose can move: the fox wins.',
  late: 'The geese only go sideways: the fox wins.',
};

/** What is to be done now. */
export function describeTask({ state, outcome }: GameRecord<FoxState, FoxMove>): string {
  if (outcome) return ends[outcome.reason] ?? '';
  if (state.isJumping) return 'The fox may jump on, or stay where he is.';
  return state.turn === 0 ? 'The fox is to move.' : 'The geese are to move.';
}

/** What a move was, in the state after it. */
export function describeMove({ cells }: FoxState, move: FoxMove): string {
  const [from, to] = [nameOf(move.from), nameOf(move.to)];
  if (from === to) return `The fox stays on ${to}.`;
  if (cells[move.to] === 'g') return `A goose goes from ${from} to ${to}.`;
  return takenBy(move).length > 0 ? `The fox takes a goose and lands on ${to}.` : `The fox goes to ${to}.`;
}

/** What is on a cell; `isWay` if the piece that is picked may go there. */
export function describeCell({ cells }: FoxState, cell: Cell, isWay: boolean): string {
  const who = cells[cell] === 'f' ? 'the fox' : cells[cell] === 'g' ? 'a goose' : 'free';
  return `${nameOf(cell)}: ${who}${isWay ? ', a way to go' : ''}`;
}

/** The name of a cell, as in chess: a1 is the lower left one. */
function nameOf(cell: Cell): string {
  return `${'abcdefg'[cell % 7]}${7 - Math.floor(cell / 7)}`;
}
