import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { graphLayout, layoutFrom, neighborCell, type Point, squareLayout, stepVector } from '../../src/boards/index.js';
import {
  between,
  cellsOf,
  decimals,
  distanceBetween,
  type GridSample,
  graphs,
  grids,
  holdsFor,
  layouts,
  neighborsOf,
  regularHexes,
  squares,
  stepsFrom,
  tiledHexes,
  triangles,
} from './layout-samples.js';

const near = (a: Point, b: Point) => distanceBetween(a, b) < 1e-9 * (1 + Math.abs(a.x) + Math.abs(a.y));

/** The cell that a step of a grid leads to, folded over the edges that wrap. */
function reach({ options, origin, wrapsX, wrapsY }: GridSample, x: number, y: number): number {
  const fold = (index: number, length: number, wraps: boolean) => (wraps ? (index + 2 * length) % length : index);
  const column = fold(x - origin.x, options.columns, wrapsX);
  const row = fold(y - origin.y, options.rows, wrapsY);
  const inside = column >= 0 && column < options.columns && row >= 0 && row < options.rows;
  return inside ? row * options.columns + column : -1;
}

describe('cells', () => {
  test('of a grid are numbered row by row from the origin', () => {
    holdsFor(grids, ({ layout, options, origin }) => {
      expect(layout.size).toBe(options.columns * options.rows);
      for (const cell of cellsOf(layout)) {
        const x = origin.x + (cell % options.columns);
        const y = origin.y + Math.floor(cell / options.columns);
        expect(layout.xyOf(cell)).toEqual({ x, y });
      }
    });
  });

  test('are found again by their x and y', () => {
    holdsFor(layouts, (layout) => {
      for (const cell of cellsOf(layout)) {
        const { x, y } = layout.xyOf(cell);
        expect(layout.cellOf(x, y)).toBe(cell);
        expect(layout.cellOf(x + 0.5, y)).toBeUndefined();
        expect(layout.cellOf(x, Number.NaN)).toBeUndefined();
      }
    });
  });

  test('are 0 for −0, not −0', () => {
    expect(squareLayout({ columns: 2, rows: 2 }).cellOf(-0, -0)).toBe(0);
    expect(graphLayout({ nodes: { a: { x: 0, y: 0 } }, edges: [] }).cellOf(-0, -0)).toBe(0);
  });

  test('repeat on an axis that wraps and end on one that does not', () => {
    holdsFor(grids, ({ layout, options, wrapsX, wrapsY }) => {
      for (const cell of cellsOf(layout)) {
        const { x, y } = layout.xyOf(cell);
        for (const times of [-3, -1, 1, 2]) {
          expect(layout.cellOf(x + times * options.columns, y)).toBe(wrapsX ? cell : undefined);
          expect(layout.cellOf(x, y + times * options.rows)).toBe(wrapsY ? cell : undefined);
        }
      }
    });
  });
});

describe('neighbours', () => {
  test('of a grid lie where the direction tables say', () => {
    holdsFor(grids, (sample) => {
      const { layout, stepsAt } = sample;
      for (const cell of cellsOf(layout)) {
        const { x, y } = layout.xyOf(cell);
        const steps = stepsAt(x, y);
        expect(layout.directions).toEqual(Object.keys(steps));
        expect(neighborsOf(layout, cell)).toEqual(
          Object.values(steps).map((step) => (step ? reach(sample, x + step[0], y + step[1]) : -1)),
        );
      }
    });
  });

  test('of a node are the ends of its edges, in the order given', () => {
    holdsFor(graphs, ({ layout, ways }) => {
      for (const cell of cellsOf(layout)) {
        const neighbors = neighborsOf(layout, cell);
        expect(neighbors.filter((neighbor) => neighbor >= 0)).toEqual(ways[cell]);
        expect(neighbors.slice(ways[cell]?.length).every((neighbor) => neighbor === -1)).toBe(true);
      }
    });
  });

  test('are never the cell itself, nor one cell in two directions', () => {
    holdsFor(layouts, (layout) => {
      expect(layout.neighbors.length).toBe(layout.size * layout.directions.length);
      for (const cell of cellsOf(layout)) {
        const neighbors = neighborsOf(layout, cell).filter((neighbor) => neighbor >= 0);
        expect(neighbors).not.toContain(cell);
        expect(new Set(neighbors).size).toBe(neighbors.length);
      }
    });
  });

  test('see each other in opposite directions', () => {
    holdsFor(fc.oneof(squares, regularHexes, tiledHexes), ({ layout }) => {
      for (const cell of cellsOf(layout)) {
        for (const [direction, neighbor] of neighborsOf(layout, cell).entries()) {
          if (neighbor < 0) continue;
          const back = layout.opposite(direction) ?? Number.NaN;
          expect(neighborsOf(layout, neighbor)[back]).toBe(cell);
          expect(layout.opposite(back)).toBe(direction);
        }
      }
    });
  });

  test('of triangles see each other in the directions whose names are opposite', () => {
    const back = { E: 'W', S: 'N', W: 'E', N: 'S' } as const;
    holdsFor(triangles, ({ layout }) => {
      for (const cell of cellsOf(layout)) {
        for (const name of ['E', 'S', 'W', 'N'] as const) {
          const neighbor = neighborCell(layout, cell, name);
          if (neighbor !== undefined) expect(neighborCell(layout, neighbor, back[name])).toBe(cell);
        }
      }
      expect(layout.directions.map((_, direction) => layout.opposite(direction))).toEqual(Array(4).fill(undefined));
      expect(layout.vectors).toBeUndefined();
    });
  });

  test('lie where the vector of the direction leads, if the step does not wrap', () => {
    holdsFor(grids, ({ layout, stepsAt }) => {
      for (const cell of cellsOf(layout)) {
        const { x, y } = layout.xyOf(cell);
        const center = layout.center(cell);
        for (const [direction, [dx, dy] = [0, 0]] of Object.values(stepsAt(x, y)).entries()) {
          const neighbor = neighborsOf(layout, cell)[direction] ?? -1;
          const there = neighbor < 0 ? undefined : layout.xyOf(neighbor);
          if (there?.x !== x + dx || there.y !== y + dy) continue;
          const vector = stepVector(layout, cell, direction) ?? { x: Number.NaN, y: Number.NaN };
          expect(near(layout.center(neighbor), { x: center.x + vector.x, y: center.y + vector.y })).toBe(true);
        }
      }
    });
  });

  test('share two corners over a side and one over a corner', () => {
    holdsFor(fc.oneof(squares, regularHexes, triangles), ({ layout, stepsAt, sides }) => {
      for (const cell of cellsOf(layout)) {
        const { x, y } = layout.xyOf(cell);
        for (const [direction, [name, [dx, dy] = [0, 0]]] of Object.entries(stepsAt(x, y)).entries()) {
          const neighbor = neighborsOf(layout, cell)[direction] ?? -1;
          const there = neighbor < 0 ? undefined : layout.xyOf(neighbor);
          if (there?.x !== x + dx || there.y !== y + dy) continue;
          const corners = layout.corners(neighbor);
          const shared = layout.corners(cell).filter((corner) => corners.some((other) => near(corner, other)));
          expect(shared).toHaveLength(sides.includes(name) ? 2 : 1);
        }
      }
    });
  });
});

describe('picking', () => {
  test('finds each cell at its centre', () => {
    holdsFor(grids, ({ layout }) => {
      for (const cell of cellsOf(layout)) expect(layout.cellAt(layout.center(cell))).toBe(cell);
    });
  });

  test('finds each cell just inside its corners and the middles of its sides', () => {
    holdsFor(fc.oneof(squares, regularHexes, triangles), ({ layout }) => {
      for (const cell of cellsOf(layout)) {
        const center = layout.center(cell);
        for (const [index, corner] of layout.corners(cell).entries()) {
          const middle = between(corner, layout.corners(cell).at(index - 1) ?? corner, 0.5);
          expect(layout.cellAt(between(corner, center, 1e-6))).toBe(cell);
          expect(layout.cellAt(between(middle, center, 1e-6))).toBe(cell);
        }
      }
    });
  });

  test('gives the middle of a shared side to one of the two', () => {
    holdsFor(fc.oneof(squares, regularHexes, triangles), ({ layout, stepsAt, sides }) => {
      for (const cell of cellsOf(layout)) {
        const { x, y } = layout.xyOf(cell);
        const steps = stepsAt(x, y);
        for (const side of sides) {
          const [dx, dy] = steps[side] ?? [0, 0];
          const neighbor = neighborCell(layout, cell, side) ?? -1;
          const there = neighbor < 0 ? undefined : layout.xyOf(neighbor);
          if (there?.x !== x + dx || there.y !== y + dy) continue;
          const middle = between(layout.center(cell), layout.center(neighbor), 0.5);
          expect([cell, neighbor]).toContain(layout.cellAt(middle));
        }
      }
    });
  });

  test('finds the cell whose outline holds the point, and nothing outside all outlines', () => {
    const part = decimals(-0.3, 1.3);
    fc.assert(
      fc.property(fc.oneof(squares, regularHexes, triangles), fc.array(fc.tuple(part, part)), ({ layout }, parts) => {
        const outlines = cellsOf(layout).map((cell) => layout.corners(cell));
        const xs = outlines.flat().map(({ x }) => x);
        const ys = outlines.flat().map(({ y }) => y);
        const from = { x: Math.min(...xs), y: Math.min(...ys) };
        const to = { x: Math.max(...xs), y: Math.max(...ys) };
        for (const [right, down] of parts) {
          const point = { x: from.x + right * (to.x - from.x), y: from.y + down * (to.y - from.y) };
          const depths = outlines.map((outline) => depthInside(outline, point));
          if (depths.some((depth) => Math.abs(depth) < 1e-6)) continue;
          const holding = depths.findIndex((depth) => depth > 0);
          expect(layout.cellAt(point)).toBe(holding < 0 ? undefined : holding);
        }
      }),
    );
  });

  test('on a graph finds the nearest node whose area holds the point', () => {
    const at = decimals(-400, 400);
    fc.assert(
      fc.property(graphs, fc.array(fc.record({ x: at, y: at })), ({ layout, points, size }, clicks) => {
        for (const click of [...clicks, ...points]) {
          const distances = points.map((point) => distanceBetween(point, click));
          const smallest = Math.min(...distances);
          const cell = layout.cellAt(click);
          if (Math.abs(smallest - size) < 1e-9) continue;
          if (smallest > size) expect(cell).toBeUndefined();
          else expect(distances[cell ?? Number.NaN]).toBe(smallest);
        }
      }),
    );
  });
});

describe('distance', () => {
  test('is the number of steps of a breadth-first search', () => {
    holdsFor(layouts, (layout) => {
      for (const start of cellsOf(layout)) {
        const steps = stepsFrom(layout, start);
        expect(cellsOf(layout).map((cell) => layout.distance(start, cell))).toEqual(steps);
      }
    });
  });
});

test('a layout is made again from its options as JSON', () => {
  holdsFor(layouts, (layout) => {
    const again = layoutFrom(JSON.parse(JSON.stringify(layout.options)));
    expect(JSON.stringify(again.options)).toBe(JSON.stringify(layout.options));
    expect(again.directions).toEqual(layout.directions);
    expect(again.neighbors).toEqual(layout.neighbors);
    expect(cellsOf(again).map((cell) => again.corners(cell))).toEqual(
      cellsOf(layout).map((cell) => layout.corners(cell)),
    );
  });
});

test('a tile lies at the same point whatever the origin', () => {
  const shift = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(grids, shift, shift, ({ layout, options, origin }, left, up) => {
      const wider = layoutFrom({
        ...layout.options,
        wrap: 'none',
        columns: options.columns + left,
        rows: options.rows + up,
        origin: { x: origin.x - left, y: origin.y - up },
      });
      for (const cell of cellsOf(layout)) {
        const { x, y } = layout.xyOf(cell);
        expect(wider.center(wider.cellOf(x, y) ?? -1)).toEqual(layout.center(cell));
      }
    }),
  );
});

/** How far a point is inside a convex outline that runs clockwise, y down; negative outside. */
function depthInside(outline: readonly Point[], point: Point): number {
  const depths = outline.map((corner, index) => {
    const before = outline.at(index - 1) ?? corner;
    const side = { x: corner.x - before.x, y: corner.y - before.y };
    const to = { x: point.x - before.x, y: point.y - before.y };
    return (side.x * to.y - side.y * to.x) / Math.hypot(side.x, side.y);
  });
  return Math.min(...depths);
}
