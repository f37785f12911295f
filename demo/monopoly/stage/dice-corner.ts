import { Actor, BoundingBox, CoordPlane, type Scene, vec } from 'excalibur';
import { type Closable, Dice } from 'excalibur-boardkit';
import type { RaceState } from 'excalibur-boardkit/games';
import { until } from './time.js';

const SIZE = 52;

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
    this.#dice = new Dice({ count, size: SIZE });
    this.#actor.addComponent(this.#dice);
    const width = SIZE * (count * 1.25 - 0.25);
    // On the screen, Excalibur finds under a pointer only what says how large it is.
    this.#actor.pointer.localBounds = BoundingBox.fromDimension(width + 16, SIZE + 16);
    scene.add(this.#actor);
    // On a small screen the number of the round lies in the corner.
    const place = () => {
      const top = screen.resolution.width < 600 ? 52 : 18;
      this.#actor.pos = vec(18 + width / 2, top + SIZE / 2);
    };
    place();
    this.#hears = [
      screen.events.on('resize', place),
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
