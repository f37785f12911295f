import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  directionAtAngle,
  directionBetween,
  directionName,
  directionNumber,
  edgeLine,
  graphLayout,
  hexLayout,
  type Layout,
  nearestDirection,
  neighborCell,
  rotateDirection,
  squareLayout,
  stepAngle,
  triangleLayout,
} from '../../src/boards/index.js';
import { cellsOf, grids, holdsFor, layouts, neighborsOf, regularHexes, squares, tiledHexes } from './layout-samples.js';

const angles = (layout: Layout) => layout.directions.map((_, direction) => stepAngle(layout, 0, 0, direction));

describe('directions', () => {
  test('have a name and a number, without regard to case', () => {
    holdsFor(layouts, (layout) => {
      for (const [number, name] of layout.directions.entries()) {
        expect(directionNumber(layout, number)).toBe(number);
        expect(directionNumber(layout, name)).toBe(number);
        expect(directionNumber(layout, name.toLowerCase())).toBe(number);
        expect(directionName(layout, number)).toBe(name);
      }
    });
  });

  test('at the angle of a step is that step', () => {
    holdsFor(layouts, (layout) => {
      for (const cell of cellsOf(layout)) {
        for (const [direction, neighbor] of neighborsOf(layout, cell).entries()) {
          if (neighbor < 0) continue;
          const found = directionAtAngle(layout, cell, stepAngle(layout, cell, neighbor, direction));
          // Nodes of a graph may lie in one line.
          const angle = (to: number) => stepAngle(layout, cell, neighborsOf(layout, cell)[to] ?? cell, to);
          if (layout.nodes) expect(angle(found ?? -1)).toBeCloseTo(angle(direction), 6);
          else expect(found).toBe(direction);
        }
      }
    });
  });

  test('turned once go to the next larger angle, turned all round come back', () => {
    holdsFor(fc.oneof(squares, regularHexes, tiledHexes), ({ layout }) => {
      const count = layout.directions.length;
      const byAngle = angles(layout)
        .map((angle, direction) => ({ angle, direction }))
        .sort((a, b) => a.angle - b.angle);
      for (const [index, { direction }] of byAngle.entries()) {
        expect(rotateDirection(layout, direction, 1)).toBe(byAngle[(index + 1) % count]?.direction);
        expect(rotateDirection(layout, direction, -1)).toBe(byAngle.at(index - 1)?.direction);
        expect(rotateDirection(layout, direction, count / 2)).toBe(layout.opposite(direction));
        for (const rounds of [-2, 0, 1]) expect(rotateDirection(layout, direction, rounds * count)).toBe(direction);
      }
    });
  });

  test('lead to the neighbour between whom and the cell they are', () => {
    holdsFor(layouts, (layout) => {
      for (const cell of cellsOf(layout)) {
        expect(directionBetween(layout, cell, cell)).toBeUndefined();
        expect(nearestDirection(layout, cell, cell)).toBeUndefined();
        const neighbors = neighborsOf(layout, cell);
        for (const [direction, neighbor] of neighbors.entries()) {
          expect(neighborCell(layout, cell, direction)).toBe(neighbor < 0 ? undefined : neighbor);
          if (neighbor < 0) continue;
          expect(directionBetween(layout, cell, neighbor)).toBe(direction);
          expect(nearestDirection(layout, cell, neighbor)).toBe(direction);
        }
        for (const other of cellsOf(layout)) {
          if (!neighbors.includes(other)) expect(directionBetween(layout, cell, other)).toBeUndefined();
        }
      }
    });
  });

  test('point best along a straight line', () => {
    holdsFor(grids, ({ layout, wrapsX, wrapsY }) => {
      if (wrapsX || wrapsY) return;
      for (const cell of cellsOf(layout)) {
        for (const direction of layout.directions.keys()) {
          for (let on = neighborCell(layout, cell, direction); on !== undefined; ) {
            expect(nearestDirection(layout, cell, on)).toBe(direction);
            on = neighborCell(layout, on, direction);
          }
        }
      }
    });
  });
});

test('the direction to a far cell of a board that wraps is that to its nearest image on a board that does not', () => {
  const sides = { columns: 6, rows: 6 };
  const around = { columns: 18, rows: 18, origin: { x: -6, y: -6 } };
  const makes = [
    (options: typeof sides) => squareLayout({ ...options, directions: 4 }),
    (options: typeof sides) => squareLayout({ ...options, directions: 8, projection: 'isometric' }),
    (options: typeof sides) => hexLayout(options),
    (options: typeof sides) => triangleLayout(options),
  ];
  for (const make of makes) {
    const [wrapped, wide] = [make({ ...sides, ...{ wrap: 'both' } }), make(around)];
    for (const from of cellsOf(wrapped)) {
      for (const to of cellsOf(wrapped)) {
        const [start, { x, y }] = [wrapped.xyOf(from), wrapped.xyOf(to)];
        const here = wide.cellOf(start.x, start.y) ?? -1;
        const images = [0, -6, 6].flatMap((left) => [0, -6, 6].map((up) => wide.cellOf(x + left, y + up) ?? -1));
        const steps = images.map((image) => wide.distance(here, image));
        const nearest = images.filter((_, index) => steps[index] === Math.min(...steps));
        if (from === to || nearest.length > 1) continue;
        expect(nearestDirection(wrapped, from, to)).toBe(nearestDirection(wide, here, nearest[0] ?? -1));
      }
    }
  }
});

describe("angles, clockwise from E in degrees, as the users of rexrainbow's boards know them", () => {
  const board = { columns: 3, rows: 3 };
  test.each([
    ['square', squareLayout({ ...board, directions: 8 }), [0, 90, 180, 270, 45, 135, 225, 315]],
    [
      'isometric 64 × 32',
      squareLayout({ ...board, directions: 8, projection: 'isometric', tileWidth: 64, tileHeight: 32 }),
      [27, 153, 207, 333, 90, 180, 270, 0],
    ],
    ['hex pointy', hexLayout(board), [0, 60, 120, 180, 240, 300]],
    ['hex flat', hexLayout({ ...board, orientation: 'flat' }), [30, 90, 150, 210, 270, 330]],
  ])('%s', (_, layout, expected) => {
    expect(angles(layout).map(Math.round)).toEqual(expected);
  });

  test('of a step over a wrapped edge lead on, not back over the board', () => {
    const ring = squareLayout({ columns: 5, rows: 1, wrap: 'x' });
    expect(stepAngle(ring, 4, 0, directionNumber(ring, 'E'))).toBe(0);
  });

  test('of triangles, also over a wrapped edge', () => {
    const ring = triangleLayout({ columns: 4, rows: 4, wrap: 'both' });
    const angleOf = (cell: number, name: string) => {
      const direction = directionNumber(ring, name);
      return Math.round(stepAngle(ring, cell, neighborCell(ring, cell, name) ?? -1, direction));
    };
    expect(['E', 'S', 'W'].map((name) => angleOf(0, name))).toEqual([330, 90, 210]);
    expect(['E', 'W', 'N'].map((name) => angleOf(3, name))).toEqual([30, 150, 270]);
  });

  test('of a step on a graph go from node to node', () => {
    const graph = graphLayout({ nodes: { a: { x: 0, y: 0 }, b: { x: 10, y: -10 } }, edges: [['a', 'b']] });
    expect(stepAngle(graph, 0, 1, 0)).toBe(315);
    expect(stepAngle(graph, 1, 0, 0)).toBe(135);
  });
});

describe('square diagonals', () => {
  test('know the two directions whose tiles share an edge with both', () => {
    const layout = squareLayout({ columns: 3, rows: 3, directions: 8 });
    const named = layout.directions.map((name, direction) => [
      name,
      layout.diagonalSides?.[direction]?.map((side) => layout.directions[side]).sort(),
    ]);
    expect(Object.fromEntries(named)).toEqual({
      ...{ E: undefined, S: undefined, W: undefined, N: undefined },
      ...{ SE: ['E', 'S'], SW: ['S', 'W'], NW: ['N', 'W'], NE: ['E', 'N'] },
    });
  });

  test('are not there with 4 directions', () => {
    expect(squareLayout({ columns: 3, rows: 3 }).diagonalSides).toBeUndefined();
  });
});

describe('the nearest direction', () => {
  const layout = squareLayout({ columns: 9, rows: 9 });
  const at = (x: number, y: number) => layout.cellOf(x, y) ?? -1;

  test.each([
    ['E', 8, 5],
    ['S', 5, 8],
    ['W', 0, 3],
    ['N', 3, 0],
    ['E', 8, 8],
    ['E', 8, 0],
    ['S', 0, 8],
  ])('%s from the middle to %i, %i; half-way the lower number', (name, x, y) => {
    expect(nearestDirection(layout, at(4, 4), at(x, y))).toBe(directionNumber(layout, name));
  });

  test('on a graph is an edge of the node', () => {
    const nodes = { a: { x: 0, y: 0 }, up: { x: 0, y: -9 }, right: { x: 9, y: 0 }, far: { x: 20, y: -5 } };
    const graph = graphLayout({
      nodes,
      edges: [
        ['a', 'up'],
        ['a', 'right'],
      ],
    });
    expect(nearestDirection(graph, 0, 3)).toBe(1);
    expect(nearestDirection(graph, 3, 0)).toBeUndefined();
  });
});

describe('a direction that is none', () => {
  const square = squareLayout({ columns: 3, rows: 3 });

  test.each(['NE', 'north', '0', 4, -1, 0.5, Number.NaN])('%s is refused with the names allowed', (direction) => {
    expect(() => directionNumber(square, direction)).toThrow(RangeError);
    expect(() => directionNumber(square, direction)).toThrow('directions of this square layout are 0 E, 1 S, 2 W, 3 N');
  });

  test('is named with the thing that has it', () => {
    expect(() => directionNumber(square, 'UP', 'tile (1, 2): face')).toThrow("tile (1, 2): face is 'UP'");
  });

  test('cannot come from turning by half a place, nor on a graph', () => {
    expect(() => rotateDirection(square, 'E', 0.5)).toThrow('steps is 0.5');
    const graph = graphLayout({ nodes: { a: { x: 0, y: 0 }, b: { x: 9, y: 0 } }, edges: [['a', 'b']] });
    expect(() => rotateDirection(graph, 0, 1)).toThrow('a graph layout cannot rotate a direction');
    const triangles = triangleLayout({ columns: 2, rows: 2 });
    expect(() => rotateDirection(triangles, 0, 1)).toThrow('a triangle layout cannot rotate a direction');
  });
});

test('an edge has a line where there is a neighbour, and its middle is half way to it', () => {
  holdsFor(layouts, (layout) => {
    for (const cell of cellsOf(layout)) {
      for (const [direction, neighbor] of neighborsOf(layout, cell).entries()) {
        const line = edgeLine(layout, cell, direction);
        expect(line === undefined).toBe(neighbor < 0);
        if (line === undefined) continue;
        const [a, b] = line;
        const vector = layout.vectors?.[direction];
        const center = layout.center(cell);
        if (vector === undefined) continue;
        // Tiles as Tiled has them are halved to whole numbers.
        expect(Math.abs((a.x + b.x) / 2 - (center.x + vector.x / 2))).toBeLessThan(1);
        expect(Math.abs((a.y + b.y) / 2 - (center.y + vector.y / 2))).toBeLessThan(1);
      }
    }
  });
});
