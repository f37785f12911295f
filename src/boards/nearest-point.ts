import type { Point } from './layout.js';

/** Finds the nearest of many points within a radius: squares of two radii list the points whose circle touches them. */
export class NearestPoint {
  readonly #points: readonly Point[];
  readonly #radius: number;
  readonly #squares = new Map<string, number[]>();

  constructor(points: readonly Point[], radius: number) {
    this.#points = points;
    this.#radius = radius;
    for (const [index, { x, y }] of points.entries()) {
      for (const column of this.#squaresAround(x)) {
        for (const row of this.#squaresAround(y)) {
          const key = `${column},${row}`;
          const listed = this.#squares.get(key);
          if (listed) listed.push(index);
          else this.#squares.set(key, [index]);
        }
      }
    }
  }

  /** The index of the nearest point, of equally near ones the first; undefined where none is within the radius. */
  indexNear({ x, y }: Point): number | undefined {
    let nearest: number | undefined;
    let smallest = this.#radius;
    for (const index of this.#squares.get(`${this.#square(x)},${this.#square(y)}`) ?? []) {
      const point = this.#points[index];
      const distance = point ? Math.hypot(point.x - x, point.y - y) : Infinity;
      if (distance > smallest || (distance === smallest && nearest !== undefined)) continue;
      nearest = index;
      smallest = distance;
    }
    return nearest;
  }

  #squaresAround(value: number): Set<number> {
    return new Set([this.#square(value - this.#radius), this.#square(value), this.#square(value + this.#radius)]);
  }

  #square(value: number): number {
    return Math.floor(value / (2 * this.#radius));
  }
}
