import fc from 'fast-check';
import {
  Board,
  type Cell,
  type GridLayout,
  hexLayout,
  layoutFrom,
  type Point,
  squareLayout,
  type TileProperties,
  triangleLayout,
} from '../../src/boards/index.js';

type Walls = Board['cells']['walls'];

/** A random board, and what a plain reference needs to judge sight on it. */
export interface SightSample {
  readonly board: Board;
  readonly from: Cell;
  readonly holes: 'opaque' | 'open';
  readonly walls: Walls;
  readonly points: number | undefined;
}

const wrap = fc.constantFrom<'none' | 'x' | 'y' | 'both'>('none', 'x', 'y', 'both');
const small = fc.integer({ min: 1, max: 9 });

const layouts: fc.Arbitrary<GridLayout> = fc
  .tuple(
    fc.constantFrom('orthogonal', 'isometric', 'oblique', 'staggered', 'hex', 'triangle', 'triangle'),
    fc.constantFrom<4 | 8>(4, 8),
    wrap,
    small,
    small,
    fc.record({ x: fc.integer({ min: -3, max: 3 }), y: fc.integer({ min: -3, max: 3 }) }),
    fc.constantFrom<'x' | 'y'>('x', 'y'),
    fc.constantFrom<'odd' | 'even'>('odd', 'even'),
  )
  .map(([kind, directions, over, width, height, origin, lines, offset]) => {
    const isShifted = kind === 'staggered' || kind === 'hex';
    const sized = (count: number, axis: 'x' | 'y') => {
      if (over !== 'both' && over !== axis) return count;
      if (kind === 'triangle') return 2 * Math.ceil((count + 2) / 2);
      return isShifted && lines === axis ? 2 * Math.ceil((count + 5) / 2) : count + 2;
    };
    const shared = { columns: sized(width, 'x'), rows: sized(height, 'y'), wrap: over, origin };
    if (kind === 'triangle') {
      return triangleLayout({ ...shared, pointing: offset === 'odd' ? 'up' : 'down', tileWidth: 30, tileHeight: 57 });
    }
    if (kind === 'hex') return hexLayout({ ...shared, orientation: lines === 'y' ? 'pointy' : 'flat', offset });
    if (kind === 'staggered') {
      return squareLayout({
        ...shared,
        projection: kind,
        directions,
        staggerAxis: lines,
        offset,
        tileHeight: 31,
        tileWidth: 64,
      });
    }
    if (kind === 'oblique') {
      return squareLayout({ ...shared, projection: kind, directions, east: { x: 5, y: 9 }, south: { x: -3, y: 4 } });
    }
    const projection = kind === 'isometric' ? 'isometric' : 'orthogonal';
    return squareLayout({ ...shared, projection, directions, tileWidth: 40, tileHeight: 17 });
  });

export const sights: fc.Arbitrary<SightSample> = fc
  .tuple(
    layouts,
    fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
    fc.constantFrom(0, 0.1, 0.2, 0.35),
    fc.constantFrom(0, 0, 0.05, 0.2),
    fc.constantFrom<'opaque' | 'open'>('opaque', 'open'),
    fc.constantFrom(undefined, undefined, 0, 2, 5),
  )
  .map(([layout, stream, share, walled, holes, points]) => {
    const next = (): number => Number(stream.next().value);
    const board = new Board<TileProperties>(layout, {
      tiles: () =>
        next() < share / 3
          ? undefined
          : { solid: next() < share, smoke: next() < 0.03 ? Infinity : Math.floor(next() * 3) },
    });
    const width = layout.directions.length;
    for (const [edge, neighbor] of layout.neighbors.entries()) {
      if (neighbor < 0 || next() >= walled) continue;
      const cell = Math.floor(edge / width);
      board.setWall({ cell }, edge % width, {}, { transparent: next() < 0.2 });
    }
    const from = Math.min(layout.size - 1, Math.floor(next() * layout.size));
    return { board, from, holes, walls: board.cells.walls, points };
  });

/** How far the two lines run beside the straight one, in sides of a cell; what is thinner than this is not there. */
const SHIFT = 1e-6;

/**
 * The tiles that are seen, by the plain definition: two segments from centre to centre, shifted to both sides, clipped
 * against the outlines of all opaque cells and against all walls, on a board of regular cells, with copies of itself
 * beside it where it wraps.
 */
export function seenByDefinition(sample: SightSample): Set<Cell> {
  const { board, from } = sample;
  const plane = planeOf(board, sample.walls);
  const start = plane.pointOf(from, 0, 0);
  const seen = new Set<Cell>([from]);
  for (let to = 0; to < board.layout.size; to++) {
    const images = plane.turns.map(([i, j]) => ({ i, j, at: plane.pointOf(to, i, j) }));
    const distances = images.map(({ at }) => Math.hypot(at.x - start.x, at.y - start.y));
    const nearest = images.filter((_, index) => (distances[index] ?? 0) < Math.min(...distances) + 1e-6);
    if (nearest.some(({ at }) => isFree(sample, plane, start, at))) seen.add(to);
  }
  return new Set([...seen].filter((cell) => board.tileOf(cell) !== undefined));
}

interface Plane {
  readonly turns: readonly (readonly [number, number])[];
  readonly pieces: readonly { readonly cell: Cell; readonly center: Point; readonly corners: readonly Point[] }[];
  readonly walls: readonly (readonly [Point, Point])[];
  pointOf(cell: Cell, i: number, j: number): Point;
}

/** The board as regular cells, with one copy on each side: a copy of the board where it wraps, nothing where it does not. */
function planeOf(board: Board, walls: Walls): Plane {
  const { layout } = board;
  const { columns, rows, wrap, origin, shape, projection, ...rest } = layout.options as unknown as {
    columns: number;
    rows: number;
    wrap: string;
    origin: Point;
    shape: string;
    projection?: string;
    orientation?: string;
    offset?: string;
    staggerAxis?: string;
    pointing?: string;
  };
  const wrapsX = wrap === 'x' || wrap === 'both';
  const wrapsY = wrap === 'y' || wrap === 'both';
  const { orientation, offset, staggerAxis, pointing } = rest;
  const regular = shape === 'hex' ? { orientation, offset, size: 2 } : { size: 2 };
  const triangles = shape === 'triangle' ? { pointing } : {};
  const drawn = projection === 'staggered' ? { projection, staggerAxis, offset } : {};
  const left = wrapsX ? columns : 2;
  const above = wrapsY ? rows : 2;
  const plane = layoutFrom({
    ...{ shape, ...regular, ...drawn, ...triangles },
    columns: columns + 2 * left,
    rows: rows + 2 * above,
    origin: { x: origin.x - left, y: origin.y - above },
  });
  const pieces = Array.from({ length: plane.size }, (_, index) => {
    const { x, y } = plane.xyOf(index);
    return { cell: layout.cellOf(x, y) ?? -1, center: plane.center(index), corners: plane.corners(index) };
  });
  const turns = [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => [i, j] as const));
  return {
    turns: turns.filter(([i, j]) => (i === 0 || wrapsX) && (j === 0 || wrapsY)),
    // The others neither block nor cost.
    pieces: pieces.filter(({ cell }) => board.tileOf(cell)?.properties.solid !== false || costAt(board, cell) > 0),
    walls: wallsOn(board, walls, pieces),
    pointOf(cell, i, j) {
      const { x, y } = layout.xyOf(cell);
      return plane.center(plane.cellOf(x + i * columns, y + j * rows) ?? Number.NaN);
    },
  };
}

function isFree({ board, holes, points }: SightSample, plane: Plane, start: Point, end: Point): boolean {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < 1e-9) return true;
  const normal = { x: (-(end.y - start.y) / length) * SHIFT, y: ((end.x - start.x) / length) * SHIFT };
  return [1, -1].some((shift) => {
    const a = { x: start.x + shift * normal.x, y: start.y + shift * normal.y };
    const b = { x: end.x + shift * normal.x, y: end.y + shift * normal.y };
    let cost = 0;
    for (const { cell, center, corners } of plane.pieces) {
      const reach = Math.hypot(center.x - (a.x + b.x) / 2, center.y - (a.y + b.y) / 2);
      if (reach > length / 2 + 2) continue;
      if (isNear(start, center) || isNear(end, center)) continue;
      const inside = lengthInside(a, b, corners);
      if (inside <= 1e-9) continue;
      const tile = cell < 0 ? undefined : board.tileOf(cell);
      if (tile ? tile.properties.solid === true : holes === 'opaque') return false;
      if (inside > 1e-3) cost += costAt(board, cell);
    }
    return cost <= (points ?? Infinity) && !meetsWall(plane, a, b);
  });
}

function meetsWall({ walls }: Plane, a: Point, b: Point): boolean {
  return walls.some(([p, q]) => isCrossing(a, b, p, q));
}

/** The opaque walls as what the outlines of the two cells have in common. */
function wallsOn({ layout }: Board, walls: Walls, pieces: Plane['pieces']): [Point, Point][] {
  const { directions, neighbors } = layout;
  const segments: [Point, Point][] = [];
  for (const piece of walls.size === 0 ? [] : pieces) {
    for (const direction of piece.cell < 0 ? [] : directions.keys()) {
      const edge = piece.cell * directions.length + direction;
      if (walls.get(edge)?.transparent !== false) continue;
      for (const other of pieces) {
        if (other.cell !== neighbors[edge]) continue;
        const [p, q, more] = piece.corners.filter((c) => other.corners.some((d) => isNear(c, d)));
        if (p && q && !more) segments.push([p, q]);
      }
    }
  }
  return segments;
}

function isNear(a: Point, b: Point): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;
}

function isCrossing(a: Point, b: Point, p: Point, q: Point): boolean {
  const side = (u: Point, v: Point, w: Point) => Math.sign((v.x - u.x) * (w.y - u.y) - (v.y - u.y) * (w.x - u.x));
  return side(a, b, p) !== side(a, b, q) && side(p, q, a) !== side(p, q, b);
}

/** How much of a segment lies inside a convex outline. */
function lengthInside(a: Point, b: Point, outline: readonly Point[]): number {
  let [enters, leaves] = [0, 1];
  for (const [index, corner] of outline.entries()) {
    const before = outline.at(index - 1) ?? corner;
    const depth = (p: Point) => (corner.x - before.x) * (p.y - before.y) - (corner.y - before.y) * (p.x - before.x);
    const [first, last] = [depth(a), depth(b)];
    if (first <= 0 && last <= 0) return 0;
    if (first < 0) enters = Math.max(enters, first / (first - last));
    if (last < 0) leaves = Math.min(leaves, first / (first - last));
  }
  return Math.max(0, leaves - enters) * Math.hypot(b.x - a.x, b.y - a.y);
}

function costAt(board: Board, cell: Cell): number {
  return Number(board.tileOf(cell)?.properties.smoke ?? 0);
}
