// A card that was drawn, shown over the board for a while.
import type { RaceCard } from 'excalibur-boardkit/games';
import { element, icon, make } from './dom.js';

const place = element('fate-card', HTMLElement);

/** Shows a drawn card and who drew it, or takes it away. It lets clicks through: who drew it has nothing to answer. */
export function showCard(card: RaceCard | undefined, who = ''): void {
  place.hidden = card === undefined;
  if (card === undefined) return;
  const { name = card.deck, text } = card;
  place.replaceChildren(
    make('p', 'drawn-by', icon('cards'), `${who} draws`),
    make('p', 'card-name', name),
    make('p', '', text),
  );
}
