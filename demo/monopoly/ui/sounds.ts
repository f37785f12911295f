// Sounds, made by jsfxr from numbers: no files, and no sound before somebody has touched the page.
import { JsfxrResource } from '@excaliburjs/plugin-jsfxr';
import type { RaceEvent } from 'excalibur-boardkit/games';
import { soundsByKind } from './sound-shapes.js';
import type { Store } from './store.js';

/** The sounds of the page. */
export interface Sounds {
  /** Plays what belongs to an event. */
  play(kind: RaceEvent['kind']): void;
  readonly isMuted: boolean;
  mute(isMuted: boolean): void;
}

interface Audible {
  play(): unknown;
}

/** Starts the sounds, muted if they were the last time. */
export function startSounds(store: Store): Sounds {
  const made = new Map<string, Audible>();
  let isMuted = store.read('muted') === 'yes';
  // Browsers allow sound after a gesture. Without sounds the page is silent, and plays.
  const untouched = new AbortController();
  const wake = () => {
    untouched.abort();
    makeSounds(made).catch(() => {});
  };
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, untouched);
  return {
    play: (kind) => void (isMuted || made.get(kind)?.play()),
    get isMuted() {
      return isMuted;
    },
    mute(muted) {
      isMuted = muted;
      store.write('muted', muted ? 'yes' : undefined);
    },
  };
}

/** Makes the sounds once, one after the other: to make one takes longer than a frame. */
async function makeSounds(made: Map<string, Audible>): Promise<void> {
  const resource = new JsfxrResource();
  await resource.init();
  for (const [kind, sound] of Object.entries(soundsByKind)) {
    made.set(kind, resource.jsfxr.toAudio(resource.resolveValues(sound)));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
