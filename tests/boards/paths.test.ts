// Paths are the cheapest ones: on every layout, with every wrap and corner policy, as a plain Dijkstra reckons them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Board,
  type Cell,
  type CornerPolicy,
  cheapestPaths,
  createRandom,
  distanceField,
  findPath,
  graphLayout,
  hexLayout,
  type Layout,
  movableArea,
  type Path,
  type PathRules,
  type PathShape,
  squareLayout,
  type Tile,
  type TileProperties,
  triangleLayout,
} from '../../src/boards/index.js';
import { layouts } from './layout-samples.js';
import { plainCosts, plainSteps, type StepCost } from './plain-dijkstra.js';

const wholeCosts = [1, 1, 1, 2, 3, 9, 'STOP', 'BLOCKED'] as const;
const quarterCosts = [0, 0.25, 1, 1.5, 2, 'STOP'] as const;

interface Sample {
  readonly board: Board;
  readonly rules: PathRules & { readonly corners: CornerPolicy; readonly diagonalCost: number };
  readonly from: Cell;
  readonly to: Cell;
}

/** Boards with holes, walls, one-way edges, solid tiles and pieces, and costs of many kinds. */
const samples: fc.Arbitrary<Sample> = fc
  .tuple(
    layouts,
    fc.constantFrom<readonly (number | string)[]>([1], wholeCosts, quarterCosts),
    fc.constantFrom<CornerPolicy>('never', 'one-open', 'always'),
    fc.constantFrom(1, 1.5, 2, 3),
    fc.nat(),
  )
  .map(([layout, costs, corners, diagonalCost, seed]) => {
    const board = randomBoard(layout, costs, seed);
    const random = createRandom(seed).split('ends');
    const cells = [...board.tiles()].map(({ cell }) => cell);
    const from = cells[Math.floor(random.next() * cells.length)] ?? 0;
    const to = Math.floor(random.next() * layout.size);
    return { board, from, to, rules: { corners, diagonalCost } };
  });

function randomBoard(layout: Layout, costs: readonly (number | string)[], seed: number): Board {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)] as T;
  const board = new Board(layout, { tiles: 'none' });
  for (let cell = 0; cell < layout.size; cell++) {
    if (random.next() < 0.12) continue;
    const solid = random.next() < 0.1;
    board.setTile({ cell }, { cost: pick(costs), ...(solid && { solid }) });
  }
  if (board.tiles()[Symbol.iterator]().next().done) board.setTile({ cell: 0 }, {});
  const edges = [...layout.neighbors.entries()].filter(([, neighbor]) => neighbor >= 0);
  for (const [edge] of edges) {
    const direction = edge % layout.directions.length;
    const place = { cell: (edge - direction) / layout.directions.length };
    if (random.next() < 0.04) board.setEdge(place, direction, false);
    if (random.next() < 0.04) board.setWall(place, direction, 'wall', { passable: random.next() < 0.3 });
  }
  if (random.next() < 0.5) board.place('rock', { cell: Math.floor(random.next() * layout.size) }, { solid: true });
  return board;
}

/** Every step of a path is possible, and its sums are right. */
function checkPath(path: Path, sample: Sample, to: Cell): void {
  const { board, rules, from } = sample;
  const step = plainSteps(board, rules.corners, rules.diagonalCost);
  let [cell, spent] = [from, 0];
  for (const { tile, direction, cost, spent: reported } of path.steps) {
    expect(board.layout.neighbors[cell * board.layout.directions.length + direction]).toBe(tile.cell);
    expect(step(cell, direction, tile.cell)).toBe(cost);
    spent += cost;
    expect(reported).toBeCloseTo(spent, 9);
    cell = tile.cell;
  }
  expect([cell, path.target.cell, path.from.cell]).toEqual([to, to, from]);
  expect(path.cost).toBeCloseTo(spent, 9);
}

describe('findPath', () => {
  test('costs as much as the cheapest way of a plain Dijkstra, and finds one exactly if there is one', () => {
    fc.assert(
      fc.property(samples, (sample) => {
        const { board, rules, from, to } = sample;
        const costs = plainCosts(board, from, plainSteps(board, rules.corners, rules.diagonalCost));
        const cost = costs[to] ?? Number.NaN;
        const result = findPath(board, { from: { cell: from }, to: { cell: to }, ...rules });
        expect(result.ok).toBe(cost < Number.POSITIVE_INFINITY);
        if (!result.ok) return;
        expect(result.path.cost).toBeCloseTo(cost, 9);
        checkPath(result.path, sample, to);
      }),
      { numRuns: 250 },
    );
  });

  test.each([
    ['squares', squareLayout({ columns: 24, rows: 24 })],
    ['squares with diagonals', squareLayout({ columns: 24, rows: 24, directions: 8 })],
    ['a staggered board', squareLayout({ columns: 12, rows: 40, projection: 'staggered' })],
    ['pointy hexes', hexLayout({ columns: 24, rows: 24 })],
    ['flat hexes', hexLayout({ columns: 24, rows: 24, orientation: 'flat' })],
    ['wrapped hexes', hexLayout({ columns: 24, rows: 24, wrap: 'both' })],
  ])('is right on larger boards too: %s', (_, layout) => {
    for (const [holes, costs] of [
      [0, [1]],
      [0.3, [3]],
      [0.2, [1, 2, 3, 9]],
      [0.2, [5, 4096]],
    ] as const) {
      const random = createRandom('large');
      const draw = (length: number) => Math.floor(random.next() * length);
      const board = new Board<TileProperties>(layout, {
        tiles: () => (random.next() < holes ? undefined : { cost: costs[draw(costs.length)] ?? 1 }),
      });
      const tiles = [...board.tiles()];
      const pick = () => tiles[draw(tiles.length)]?.cell ?? 0;
      for (let count = 0; count < 2; count++) {
        const from = pick();
        const known = plainCosts(board, from, plainSteps(board, 'never', 1));
        for (let again = 0; again < 20; again++) {
          const to = pick();
          const result = findPath(board, { from: { cell: from }, to: { cell: to } });
          expect(result.ok ? result.path.cost : Number.POSITIVE_INFINITY).toBe(known[to]);
        }
      }
    }
  });

  test('stays right when memory that is used again has run out of fresh numbers', () => {
    const board = new Board(squareLayout({ columns: 60, rows: 60 }), {
      tiles: (x) => ({ cost: x === 30 ? 4096 : 4095 }),
    });
    for (let again = 0; again < 400; again++) {
      const result = findPath(board, { from: { x: 0, y: 7 }, to: { x: 40, y: 7 } });
      expect(result.ok && result.path.cost).toBe(40 * 4095 + 1);
    }
  });

  test('to a tile that passes a test, and in haste, is found where a cheapest way costs no more than allowed', () => {
    fc.assert(
      fc.property(samples, fc.constantFrom(1, 1.5, 5), ({ board, rules, from, to }, weight) => {
        const places = { from: { cell: from }, to: { cell: to } };
        const best = findPath(board, { ...places, ...rules });
        if (!best.ok) return;
        const maxCost = best.path.cost;
        const tested = findPath(board, { ...places, ...rules, maxCost, to: ({ cell }) => cell === to });
        expect(tested.ok && tested.path.cost).toBeCloseTo(maxCost, 9);
        const hasty = findPath(board, { ...places, ...rules, maxCost, weight });
        expect(hasty.ok && hasty.path.cost).toBeCloseTo(maxCost, 9);
      }),
      { numRuns: 250 },
    );
  });

  test('is the cheapest where one-way roads of a graph lead far away from the goal before they reach it', () => {
    const chain = ['x0', 'x1', 'x2', 'x3', 'x4', 'x5', 'x6'];
    const nodes = ['s', 'a', 'g', ...chain].map((name, index) => [name, { x: index * 20, y: 0 }] as const);
    const around = ['s', ...chain, 'g'];
    const oneWay = [['s', 'a'], ['a', 'g'], ...chain.map((name, index) => [around[index] ?? '', name]), ['x6', 'g']];
    const layout = graphLayout({ nodes: Object.fromEntries(nodes), edges: [], oneWay: oneWay as [string, string][] });
    const board = new Board(layout, { tiles: 'none' });
    for (const [node] of nodes) board.setTile({ node }, { cost: node === 'a' ? 200 : 50 });
    // 200 + 50 by a; 8 × 50 around.
    const result = findPath(board, { from: { node: 's' }, to: { node: 'g' } });
    expect(result.ok && result.path.cost).toBe(250);
  });

  test('by a callback is the same, with and without knowing the least cost', () => {
    fc.assert(
      fc.property(samples, fc.boolean(), ({ board, rules, from, to }, knowsLeast) => {
        const places = { from: { cell: from }, to: { cell: to } };
        const cost = ({ properties }: { properties: TileProperties }) => properties.cost as number | undefined;
        const least = Math.min(...[...board.tiles()].map(({ properties }) => Number(properties.cost) || 0));
        const asked = findPath(board, { ...places, ...rules, cost, ...(knowsLeast && { leastCost: least }) });
        const read = findPath(board, { ...places, ...rules });
        expect(asked.ok).toBe(read.ok);
        if (asked.ok && read.ok) expect(asked.path.cost).toBeCloseTo(read.path.cost, 9);
      }),
      { numRuns: 250 },
    );
  });

  test.each<PathShape>(['straight', 'diagonal', 'line', 'random'])('of the shape %s is a cheapest one too', (shape) => {
    fc.assert(
      fc.property(samples, (sample) => {
        const { board, rules, from, to } = sample;
        const places = { from: { cell: from }, to: { cell: to } };
        const shaped = findPath(board, { ...places, ...rules, shape, random: createRandom(7) });
        const plain = findPath(board, { ...places, ...rules });
        expect(shaped.ok).toBe(plain.ok);
        if (!shaped.ok || !plain.ok) return;
        expect(shaped.path.cost).toBeCloseTo(plain.path.cost, 9);
        checkPath(shaped.path, sample, to);
      }),
      { numRuns: 150 },
    );
  });

  test('with a weight is at most so many times as expensive', () => {
    fc.assert(
      fc.property(samples, fc.constantFrom(1.5, 2, 10), (sample, weight) => {
        const { board, rules, from, to } = sample;
        const places = { from: { cell: from }, to: { cell: to } };
        const hasty = findPath(board, { ...places, ...rules, weight });
        const plain = findPath(board, { ...places, ...rules });
        expect(hasty.ok).toBe(plain.ok);
        if (!hasty.ok || !plain.ok) return;
        expect(hasty.path.cost).toBeLessThanOrEqual(plain.path.cost * weight + 1e-9);
        checkPath(hasty.path, sample, to);
      }),
      { numRuns: 250 },
    );
  });

  test('to a test leads to the tile that passes it and costs least', () => {
    fc.assert(
      fc.property(samples, fc.integer({ min: 2, max: 6 }), (sample, part) => {
        const { board, rules, from } = sample;
        const costs = plainCosts(board, from, plainSteps(board, rules.corners, rules.diagonalCost));
        const least = Math.min(...costs.filter((_, cell) => cell % part === 1));
        const result = findPath(board, { from: { cell: from }, to: ({ cell }) => cell % part === 1, ...rules });
        expect(result.ok).toBe(least < Number.POSITIVE_INFINITY);
        if (!result.ok) return;
        expect(result.path.cost).toBeCloseTo(least, 9);
        expect(result.path.target.cell % part).toBe(1);
      }),
      { numRuns: 150 },
    );
  });

  test('to what cannot be reached gives, if asked, the way to the reachable tile next to it', () => {
    fc.assert(
      fc.property(samples, (sample) => {
        const { board, rules, from, to } = sample;
        const costs = plainCosts(board, from, plainSteps(board, rules.corners, rules.diagonalCost));
        const result = findPath(board, { from: { cell: from }, to: { cell: to }, ...rules, nearest: true });
        if (result.ok) return;
        const reachable = costs.flatMap((cost, cell) => (cost < Number.POSITIVE_INFINITY ? [cell] : []));
        const distances = reachable.map((cell) => board.layout.distance(cell, to));
        const target = result.nearest?.target.cell ?? -1;
        expect(board.layout.distance(target, to)).toBe(Math.min(...distances));
        expect(result.nearest?.cost).toBeCloseTo(costs[target] ?? Number.NaN, 9);
      }),
      { numRuns: 250 },
    );
  });

  test('within a limit finds what costs no more, and says where the limit was the reason', () => {
    const board = new Board(squareLayout({ columns: 5, rows: 1 }));
    const places = { from: { x: 0, y: 0 }, to: { x: 4, y: 0 } };
    expect(findPath(board, { ...places, maxCost: 4 })).toMatchObject({ ok: true, path: { cost: 4 } });
    expect(findPath(board, { ...places, maxCost: 3 })).toEqual({ ok: false, reason: 'too-far' });
    board.setTile({ x: 2, y: 0 }, undefined);
    expect(findPath(board, places)).toEqual({ ok: false, reason: 'unreachable' });
    board.setTile({ x: 4, y: 0 }, { solid: true });
    expect(findPath(board, places)).toEqual({ ok: false, reason: 'closed' });
  });

  test('ten steps of 0.1 take one point', () => {
    const board = new Board(squareLayout({ columns: 11, rows: 1 }), { tiles: () => ({ cost: 0.1 }) });
    const result = findPath(board, { from: { x: 0, y: 0 }, to: { x: 10, y: 0 }, maxCost: 1 });
    expect(result).toMatchObject({ ok: true, path: { steps: { length: 10 } } });
  });

  test('a piece is not in its own way, and is where it wants to be', () => {
    const board = new Board<TileProperties, string>(squareLayout({ columns: 3, rows: 1 }));
    board.place('pawn', { x: 0, y: 0 }, { solid: true });
    const options = { from: { x: 2, y: 0 }, to: { x: 0, y: 0 } };
    expect(findPath(board, options)).toEqual({ ok: false, reason: 'closed' });
    expect(findPath(board, { ...options, piece: 'pawn' }).ok).toBe(true);
    const here = findPath(board, { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, piece: 'pawn' });
    expect(here).toMatchObject({ ok: true, path: { steps: [], cost: 0, target: { x: 0, y: 0 } } });
  });

  test('asking changes nothing', () => {
    fc.assert(
      fc.property(samples, ({ board, rules, from, to }) => {
        const before = JSON.stringify(board.save());
        const { revision } = board;
        const ask = () => JSON.stringify(findPath(board, { from: { cell: from }, to: { cell: to }, ...rules }));
        expect(ask()).toBe(ask());
        expect([JSON.stringify(board.save()), board.revision]).toEqual([before, revision]);
      }),
    );
  });
});

describe('the shape of a path', () => {
  const board = new Board(squareLayout({ columns: 6, rows: 6 }));
  const places = { from: { x: 0, y: 0 }, to: { x: 5, y: 5 } };
  const turnsOf = (shape: PathShape): number => {
    const result = findPath(board, { ...places, shape });
    const directions = result.ok ? result.path.steps.map(({ direction }) => direction) : [];
    return directions.filter((direction, index) => index > 0 && direction !== directions[index - 1]).length;
  };

  test('straight has the fewest turns, diagonal the most', () => {
    expect([turnsOf('straight'), turnsOf('diagonal')]).toEqual([1, 9]);
  });

  test('line stays next to the straight line', () => {
    const layout = squareLayout({ columns: 9, rows: 3 });
    const result = findPath(new Board(layout), { from: { x: 0, y: 0 }, to: { x: 8, y: 2 }, shape: 'line' });
    // y = x / 4: the tiles of a path of straight steps lie at most half a tile off it.
    if (!result.ok) throw new Error(result.reason);
    for (const { tile } of result.path.steps) expect(Math.abs(tile.x / 4 - tile.y)).toBeLessThanOrEqual(0.5);
  });

  test('line takes the same steps over a wrapped edge as inside of the board', () => {
    const wrapped = new Board(triangleLayout({ columns: 12, rows: 12, wrap: 'both' }));
    const steps = (left: number, up: number) => {
      const [from, to] = [
        { x: 2 + left, y: 2 + up },
        { x: 7 + left, y: 6 + up },
      ];
      const result = findPath(wrapped, { from, to, shape: 'line' });
      return result.ok ? result.path.steps.map(({ direction }) => direction).join('') : result.reason;
    };
    for (const left of [2, 4, 6, 8, 10]) for (const up of [2, 4, 6, 8, 10]) expect(steps(left, up)).toBe(steps(0, 0));
  });

  test('random takes each of the cheapest paths with the same chance', () => {
    // Over 2 × 2 steps there are 4! / (2! 2!) = 6 ways.
    const counts = new Map<string, number>();
    const random = createRandom('shapes');
    const runs = 3000;
    for (let run = 0; run < runs; run++) {
      const to = { x: 2, y: 2 };
      const result = findPath(board, { from: { x: 0, y: 0 }, to, shape: 'random', random });
      const way = result.ok ? result.path.steps.map(({ direction }) => direction).join('') : '';
      counts.set(way, (counts.get(way) ?? 0) + 1);
      random.next();
    }
    expect(counts.size).toBe(6);
    // Five standard deviations of a binomial distribution.
    const spread = 5 * Math.sqrt((runs * 5) / 36);
    for (const count of counts.values()) expect(Math.abs(count - runs / 6)).toBeLessThan(spread);
  });

  test('random is fair also where there are more ways than a number can say', () => {
    // A row of rings, each with a way above and one below: 2 ** 1100 ways in all.
    const rings = 1100;
    const isTile = (x: number, y: number) => (x % 4 === 0 ? y === 1 : x % 4 !== 2 || y !== 1);
    const layout = squareLayout({ columns: 4 * rings + 1, rows: 3 });
    const row = new Board<TileProperties>(layout, { tiles: (x, y) => (isTile(x, y) ? {} : undefined) });
    const ends = { from: { x: 0, y: 1 }, to: { x: 4 * rings, y: 1 } };
    const found = findPath(row, { ...ends, shape: 'random', random: createRandom('rings') });
    const above = found.ok ? found.path.steps.filter(({ tile: { x, y } }) => x % 4 === 2 && y === 0).length : 0;
    // Five standard deviations of a binomial distribution.
    expect(Math.abs(above - rings / 2)).toBeLessThan(2.5 * Math.sqrt(rings));
    expect(cheapestPaths(row, ends)?.count).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('cheapestPaths', () => {
  test('are as many as there are: over m × n steps (m + n)! / (m! n!)', () => {
    const board = new Board(squareLayout({ columns: 5, rows: 4 }));
    const paths = cheapestPaths(board, { from: { x: 0, y: 0 }, to: { x: 4, y: 3 } });
    expect([paths?.count, paths?.cost, [...(paths ?? [])].length]).toEqual([35, 7, 35]);
    const large = new Board(squareLayout({ columns: 13, rows: 13 }));
    expect(cheapestPaths(large, { from: { x: 0, y: 0 }, to: { x: 12, y: 12 } })?.count).toBe(2704156);
  });

  test('are all different, cost the same, and none is missing', () => {
    const few = samples.filter(({ board }) => board.layout.size <= 20);
    fc.assert(
      fc.property(few, (sample) => {
        const { board, rules, from, to } = sample;
        const step = plainSteps(board, rules.corners, rules.diagonalCost);
        const cost = plainCosts(board, from, step)[to] ?? 0;
        const paths = cheapestPaths(board, { from: { cell: from }, to: { cell: to }, ...rules });
        expect(paths !== undefined).toBe(cost < Number.POSITIVE_INFINITY);
        if (paths === undefined || paths.count > 300) return;
        const found = [...paths].map((path) => {
          checkPath(path, sample, to);
          expect(path.cost).toBeCloseTo(cost, 9);
          return path.steps.map(({ tile }) => tile.cell).join(' ');
        });
        expect([new Set(found).size, found.length]).toEqual([paths.count, paths.count]);
        if (![...board.tiles()].every(({ properties }) => Number(properties.cost) !== 0)) return;
        if (cost < 8) expect(found.sort()).toEqual(plainWays(board, step, { from, to, cost }).sort());
      }),
      { numRuns: 150 },
    );
  });

  test('may be as long as a board', () => {
    const board = new Board(squareLayout({ columns: 20_000, rows: 1 }));
    const paths = cheapestPaths(board, { from: { x: 0, y: 0 }, to: { x: 19_999, y: 0 } });
    expect([...(paths ?? [])].map(({ steps }) => steps.length)).toEqual([19_999]);
  });

  test('of a piece that is there is the one without steps', () => {
    const here = { x: 1, y: 1 };
    const paths = cheapestPaths(new Board(squareLayout({ columns: 3, rows: 3 })), { from: here, to: here });
    expect([...(paths ?? [])].map(({ steps, target }) => [steps.length, target.cell])).toEqual([[0, 4]]);
  });
});

/** Every way of a cost, found by trying all of them. */
function plainWays(board: Board, step: StepCost, { from, to, cost }: { from: Cell; to: Cell; cost: number }): string[] {
  const { neighbors, directions } = board.layout;
  const ways: string[] = [];
  const go = (cell: Cell, way: readonly Cell[], left: number): void => {
    if (cell === to && left < 1e-9) ways.push(way.join(' '));
    if (cell === to || (cell !== from && board.tileOf(cell)?.properties.cost === 'STOP')) return;
    for (const direction of directions.keys()) {
      const next = neighbors[cell * directions.length + direction] ?? -1;
      const price = next < 0 ? undefined : step(cell, direction, next);
      if (price !== undefined && price <= left + 1e-9) go(next, [...way, next], left - price);
    }
  };
  go(from, [], cost);
  return ways;
}

describe('movableArea', () => {
  test('is every tile whose cheapest way costs no more than the points, by cost', () => {
    fc.assert(
      fc.property(samples, fc.constantFrom(0, 1, 2.25, 5, undefined), (sample, points) => {
        const { board, rules, from } = sample;
        const costs = plainCosts(board, from, plainSteps(board, rules.corners, rules.diagonalCost));
        const area = movableArea(board, { from: { cell: from }, ...rules, points });
        const within = (cost: number) => cost <= (points ?? Number.MAX_VALUE);
        const wanted = costs.flatMap((cost, cell) => (within(cost) && cell !== from ? [cell] : []));
        expect(area.tiles.map(({ cell }) => cell).sort((a, b) => a - b)).toEqual(wanted);
        const found = area.tiles.map((tile) => area.costTo(tile) ?? Number.NaN);
        expect(found).toEqual([...found].sort((a, b) => a - b));
        for (const [cell, cost] of costs.entries()) {
          expect(area.has({ cell })).toBe(within(cost));
          const path = area.pathTo({ cell });
          if (!within(cost)) expect([path, area.costTo({ cell })]).toEqual([undefined, undefined]);
          else if (path) checkPath(path, sample, cell);
          if (path) expect(path.cost).toBeCloseTo(cost, 9);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('stays as it was asked when the board changes', () => {
    const board = new Board(squareLayout({ columns: 4, rows: 1 }));
    const area = movableArea(board, { from: { x: 0, y: 0 }, points: 2 });
    board.setTile({ x: 1, y: 0 }, { solid: true });
    expect(area.tiles.map(({ x }) => x)).toEqual([1, 2]);
    expect(area.pathTo({ x: 2, y: 0 })?.cost).toBe(2);
    expect(area.revision).toBeLessThan(board.revision);
  });
});

describe('asked of a board that is another one by now', () => {
  const ends = { from: { x: 0, y: 0 }, to: { x: 2, y: 0 } };
  const xs = (path: Path | undefined) => path && [path.from, ...path.steps.map(({ tile }) => tile)].map(({ x }) => x);
  const changes: readonly [string, (board: Board) => void][] = [
    ['without its tiles', (board) => [0, 1, 2].map((x) => board.setTile({ x, y: 0 }, undefined))],
    ['of another layout', (board) => board.resize(squareLayout({ columns: 2, rows: 2 }))],
  ];

  test.each(changes)('%s: areas and cheapest paths have their tiles, a field knows of no way', (_, change) => {
    const board = new Board(squareLayout({ columns: 3, rows: 2 }));
    const area = movableArea(board, { from: ends.from });
    const paths = cheapestPaths(board, ends);
    const field = distanceField(board, { to: ends.to });
    expect(xs(field.pathFrom(ends.from))).toEqual([0, 1, 2]);
    change(board);
    expect(xs(area.pathTo(ends.to))).toEqual([0, 1, 2]);
    expect([...(paths ?? [])].map(xs)).toEqual([[0, 1, 2]]);
    expect([field.pathFrom(ends.from), field.goalFrom(ends.from)]).toEqual([undefined, undefined]);
    expect(field.costFrom(ends.from)).toBe(2);
  });
});

describe('distanceField', () => {
  test('says from everywhere what the cheapest way to the nearest goal costs, and leads there', () => {
    fc.assert(
      fc.property(samples, fc.nat(), ({ board, rules, to }, other) => {
        const goals = [to, other % board.layout.size];
        const field = distanceField(board, { to: goals.map((cell) => ({ cell })), ...rules });
        const step = plainSteps(board, rules.corners, rules.diagonalCost);
        for (const { cell } of board.tiles()) {
          const costs = plainCosts(board, cell, step);
          const isOpen = (goal: Cell) => goal !== cell || canBeEntered(board, goal);
          const least = Math.min(...goals.filter(isOpen).map((goal) => costs[goal] ?? Number.POSITIVE_INFINITY));
          expect(field.costFrom({ cell }) ?? Number.POSITIVE_INFINITY).toBeCloseTo(least, 9);
          const path = field.pathFrom({ cell });
          expect(path !== undefined).toBe(least < Number.POSITIVE_INFINITY);
          if (path === undefined) continue;
          checkPath(path, { board, rules, from: cell, to }, path.target.cell);
          expect(goals).toContain(path.target.cell);
          expect(field.directionFrom({ cell })).toBe(path.steps[0]?.direction);
        }
      }),
      { numRuns: 80 },
    );
  });
});

function canBeEntered(board: Board, cell: Cell): boolean {
  const { solid, cost } = board.tileOf(cell)?.properties ?? { solid: true };
  return solid !== true && cost !== 'BLOCKED' && board.solidAt(cell) === undefined;
}

// Faults of the board plugins that people use today (named as in their list), which must not happen here.
describe('what goes wrong elsewhere', () => {
  test('P1, P2b: by default a path is the shortest, in uniform mazes too', () => {
    for (let seed = 0; seed < 140; seed++) {
      const board = randomBoard(squareLayout({ columns: 15, rows: 15 }), [1], seed);
      const from = [...board.tiles()][0]?.cell ?? 0;
      const to = [...board.tiles()].at(-1)?.cell ?? 0;
      const result = findPath(board, { from: { cell: from }, to: { cell: to } });
      const cost = plainCosts(board, from, plainSteps(board, 'never', 1))[to] ?? 0;
      expect(result.ok ? result.path.cost : Number.POSITIVE_INFINITY).toBe(cost);
    }
  });

  test('P5: one-way doors by a cost that depends on the direction', () => {
    const board = new Board(squareLayout({ columns: 3, rows: 2 }));
    const cost = (_tile: unknown, previous: { x: number; y: number }, direction: number) =>
      previous.x === 0 && previous.y === 0 && direction === 0 ? 'BLOCKED' : 1;
    const there = findPath(board, { from: { x: 0, y: 0 }, to: { x: 2, y: 0 }, cost });
    const back = findPath(board, { from: { x: 2, y: 0 }, to: { x: 0, y: 0 }, cost });
    expect(there).toMatchObject({ ok: true, path: { cost: 4 } });
    expect(back).toMatchObject({ ok: true, path: { cost: 2 } });
  });

  test('P13, P9c: a search within a callback, and one that throws, leave other searches alone', () => {
    const board = new Board(hexLayout({ columns: 6, rows: 6 }));
    const places = { from: { x: 0, y: 0 }, to: { x: 5, y: 5 } };
    const plain = findPath(board, places);
    const nested = findPath(board, {
      ...places,
      cost: ({ x, y }) => {
        movableArea(board, { from: { x, y }, points: 2 });
        findPath(board, { from: { x, y }, to: places.from });
        return 1;
      },
    });
    if (!plain.ok || !nested.ok) throw new Error('no path');
    expect(nested.path.cost).toBe(plain.path.cost);
    const failing = () => {
      throw new Error('mine');
    };
    expect(() => findPath(board, { ...places, cost: failing })).toThrow('mine');
    expect(findPath(board, places)).toEqual(plain);
  });

  test('a callback that changes the board in the middle of a search is a mistake that is told', () => {
    const layout = squareLayout({ columns: 4, rows: 1 });
    const from = { x: 0, y: 0 };
    const spoil = (board: Board) => (tile: Tile) => {
      board.setTile(tile, undefined);
      return 1;
    };
    const [one, other] = [new Board(layout), new Board(layout)];
    expect(() => movableArea(one, { from, cost: spoil(one) })).toThrow('movableArea: a callback has changed the board');
    expect(() => findPath(other, { from, to: { x: 3, y: 0 }, cost: spoil(other) })).toThrow('findPath: a callback');
  });

  test('P4, P3: a goal outside is an error, a blocked one is told; neither silently another goal', () => {
    const board = new Board(squareLayout({ columns: 3, rows: 3 }));
    const from = { x: 0, y: 0 };
    expect(() => findPath(board, { from, to: { x: 3, y: 0 } })).toThrow(
      'findPath: to is (3, 0), which is outside the board',
    );
    board.setTile({ x: 2, y: 2 }, { solid: true });
    expect(findPath(board, { from, to: { x: 2, y: 2 } })).toEqual({ ok: false, reason: 'closed' });
    const nearest = findPath(board, { from, to: { x: 2, y: 2 }, nearest: true });
    expect(nearest).toMatchObject({ ok: false, reason: 'closed', nearest: { cost: 3 } });
  });

  test('P11: an unknown option or word is an error that says what is allowed', () => {
    const board = new Board(squareLayout({ columns: 3, rows: 3 }));
    const places = { from: { x: 0, y: 0 }, to: { x: 2, y: 2 } };
    const wrong = (options: object) => () => findPath(board, { ...places, ...options });
    expect(wrong({ pathMode: 'A*' })).toThrow('findPath: there is no option pathMode; allowed: from, to, maxCost');
    expect(wrong({ shape: 'A*' })).toThrow("shape is 'A*', but must be 'any' or 'straight'");
    expect(wrong({ corners: 'no' })).toThrow("corners is 'no', but must be 'never' or 'one-open' or 'always'");
    expect(wrong({ weight: 0.5 })).toThrow('weight is 0.5, but must be a number of at least 1');
    expect(wrong({ leastCost: -1 })).toThrow('leastCost is -1, but must be a number of at least 0');
    expect(wrong({ shape: 'random' })).toThrow("random is undefined, but must be given for the shape 'random'");
    expect(wrong({ shape: 'random', random: 3 })).toThrow('random is 3, but must be given');
    expect(wrong({ cost: 3 })).toThrow('cost is 3, but must be a function');
  });

  test('a negative cost, or one that is no number, is an error that names the tile', () => {
    const board = new Board(squareLayout({ columns: 3, rows: 1 }));
    const places = { from: { x: 0, y: 0 }, to: { x: 2, y: 0 } };
    expect(() => findPath(board, { ...places, cost: () => -1 })).toThrow('tile (1, 0): the cost callback answered -1');
    board.setTile({ x: 1, y: 0 }, { cost: 'many' });
    expect(() => findPath(board, places)).toThrow("tile (1, 0): its cost is 'many'");
  });

  test('Q8: diagonals do not cut corners, unless they may', () => {
    const layout = squareLayout({ columns: 2, rows: 2, directions: 8 });
    const costOf = (tiles: readonly string[], corners?: CornerPolicy) => {
      const board = new Board(layout, { tiles });
      const result = findPath(board, { from: { x: 0, y: 0 }, to: { x: 1, y: 1 }, corners });
      return result.ok ? result.path.cost : undefined;
    };
    expect([costOf(['##', '##']), costOf(['#.', '##']), costOf(['#.', '.#'])]).toEqual([1, 2, undefined]);
    expect([costOf(['#.', '##'], 'one-open'), costOf(['#.', '.#'], 'one-open')]).toEqual([1, undefined]);
    expect(costOf(['#.', '.#'], 'always')).toBe(1);
  });

  test('diagonals lead along the straight edges of a staggered board', () => {
    const layout = squareLayout({ columns: 4, rows: 4, projection: 'staggered', directions: 8 });
    const result = findPath(new Board(layout), { from: { x: 0, y: 0 }, to: { x: 3, y: 0 } });
    expect(result).toMatchObject({ ok: true, path: { cost: 3 } });
  });

  test('L9, Q6: on a board that wraps, the way over the edge is taken', () => {
    const board = new Board(squareLayout({ columns: 9, rows: 9, wrap: 'both' }));
    const result = findPath(board, { from: { x: 0, y: 0 }, to: { x: 8, y: 8 } });
    expect(result).toMatchObject({ ok: true, path: { cost: 2 } });
  });

  test('a STOP can be entered, and lets no way lead on; from it one may go', () => {
    const board = new Board(squareLayout({ columns: 3, rows: 1 }));
    board.setTile({ x: 1, y: 0 }, { cost: 'STOP' });
    const cost = (from: number, to: number) => {
      const result = findPath(board, { from: { x: from, y: 0 }, to: { x: to, y: 0 } });
      return result.ok ? result.path.cost : undefined;
    };
    expect([cost(0, 1), cost(0, 2), cost(1, 2)]).toEqual([1, undefined, 1]);
  });

  test('a STOP is forgotten with the search that met it', () => {
    const layout = squareLayout({ columns: 3, rows: 1 });
    const places = { from: { x: 0, y: 0 }, to: { x: 2, y: 0 }, shape: 'straight' } as const;
    const stopped = new Board(layout, { tiles: (x) => ({ cost: x === 1 ? 'STOP' : 1 }) });
    expect(findPath(stopped, places).ok).toBe(false);
    expect(findPath(new Board(layout), places)).toMatchObject({ ok: true, path: { cost: 2 } });
  });

  test('one-way edges of graphs lead one way', () => {
    const nodes = ['a', 'b', 'c'].map((name, index) => ({ name, x: index * 9, y: 0 }));
    const board = new Board(graphLayout({ nodes, edges: [['b', 'c']], oneWay: [['a', 'b']] }));
    expect(findPath(board, { from: { node: 'a' }, to: { node: 'c' } })).toMatchObject({ ok: true, path: { cost: 2 } });
    expect(findPath(board, { from: { node: 'c' }, to: { node: 'a' } })).toEqual({ ok: false, reason: 'unreachable' });
    expect(distanceField(board, { to: { node: 'c' } }).costs).toEqual(new Float64Array([2, 1, 0]));
  });
});
