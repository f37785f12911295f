import type { Cell } from '../layout.js';
import type { Random, RandomState } from '../random.js';
import { BLOCKED_COST, STOP_COST } from '../step-cost.js';
import { type Crossing, FORK, NO_WAY_ON } from './crossing.js';
import type { Rules } from './options.js';
import { NO_WAY } from './stand.js';
import { type ForwardEnd, type ForwardWay, STOP } from './types.js';

/** Instead of a direction: the walk waits for a choice. */
const WAITING = -3;
/** Instead of a direction: less than two ways are open, so decide again. */
const AGAIN = -4;

/** Picks the way at each crossing of one walk, and holds its chance. */
export class Walker<TTile extends object, TPiece> {
  readonly crossing: Crossing<TTile, TPiece>;
  /** The steps of the whole move so far. */
  stepsMade: number;
  /** What the way costs that was picked last. */
  cost = 0;
  /** Whether chance, `onFork` or the player picked it. */
  isDecided = false;
  /** The ways at the fork where the walk waits. */
  offers: ForwardWay<TTile>[] = [];
  readonly #rules: Rules<TTile, TPiece>;
  readonly #randomBefore: RandomState | undefined;
  #random: Random | undefined;
  /** What is left of the draw at this crossing, 0 ≤ luck < 1; below 0 none was made. */
  #luck = -1;

  constructor(crossing: Crossing<TTile, TPiece>, rules: Rules<TTile, TPiece>, stepsMade: number) {
    this.crossing = crossing;
    this.stepsMade = stepsMade;
    this.#rules = rules;
    this.#randomBefore = rules.random?.state;
  }

  /**
   * Picks the way of the next step by the full rules and leaves its price in `cost`; `blocked` has been found BLOCKED.
   * A negative answer ends the walk, see `endFor`.
   */
  pick(remaining: number, blocked = NO_WAY): number {
    const { crossing } = this;
    this.#luck = -1;
    crossing.look();
    if (blocked !== NO_WAY) crossing.block(blocked);
    for (;;) {
      const direction = crossing.decide(remaining, this.stepsMade === 0);
      if (direction === FORK && this.#rules.fork === 'choose') {
        const chosen = this.#choose();
        if (chosen !== AGAIN) return chosen;
        continue;
      }
      const way = direction === FORK ? this.#draw() : direction;
      if (way < 0) return way;
      this.cost = crossing.cost(way);
      this.isDecided = crossing.isAnswer || this.#luck >= 0;
      if (this.cost !== BLOCKED_COST) return way;
      crossing.block(way);
    }
  }

  /** The end of a walk for which no way was picked. */
  endFor(answer: number): ForwardEnd {
    if (answer !== NO_WAY_ON) return 'fork';
    return this.crossing.ways.back === NO_WAY ? 'blocked' : 'dead-end';
  }

  /** Stands on the tile that the last step has led to. */
  stand(cell: Cell, cameFrom: Cell, face: number, stepsMade: number): void {
    this.crossing.stand(cell, cameFrom, face);
    this.stepsMade = stepsMade;
  }

  /** The states of the generator before and after the walk. */
  chance(): { readonly before: RandomState | undefined; readonly after: RandomState | undefined } {
    return { before: this.#randomBefore, after: this.#random?.state ?? this.#randomBefore };
  }

  /** The player's choice among the open ways; one that is left is no question. */
  #choose(): number {
    const { road, ways } = this.crossing;
    const open = this.crossing.openWays();
    const [only] = open;
    if (only === undefined) return AGAIN;
    if (open.length === 1) {
      this.cost = only.cost;
      return only.direction;
    }
    this.offers = open.map(({ direction, cost }) => ({
      direction,
      tile: road.tile(road.neighbor(ways.cell, direction)),
      cost: cost === STOP_COST ? STOP : cost,
    }));
    return WAITING;
  }

  /** One of the onward ways: one draw per fork, whose rest decides again if the way drawn is BLOCKED. */
  #draw(): number {
    const { count, onward } = this.crossing.ways;
    if (this.#luck < 0) this.#luck = this.#generator().next();
    const share = this.#luck * count;
    const place = Math.floor(share);
    this.#luck = share - place;
    return onward[place] as number;
  }

  #generator(): Random {
    this.#random ??= this.#rules.random?.clone();
    if (this.#random !== undefined) return this.#random;
    const { road, ways } = this.crossing;
    throw new TypeError(`chance decides at the fork on ${road.name(ways.cell)}, but option random is missing`);
  }
}
