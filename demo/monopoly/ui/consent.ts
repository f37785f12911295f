// Taking back what others have seen needs their consent.
import { openDialog } from './dialog.js';
import { make, pawnOf } from './dom.js';
import { type Moment, nameOf } from './game-setup.js';
import { listed } from './phrases.js';

/**
 * Asks the other people whether a move may be taken back (`who` is the seat that wants it). True at once if nobody else
 * than bots plays.
 */
export async function askConsent({ setup, state }: Moment, who: number): Promise<boolean> {
  const others = setup.seats.flatMap(({ kind }, seat) =>
    kind === 'person' && seat !== who && state.players[seat]?.isOut === false ? [seat] : [],
  );
  if (others.length === 0) return true;
  const boxes = others.map((seat, index) => {
    const box = make('input');
    box.type = 'checkbox';
    box.required = true;
    box.autofocus = index === 0;
    return make('label', 'consent-row', box, pawnOf(seat), `${nameOf(setup, seat)} agrees`);
  });
  const names = listed(others.map((seat) => nameOf(setup, seat)));
  const { closed } = openDialog({
    title: 'Take it back?',
    className: 'consent',
    content: [
      make('p', '', `${nameOf(setup, who)} would like to take back the last move. ${names}, is that all right?`),
      ...boxes,
    ],
    answers: [
      { value: 'yes', label: 'Take it back' },
      { value: '', label: 'No, it stands' },
    ],
  });
  return (await closed) === 'yes';
}
