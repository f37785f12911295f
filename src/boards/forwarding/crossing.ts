import { directionNumber } from '../direction.js';
import type { Cell } from '../layout.js';
import { BLOCKED_COST, costOf } from '../step-cost.js';
import { knownProperties } from '../tile.js';
import { readTileFace } from '../tile-rules.js';
import { cameFromOf } from './came-from.js';
import type { Rules } from './options.js';
import type { Road } from './road.js';
import { NO_WAY, NOWHERE, type Stand } from './stand.js';
import type { ClosedWay } from './types.js';
import { Ways } from './ways.js';

/** Instead of a direction: a fork that is left to the policy. */
export const FORK = -1;
/** Instead of a direction: there is no way that may be taken. */
export const NO_WAY_ON = -2;

/** An onward way and what it costs. */
export interface OpenWay {
  readonly direction: number;
  readonly cost: number;
}

/** What a crossing may leave out. */
export interface CrossingOptions {
  /** Whether `onFork` is asked; if not, every fork that has one is a FORK. */
  readonly asksOnFork?: boolean;
  /** Whether entering a tile costs nothing and is not asked. */
  readonly isFree?: boolean;
}

/** What the rules make of the ways where a walk stands. One object serves a whole walk. */
export class Crossing<TTile extends object, TPiece> {
  readonly ways: Ways<TTile, TPiece>;
  readonly road: Road<TTile, TPiece>;
  /** Whether the last direction was decided at a fork. */
  isFork = false;
  /** Whether it was `onFork` or the player that decided. */
  isAnswer = false;
  readonly #rules: Rules<TTile, TPiece>;
  readonly #asksOnFork: boolean;
  readonly #isFree: boolean;
  /** The direction of the next step, where it is not to be decided. */
  #given = NO_WAY;
  #isStart = false;
  #isRetreat = false;
  readonly #blocked: number[] = [];

  constructor(road: Road<TTile, TPiece>, rules: Rules<TTile, TPiece>, options: CrossingOptions = {}) {
    this.ways = new Ways(road);
    this.road = road;
    this.#rules = rules;
    this.#asksOnFork = options.asksOnFork ?? true;
    this.#isFree = options.isFree ?? false;
  }

  /** Where a walk begins; with `chosen`, the player has chosen the direction of the first step. */
  begin({ cell, cameFrom, face }: Stand, chosen = NO_WAY): void {
    // A piece off the road counts as one that came from nowhere.
    this.ways.stand(cell, this.road.isRoad(cell) ? cameFrom : NOWHERE, face);
    this.#given = chosen;
    this.#isStart = true;
  }

  /** Stands where a step has led to. */
  stand(cell: Cell, cameFrom: Cell, face: number): void {
    this.#isRetreat = false;
    this.ways.stand(cell, cameFrom, face);
  }

  /** Finds the ways (rules 1 and 2). */
  look(): void {
    this.ways.find();
    if (this.#blocked.length > 0) this.#blocked.length = 0;
    if (this.#isStart) {
      this.#isStart = false;
      if (this.#rules.backwards && this.#given === NO_WAY) this.#startBackwards();
    }
  }

  /** The direction to take (rules 3 to 6), FORK or NO_WAY_ON. */
  decide(remaining: number, isFirstStep: boolean): number {
    const { count, back, onward } = this.ways;
    this.isFork = false;
    this.isAnswer = false;
    if (this.#given !== NO_WAY) return this.#takeGiven();
    if (count === 1) return onward[0] as number;
    if (count === 0) return back !== NO_WAY && this.#mayTurn(isFirstStep) ? back : NO_WAY_ON;
    if (this.isFreshStart) return this.#startingWay();
    this.isFork = true;
    return this.#decideFork(remaining);
  }

  /** Takes a way out of this step's ways because it is BLOCKED; `onFork` and signs are not asked again. */
  block(direction: number): void {
    if (this.#isRetreat) {
      // The way it came is no way after all: the piece goes backwards like one from nowhere.
      this.#isRetreat = false;
      this.#turnRound();
    }
    this.ways.drop(direction);
    this.#blocked.push(direction);
  }

  /** Whether this is a piece from nowhere on a tile with exactly two ways, neither of them behind it (rule 5). */
  get isFreshStart(): boolean {
    const { cameFrom, count, back } = this.ways;
    return cameFrom === NOWHERE && count === 2 && back === NO_WAY;
  }

  /** The onward way that the sign of the tile shows, or NO_WAY. */
  sign(): number {
    if (this.#rules.backwards) return NO_WAY;
    const { cell } = this.ways;
    const sign = readTileFace(this.road.layout, cell, knownProperties(this.road.tile(cell).properties));
    return sign !== undefined && this.ways.isOnward(sign) ? sign : NO_WAY;
  }

  /** What a way costs (rule 7); throws on a cost that makes no sense. */
  cost(direction: number): number {
    if (this.#isFree) return 0;
    const { road } = this;
    const { cell } = this.ways;
    return costOf(road.layout, this.#rules.cost, road.tile(road.neighbor(cell, direction)), road.tile(cell), direction);
  }

  /** Asks what each onward way costs, and blocks those that are BLOCKED. */
  openWays(): OpenWay[] {
    const open: OpenWay[] = [];
    for (const direction of this.ways.list()) {
      const cost = this.cost(direction);
      if (cost === BLOCKED_COST) this.block(direction);
      else open.push({ direction, cost });
    }
    return open;
  }

  /** Why the directions that are no ways are none. */
  closedWays(): ClosedWay[] {
    const { road } = this;
    const { cell, hasAngles } = this.ways;
    const closed: ClosedWay[] = [];
    for (let direction = 0; direction < road.width; direction++) {
      // Where directions have no opposite a node has as many as it has edges, not as many as the layout has.
      if (hasAngles && road.neighbor(cell, direction) < 0) continue;
      const reason = this.#blocked.includes(direction) ? 'cost' : road.closed(cell, direction);
      if (reason !== undefined) closed.push({ direction, reason });
    }
    return closed;
  }

  #takeGiven(): number {
    const direction = this.#given;
    this.#given = NO_WAY;
    this.isAnswer = !this.#isRetreat;
    return direction;
  }

  #startBackwards(): void {
    const { cameFrom, back } = this.ways;
    if (cameFrom === NOWHERE || back === NO_WAY) {
      this.#turnRound();
    } else {
      this.#given = back;
      this.#isRetreat = true;
    }
  }

  #turnRound(): void {
    const { ways } = this;
    ways.stand(ways.cell, NOWHERE, ways.facing.turned(ways.face));
    ways.find();
  }

  #mayTurn(isFirstStep: boolean): boolean {
    const { deadEnd } = this.#rules;
    return deadEnd === 'turn' || (deadEnd === 'stop' && isFirstStep);
  }

  #startingWay(): number {
    const sign = this.#signOnce();
    const way = sign === NO_WAY ? this.ways.straightOn() : sign;
    return way === NO_WAY ? (this.ways.onward[0] as number) : way;
  }

  #decideFork(remaining: number): number {
    const { onFork, fork } = this.#rules;
    if (onFork !== undefined && this.#blocked.length === 0) {
      if (!this.#asksOnFork) return FORK;
      const answer = this.#ask(onFork, remaining);
      this.isAnswer = answer !== NO_WAY;
      if (this.isAnswer) return answer;
    }
    if (fork === 'choose') return FORK;
    const sign = this.#signOnce();
    if (sign !== NO_WAY) return sign;
    const ahead = fork === 'forward' ? this.ways.straightOn() : NO_WAY;
    return ahead === NO_WAY ? FORK : ahead;
  }

  /** The sign, unless a way was blocked: it is not asked again then. */
  #signOnce(): number {
    return this.#blocked.length === 0 ? this.sign() : NO_WAY;
  }

  #ask(onFork: NonNullable<Rules<TTile, TPiece>['onFork']>, remaining: number): number {
    const { road, ways } = this;
    const { cell, cameFrom, face, back } = ways;
    const answer = onFork({
      tile: road.tile(cell),
      ways: Array.from(ways.list(), (direction) => ({ direction, tile: road.tile(road.neighbor(cell, direction)) })),
      back: back === NO_WAY ? undefined : back,
      cameFrom: cameFromOf(road.board, cameFrom),
      face,
      remaining,
      backwards: this.#rules.backwards,
    });
    if (answer === undefined) return NO_WAY;
    const direction = directionNumber(road.layout, answer, `${road.name(cell)}: the answer of onFork`);
    return ways.has(direction) ? direction : NO_WAY;
  }
}
