// How a game has ended.
import { openDialog } from './dialog.js';
import { icon, make } from './dom.js';
import { type Moment, nameOf } from './game-setup.js';
import { lookOf } from './looks.js';
import { coinsOf, listed } from './phrases.js';
import { endings } from './words.js';

/** Shows the winners and the ranking. `again`: another game of the same players; `new`: a game set up anew. */
export async function showResult({ setup, game, state }: Moment): Promise<'again' | 'new' | undefined> {
  const { winners = [], reason = 'rounds' } = state.outcome ?? {};
  const ranking = rankingOf({ setup, game, state });
  const names = listed(winners.map((seat) => nameOf(setup, seat)));
  const pawns = winners.map((seat) => {
    const pawn = make('img', 'pawn');
    pawn.src = lookOf(seat).picture;
    pawn.alt = '';
    return pawn;
  });
  const answer = await openDialog({
    title: `${names} ${winners.length > 1 ? 'win together' : 'wins'}!`,
    className: 'result',
    content: [
      make('div', 'winners', icon('crown'), ...pawns),
      make('p', 'reason', `${winners.length > 1 ? 'They are' : ''} ${endings[reason]}`),
      make(
        'ol',
        'ranking',
        ...ranking.map(({ seat, worth, isOut, place }) => rankRow(setup, seat, worth, isOut, place)),
      ),
    ],
    answers: [
      { value: 'again', label: 'Play again' },
      { value: 'new', label: 'New game' },
      { value: '', label: 'Look at the board' },
    ],
  }).closed;
  return answer === 'again' || answer === 'new' ? answer : undefined;
}

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

function rankRow(setup: Moment['setup'], seat: number, worth: number, isOut: boolean, place: number): HTMLElement {
  const pawn = make('img', 'pawn');
  pawn.src = lookOf(seat).picture;
  pawn.alt = '';
  const row = make('li', '', make('span', 'place', String(place)), pawn, make('span', 'name', nameOf(setup, seat)));
  row.append(make('span', 'worth', isOut ? 'out' : coinsOf(worth)));
  return row;
}
