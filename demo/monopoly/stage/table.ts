import type { GameRecord, RaceEvent, RaceMove, RaceOptions, RaceState } from 'excalibur-boardkit/games';
import { animate } from './animate.js';
import { shownAfter } from './shown.js';
import type { Stage } from './stage.js';

/** What a table needs to know of the page around it. */
export interface TableOptions {
  readonly record: GameRecord<RaceState, RaceMove, RaceOptions>;
  readonly stage: Stage;
  /** Finds the next move; what it gives after the signal is not heard. */
  answer(state: RaceState, moves: readonly RaceMove[], signal: AbortSignal): Promise<RaceMove>;
  /** Something else is to be seen: after an event, or after a leap in the record. */
  changed(shown: RaceState, event?: RaceEvent): void;
}

/** Plays a game, until the signal ends it: asks whose move it is, and shows what came of it. */
export async function playGame({ record, stage, answer, changed }: TableOptions, signal: AbortSignal): Promise<void> {
  let leap = new AbortController();
  const leaps = (['undone', 'redone'] as const).map((name) => record.events.on(name, () => leap.abort()));
  while (!signal.aborted) {
    leap = new AbortController();
    const cut = AbortSignal.any([signal, leap.signal]);
    const { state } = record;
    stage.show(state);
    changed(state);
    const move = await Promise.race([answer(state, [...record.game.moves(state)], cut), aborted(cut)]);
    if (!move) continue;
    record.play(move);
    let shown = state;
    for (const event of record.state.happened) {
      await animate(event, { stage, shown, signal: cut });
      if (cut.aborted) break;
      shown = shownAfter(stage.game, shown, event);
      stage.show(shown);
      changed(shown, event);
    }
  }
  for (const one of leaps) one.close();
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
