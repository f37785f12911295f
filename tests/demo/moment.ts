import type { GameSetup, Moment } from '../../demo/monopoly/ui/game-setup.js';
import type { RaceState } from '../../src/games/index.js';
import { LANE, Play, ringBoard } from '../games/race/ring.js';

export const setup: GameSetup = {
  board: 'harbor',
  seed: 'calm-gull-7',
  rounds: 12,
  seats: [
    { name: 'Ada', kind: 'person' },
    { name: 'Bo', kind: 'fair' },
    { name: 'Chen', kind: 'person' },
  ],
};

/** A race on a small ring: houses, a gate, a jail, a market, a ferry. */
export function smallRace(): Play {
  const board = ringBoard(
    {
      0: { label: 'home', name: 'Harbour Office', pass: 100 },
      1: { label: 'inn', name: 'Inn', price: 101, rent: 30, district: 'Quay' },
      2: { label: 'fork', name: 'Market Fork', passPrice: 40, charmPrice: 60, market: true },
      3: { label: 'mill', name: 'Mill', price: 80, rent: 20, district: 'Quay' },
      4: { label: 'light', name: 'Lighthouse', cost: 'STOP' },
      6: { label: 'deck', name: 'Old Bottle', draw: 'fate' },
      7: { label: 'toll', name: 'Toll House', cost: 3, land: -1 },
      8: { label: 'jail', name: 'Watch House', jail: true, bail: 50 },
      12: { label: 'ferry', name: 'Ferry', jump: '1,0' },
      10: { opens: 'gate' },
      16: { label: 'gate', name: 'Water Gate', gate: 'open', shuts: 'gate', cost: 2 },
    },
    LANE,
  );
  const cards = [
    { deck: 'fate', text: 'The tide has your nets. Pay 40 coins.', effect: { kind: 'coins', coins: -40 } },
  ] as const;
  return new Play(board, { players: 3, dice: 2, cards });
}

/** The small race at its beginning, with changes. */
export function momentOf({ game, state }: Play, change: Partial<RaceState> = {}): Moment {
  return { setup, game, state: { ...state, ...change } };
}
