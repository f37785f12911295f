import { vec } from 'excalibur';
import type { RaceEvent, RaceState } from 'excalibur-boardkit/games';
import { showCard } from './card-on-board.js';
import { flyCoins, raiseSum } from './coins.js';
import { spriteOf } from './sprites.js';
import type { Stage } from './stage.js';
import { beat } from './time.js';

/** What an animation has to do with. */
interface Show {
  readonly stage: Stage;
  /** What is to be seen before the event. */
  readonly shown: RaceState;
  /** Ends it early. */
  readonly signal: AbortSignal;
}

type EventOf<Kind> = Extract<RaceEvent, { readonly kind: Kind }>;
type Animation<Kind> = (event: EventOf<Kind>, show: Show) => Promise<void> | undefined;

/** How events are explained; those that are missing need no explanation on the board. */
const animations: { readonly [Kind in RaceEvent['kind']]?: Animation<Kind> } = {
  rolled: async ({ seat, dice }, { stage, shown, signal }) => {
    stage.lights.clear();
    await stage.dice.roll(dice, signal);
    const points = dice.reduce((sum, value) => sum + value, 0);
    if (!signal.aborted && !shown.players[seat]?.jail) stage.lights.showEnds(shown, points);
    await beat(stage.scene, 250, signal);
  },
  stepped: goTo,
  jumped: goTo,
  jailed: goTo,
  landed: async (_event, { stage }) => stage.lights.clear(),
  paid,
  bought: ({ cell, seat }, { stage, signal }) => {
    stage.lights.flash(cell, stage.news);
    return stage.signs.hangAwning(cell, seat, signal);
  },
  gate: ({ label, cell, open }, { stage, signal }) => {
    stage.lights.flash(cell, stage.news);
    return stage.signs.turnGate(label, open, signal);
  },
  drew: ({ seat, card: index }, { stage, shown, signal }) => {
    const card = shown.rules.cards[index];
    const tile = stage.game.tile(shown.players[seat]?.cell ?? -1);
    if (!card || !tile) return undefined;
    const picture = spriteOf(stage.map.tiled, stage.signs.lookOf(tile));
    return showCard(stage.scene, card, picture, AbortSignal.any([signal, stage.news]));
  },
};

/** Explains an event on the board. It ends early once the signal says so; `stage.show` then sets everything right. */
export async function animate(event: RaceEvent, show: Show): Promise<void> {
  await (animations[event.kind] as Animation<RaceEvent['kind']> | undefined)?.(event, show);
}

function goTo({ seat, to }: EventOf<'stepped' | 'jumped' | 'jailed'>, { stage, signal }: Show): Promise<void> {
  return stage.pawn(seat).go(to, signal);
}

/** Coins fly from purse to purse; the bank is above the board. On a walk nobody waits for them. */
async function paid({ from, to, coins, why }: EventOf<'paid'>, { stage, signal }: Show): Promise<void> {
  const { scene } = stage;
  const news = AbortSignal.any([signal, stage.news]);
  const [payer, taker] = [from, to].map((seat) => (seat === undefined ? undefined : stage.placeOf(seat)));
  const bank = (payer ?? taker)?.add(vec(0, -240));
  if (!bank) return;
  if (payer) void raiseSum(scene, payer, -coins, news);
  if (taker) void raiseSum(scene, taker, coins, news);
  const flight = flyCoins(scene, payer ?? bank, taker ?? bank, coins, signal);
  if (why !== 'pass') await flight;
}
