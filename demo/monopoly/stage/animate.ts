import type { RaceEvent, RaceState } from 'excalibur-boardkit/games';
import { flyCoins, raiseText } from './coins.js';
import type { Stage } from './stage.js';
import { beat } from './time.js';

/** What an animation has to do with. */
interface Show {
  readonly stage: Stage;
  /** What is to be seen before the event. */
  readonly shown: RaceState;
  readonly signal: AbortSignal;
}

type Animation<Kind> = (event: Extract<RaceEvent, { readonly kind: Kind }>, show: Show) => Promise<unknown> | undefined;

/** How events are explained; those that are missing need no explanation on the board. */
const animations: { readonly [Kind in RaceEvent['kind']]?: Animation<Kind> } = {
  rolled: async ({ seat, dice }, { stage, shown, signal }) => {
    await stage.dice.roll(dice, signal);
    const points = dice.reduce((sum, value) => sum + value, 0);
    if (!signal.aborted && !shown.players[seat]?.jail) stage.lights.showEnds(shown, points);
    await beat(stage.scene, 250, signal);
  },
  stepped: ({ seat, to }, { stage, signal }) => stage.pawns.go(seat, to, signal),
  jumped: ({ seat, to }, { stage, signal }) => stage.pawns.go(seat, to, signal),
  jailed: ({ seat, to }, { stage, signal }) => stage.pawns.go(seat, to, signal),
  paid: ({ from, to, coins }, { stage, signal }) => {
    const { scene } = stage;
    const bank = stage.placeOf(from ?? to ?? 0).add({ x: 0, y: -220 } as never);
    const [start, end] = [from, to].map((seat) => (seat === undefined ? bank : stage.placeOf(seat)));
    if (!start || !end) return undefined;
    if (from !== undefined) void raiseText(scene, start, `−${coins}`, signal);
    if (to !== undefined) void raiseText(scene, end, `+${coins}`, signal);
    return flyCoins(scene, start, end, coins, signal);
  },
};

/** Explains an event on the board. It ends early once the signal says so; `stage.show` then sets everything right. */
export async function animate(event: RaceEvent, show: Show): Promise<void> {
  const animation = animations[event.kind] as Animation<string> | undefined;
  await animation?.(event as never, show);
}
