import type { Game } from '../../src/games/index.js';

/** A state of pig: who has what, and what is at stake. */
export interface PigState {
  readonly goal: number;
  readonly scores: readonly number[];
  readonly turn: number;
  readonly pot: number;
}

export type PigMove = { readonly type: 'roll' } | { readonly type: 'hold' };

export interface PigOptions {
  readonly players: number;
  readonly goal: number;
}

/**
 * Pig (John Scarne, Scarne on Dice, 1945): roll as often as you like and add up; a 1 loses it and the turn; hold keeps
 * it. Whoever reaches the goal wins.
 */
export const pig: Game<PigState, PigMove, PigOptions> = {
  id: 'pig',
  setup({ players, goal }, random) {
    if (!(players > 0)) throw new RangeError(`pig: players is ${players}`);
    return { goal, scores: new Array<number>(players).fill(0), turn: random.integer(0, players - 1), pot: 0 };
  },
  turn: (state) => (pig.outcome(state) ? undefined : state.turn),
  moves: (state) =>
    pig.outcome(state) ? [] : [{ type: 'roll' }, ...(state.pot > 0 ? [{ type: 'hold' } as const] : [])],
  play(state, move, random) {
    if (pig.outcome(state)) return { ok: false, reason: 'over' };
    const next = (state.turn + 1) % state.scores.length;
    if (move.type === 'roll') {
      const die = random.integer(1, 6);
      return { ok: true, state: die === 1 ? { ...state, turn: next, pot: 0 } : { ...state, pot: state.pot + die } };
    }
    if (state.pot === 0) return { ok: false, reason: 'nothing' };
    const scores = state.scores.map((score, seat) => score + (seat === state.turn ? state.pot : 0));
    return { ok: true, state: { ...state, scores, turn: next, pot: 0 } };
  },
  outcome({ scores, goal }) {
    const winner = scores.findIndex((score) => score >= goal);
    return winner < 0 ? undefined : { winners: [winner], reason: 'goal' };
  },
  view: (state) => state,
  parseMove(value) {
    const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
    return type === 'roll' || type === 'hold' ? { type } : undefined;
  },
};
