import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Board,
  type Cell,
  cascade,
  createRandom,
  eachRun,
  findGroups,
  findRuns,
  findSwaps,
  graphLayout,
  hasRun,
  type Layout,
  type Run,
  type Tile,
} from '../../src/boards/index.js';
import { cellsOf, graphs, grids, holdsFor, layouts, neighborsOf } from './layout-samples.js';

const WILD = '*';

/** A board of letters, some of which are missing or wildcards. */
function lettersOn(layout: Layout, letters: readonly string[]): Board<{ letter?: string }> {
  let cell = 0;
  return new Board<{ letter?: string }>(layout, {
    tiles: () => {
      const letter = letters[cell++ % letters.length] ?? ' ';
      return letter === '#' ? undefined : letter === ' ' ? {} : { letter };
    },
  });
}

const letters = fc.array(fc.constantFrom('a', 'a', 'a', 'b', 'b', WILD, ' ', '#'), { minLength: 1, maxLength: 49 });
const samples = fc.tuple(
  grids.map(({ layout }) => layout),
  letters,
  fc.array(fc.nat(), { maxLength: 8 }),
);

/** The board of a sample, with some walls. */
function boardOf([layout, list, walls]: readonly [Layout, readonly string[], readonly number[]]) {
  const board = lettersOn(layout, list);
  const edges = [...layout.neighbors.entries()].filter(([, neighbor]) => neighbor >= 0);
  for (const number of walls) {
    const [edge = 0] = edges[number % Math.max(1, edges.length)] ?? [];
    if (edges.length === 0) break;
    const direction = edge % layout.directions.length;
    board.setWall({ cell: Math.floor(edge / layout.directions.length) }, direction, 'wall', {
      passable: number % 5 === 0,
    });
  }
  return board;
}

const symbol = ({ properties }: { properties: { letter?: string } }) => properties.letter;
const key = (cells: Iterable<Cell>): string => [...cells].sort((a, b) => a - b).join();

/** Sets of cells that hang together: by joining pair after pair. */
function joined(cells: readonly Cell[], pairs: readonly (readonly [Cell, Cell])[]): Cell[][] {
  const sets = new Map(cells.map((cell) => [cell, new Set([cell])]));
  for (const [a, b] of pairs) {
    const [one, other] = [sets.get(a), sets.get(b)];
    if (!one || !other || one === other) continue;
    for (const cell of other) {
      one.add(cell);
      sets.set(cell, one);
    }
  }
  return [...new Set(sets.values())].map((set) => [...set]);
}

/** Neighbours in directions, all by default, without those that a wall separates. */
function pairsAlong(
  { layout, cells }: Board<{ letter?: string }>,
  leads: (cell: Cell, direction: number) => boolean = () => true,
): [Cell, Cell][] {
  return cellsOf(layout).flatMap((cell) =>
    neighborsOf(layout, cell).flatMap((neighbor, direction): [Cell, Cell][] => {
      const wall = cells.walls.get(cell * layout.directions.length + direction);
      return neighbor < 0 || wall?.passable === false || !leads(cell, direction) ? [] : [[cell, neighbor]];
    }),
  );
}

/** By the number of a direction, which steps belong to the lines along it. */
function axesOf(layout: Layout): [number, (cell: Cell, direction: number) => boolean][] {
  if (layout.shape !== 'triangle') {
    const axes = [...layout.directions.keys()].filter((each) => each <= (layout.opposite(each) ?? -1));
    return axes.map((axis) => [axis, (_, direction) => direction === axis]);
  }
  // Strips between two parallel lines: no step in a row is one to the S or N, none in another strip crosses its sides.
  // A side to the E leans to the left above for a triangle that points up, to the right for the others.
  const isUp = (cell: Cell) => {
    const ys = layout.corners(cell).map(({ y }) => y);
    return ys.filter((y) => y < Math.min(...ys) + 1e-9).length === 1;
  };
  const [E, S, N] = [0, 1, 3];
  return [
    [E, (_, direction) => direction === E],
    [S, (cell, direction) => direction === S || direction === N || (direction === E && isUp(cell))],
    [S, (cell, direction) => direction === S || direction === N || (direction === E && !isUp(cell))],
  ];
}

/** Per letter, the sets along pairs of equal letters and wildcards; and those of wildcards that touch no letter. */
function setsOf(board: Board<{ letter?: string }>, pairs: readonly (readonly [Cell, Cell])[]): Cell[][] {
  const letterAt = (cell: Cell) => board.tileOf(cell)?.properties.letter;
  const all = cellsOf(board.layout).filter((cell) => letterAt(cell) !== undefined);
  const within = (test: (cell: Cell) => boolean) =>
    joined(
      all.filter(test),
      pairs.filter(([a, b]) => test(a) && test(b)),
    );
  const ofLetters = ['a', 'b'].flatMap((letter) =>
    within((cell) => letterAt(cell) === letter || letterAt(cell) === WILD).filter((set) =>
      set.some((cell) => letterAt(cell) === letter),
    ),
  );
  const isLetter = (cell: Cell) => letterAt(cell) !== undefined && letterAt(cell) !== WILD;
  const lonely = within((cell) => letterAt(cell) === WILD).filter(
    (set) => !pairs.some(([a, b]) => (set.includes(a) && isLetter(b)) || (set.includes(b) && isLetter(a))),
  );
  return [...ofLetters, ...lonely];
}

describe('runs', () => {
  test('are what hangs together along each axis, each once, also where a line closes', () => {
    fc.assert(
      fc.property(samples, fc.integer({ min: 1, max: 4 }), (sample, length) => {
        const board = boardOf(sample);
        const expected = axesOf(board.layout).flatMap(([direction, leads]) =>
          setsOf(board, pairsAlong(board, leads))
            .filter((set) => set.length >= length)
            .map((set) => `${direction}: ${key(set)}`),
        );
        const runs = findRuns(board, { symbol, wildcard: WILD, length });
        const found = runs.map(({ direction, tiles }) => `${direction}: ${key(tiles.map(({ cell }) => cell))}`);
        expect(found.sort()).toEqual(expected.sort());
        expect(hasRun(board, { symbol, wildcard: WILD, length })).toBe(found.length > 0);
        expect([...eachRun(board, { symbol, wildcard: WILD, length })]).toEqual(runs);
      }),
      { numRuns: 250 },
    );
  });

  test('lie in a row, in the direction of their line', () => {
    holdsFor(samples, (sample) => {
      const board = boardOf(sample);
      for (const { tiles, direction = -1 } of findRuns(board, { symbol })) {
        for (const [index, { cell }] of tiles.slice(1).entries()) {
          const neighbors = neighborsOf(board.layout, tiles[index]?.cell ?? -1);
          if (board.layout.shape === 'triangle') expect(neighbors).toContain(cell);
          else expect(neighbors[direction]).toBe(cell);
        }
      }
    });
  });
});

test('groups are what hangs together', () => {
  fc.assert(
    fc.property(
      fc.tuple(
        layouts.filter(({ nodes }) => nodes === undefined),
        letters,
        fc.array(fc.nat(), { maxLength: 8 }),
      ),
      (sample) => {
        const board = boardOf(sample);
        const pairs = pairsAlong(board);
        const found = findGroups(board, { symbol, wildcard: WILD }).map(({ tiles }) =>
          key(tiles.map(({ cell }) => cell)),
        );
        expect(found.sort()).toEqual(setsOf(board, pairs).map(key).sort());
      },
    ),
    { numRuns: 250 },
  );
});

/** Nodes in a row with named lines, some of which close. */
function lineLayout(nodes: readonly string[], lines: readonly (readonly [readonly string[], boolean])[]): Layout {
  const named = lines.map(([line, isClosed], index) => [
    `line ${index}`,
    isClosed ? [...line, ...line.slice(0, 1)] : line,
  ]);
  return graphLayout({
    nodes: nodes.map((name, x) => ({ name, x, y: 0 })),
    edges: nodes.slice(1).map((name, index) => [nodes[index] ?? name, name] as const),
    lines: Object.fromEntries(named),
  });
}

test('swaps are those that make runs through one of the two, with all of them', () => {
  const onLines = graphs.chain(({ layout: { nodes = [] } }) => {
    const line = fc.tuple(fc.shuffledSubarray([...nodes]), fc.boolean());
    return fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lineLayout(nodes, lines));
  });
  const boards = fc.tuple(
    fc.oneof(
      grids.map(({ layout }) => layout),
      onLines,
    ),
    letters,
    fc.array(fc.nat(), { maxLength: 8 }),
  );
  holdsFor(fc.tuple(boards, fc.integer({ min: 1, max: 4 })), ([sample, length]) => {
    const board = boardOf(sample);
    const options = { wildcard: WILD, length };
    const described = (runs: readonly Run<string>[]) =>
      runs.map((run) => `${run.direction ?? run.line} ${run.symbol} ${key(run.tiles.map(({ cell }) => cell))}`).sort();
    const expected = new Map<string, string[]>();
    for (const [a, b] of pairsAlong(board, (_, each) => !board.layout.diagonalSides?.[each])) {
      const swapped = new Map([
        [a, board.tileOf(b)],
        [b, board.tileOf(a)],
      ]);
      const [one, other] = [...swapped.values()].map((tile) => tile?.properties.letter);
      if (!one || !other || one === other) continue;
      const runs = findRuns(board, { ...options, symbol: (tile) => symbol(swapped.get(tile.cell) ?? tile) });
      const through = runs.filter(({ tiles }) => tiles.some(({ cell }) => cell === a || cell === b));
      if (through.length > 0) expected.set(key([a, b]), described(through));
    }
    const swaps = findSwaps(board, { ...options, symbol });
    expect(new Map(swaps.map(({ a, b, runs }) => [key([a.cell, b.cell]), described(runs)]))).toEqual(expected);
    expect(swaps).toHaveLength(expected.size);
  });
});

test('a cascade replays: its steps lead from the board to its end, where no run is left', () => {
  fc.assert(
    fc.property(
      samples.filter(([layout]) => layout.opposite(0) !== undefined),
      fc.nat(),
      fc.nat(),
      (sample, seed, turn) => {
        const board = boardOf(sample);
        // Every fifth tile of some boards is empty.
        const first = (tile: Tile<{ letter?: string }>) =>
          seed % 2 > 0 && tile.cell % 5 === 0 ? undefined : symbol(tile);
        const options = {
          ...{ symbol: first, fall: turn % board.layout.directions.length, wildcard: WILD, limit: 30 },
          refill: (random: { pick: <T>(list: readonly T[]) => T }) => random.pick(['a', 'b', 'c', 'd', 'e']),
        };
        const { steps, isQuiet, symbols } = cascade(board, { ...options, random: createRandom(seed) });
        expect(cascade(board, { ...options, random: createRandom(seed) })).toEqual({ steps, isQuiet, symbols });

        const state = new Map<number, string | undefined>();
        for (const cell of cellsOf(board.layout)) {
          const tile = board.tileOf(cell);
          state.set(cell, tile && first(tile));
        }
        const runsNow = () => findRuns(board, { symbol: ({ cell }) => state.get(cell), wildcard: WILD });
        for (const [index, { runs, cleared, fallen, refilled }] of steps.entries()) {
          const settles = index === 0 && runs.length === 0;
          if (settles) expect(fallen.length + refilled.length).toBeGreaterThan(0);
          else expect(runs).toEqual(runsNow());
          for (const { cell } of cleared) state.set(cell, undefined);
          for (const fall of fallen) {
            expect(state.get(fall.from.cell)).toBe(fall.symbol);
            expect(state.get(fall.to.cell)).toBeUndefined();
            state.set(fall.from.cell, undefined);
            state.set(fall.to.cell, fall.symbol);
          }
          for (const { to, symbol: fresh } of refilled) {
            expect(state.get(to.cell)).toBeUndefined();
            state.set(to.cell, fresh);
          }
          expect([...board.tiles()].every(({ cell }) => state.get(cell) !== undefined)).toBe(true);
        }
        expect(symbols).toEqual([...state.values()]);
        expect(isQuiet).toBe(runsNow().length === 0);
        if (!isQuiet) expect(steps).toHaveLength(30);
      },
    ),
  );
});
