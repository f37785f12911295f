// Who plays: purses, houses, and what else each has.
import { element, icon, make, pawnOf, spoken } from './dom.js';
import { type Moment, nameOf } from './game-setup.js';
import { lookOf } from './looks.js';
import { counted, jailName } from './phrases.js';

const list = element('players', HTMLOListElement);
const round = element('round', HTMLElement);

/** Shows all players as they are at this moment, and marks whose move it is. */
export function showPlayers(moment: Moment): void {
  const { setup, game, state } = moment;
  const mover = game.turn(state);
  const rounds = setup.rounds === undefined ? '' : ` of ${setup.rounds}`;
  round.replaceChildren(make('span', '', 'Round '), `${state.round}${rounds}`);
  list.replaceChildren(
    ...setup.seats.map(({ kind }, seat) => {
      const player = state.players[seat];
      const item = make('li', 'player');
      if (seat === mover) item.ariaCurrent = 'true';
      item.classList.toggle('out', player?.isOut ?? false);
      const name = make('span', 'name', make('span', '', nameOf(setup, seat)));
      if (kind !== 'person') name.append(icon('bot'), spoken(` (${kind} bot)`));
      const purse = make(
        'span',
        'purse',
        icon('coin'),
        make('span', 'coins', String(player?.coins ?? 0)),
        spoken(' coins'),
      );
      item.append(pawnOf(seat), name, purse, make('span', 'belongings', ...belongings(seat, moment)));
      return item;
    }),
  );
}

/** What a player has beside coins, each with a sign, a short text and what it means. */
function belongings(seat: number, { game, state }: Moment): HTMLElement[] {
  const player = state.players[seat];
  if (player === undefined) return [];
  if (player.isOut) return [make('span', 'mark', 'out of the game')];
  const { laps, passes, charms, jail } = player;
  const isOwn = ({ label }: { readonly label: string }) => state.owners[label] === seat;
  const owned = Object.values(state.owners).filter((owner) => owner === seat).length;
  const whole = [...game.track.districts].filter(([, tiles]) => tiles.every(isOwn));
  const marks: HTMLElement[] = [];
  if (jail !== undefined) marks.push(mark('jail', '', `sits in ${jailName({ game })}`));
  if (owned > 0) marks.push(mark(`flag-${lookOf(seat).shape}`, String(owned), counted(owned, 'house')));
  for (const [district] of whole) marks.push(mark('crown', district, `all of ${district}`));
  if (passes > 0)
    marks.push(mark('pass', passes > 1 ? String(passes) : '', counted(passes, 'jail pass', 'jail passes')));
  if (charms > 0) marks.push(mark('charm', charms > 1 ? String(charms) : '', counted(charms, 'charm')));
  if (laps > 0) marks.push(mark('lap', String(laps), `${counted(laps, 'time')} round`));
  return marks;
}

function mark(sign: string, text: string, meaning: string): HTMLElement {
  const made = make('span', `mark ${sign}`, icon(sign));
  if (text !== '') {
    const seen = make('span', '', text);
    seen.ariaHidden = 'true';
    made.append(seen);
  }
  made.title = meaning;
  made.append(spoken(`${meaning}. `));
  return made;
}
