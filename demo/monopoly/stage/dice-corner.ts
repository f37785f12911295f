import { Actor, CoordPlane, type PointerEvent, type Scene, type Subscription, vec } from 'excalibur';
import { Dice } from 'excalibur-boardkit';
import type { RaceState } from 'excalibur-boardkit/games';
import { until } from './time.js';

/** The dice, in the lower left corner of the view, wherever the camera is. */
export class DiceCorner {
  readonly #actor = new Actor({ name: 'dice', z: 300, coordPlane: CoordPlane.Screen });
  readonly #dice: Dice;

  constructor(scene: Scene, count: number) {
    const { screen } = scene.engine;
    this.#dice = new Dice({ count, size: 52 });
    this.#actor.addComponent(this.#dice);
    scene.add(this.#actor);
    const place = () => {
      const { width } = this.#actor.graphics.bounds;
      this.#actor.pos = vec(16 + width / 2, screen.resolution.height - 48);
    };
    place();
    screen.events.on('resize', place);
  }

  /** Shows what was rolled last. */
  show({ dice }: RaceState): void {
    if (dice.length > 0) this.#dice.show(dice);
  }

  /** Tumbles to a roll. */
  roll(values: readonly number[], signal: AbortSignal): Promise<void> {
    return until(this.#dice.roll(values).done, signal);
  }

  /** Calls back when somebody taps the dice, or throws them: a swipe that began on them. */
  onThrow(callback: () => void): Subscription {
    const { input } = this.#actor.scene?.engine ?? {};
    let pointer: number | undefined;
    const down = this.#actor.on('pointerdown', (event) => {
      pointer = event.pointerId;
      // Neither the board nor the camera is meant.
      event.cancel();
    });
    const up = input?.pointers.on('up', (event: PointerEvent) => {
      if (event.pointerId === pointer) callback();
      pointer = undefined;
    });
    return {
      close: () => {
        down.close();
        up?.close();
      },
    };
  }

  close(): void {
    this.#actor.kill();
  }
}
