import type { GameRecord, RaceEvent, RaceMove, RaceOptions, RaceState } from 'excalibur-boardkit/games';
import { animate } from './animate.js';
import { shownAfter } from './shown.js';
import type { Stage } from './stage.js';
import { until } from './time.js';

export type RaceRecord = GameRecord<RaceState, RaceMove, RaceOptions>;

/** What a table needs of the page around it. */
export interface TableHost {
  /** Finds the next move. The signal tells when it is not wanted any more. */
  answer(state: RaceState, signal: AbortSignal): Promise<RaceMove>;
  /** Something has been explained on the board: `shown` is what is to be seen now. */
  tell(event: RaceEvent, shown: RaceState): void;
  /** All of a state is to be seen, at once. */
  show(state: RaceState): void;
}

/** Plays a record on a stage until the signal says so. Whenever somebody leaps in the record, it goes on from there. */
export async function playOn(record: RaceRecord, stage: Stage, host: TableHost, signal: AbortSignal): Promise<void> {
  const { events } = record;
  let leap = new AbortController();
  const leaps = [events.on('undone', () => leap.abort()), events.on('redone', () => leap.abort())];
  while (!signal.aborted) {
    leap = new AbortController();
    const cut = AbortSignal.any([signal, leap.signal]);
    const before = record.state;
    stage.show(before);
    host.show(before);
    let move: RaceMove | undefined;
    await until(
      host.answer(before, cut).then((answer) => {
        move = answer;
      }),
      cut,
    );
    if (move && !cut.aborted && record.play(move).ok) await explain(record.state, before, { stage, host, signal: cut });
  }
  for (const one of leaps) one.close();
}

/** Explains what a move brought about, event after event; what is to be seen goes along. */
async function explain(
  { happened }: RaceState,
  before: RaceState,
  { stage, host, signal }: { readonly stage: Stage; readonly host: TableHost; readonly signal: AbortSignal },
): Promise<void> {
  let shown = before;
  for (const event of happened) {
    await animate(event, { stage, shown, signal });
    if (signal.aborted) return;
    shown = shownAfter(stage.game, shown, event);
    stage.show(shown);
    host.tell(event, shown);
  }
}
