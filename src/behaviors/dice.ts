import type { Actor } from 'excalibur';
import { createRandom, type Random } from '../boards/index.js';
import { type DiceState, dice, diceState } from '../manifests/dice.js';
import { readState } from '../manifests/read-state.js';
import { Behavior, type ManifestOf, type Options } from './behavior.js';
import type { BoardBehavior } from './board-behavior.js';
import { DicePicture } from './drawing/dice-picture.js';
import { prefersReducedMotion } from './motion.js';
import { readBoard } from './piece/piece-options.js';

/** What the dice say. */
export interface DiceValues {
  /** What each die shows. */
  readonly values: readonly number[];
  readonly total: number;
}

/** How the picture of a roll ended: it lies still; another roll came; or the dice left the scene. */
export type DiceEnd = 'shown' | 'superseded' | 'left';

/** A roll: its values stand already, `done` when it has been seen. It never rejects. */
export interface DiceRoll extends DiceValues {
  readonly done: Promise<DiceEnd>;
}

/** What `Dice` raises. */
export interface DiceEvents {
  /** The values are decided; the dice may still tumble. */
  rolled: DiceValues;
  /** The dice lie still and show the values. */
  shown: DiceValues;
}

/** The references of `Dice`. */
export interface DiceHooks {
  /** Where chance comes from, in place of a seed. */
  random: Random;
  /** A board whose seed it comes from, under the name `stream`. */
  board: Actor | BoardBehavior;
}

/** The options of `Dice`. */
export type DiceOptions = Options<typeof dice, DiceHooks>;

/** A roll that has not been seen to its end. */
interface Tumbling extends DiceValues {
  elapsedMs: number;
  readonly end: (end: DiceEnd) => void;
}

/**
 * Dice on an actor: `die.addComponent(new Dice({ board, count: 2 }))`, then `const { total, done } = dice.roll()`.
 * What they show is decided at once; the picture tumbles after it, or not for visitors who want less motion. The same
 * seed gives the same rolls: give the game a seed of its own where each game shall be another one.
 */
export class Dice extends Behavior<DiceEvents, typeof dice, DiceHooks> {
  static readonly manifest = dice satisfies ManifestOf<Dice>;

  #random: Random;
  #values: readonly number[] = [];
  #tumbling: Tumbling | undefined;
  #picture: DicePicture | undefined;

  constructor(options: DiceOptions = {}) {
    super(dice, ['random', 'board'], options);
    this.#random = this.#createRandom();
  }

  /** What each die shows; empty before the first roll. */
  get values(): readonly number[] {
    return this.#values;
  }

  /** The sum of the values. */
  get total(): number {
    return this.#values.reduce((sum, value) => sum + value, 0);
  }

  /** Whether the dice still tumble. */
  get isRolling(): boolean {
    return this.#tumbling !== undefined;
  }

  /**
   * Rolls, also while the dice still tumble; with values, to those, which were decided elsewhere. Out of a scene, and
   * with less motion, the roll is seen at once. Throws a RangeError on values that do not fit the dice.
   */
  roll(values?: readonly number[]): DiceRoll {
    const { count, sides, duration } = this.options;
    if (values) this.#check('roll', values);
    this.#finish('superseded');
    this.#values = values ? [...values] : Array.from({ length: count }, () => this.#random.integer(1, sides));
    const said = { values: this.#values, total: this.total };
    let end: (end: DiceEnd) => void = () => {};
    const done = new Promise<DiceEnd>((resolve) => {
      end = resolve;
    });
    const tumbling = { ...said, elapsedMs: 0, end };
    this.#tumbling = tumbling;
    this.events.emit('rolled', said);
    const atOnce = !this.isAttached || duration === 0 || prefersReducedMotion();
    // A handler may have rolled again.
    if (atOnce && this.#tumbling === tumbling) this.#finish('shown');
    return { ...said, done };
  }

  /** Shows values that were decided elsewhere, without tumbling. Throws a RangeError if they do not fit the dice. */
  show(values: readonly number[]): void {
    this.#check('show', values);
    this.#finish('superseded');
    this.#values = [...values];
    this.events.emit('shown', { values: this.#values, total: this.total });
  }

  override saveState(): DiceState {
    return { values: [...this.#values], random: [...this.#random.state] };
  }

  /** Throws a TypeError that names what is wrong in the state. */
  override loadState(state: object): void {
    const { values, random } = readState(diceState, state, 'Dice');
    this.#finish('superseded');
    this.#values = values;
    this.#random.restore(random);
  }

  protected override onAttach(): void {
    this.#draw();
  }

  protected override onDetach(): void {
    this.#finish('left');
    const { graphics } = this.actor;
    if (graphics.current === this.#picture) graphics.hide();
  }

  protected override onUpdate(elapsedMs: number): void {
    if (!this.#tumbling) return;
    this.#tumbling.elapsedMs += elapsedMs;
    if (this.#tumbling.elapsedMs >= this.options.duration) this.#finish('shown');
  }

  protected override onConfigure(before: Dice['options']): void {
    const { options } = this;
    const chance = ['random', 'board', 'seed', 'stream'] as const;
    if (chance.some((name) => options[name] !== before[name])) this.#random = this.#createRandom();
    if (options.count !== before.count || options.sides !== before.sides) {
      this.#finish('superseded');
      this.#values = [];
    }
    if (this.isAttached) this.#draw();
  }

  #check(method: string, values: readonly number[]): void {
    const { count, sides } = this.options;
    const fit =
      values.length === count && values.every((value) => Number.isInteger(value) && value >= 1 && value <= sides);
    if (fit) return;
    throw new RangeError(
      `Dice.${method}: [${values.join(', ')}] is not allowed, must be ${count} whole numbers from 1 to ${sides}`,
    );
  }

  #draw(): void {
    this.#picture = new DicePicture(this.options, () => ({ values: this.#values, progress: this.#progress() }));
    this.actor.graphics.use(this.#picture);
  }

  #progress(): number {
    return this.#tumbling ? Math.min(1, this.#tumbling.elapsedMs / this.options.duration) : 1;
  }

  #finish(end: DiceEnd): void {
    const tumbling = this.#tumbling;
    this.#tumbling = undefined;
    if (!tumbling) return;
    if (end === 'shown') this.events.emit('shown', { values: tumbling.values, total: tumbling.total });
    tumbling.end(end);
  }

  #createRandom(): Random {
    const { random, board, seed, stream } = this.options;
    const given = Object.entries({ random, board, seed }).filter(([, value]) => value !== undefined);
    if (given.length > 1) {
      throw new TypeError(`Dice.${given.map(([name]) => name).join(', ')}: only one of these may be given`);
    }
    if (random) return random;
    if (board) return readBoard(board, 'Dice.board').board.random(stream);
    return createRandom(seed ?? 0).split(stream);
  }
}
