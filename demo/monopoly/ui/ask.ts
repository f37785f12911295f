// Asks a person for a move: by the roll button, or by a question over the board.
import type { RaceMove } from 'excalibur-boardkit/games';
import { type Choice, choicesOf, questionOf } from './choices.js';
import { button, element, icon, keyHint, make } from './dom.js';
import { type Moment, nameOf } from './game-setup.js';
import { onKeys } from './keys.js';
import { putQuestion, type Question } from './question.js';
import { offerRoll } from './roll.js';
import { describeTile } from './tile-words.js';

/** What a person is asked. */
export interface Ask extends Moment {
  /** The moves that may be made, as the rules say. */
  readonly moves: readonly RaceMove[];
  /** Ends the question when it is answered elsewhere, or is no more. */
  readonly signal: AbortSignal;
  /** Called when an answer is pointed at or focused, to light it on the board, and with undefined when no longer. */
  readonly highlight?: (move: RaceMove | undefined) => void;
}

/** Asks whose move it is for a move. Rejects with the signal's reason once that is aborted. */
export async function askMove({ moves, signal, highlight, ...moment }: Ask): Promise<RaceMove> {
  signal.throwIfAborted();
  const ended = new AbortController();
  const point = (move: RaceMove | undefined) => ended.signal.aborted || highlight?.(move);
  try {
    return await new Promise<RaceMove>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
      offerMoves(moment, moves, { resolve, highlight: point, signal: ended.signal });
    });
  } finally {
    ended.abort();
    highlight?.(undefined);
  }
}

interface Answering {
  readonly resolve: (move: RaceMove) => void;
  readonly highlight: (move: RaceMove | undefined) => unknown;
  readonly signal: AbortSignal;
}

function offerMoves(moment: Moment, moves: readonly RaceMove[], answering: Answering): void {
  const { phase } = moment.state;
  const choices = choicesOf(moment, moves);
  const canRoll = choices.find(({ move }) => move.type === 'roll');
  if (canRoll !== undefined) {
    const word = moment.state.doubles > 0 ? 'roll again' : 'roll';
    offerRoll(`${asked(moment).who}: ${word}`, () => answering.resolve(canRoll.move), answering.signal);
  }
  const charms = choices.filter(({ move }) => move.type === 'choose');
  if (charms.length > 0) offerCharm(moment, charms, answering);
  if (phase !== 'roll') putQuestion(questionFor(moment, choices, answering), answering.signal);
}

/** The charm has a button of its own: who wants to keep it is not asked every time. */
function offerCharm(moment: Moment, choices: readonly Choice[], answering: Answering): void {
  const { signal } = answering;
  const place = element('charm', HTMLElement);
  let open: AbortController | undefined;
  const toggle = () => {
    if (open === undefined) {
      open = new AbortController();
      const question = questionFor(moment, choices, answering);
      putQuestion({ ...question, layout: 'numbers' }, AbortSignal.any([open.signal, signal]));
    } else {
      open.abort();
      open = undefined;
    }
    opener.ariaExpanded = String(open !== undefined);
  };
  const opener = button('charm', toggle, icon('charm'), make('span', '', 'Charm'), keyHint('C'));
  opener.ariaExpanded = 'false';
  opener.ariaKeyShortcuts = 'C';
  place.replaceChildren(opener);
  onKeys((key) => (key === 'c' || (key === 'escape' && open !== undefined) ? toggle : undefined), signal);
  signal.addEventListener('abort', () => place.replaceChildren(), { once: true });
}

function questionFor(moment: Moment, choices: readonly Choice[], { resolve, highlight }: Answering): Question {
  const { phase } = moment.state;
  const details = phase === 'offer' ? offerDetails(moment) : undefined;
  return {
    ...asked(moment),
    text: questionOf(moment),
    layout: phase === 'debt' ? 'list' : 'row',
    choices,
    ...(details === undefined ? {} : { details }),
    onAnswer: ({ move }) => resolve(move),
    onPoint: (choice) => highlight(choice?.move),
  };
}

function asked({ setup, game, state }: Moment): { who: string; seat: number } {
  const seat = game.turn(state) ?? state.turn;
  return { who: nameOf(setup, seat), seat };
}

/** What the tile on offer is worth knowing for. */
function offerDetails(moment: Moment): HTMLElement | undefined {
  const { game, state } = moment;
  const player = state.players[state.turn];
  const tile = player === undefined ? undefined : game.tile(player.cell);
  if (player === undefined || tile === undefined) return undefined;
  const { lines, sign } = describeTile(tile, moment);
  // The first line says that it is for sale, which is the question.
  const known = [...lines.slice(1), `You have ${player.coins}`].join(' · ');
  return make('p', 'details', ...(sign === undefined ? [] : [icon(sign)]), known);
}
