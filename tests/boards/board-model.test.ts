import fc from 'fast-check';
import { it } from 'vitest';
import { Board } from '../../src/boards/board.js';
import { graphLayout } from '../../src/boards/graph.js';
import { hexLayout } from '../../src/boards/hex.js';
import type { Layout } from '../../src/boards/layout.js';
import type { Level } from '../../src/boards/spot.js';
import { squareLayout } from '../../src/boards/square.js';
import { CellFlag, type TileProperties } from '../../src/boards/tile.js';

/** The board as plain maps, searched from end to end. */
interface Model {
  readonly tiles: Map<number, TileProperties>;
  readonly closed: Set<string>;
  readonly pieces: Map<string, { cell: number; z: Level; solid: boolean }>;
  revision: number;
}

type Command = (board: Board<TileProperties, string>, model: Model, told: string[]) => void;

const layouts: readonly Layout[] = [
  squareLayout({ columns: 4, rows: 3 }),
  squareLayout({ columns: 3, rows: 4, directions: 8, wrap: 'both' }),
  hexLayout({ columns: 3, rows: 4, wrap: 'y' }),
  graphLayout({
    nodes: Array.from({ length: 12 }, (_, index) => ({ name: `n${index}`, x: index * 50, y: 0 })),
    edges: Array.from({ length: 11 }, (_, index) => [`n${index}`, `n${index + 1}`] as const),
    oneWay: [['n0', 'n5']],
  }),
];
const cells = 12;

function same(actual: unknown, expected: unknown, what: string): void {
  const [shown, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (shown !== wanted) throw new Error(`${what}: ${shown}, but the model says ${wanted}`);
}

function occupant({ pieces }: Model, cell: number, z: Level): string | undefined {
  return [...pieces].find(([, spot]) => spot.cell === cell && spot.z === z)?.[0];
}

function leave(model: Model, piece: string): void {
  if (model.pieces.get(piece)?.solid) model.revision++;
  model.pieces.delete(piece);
}

const piece = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const cell = fc.nat(cells - 1);
const anyCell = fc.integer({ min: -1, max: cells });
const level = fc.constantFrom<Level>(0, '0', 1, 2, 'air');
const occupied = fc.constantFrom('refuse' as const, 'kick' as const);

const place = fc
  .record({ piece, to: anyCell, z: fc.option(level, { nil: undefined }), solid: fc.boolean(), occupied })
  .map(
    ({ piece, to, z, solid, occupied }): Command =>
      (board, model, told) => {
        const result = board.place(piece, { cell: to }, { ...(z === undefined ? {} : { z }), solid, occupied });
        const levels = [1, 2, 3, 4, 5, 6].filter((free) => occupant(model, to, free) === undefined);
        const at = z ?? levels[0] ?? 0;
        const other = occupant(model, to, at);
        if (model.pieces.has(piece)) return same(result, { ok: false, reason: 'already-on-board' }, 'place');
        if (to < 0 || to >= cells) return same(result, { ok: false, reason: 'outside' }, 'place');
        if (other && occupied === 'refuse')
          return same(result, { ok: false, reason: 'occupied', blocker: other }, 'place');
        if (other) {
          leave(model, other);
          told.push(`removed ${other}`, `kicked ${other}`);
        }
        model.pieces.set(piece, { cell: to, z: at, solid });
        model.revision += solid ? 1 : 0;
        told.push(`placed ${piece}`);
      },
  );

const move = fc.record({ piece, to: anyCell, z: fc.option(level, { nil: undefined }), occupied }).map(
  ({ piece, to, z, occupied }): Command =>
    (board, model, told) => {
      const result = board.move(piece, { cell: to }, { ...(z === undefined ? {} : { z }), occupied });
      const spot = model.pieces.get(piece);
      if (!spot) return same(result, { ok: false, reason: 'not-on-board' }, 'move');
      if (to < 0 || to >= cells) return same(result, { ok: false, reason: 'outside' }, 'move');
      const at = z ?? spot.z;
      const other = occupant(model, to, at);
      if (other === piece) return same(result.ok, true, 'move to its own spot');
      if (other && occupied === 'refuse')
        return same(result, { ok: false, reason: 'occupied', blocker: other }, 'move');
      if (other) {
        leave(model, other);
        told.push(`removed ${other}`, `kicked ${other}`);
      }
      model.revision += spot.solid && spot.cell !== to ? 1 : 0;
      Object.assign(spot, { cell: to, z: at });
      told.push(`moved ${piece}`);
    },
);

const swap = fc.record({ a: piece, b: piece }).map(
  ({ a, b }): Command =>
    (board, model, told) => {
      const result = board.swap(a, b);
      const [first, second] = [model.pieces.get(a), model.pieces.get(b)];
      if (!first || !second) return same(result, { ok: false, reason: 'not-on-board', piece: first ? b : a }, 'swap');
      if (a === b) return;
      const moves = first.cell !== second.cell;
      model.revision += Number(moves && first.solid) + Number(moves && second.solid);
      model.pieces.set(a, { ...second, solid: first.solid });
      model.pieces.set(b, { ...first, solid: second.solid });
      told.push(`moved ${a}`, `moved ${b}`);
    },
);

const remove = piece.map(
  (piece): Command =>
    (board, model, told) => {
      same(board.remove(piece), model.pieces.has(piece), 'remove');
      if (model.pieces.has(piece)) told.push(`removed ${piece}`);
      leave(model, piece);
    },
);

const setSolid = fc.record({ piece, on: fc.boolean() }).map(
  ({ piece, on }): Command =>
    (board, model, told) => {
      same(board.setSolid(piece, on).ok, model.pieces.has(piece), 'setSolid');
      const spot = model.pieces.get(piece);
      if (!spot || spot.solid === on) return;
      spot.solid = on;
      model.revision++;
      told.push(`solidChanged ${piece}`);
    },
);

const properties = fc.record(
  {
    solid: fc.boolean(),
    road: fc.boolean(),
    cost: fc.constantFrom<number | string>(0, 2, 'STOP', 'Blocked'),
    // Every cell of these layouts has an edge 0.
    exits: fc.constantFrom<string | number[]>('', '0', [0]),
  },
  { requiredKeys: [] },
);

const setTile = fc.record({ cell, properties: fc.option(properties, { nil: undefined }) }).map(
  ({ cell, properties }): Command =>
    (board, model) => {
      const { neighbors, directions } = board.layout;
      const edgesBefore = [...model.closed].sort().join();
      const hadTile = model.tiles.has(cell);
      board.setTile({ cell }, properties);
      if (properties) model.tiles.set(cell, properties);
      else model.tiles.delete(cell);
      if (properties?.exits !== undefined) {
        for (const direction of directions.keys()) {
          if ((neighbors[cell * directions.length + direction] ?? -1) < 0) continue;
          const isExit = properties.exits.length > 0 && direction === 0;
          if (isExit) model.closed.delete(`${cell} ${direction}`);
          else model.closed.add(`${cell} ${direction}`);
        }
      }
      const changed = properties !== undefined || hadTile || edgesBefore !== [...model.closed].sort().join();
      model.revision += changed ? 1 : 0;
    },
);

const setEdge = fc.record({ cell, pick: fc.nat(7), open: fc.boolean() }).map(
  ({ cell, pick, open }): Command =>
    (board, model) => {
      const { neighbors, directions } = board.layout;
      const leading = [...directions.keys()].filter(
        (direction) => (neighbors[cell * directions.length + direction] ?? -1) >= 0,
      );
      const direction = leading[pick % leading.length];
      if (direction === undefined) return;
      board.setEdge({ cell }, direction, open);
      const edge = `${cell} ${direction}`;
      if (model.closed.has(edge) !== open) return;
      model.revision++;
      if (open) model.closed.delete(edge);
      else model.closed.add(edge);
    },
);

function compare(board: Board<TileProperties, string>, model: Model): void {
  const { neighbors, directions } = board.layout;
  same(board.revision, model.revision, 'revision');
  same(board.pieces().toSorted(), [...model.pieces.keys()].sort(), 'pieces');
  for (const [piece, { cell, z, solid }] of model.pieces) {
    same(board.spotOf(piece), { cell, ...board.layout.xyOf(cell), z }, `spot of ${piece}`);
    same(board.isSolid(piece), solid, `solidity of ${piece}`);
    same(board.pieceAt({ cell }, z), piece, `piece at ${cell}, ${z}`);
  }
  for (let cell = 0; cell < cells; cell++) {
    const here = [...model.pieces].filter(([, spot]) => spot.cell === cell);
    const solid = here.filter(([, spot]) => spot.solid);
    same(board.piecesAt({ cell }).toSorted(), here.map(([piece]) => piece).sort(), `pieces on ${cell}`);
    same(board.cells.solidPieces[cell], solid.length, `solid pieces on ${cell}`);
    same(board.solidAt(cell) !== undefined, solid.length > 0, `a solid piece on ${cell}`);
    const properties = model.tiles.get(cell);
    same(board.tileOf(cell)?.properties, properties, `tile ${cell}`);
    const flags =
      Number(properties !== undefined) * CellFlag.TILE +
      Number(properties?.road === false) * CellFlag.OFF_ROAD +
      Number(properties?.solid === true) * CellFlag.SOLID +
      Number(properties?.cost === 'Blocked') * CellFlag.BLOCKED;
    same(board.cells.flags[cell], flags, `flags of ${cell}`);
    for (const direction of directions.keys()) {
      const edge = cell * directions.length + direction;
      const isOpen = (neighbors[edge] ?? -1) >= 0 && !model.closed.has(`${cell} ${direction}`);
      same(board.isOpen({ cell }, direction), isOpen, `edge ${cell} ${direction}`);
      same(board.cells.open[edge], Number(isOpen), `edge ${cell} ${direction} in the table`);
    }
  }
}

it.each(layouts.map((layout) => [layout.shape, layout] as const))('a %s board does as plain maps do', (_, layout) => {
  const command = fc.oneof(place, place, move, move, swap, remove, setSolid, setTile, setEdge);
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40, size: 'max' }), (commands) => {
      const board = new Board<TileProperties, string>(layout);
      const tiles = Array.from({ length: cells }, (_, cell): [number, TileProperties] => [cell, {}]);
      const model: Model = { tiles: new Map(tiles), closed: new Set(), pieces: new Map(), revision: 0 };
      const heard: string[] = [];
      const told: string[] = [];
      for (const name of ['placed', 'moved', 'removed', 'kicked', 'solidChanged'] as const) {
        board.events.on(name, ({ piece }) => heard.push(`${name} ${piece}`));
      }
      for (const run of commands) run(board, model, told);
      same(heard, told, 'events');
      compare(board, model);
    }),
    { numRuns: 300 },
  );
});
