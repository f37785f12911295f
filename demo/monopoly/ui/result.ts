// How a game has ended.
import { openDialog } from './dialog.js';
import { icon, make, pawnOf, spoken } from './dom.js';
import { type Moment, nameOf } from './game-setup.js';
import { listed } from './phrases.js';

/** Shows the winners and the ranking. `again`: another game of the same players; `new`: a game set up anew. */
export async function showResult(moment: Moment): Promise<'again' | 'new' | undefined> {
  const { setup, state } = moment;
  const { winners = [], reason = 'rounds' } = state.outcome ?? {};
  const names = listed(winners.map((seat) => nameOf(setup, seat)));
  const answer = await openDialog({
    title: `${names} ${winners.length > 1 ? 'win together' : 'wins'}!`,
    className: 'result',
    content: [
      make('div', 'winners', ...winners.map((seat) => make('div', 'winner', icon('crown'), pawnOf(seat)))),
      make('p', 'reason', reasons[reason]),
      make('ol', 'ranking', ...rankingOf(moment).map((rank) => rankRow(rank, moment))),
    ],
    answers: [
      { value: 'again', label: 'Play again' },
      { value: 'new', label: 'New game' },
      { value: '', label: 'Look at the board' },
    ],
  }).closed;
  return answer === 'again' || answer === 'new' ? answer : undefined;
}

const reasons = {
  'one-left': 'All others are bankrupt.',
  laps: 'Often enough round the board, before all others.',
  rounds: 'The last round is over. What counts is coins and houses.',
} as const;

/** One line of the ranking. */
export interface Rank {
  readonly seat: number;
  readonly worth: number;
  readonly isOut: boolean;
  /** From 1; who is equal shares a place. */
  readonly place: number;
}

/** The players by rank: the winners, then by what they are worth, then those who are out. */
export function rankingOf({ setup, game, state }: Moment): Rank[] {
  const { winners = [] } = state.outcome ?? {};
  const rows = setup.seats.map((_, seat) => ({
    seat,
    worth: game.worth(state, seat),
    isOut: state.players[seat]?.isOut ?? false,
    order: winners.includes(seat) ? 0 : state.players[seat]?.isOut ? 2 : 1,
  }));
  rows.sort((a, b) => a.order - b.order || b.worth - a.worth);
  return rows.map(({ order, ...row }) => ({
    ...row,
    place: 1 + rows.findIndex((other) => other.order === order && other.worth === row.worth),
  }));
}

function rankRow({ seat, worth, isOut, place }: Rank, { setup, state }: Moment): HTMLElement {
  const coins = state.players[seat]?.coins ?? 0;
  const sum = isOut ? 'out' : worth > coins ? `${coins} and ${worth - coins} in houses` : '';
  const name = make('span', 'name', nameOf(setup, seat), make('small', '', sum));
  const row = make('li', '', make('span', 'place', String(place)), pawnOf(seat), name);
  row.append(make('span', 'amount', icon('coin'), String(worth), spoken(' coins')));
  return row;
}
