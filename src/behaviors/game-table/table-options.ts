import type { Bot, GameRecord, Outcome, Seat } from '../../games/index.js';
import type { gameTable } from '../../manifests/game-table.js';
import type { Options } from '../behavior.js';

/** What is going on at a table: out of a scene or without a game, nothing. */
export type TablePhase = 'idle' | 'choosing' | 'thinking' | 'animating' | 'over';

/** Who has a seat. */
export type SeatPlayer<State, Move> = 'person' | Bot<State, Move>;

/** Why a person may not move: the game is not under way, a bot or an animation has its turn, or the rules say no. */
export type PlayRefusal = 'idle' | 'disabled' | 'paused' | 'over' | 'thinking' | 'animating' | 'illegal';

/** What has become of a person's move; `why` is what the rules say of one that is illegal. */
export type PlayAnswer<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly reason: PlayRefusal; readonly why?: string };

/** In what something was thrown. */
export type FailedDuring = 'animate' | 'bot' | 'rules' | 'handler';

/** What `GameTable` raises. */
export interface GameTableEvents<State, Move> {
  /** It is another one's move, and the move before has been shown. */
  turn: { readonly seat: Seat };
  /** A person is to choose one of the moves. */
  choosing: { readonly seat: Seat; readonly moves: readonly Move[]; readonly state: State };
  /** A bot is about to move. */
  thinking: { readonly seat: Seat; readonly state: State };
  /** A move has been made; it is about to be shown. */
  played: { readonly seat: Seat; readonly move: Move; readonly before: State; readonly state: State };
  /** A move has been shown. */
  animated: { readonly seat: Seat; readonly move: Move; readonly state: State };
  /** Moves were taken back, the last one first: the state before them is to be seen at once. */
  undone: { readonly moves: readonly Move[]; readonly state: State };
  /** Moves were made again, in their order: the state after them is to be seen at once. */
  redone: { readonly moves: readonly Move[]; readonly state: State };
  /** The game is over, and the last move has been shown. */
  over: { readonly outcome: Outcome };
  /** A callback, a bot, the rules or a handler has thrown; the game goes on. */
  failed: { readonly error: unknown; readonly during: FailedDuring };
}

/** The callbacks and references of `GameTable`. */
export interface GameTableHooks<State, Move> {
  /** The game that is played. */
  record: GameRecord<State, Move, object>;
  /** Who has which seat; those without an entry are people. */
  seats: readonly SeatPlayer<State, Move>[];
  /**
   * Shows a move; the next one is not asked for before it settles. The signal tells that it is to come to its end, and
   * why: `'hurry'`, or `'undone'`, `'redone'`, `'moved'`, `'left'`, after which the table waits for it no longer.
   */
  animate: (move: Move, before: State, after: State, signal: AbortSignal) => Promise<void> | void;
  /** Hears of what was thrown; without it, that is thrown once more, for the browser to report. */
  onError: (error: unknown, during: FailedDuring) => void;
}

/** The options of `GameTable`. */
export type GameTableOptions<State, Move> = Options<typeof gameTable, GameTableHooks<State, Move>>;

/** Throws a TypeError on seats and callbacks that are none. */
export function checkTableOptions<State, Move>(hooks: Partial<GameTableHooks<State, Move>>): void {
  const { record, seats } = hooks;
  if (record !== undefined && typeof record?.play !== 'function') {
    throw new TypeError('GameTable.record: it must be a GameRecord');
  }
  for (const name of ['animate', 'onError'] as const) {
    if (hooks[name] === undefined || typeof hooks[name] === 'function') continue;
    throw new TypeError(`GameTable.${name}: it must be a function`);
  }
  if (seats !== undefined && !Array.isArray(seats)) throw new TypeError('GameTable.seats: it must be a list');
  for (const [index, player] of (seats ?? []).entries()) {
    if (player === 'person' || typeof player?.choose === 'function') continue;
    throw new TypeError(`GameTable.seats[${index}]: it must be 'person', or a bot: an object with choose`);
  }
}
