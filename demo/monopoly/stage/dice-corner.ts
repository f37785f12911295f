import { Actor, BoundingBox, CoordPlane, type Scene, vec } from 'excalibur';
import { type Closable, Dice } from 'excalibur-boardkit';
import type { RaceState } from 'excalibur-boardkit/games';
import { until } from './time.js';

/** The dice, in the upper left corner of the view, wherever the camera is. */
export class DiceCorner {
  readonly #actor = new Actor({ name: 'dice', z: 300, coordPlane: CoordPlane.Screen });
  readonly #dice: Dice;
  readonly #hears: readonly Closable[];
  /** The pointer that went down on the dice. */
  #pointer: number | undefined;

  /** `onThrow` is called when somebody taps the dice, or throws them: a swipe that begins on them. */
  constructor(scene: Scene, count: number, onThrow: () => void) {
    const { screen, input } = scene.engine;
    this.#dice = new Dice({ count });
    this.#actor.addComponent(this.#dice);
    this.#place(screen.resolution);
    scene.add(this.#actor);
    this.#hears = [
      screen.events.on('resize', () => this.#place(screen.resolution)),
      this.#actor.on('pointerdown', (event) => {
        this.#pointer = event.pointerId;
        // Neither the board nor the camera is meant.
        event.cancel();
      }),
      input.pointers.on('up', ({ pointerId }) => {
        if (pointerId === this.#pointer) onThrow();
        this.#pointer = undefined;
      }),
    ];
  }

  /** On a narrow screen they are smaller, and lie below the number of the round. */
  #place({ width: screenWidth }: { readonly width: number }): void {
    const [size, top] = screenWidth < 600 ? [40, 50] : [52, 18];
    const width = size * (this.#dice.options.count * 1.25 - 0.25);
    this.#dice.configure({ size });
    this.#actor.pos = vec(18 + width / 2, top + size / 2);
    // On the screen, Excalibur finds under a pointer only what says how large it is.
    this.#actor.pointer.localBounds = BoundingBox.fromDimension(width + 16, size + 16);
  }

  /** Shows what was rolled last. */
  show({ dice }: RaceState): void {
    if (dice.length > 0) this.#dice.show(dice);
  }

  /** Tumbles to a roll. */
  roll(values: readonly number[], signal: AbortSignal): Promise<void> {
    return until(this.#dice.roll(values).done, signal);
  }

  close(): void {
    for (const one of this.#hears) one.close();
    this.#actor.kill();
  }
}
