import type { Bot, Game } from '../../src/games/index.js';

/** A heap of sticks, and whose move it is. */
export interface NimState {
  readonly sticks: number;
  readonly turn: 0 | 1;
}

/** Nim with one heap, as simple as a game can be: take one to three sticks; who takes the last one wins. */
export const nim: Game<NimState, number, { readonly sticks?: number }> = {
  id: 'nim',
  setup: ({ sticks = 10 }) => ({ sticks, turn: 0 }),
  turn: ({ sticks, turn }) => (sticks > 0 ? turn : undefined),
  moves: ({ sticks }) => [1, 2, 3].filter((count) => count <= sticks),
  play: ({ sticks, turn }, count) =>
    [1, 2, 3].includes(count) && count <= sticks
      ? { ok: true, state: { sticks: sticks - count, turn: turn === 0 ? 1 : 0 } }
      : { ok: false, reason: 'sticks' },
  outcome: ({ sticks, turn }) => (sticks > 0 ? undefined : { winners: [1 - turn], reason: 'last-stick' }),
  view: (state) => state,
  parseMove: (value) => (typeof value === 'number' ? value : undefined),
};

/** Takes any number of sticks. */
export const anyBot: Bot<NimState, number> = {
  choose: ({ sticks }, random) => random.integer(1, Math.min(3, sticks)),
};
