import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  graphLayout,
  hexLayout,
  type Layout,
  layoutFrom,
  mirrorAxes,
  mirrorTiles,
  moveTiles,
  type Point,
  rotateTiles,
  squareLayout,
  stepAngle,
  triangleLayout,
  turnsOf,
} from '../../../src/boards/index.js';
import { type GridSample, grids, neighborsOf, regularHexes, triangles } from '../layout-samples.js';

const tile = fc.record({ x: fc.integer({ min: -20, max: 20 }), y: fc.integer({ min: -20, max: 20 }) });
const areas = fc.array(tile, { maxLength: 12 });

/** The same grid, large enough for every tile of these tests. */
function wide({ layout }: GridSample): Layout {
  return layoutFrom({ ...Object(layout.options), wrap: 'none', columns: 340, rows: 340, origin: { x: -170, y: -170 } });
}

function steps(layout: Layout, a: Point | undefined, b: Point | undefined): number {
  const cells = [a, b].map((at) => (at ? layout.cellOf(at.x, at.y) : undefined));
  return layout.distance(cells[0] ?? -1, cells[1] ?? -1);
}

function expectDistancesKept(layout: Layout, before: readonly Point[], after: readonly Point[]): void {
  expect(after).toHaveLength(before.length);
  for (const index of before.keys()) {
    const next = (index + 1) % before.length;
    expect(steps(layout, after[index], after[next])).toBe(steps(layout, before[index], before[next]));
  }
}

describe('moved tiles', () => {
  test('come back exactly by the way back, whatever the rows (rex fault L11), and keep their distances', () => {
    fc.assert(
      fc.property(grids, areas, tile, tile, (sample, area, from, to) => {
        const { layout } = sample;
        const moved = moveTiles(layout, area, { from, to });
        expect(moveTiles(layout, moved, { from: to, to: from })).toEqual(area);
        expect(moveTiles(layout, [from], { from, to })).toEqual([to]);
        expect(moveTiles(layout, area, { from, to: from })).toEqual(area);
        expectDistancesKept(wide(sample), area, moved);
      }),
    );
  });

  test('on hexes from an even row to an odd one keep their shape', () => {
    // A hex and its neighbours to the SE and SW; of odd rows those have another x than of even ones.
    const layout = hexLayout({ columns: 9, rows: 9 });
    const area = [
      { x: 2, y: 2 },
      { x: 2, y: 3 },
      { x: 1, y: 3 },
    ];
    expect(moveTiles(layout, area, { from: { x: 2, y: 2 }, to: { x: 4, y: 5 } })).toEqual([
      { x: 4, y: 5 },
      { x: 5, y: 6 },
      { x: 4, y: 6 },
    ]);
  });

  test('between triangles that point different ways are turned by half', () => {
    const layout = triangleLayout({ columns: 9, rows: 9 });
    const area = [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 0 },
    ];
    expect(moveTiles(layout, area, { from: { x: 0, y: 0 }, to: { x: 2, y: 0 } })).toEqual(
      area.map(({ x, y }) => ({ x: x + 2, y })),
    );
    expect(moveTiles(layout, area, { from: { x: 0, y: 0 }, to: { x: 3, y: 4 } })).toEqual([
      { x: 3, y: 4 },
      { x: 3, y: 3 },
      { x: 2, y: 4 },
    ]);
  });
});

describe('rotated tiles', () => {
  test('are where they were after all turns, and keep their distances', () => {
    fc.assert(
      fc.property(grids, areas, tile, fc.integer({ min: -20, max: 20 }), (sample, area, about, turns) => {
        const { layout } = sample;
        const rotated = rotateTiles(layout, area, { about, turns });
        expect(rotateTiles(layout, rotated, { about, turns: -turns })).toEqual(area);
        expect(rotateTiles(layout, area, { about, turns: turnsOf(layout) * turns })).toEqual(area);
        let all = area;
        for (let turn = 0; turn < turnsOf(layout); turn++) all = rotateTiles(layout, all, { about });
        expect(all).toEqual(area);
        expect(rotateTiles(layout, [about], { about, turns })).toEqual([about]);
        expectDistancesKept(wide(sample), area, rotated);
      }),
    );
  });

  test.each([
    ['squares', squareLayout({ columns: 9, rows: 9, directions: 8 }), 90],
    ['pointy hexes', hexLayout({ columns: 9, rows: 9 }), 60],
    ['even pointy hexes', hexLayout({ columns: 9, rows: 9, offset: 'even' }), 60],
    ['flat hexes', hexLayout({ columns: 9, rows: 9, orientation: 'flat' }), 60],
    ['even flat hexes', hexLayout({ columns: 9, rows: 9, orientation: 'flat', offset: 'even' }), 60],
    ['triangles', triangleLayout({ columns: 9, rows: 9 }), 120],
    ['triangles, the first down', triangleLayout({ columns: 9, rows: 9, pointing: 'down' }), 120],
  ])('%s turn clockwise', (_, layout, degrees) => {
    for (const about of [layout.cellOf(4, 4) ?? -1, layout.cellOf(5, 4) ?? -1, layout.cellOf(4, 5) ?? -1]) {
      for (const [direction, neighbor] of neighborsOf(layout, about).entries()) {
        if (neighbor < 0) continue;
        const [turned = { x: 0, y: 0 }] = rotateTiles(layout, [layout.xyOf(neighbor)], { about: layout.xyOf(about) });
        const to = neighborsOf(layout, about).indexOf(layout.cellOf(turned.x, turned.y) ?? -2);
        const angles = [direction, to].map((each) => stepAngle(layout, about, about, each));
        expect(((angles[1] ?? 0) - (angles[0] ?? 0) + 360) % 360).toBeCloseTo(degrees, 6);
      }
    }
  });
});

describe('mirrored tiles', () => {
  test('are where they were when mirrored twice, and keep their distances', () => {
    fc.assert(
      fc.property(grids, areas, tile, (sample, area, about) => {
        const { layout } = sample;
        for (const axis of mirrorAxes(layout)) {
          const mirrored = mirrorTiles(layout, area, { about, axis });
          expect(mirrorTiles(layout, mirrored, { about, axis })).toEqual(area);
          expect(mirrorTiles(layout, [about], { about, axis })).toEqual([about]);
          expectDistancesKept(wide(sample), area, mirrored);
        }
      }),
    );
  });

  // Degrees clockwise from E; the names of hexes and triangles round to the nearest of 16 winds.
  const angleOf = (layout: Layout, axis: string): number => {
    const isFlatHex = layout.options?.orientation === 'flat';
    const isHex = layout.shape === 'hex';
    const angles: Record<string, number> = {
      'E-W': 0,
      'N-S': 90,
      'WNW-ESE': 30,
      'ENE-WSW': 150,
      'NNW-SSE': 60,
      'NNE-SSW': 120,
    };
    const diagonal = isHex ? (isFlatHex ? 30 : 60) : 45;
    return { ...angles, 'NW-SE': diagonal, 'NE-SW': 180 - diagonal }[axis] ?? Number.NaN;
  };

  test('lie as far on the other side of the axis', () => {
    const layouts = [
      squareLayout({ columns: 9, rows: 9 }),
      hexLayout({ columns: 9, rows: 9 }),
      hexLayout({ columns: 9, rows: 9, orientation: 'flat', offset: 'even' }),
      triangleLayout({ columns: 9, rows: 9 }),
    ];
    expect(layouts.map((layout) => mirrorAxes(layout).length)).toEqual([4, 6, 6, 3]);
    for (const layout of layouts) {
      const about = layout.xyOf(40);
      const center = layout.center(40);
      for (const axis of mirrorAxes(layout)) {
        const angle = (angleOf(layout, axis) * Math.PI) / 180;
        for (const x of [3, 4, 5]) {
          for (const y of [2, 4, 6]) {
            const from = layout.center(layout.cellOf(x, y) ?? -1);
            const [mirrored = { x: -1, y: -1 }] = mirrorTiles(layout, [{ x, y }], { about, axis });
            const to = layout.center(layout.cellOf(mirrored.x, mirrored.y) ?? -1);
            // A point at r, φ is mirrored to r, 2 α − φ.
            const [dx, dy] = [from.x - center.x, from.y - center.y];
            expect(to.x - center.x).toBeCloseTo(dx * Math.cos(2 * angle) + dy * Math.sin(2 * angle), 6);
            expect(to.y - center.y).toBeCloseTo(dx * Math.sin(2 * angle) - dy * Math.cos(2 * angle), 6);
          }
        }
      }
    }
  });
});

describe('what cannot be', () => {
  const about = { x: 0, y: 0 };
  const graph = graphLayout({ nodes: { a: about, b: { x: 9, y: 0 } }, edges: [['a', 'b']] });
  const own: Layout = { ...squareLayout({ columns: 2, rows: 2 }), shape: 'prism', lattice: undefined } as never;

  test.each([graph, own])('tiles of a $shape layout have no transforms', (layout) => {
    expect(() => moveTiles(layout, [], { from: about, to: about })).toThrow(
      `a ${layout.shape} layout cannot move tiles`,
    );
    expect(() => rotateTiles(layout, [], { about })).toThrow(TypeError);
    expect(() => mirrorTiles(layout, [], { about, axis: 'E-W' })).toThrow(`a ${layout.shape} layout cannot mirror`);
    expect(mirrorAxes(layout)).toEqual([]);
    expect(turnsOf(layout)).toBe(0);
  });

  test('an axis that is none, a turn and a tile that are not whole', () => {
    const square = squareLayout({ columns: 2, rows: 2 });
    expect(() => mirrorTiles(square, [], { about, axis: 'WNW-ESE' })).toThrow(
      'the axes of this square layout are E-W, N-S',
    );
    expect(() => rotateTiles(square, [], { about, turns: 0.5 })).toThrow('turns is 0.5');
    expect(() => rotateTiles(square, [{ x: 0.5, y: 0 }], { about })).toThrow('a tile is (0.5, 0)');
  });
});

test('coordinates of neighbours differ by one step, hexes by the cube of their direction', () => {
  fc.assert(
    fc.property(fc.oneof(regularHexes, triangles), tile, ({ layout, stepsAt }, { x, y }) => {
      for (const step of Object.values(stepsAt(x, y))) {
        if (!step) continue;
        const [from, to] = [
          layout.lattice.pointOf({ x, y }),
          layout.lattice.pointOf({ x: x + step[0], y: y + step[1] }),
        ];
        const change = from.reduce((sum, value, index) => sum + Math.abs(value - (to[index] ?? 0)), 0);
        expect(change).toBe(layout.shape === 'hex' ? 2 : 1);
        expect(layout.lattice.tileOf(to)).toEqual({ x: x + step[0], y: y + step[1] });
      }
    }),
  );
});
