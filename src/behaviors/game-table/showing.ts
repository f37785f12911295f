/** Why an animation is to come to its end. */
export type Interruption = 'hurry' | 'undone' | 'redone' | 'moved' | 'left';

/** A move that is being shown. */
export interface Showing {
  /** Tells it to come to its end; with any other reason than `hurry`, nobody waits for it any more. */
  end(why: Interruption): void;
}

/** What becomes of a showing: at most one of the two, once it has settled and is still waited for. */
interface Outcome {
  done(): void;
  failed(error: unknown): void;
}

/** Begins to show a move. One that needs no time is done before this returns. */
export function beginShowing(
  show: ((signal: AbortSignal) => Promise<void> | void) | undefined,
  { done, failed }: Outcome,
  begun: (showing: Showing) => void,
): void {
  const controller = new AbortController();
  let isAwaited = true;
  const settle = (act: () => void) => {
    if (!isAwaited) return;
    isAwaited = false;
    act();
  };
  begun({
    end: (why) => {
      if (why !== 'hurry') isAwaited = false;
      controller.abort(why);
    },
  });
  try {
    const shown = show?.(controller.signal);
    if (shown === undefined) settle(done);
    else
      Promise.resolve(shown).then(
        () => settle(done),
        (error) => settle(() => failed(error)),
      );
  } catch (error) {
    settle(() => failed(error));
  }
}
