import { minus } from '../amounts.js';
import type { Cell } from '../layout.js';
import { costOf } from '../step-cost.js';
import type { Tile } from '../tile.js';
import { NO_WAY } from './stand.js';
import type { ForwardRules, ForwardStep } from './types.js';
import type { Ways } from './ways.js';

/** A plan has at most so many steps: what asks for more, such as 10⁹ points on a ring, is a mistake. */
export const MOST_STEPS = 1_000_000;
/** For how many steps there is room beforehand: most tiles cost 1, and an array that grows takes half of the time. */
const MOST_ROOM = 10_000;

/** The steps of a walk as they are made, and where it stands. It knows only the plain ones by itself. */
export class Lane<TTile extends object, TPiece> {
  readonly steps: ForwardStep<TTile>[];
  count = 0;
  cell: Cell;
  cameFrom: Cell;
  face: number;
  remaining: number;
  /** The way on that was no plain step, and what it costs; NO_WAY if it is still to be decided. */
  direction: number = NO_WAY;
  cost = 0;
  readonly #ways: Ways<TTile, TPiece>;
  readonly #askCost: ForwardRules<TTile>['cost'];
  readonly #points: number;

  constructor(ways: Ways<TTile, TPiece>, points: number, askCost: ForwardRules<TTile>['cost']) {
    this.steps = new Array(Math.min(Math.ceil(points), MOST_ROOM));
    this.cell = ways.cell;
    this.cameFrom = ways.cameFrom;
    this.face = ways.face;
    this.remaining = points;
    this.#ways = ways;
    this.#askCost = askCost;
    this.#points = points;
  }

  /** Makes a step that is covered. */
  step(direction: number, cost: number): void {
    const { cell } = this;
    const { road } = this.#ways;
    const next = road.neighbor(cell, direction);
    const face = this.#ways.faceAfter(cell, next, direction);
    const remaining = minus(this.remaining, cost);
    const spent = minus(this.#points, remaining);
    this.steps[this.count++] = { tile: road.tile(next), direction, face, cost, spent, remaining };
    this.cell = next;
    this.cameFrom = cell;
    this.face = face;
    this.remaining = remaining;
    if (this.count > MOST_STEPS) throw new RangeError(`points ${this.#points} make more than ${MOST_STEPS} steps`);
  }

  /**
   * Makes plain steps as long as there are any, and these are nearly all of a walk: there is one way on, and it costs a
   * whole number of points that is covered. A tight loop over local variables, since long walks are measured by it.
   */
  plainSteps(): void {
    const askCost = this.#askCost;
    const points = this.#points;
    const { steps } = this;
    const { road, hasAngles, facing } = this.#ways;
    const { board, neighbors, width, corridors, epoch } = road;
    let { count, cell, cameFrom, face, remaining } = this;
    let tile = road.tile(cell);
    let direction: number = NO_WAY;
    while (remaining > 0 && count < MOST_STEPS) {
      const first = cell * width;
      const entry = corridors[cell] as number;
      if (entry >>> 16 === epoch) {
        const one = (entry >>> 8) & 0xff;
        const other = entry & 0xff;
        if (neighbors[first + one] === cameFrom) direction = other;
        else direction = neighbors[first + other] === cameFrom ? one : NO_WAY;
      } else {
        direction = road.findOnlyWayOn(cell, cameFrom);
      }
      if (direction < 0) break;
      const next = neighbors[first + direction] as Cell;
      const entered = board.tileOf(next) as Tile<TTile>;
      const cost = costOf(road.layout, askCost, entered, tile, direction);
      const rest = remaining - cost;
      if (cost <= 0 || rest < 0 || !Number.isInteger(rest)) {
        this.cost = cost;
        break;
      }
      face = hasAngles ? facing.after(cell, next, direction) : direction;
      steps[count++] = { tile: entered, direction, face, cost, spent: minus(points, rest), remaining: rest };
      tile = entered;
      cameFrom = cell;
      cell = next;
      remaining = rest;
    }
    this.direction = direction;
    this.count = count;
    this.cell = cell;
    this.cameFrom = cameFrom;
    this.face = face;
    this.remaining = remaining;
  }
}
