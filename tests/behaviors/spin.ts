import { EventEmitter } from 'excalibur';
import * as z from 'zod/mini';
import { Behavior, type ManifestOf, type Options } from '../../src/behaviors/behavior.js';
import { defineManifest } from '../../src/manifests/manifest.js';

export const spin = defineManifest({
  id: 'spin',
  description: 'Turns its actor round and round.',
  properties: z.strictObject({
    speed: z._default(z.number().check(z.gt(0), z.describe('Degrees per second.')), 90),
    way: z._default(z.enum(['left', 'right']).check(z.describe('Which way round.')), 'right'),
    turns: z.optional(z.int().check(z.gte(0), z.describe('How many turns; without it, for ever.'))),
  }),
  actions: { reverse: { description: 'Turns the other way from now on.' } },
  conditions: { isLeft: { description: 'Whether it turns to the left.' } },
  expressions: { angle: { description: 'Degrees turned so far.' } },
  triggers: { reversed: { description: 'The way of turning has changed.' } },
});

interface SpinEvents {
  reversed: { angle: number };
}

interface SpinHooks {
  /** Asked before the way is changed. */
  canReverse: (angle: number) => boolean;
}

/** A behaviour as a user would write it; it also keeps a diary of its life. */
export class Spin extends Behavior<SpinEvents, typeof spin, SpinHooks> {
  static readonly manifest = spin satisfies ManifestOf<Spin>;

  readonly diary: string[] = [];
  /** Something outside that it listens to. */
  readonly outside = new EventEmitter<{ ping: number }>();
  #sign = 1;
  #angle = 0;

  constructor(options: Options<typeof spin, SpinHooks> = {}) {
    super(spin, ['canReverse'], options);
    this.#sign = options.way === 'left' ? -1 : 1;
  }

  get angle(): number {
    return this.#angle;
  }

  isLeft(): boolean {
    return this.#sign < 0;
  }

  reverse(): void {
    if (this.options.canReverse?.(this.#angle) === false) return;
    this.#sign = -this.#sign;
    this.events.emit('reversed', { angle: this.#angle });
  }

  protected override onAttach(): void {
    this.diary.push('attach');
    this.track(this.outside.on('ping', (count) => this.diary.push(`ping ${count}`)));
  }

  protected override onDetach(): void {
    this.diary.push('detach');
  }

  protected override onUpdate(elapsedMs: number): void {
    this.diary.push(`${elapsedMs}`);
    this.#angle += (this.#sign * this.options.speed * elapsedMs) / 1000;
  }

  protected override onConfigure(): void {
    this.diary.push('configure');
  }
}
