import type { RaceEvent, RaceState } from 'excalibur-boardkit/games';
import { animate } from './animate.js';
import { shownAfter } from './shown.js';
import type { Stage } from './stage.js';

/** Who hears what is explained on the board. */
export interface Narrator {
  /** An event begins to be explained. */
  begins(event: RaceEvent): void;
  /** It has been explained; `shown` is what is to be seen now. */
  tells(event: RaceEvent, shown: RaceState): void;
}

/**
 * Explains on a stage how one state has become another, event after event. Hurried by the signal, it shows the rest at
 * once; aborted for another reason, it is not wanted any more.
 */
export async function explain(
  stage: Stage,
  { before, after }: { readonly before: RaceState; readonly after: RaceState },
  narrator: Narrator,
  signal: AbortSignal,
): Promise<void> {
  let shown = before;
  stage.clearNews();
  for (const event of after.happened) {
    if (!signal.aborted) {
      narrator.begins(event);
      await animate(event, { stage, shown, signal });
    }
    if (signal.aborted && signal.reason !== 'hurry') return;
    shown = shownAfter(stage.game, shown, event);
    stage.show(shown);
    narrator.tells(event, shown);
  }
}
