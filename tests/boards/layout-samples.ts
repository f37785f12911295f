import fc from 'fast-check';
import {
  type Cell,
  type GridLayout,
  graphLayout,
  type HexOptions,
  hexLayout,
  type Layout,
  type Point,
  type SquareOptions,
  squareLayout,
  type TriangleOptions,
  triangleLayout,
} from '../../src/boards/index.js';

/** x and y of each step, by the name of its direction; undefined where the tile has no such side. */
export type Steps = Readonly<Record<string, readonly [number, number] | undefined>>;

/** A grid layout, and what it must be like. */
export interface GridSample {
  readonly layout: GridLayout;
  readonly options: SquareOptions | HexOptions | TriangleOptions;
  readonly wrapsX: boolean;
  readonly wrapsY: boolean;
  readonly origin: { readonly x: number; readonly y: number };
  /** The names of the directions, in order of their numbers, with the steps they make from a tile. */
  readonly stepsAt: (x: number, y: number) => Steps;
  /** Neighbours in these directions share an edge. */
  readonly sides: readonly string[];
}

const fourSteps = { E: [1, 0], S: [0, 1], W: [-1, 0], N: [0, -1] } as const;
const eightSteps = { ...fourSteps, SE: [1, 1], SW: [-1, 1], NW: [-1, -1], NE: [1, -1] } as const;

// Deltas by parity as in the table of directions of rexrainbow's boards: R for pointy, Q for flat hexes.
const oddR = {
  even: { E: [1, 0], SE: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [-1, -1], NE: [0, -1] },
  odd: { E: [1, 0], SE: [1, 1], SW: [0, 1], W: [-1, 0], NW: [0, -1], NE: [1, -1] },
} as const;
const oddQ = {
  even: { SE: [1, 0], S: [0, 1], SW: [-1, 0], NW: [-1, -1], N: [0, -1], NE: [1, -1] },
  odd: { SE: [1, 1], S: [0, 1], SW: [-1, 1], NW: [-1, 0], N: [0, -1], NE: [1, 0] },
} as const;

/** Numbers with three decimals, evenly spread; fast-check's own doubles crowd around 0. */
export function decimals(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: min * 1000, max: max * 1000 }).map((thousandths) => thousandths / 1000);
}

const wrap = fc.constantFrom('none', 'x', 'y', 'both');
const origin = fc.record({ x: fc.integer({ min: -9, max: 9 }), y: fc.integer({ min: -9, max: 9 }) });
const length = fc.oneof(fc.integer({ min: 2, max: 90 }), decimals(2, 90));
const boards = fc.tuple(wrap, fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }), origin);

const wraps = (over: string) => ({ wrapsX: over === 'x' || over === 'both', wrapsY: over === 'y' || over === 'both' });

const upright = fc
  .tuple(boards, length, length, fc.constantFrom('orthogonal', 'isometric'), fc.constantFrom(4, 8))
  .map(([board, tileWidth, tileHeight, projection, directions]) =>
    squareSample(board, { tileWidth, tileHeight, projection, directions }),
  );

/** Two steps of any length and turn that do not lead along each other. */
const steps = fc
  .tuple(length, length, decimals(0, 360), decimals(15, 165), fc.boolean())
  .map(([along, across, turn, apart, mirrored]) => {
    const at = (size: number, degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
    };
    return { east: at(along, turn), south: at(across, turn + (mirrored ? -apart : apart)) };
  });

const oblique = fc
  .tuple(boards, steps, fc.constantFrom(4, 8))
  .map(([board, drawn, directions]) => squareSample(board, { ...drawn, projection: 'oblique', directions }));

type Board = readonly [over: 'none' | 'x' | 'y' | 'both', columns: number, rows: number, start: Point];

function squareSample([over, columns, rows, start]: Board, drawn: Partial<SquareOptions>): GridSample {
  const { wrapsX, wrapsY } = wraps(over);
  const options = {
    columns: wrapsX ? columns + 2 : columns,
    rows: wrapsY ? rows + 2 : rows,
    ...{ wrap: over, origin: start, ...drawn },
  };
  const steps = drawn.directions === 8 ? eightSteps : fourSteps;
  return {
    layout: squareLayout(options),
    ...{ options, wrapsX, wrapsY, origin: start, stepsAt: () => steps, sides: Object.keys(fourSteps) },
  };
}

// The neighbours of a diamond as libtiled's HexagonalRenderer has them, by the parity of the line.
const staggeredY = {
  straight: { E: [0, 1], S: [-1, 1], W: [-1, -1], N: [0, -1], SE: [0, 2], SW: [-1, 0], NW: [0, -2], NE: [1, 0] },
  shifted: { E: [1, 1], S: [0, 1], W: [0, -1], N: [1, -1], SE: [0, 2], SW: [-1, 0], NW: [0, -2], NE: [1, 0] },
} as const;
const staggeredX = {
  straight: { E: [1, 0], S: [-1, 0], W: [-1, -1], N: [1, -1], SE: [0, 1], SW: [-2, 0], NW: [0, -1], NE: [2, 0] },
  shifted: { E: [1, 1], S: [-1, 1], W: [-1, 0], N: [1, 0], SE: [0, 1], SW: [-2, 0], NW: [0, -1], NE: [2, 0] },
} as const;

export const staggered: fc.Arbitrary<GridSample> = fc
  .tuple(
    boards,
    length,
    length,
    fc.constantFrom('y', 'x'),
    fc.constantFrom('odd', 'even'),
    fc.constantFrom<4 | 8>(4, 8),
    fc.boolean(),
  )
  .map(([[over, columns, rows, start], width, height, staggerAxis, offset, directions, whole]) => {
    const { wrapsX, wrapsY } = wraps(over);
    // Where the shifted lines wrap, an even number of at least 4, or 6 with diagonals.
    const ring = (count: number, wrapped: boolean, shifted: boolean) => {
      if (!wrapped) return count;
      return shifted ? directions / 2 + 2 * count : count + 2;
    };
    const options = {
      columns: ring(columns, wrapsX, staggerAxis === 'x'),
      rows: ring(rows, wrapsY, staggerAxis === 'y'),
      ...{ wrap: over, origin: start, staggerAxis, offset, directions },
      projection: 'staggered',
      tileWidth: whole ? Math.floor(width) : width,
      tileHeight: whole ? Math.floor(height) : height,
    } as const;
    const table = staggerAxis === 'y' ? staggeredY : staggeredX;
    const stepsAt = (x: number, y: number): Steps => {
      const line = Math.abs(staggerAxis === 'y' ? y : x) % 2;
      const steps = (line === 1) === (offset === 'odd') ? table.shifted : table.straight;
      return Object.fromEntries(Object.entries(steps).slice(0, directions));
    };
    return {
      layout: squareLayout(options),
      ...{ options, wrapsX, wrapsY, origin: start, stepsAt, sides: Object.keys(fourSteps) },
    };
  });

export const squares = fc.oneof(upright, oblique, staggered);

const regular = length.map((size) => ({ size }));
const tiledSizes = fc
  .tuple(length, length, decimals(0, 1), fc.boolean())
  .map(([width, height, part, whole]) =>
    whole ? [Math.floor(width), Math.floor(height), part] : [width, height, part],
  );

function hexes(sized: (orientation: 'pointy' | 'flat') => fc.Arbitrary<Partial<HexOptions>>): fc.Arbitrary<GridSample> {
  return fc.constantFrom('pointy', 'flat').chain((orientation) =>
    fc
      .tuple(boards, fc.constantFrom('odd', 'even'), sized(orientation))
      .map(([[over, columns, rows, start], offset, sizes]) => {
        const { wrapsX, wrapsY } = wraps(over);
        // Where the shifted lines wrap, an even number of at least 4.
        const ring = (count: number, wrapped: boolean, staggered: boolean) => {
          if (!wrapped) return count;
          return staggered ? 2 + 2 * count : count + 2;
        };
        const options = {
          columns: ring(columns, wrapsX, orientation === 'flat'),
          rows: ring(rows, wrapsY, orientation === 'pointy'),
          ...{ wrap: over, origin: start, orientation, offset, ...sizes },
        };
        const steps = orientation === 'pointy' ? oddR : oddQ;
        const stepsAt = (x: number, y: number): Steps => {
          const line = Math.abs(orientation === 'pointy' ? y : x) % 2;
          return (line === 1) === (offset === 'odd') ? steps.odd : steps.even;
        };
        return {
          layout: hexLayout(options),
          ...{ options, wrapsX, wrapsY, origin: start, stepsAt, sides: Object.keys(steps.odd) },
        };
      }),
  );
}

export const regularHexes = hexes(() => regular);

/** Hexes as Tiled has them: any width, height and side, whole numbers or not. */
export const tiledHexes = hexes((orientation) =>
  tiledSizes.map(([tileWidth = 0, tileHeight = 0, part = 0]) => {
    const side = part * (orientation === 'pointy' ? tileHeight : tileWidth);
    const whole = Number.isInteger(tileWidth) && Number.isInteger(tileHeight);
    return { tileWidth, tileHeight, sideLength: whole ? Math.floor(side) : side };
  }),
);

// Up: a side below, the tip above. Down: the other way round.
const triangleSteps = {
  up: { E: [1, 0], S: [0, 1], W: [-1, 0], N: undefined },
  down: { E: [1, 0], S: undefined, W: [-1, 0], N: [0, -1] },
} as const;

export const triangles: fc.Arbitrary<GridSample> = fc
  .tuple(boards, fc.constantFrom('up', 'down'), fc.oneof(regular, fc.record({ tileWidth: length, tileHeight: length })))
  .map(([[over, columns, rows, start], pointing, sizes]) => {
    const { wrapsX, wrapsY } = wraps(over);
    const options = {
      columns: wrapsX ? 2 + 2 * columns : columns,
      rows: wrapsY ? 2 + 2 * rows : rows,
      ...{ wrap: over, origin: start, pointing, ...sizes },
    };
    const stepsAt = (x: number, y: number): Steps =>
      triangleSteps[(Math.abs(x + y) % 2 === 0) === (pointing === 'up') ? 'up' : 'down'];
    return {
      layout: triangleLayout(options),
      ...{ options, wrapsX, wrapsY, origin: start, stepsAt, sides: Object.keys(fourSteps) },
    };
  });

export const grids = fc.oneof(squares, regularHexes, tiledHexes, triangles);

/** A graph and its ways in the order in which they were given. */
export interface GraphSample {
  readonly layout: Layout;
  readonly points: readonly Point[];
  readonly ways: readonly (readonly Cell[])[];
  readonly size: number;
}

export const graphs: fc.Arbitrary<GraphSample> = fc.integer({ min: 1, max: 9 }).chain((count) => {
  const cell = fc.integer({ min: 0, max: count - 1 });
  const at = decimals(-200, 200);
  return fc
    .tuple(
      fc.array(fc.record({ x: at, y: at }), { minLength: count, maxLength: count }),
      fc.array(fc.tuple(cell, cell, fc.boolean()), { maxLength: 20 }),
      decimals(1, 150),
    )
    .map(([points, drawn, size]) => {
      const taken = new Set<string>();
      const pairs = drawn.filter(([a, b, both]) => {
        const keys = both ? [`${a} ${b}`, `${b} ${a}`] : [`${a} ${b}`];
        if (a === b || keys.some((key) => taken.has(key))) return false;
        for (const key of keys) taken.add(key);
        return true;
      });
      const ways: Cell[][] = points.map(() => []);
      for (const [a, b] of pairs.filter(([, , both]) => both)) {
        ways[a]?.push(b);
        ways[b]?.push(a);
      }
      for (const [a, b] of pairs.filter(([, , both]) => !both)) ways[a]?.push(b);
      const named = (both: boolean) =>
        pairs.filter((pair) => pair[2] === both).map(([a, b]) => [`n${a}`, `n${b}`] as const);
      const nodes = points.map((point, index) => ({ name: `n${index}`, ...point }));
      const layout = graphLayout({ nodes, edges: named(true), oneWay: named(false), size });
      return { layout, points, ways, size };
    });
});

export const layouts: fc.Arbitrary<Layout> = fc.oneof(
  grids.map(({ layout }) => layout),
  graphs.map(({ layout }) => layout),
);

export function holdsFor<T>(samples: fc.Arbitrary<T>, law: (sample: T) => void): void {
  fc.assert(fc.property(samples, law));
}

export function cellsOf(layout: Layout): Cell[] {
  return Array.from({ length: layout.size }, (_, cell) => cell);
}

/** The neighbour in each direction, −1 for none. */
export function neighborsOf(layout: Layout, cell: Cell): number[] {
  const width = layout.directions.length;
  return [...layout.neighbors.subarray(cell * width, (cell + 1) * width)];
}

/** Steps from a cell to every cell, by a plain breadth-first search. */
export function stepsFrom(layout: Layout, start: Cell): number[] {
  const steps = cellsOf(layout).map(() => Infinity);
  steps[start] = 0;
  let ring = [start];
  for (let count = 1; ring.length > 0; count++) {
    const reached = new Set(ring.flatMap((cell) => neighborsOf(layout, cell)));
    ring = [...reached].filter((cell) => cell >= 0 && steps[cell] === Infinity);
    for (const cell of ring) steps[cell] = count;
  }
  return steps;
}

export function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
