import { directionNumber, stepAngle, turnBetween } from '../direction.js';
import type { Cell, Direction, Layout } from '../layout.js';
import { NO_WAY } from './stand.js';

/** What a face is on a layout: one of its directions, or an angle where directions have no opposite. */
export interface Facing {
  /** Reads a face as given; throws an error that begins with `what`. */
  read(face: Direction, what: string): number;
  /** The face of a piece turned round. */
  turned(face: number): number;
  /** The face after a step. */
  after(from: Cell, to: Cell, direction: number): number;
  /** Which of the first `count` ways out of a cell leads straight on, or NO_WAY. */
  straightOn(cell: Cell, face: number, ways: Int32Array, count: number): number;
  /** Which of them leads straight back, or NO_WAY. */
  straightBack(cell: Cell, face: number, ways: Int32Array, count: number): number;
}

/** How faces work on a layout. */
export function facingOf(layout: Layout): Facing {
  return hasAngles(layout) ? new AngleFacing(layout) : new DirectionFacing(layout);
}

/** Whether a face on this layout is an angle in degrees, clockwise from E, y down. */
export function hasAngles(layout: Layout): boolean {
  return layout.opposite(0) === undefined;
}

class DirectionFacing implements Facing {
  readonly #layout: Layout;

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  read(face: Direction, what: string): number {
    return directionNumber(this.#layout, face, what);
  }

  turned(face: number): number {
    return this.#layout.opposite(face) ?? face;
  }

  after(_from: Cell, _to: Cell, direction: number): number {
    return direction;
  }

  straightOn(_cell: Cell, face: number, ways: Int32Array, count: number): number {
    for (let i = 0; i < count; i++) if (ways[i] === face) return face;
    return NO_WAY;
  }

  straightBack(cell: Cell, face: number, ways: Int32Array, count: number): number {
    return this.straightOn(cell, this.turned(face), ways, count);
  }
}

// Rounding of the trigonometry must neither decide a tie nor make a right angle smaller than one.
const SAME_ANGLE = 1e-9;

class AngleFacing implements Facing {
  readonly #layout: Layout;

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  read(face: Direction, what: string): number {
    if (typeof face !== 'number' || !Number.isFinite(face)) {
      const shown = typeof face === 'string' ? `'${face}'` : String(face);
      throw new TypeError(`${what} is ${shown}, but on a ${this.#layout.shape} layout must be an angle in degrees`);
    }
    return ((face % 360) + 360) % 360;
  }

  turned(face: number): number {
    return (face + 180) % 360;
  }

  after(from: Cell, to: Cell, direction: number): number {
    return stepAngle(this.#layout, from, to, direction);
  }

  straightOn(cell: Cell, face: number, ways: Int32Array, count: number): number {
    let best = NO_WAY;
    let smallest = 90;
    for (let i = 0; i < count; i++) {
      const way = ways[i] as number;
      const turn = this.#turn(cell, face, way);
      const isTie = best !== NO_WAY && Math.abs(turn - smallest) <= SAME_ANGLE;
      if (isTie ? way < best : turn < smallest - SAME_ANGLE) {
        best = way;
        smallest = turn;
      }
    }
    return best;
  }

  straightBack(cell: Cell, face: number, ways: Int32Array, count: number): number {
    const behind = this.turned(face);
    const best = this.straightOn(cell, behind, ways, count);
    if (best === NO_WAY) return NO_WAY;
    const smallest = this.#turn(cell, behind, best);
    for (let i = 0; i < count; i++) {
      const way = ways[i] as number;
      if (way !== best && Math.abs(this.#turn(cell, behind, way) - smallest) <= SAME_ANGLE) return NO_WAY;
    }
    return best;
  }

  #turn(cell: Cell, face: number, way: number): number {
    const { neighbors, directions } = this.#layout;
    return turnBetween(face, this.after(cell, neighbors[cell * directions.length + way] as number, way));
  }
}
