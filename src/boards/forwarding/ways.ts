import type { Cell } from '../layout.js';
import { type Facing, facingOf, hasAngles } from './facing.js';
import type { Road } from './road.js';
import { NO_WAY, NOWHERE, type Stand } from './stand.js';

/** Where a walk stands and the ways out of there (rules 1 and 2). One object serves a whole walk. */
export class Ways<TTile extends object, TPiece> implements Stand {
  readonly road: Road<TTile, TPiece>;
  readonly facing: Facing;
  /** Whether faces are angles. */
  readonly hasAngles: boolean;
  cell: Cell = 0;
  cameFrom: Cell = NOWHERE;
  face = 0;
  /** The first `count` are the ways without the way back, by direction. */
  readonly onward: Int32Array;
  count = 0;
  /** The way back, or NO_WAY. */
  back: number = NO_WAY;

  constructor(road: Road<TTile, TPiece>) {
    this.road = road;
    this.facing = facingOf(road.layout);
    this.hasAngles = hasAngles(road.layout);
    this.onward = new Int32Array(road.width);
  }

  /** Stands somewhere; the ways are still to be found. */
  stand(cell: Cell, cameFrom: Cell, face: number): void {
    this.cell = cell;
    this.cameFrom = cameFrom;
    this.face = face;
  }

  /** The face after a step to a neighbour. */
  faceAfter(from: Cell, to: Cell, direction: number): number {
    return this.hasAngles ? this.facing.after(from, to, direction) : direction;
  }

  /** Finds the ways. */
  find(): void {
    const { road, onward, cell, cameFrom } = this;
    const { width, neighbors } = road;
    let count = 0;
    let back: number = NO_WAY;
    for (let direction = 0; direction < width; direction++) {
      if (road.closed(cell, direction) !== undefined) continue;
      if (neighbors[cell * width + direction] === cameFrom) back = direction;
      else onward[count++] = direction;
    }
    this.count = count;
    this.back = back;
    if (cameFrom === NOWHERE) this.#findBehind();
  }

  /** Whether a direction is among the ways. */
  has(direction: number): boolean {
    return direction === this.back || this.isOnward(direction);
  }

  isOnward(direction: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.onward[i] === direction) return true;
    return false;
  }

  /** The onward ways, a copy. */
  list(): Int32Array {
    return this.onward.slice(0, this.count);
  }

  /** Takes a direction out of the ways. */
  drop(direction: number): void {
    if (direction === this.back) {
      this.back = NO_WAY;
      return;
    }
    const { onward } = this;
    const place = onward.subarray(0, this.count).indexOf(direction);
    onward.copyWithin(place, place + 1, this.count);
    this.count--;
  }

  /** Straight on, if that is an onward way, else NO_WAY. */
  straightOn(): number {
    const { onward, count, back } = this;
    // The way back takes part: where it has the smallest turn, no other way is straight on.
    if (back !== NO_WAY) onward[count] = back;
    const ahead = this.facing.straightOn(this.cell, this.face, onward, back === NO_WAY ? count : count + 1);
    return ahead === back ? NO_WAY : ahead;
  }

  /** For a piece that came from nowhere, back is the way straight behind it. */
  #findBehind(): void {
    const behind = this.facing.straightBack(this.cell, this.face, this.onward, this.count);
    if (behind === NO_WAY) return;
    this.drop(behind);
    this.back = behind;
  }
}
