// What happened, in words: for the log, and for who listens instead of looking.
import type { RaceEvent } from 'excalibur-boardkit/games';
import { type Moment, nameOf } from './game-setup.js';
import { coinsOf, jailName, listed, pointsOf, tileName } from './phrases.js';

/** A sentence: who it is about, the rest of it, and the seat if it is about one player. */
export interface Words {
  readonly who: string;
  readonly what: string;
  readonly seat?: number;
}

type EventOf<Kind> = Extract<RaceEvent, { readonly kind: Kind }>;
type Told<Kind> = (event: EventOf<Kind>, moment: Moment) => string | Words | undefined;

/**
 * An event in words. Undefined for what is told otherwise: single steps, whose turn it is (which is asked), and the
 * price of what is bought or sold.
 */
export function wordsOf(event: RaceEvent, moment: Moment): Words | undefined {
  const told = (tellers[event.kind] as Told<RaceEvent['kind']>)(event, moment);
  if (typeof told !== 'string') return told;
  return 'seat' in event ? aboutSeat(event.seat, told, moment) : undefined;
}

function aboutSeat(seat: number, what: string, { setup }: Moment): Words {
  return { seat, who: nameOf(setup, seat), what };
}

/** What is told of each kind of event: the rest of a sentence about its seat, or a sentence about something else. */
const tellers: { readonly [Kind in RaceEvent['kind']]: Told<Kind> } = {
  turn: () => undefined,
  stepped: () => undefined,
  passed: () => undefined,
  round: ({ round }, { setup }) => ({
    who: `Round ${round}`,
    what: setup.rounds === undefined ? 'begins.' : `of ${setup.rounds} begins.`,
  }),
  rolled: ({ dice, chosen }) => {
    const points = dice.reduce((sum, die) => sum + die, 0);
    if (chosen) return `uses the charm and chooses ${points}.`;
    return `rolls ${dice.length > 1 ? `${listed(dice.map(String))}: ${points}` : points}.`;
  },
  doubles: ({ count }) => ['has doubles.', 'has doubles again.'][count - 1] ?? 'has doubles a third time.',
  landed: ({ cell }, moment) => `lands on ${tileName(cell, moment)}.`,
  stopped,
  fork: ({ cell }, moment) => `comes to a fork: ${tileName(cell, moment)}.`,
  jumped: ({ from, to }, moment) => `goes from ${tileName(from, moment)} straight to ${tileName(to, moment)}.`,
  paid,
  owed: ({ to, coins }, { setup }) => {
    const whom = to === undefined ? '' : `${nameOf(setup, to)} `;
    return `owes ${whom}${coinsOf(coins)} and has to sell.`;
  },
  bought: ({ cell, price }, moment) => `buys ${tileName(cell, moment)} for ${coinsOf(price)}.`,
  sold: ({ cell, price }, moment) => `sells ${tileName(cell, moment)} for ${coinsOf(price)}.`,
  got: ({ good }, moment) => {
    if (good === 'charm') return 'holds a charm now: one roll can be chosen.';
    return `holds a pass now: out of ${jailName(moment)} for free, once.`;
  },
  drew: ({ card }, { state }) => `draws a card: “${state.rules.cards[card]?.text ?? '…'}”`,
  gate: ({ cell, open }, moment) => ({ who: tileName(cell, moment), what: open ? 'opens.' : 'shuts.' }),
  jailed: ({ why }, moment) => {
    return `is taken to ${jailName(moment)}${why === 'doubles' ? ': three doubles in a row' : ''}.`;
  },
  stayed: ({ tries }, moment) => `has no doubles and stays in ${jailName(moment)}, after try ${tries}.`,
  freed: ({ how }, moment) => {
    return `leaves ${jailName(moment)} ${{ doubles: 'by doubles', bail: 'on bail', pass: 'with a pass' }[how]}.`;
  },
  out: ({ to }, { setup }) => {
    const heir = to === undefined ? '' : `; ${nameOf(setup, to)} gets what was left`;
    return `is bankrupt and out of the game${heir}.`;
  },
  over: ({ winners, reason }, { setup }) => ({
    who: listed(winners.map((seat) => nameOf(setup, seat))),
    what: `${winners.length > 1 ? 'win together' : 'wins'}: ${endings[reason]}`,
  }),
};

const endings = {
  'one-left': 'nobody else is left.',
  laps: 'often enough round the board, before all others.',
  rounds: 'the richest after the last round.',
} as const;

function stopped({ cell, why, remaining }: EventOf<'stopped'>, moment: Moment): string {
  const lost = remaining === 0 ? '' : `; ${pointsOf(remaining)} ${remaining === 1 ? 'is' : 'are'} lost`;
  switch (why) {
    case 'stopped':
      return `has to stop at ${tileName(cell, moment)}${lost}.`;
    case 'short':
      return `cannot pay the toll ahead with ${pointsOf(remaining)} left.`;
    case 'blocked':
      return `finds the way shut${lost}.`;
    case 'dead-end':
      return `can go no further${lost}.`;
    case 'unreachable':
      return 'finds no way to get there.';
    case 'too-far':
      return `cannot use ${pointsOf(remaining)}: the last roll has to end exactly on the start.`;
  }
}

const purposes = { pass: ' on the way', land: '', rent: ' rent', goods: ' at the market', bail: ' bail', card: '' };

function paid({ from, to, coins, why }: EventOf<'paid'>, moment: Moment): Words | undefined {
  if (why === 'price' || why === 'sale') return undefined;
  const amount = `${coinsOf(coins)}${purposes[why]}`;
  if (from === undefined) return to === undefined ? undefined : aboutSeat(to, `gets ${amount}.`, moment);
  return aboutSeat(from, `pays ${to === undefined ? '' : `${nameOf(moment.setup, to)} `}${amount}.`, moment);
}
