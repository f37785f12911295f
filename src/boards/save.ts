import type { Ground } from './ground.js';
import type { Cell, LayoutDescription } from './layout.js';
import type { Pieces } from './pieces.js';
import { type PlainObject, plainCopy } from './plain.js';
import type { Level } from './spot.js';

/** What a saved piece is known by. */
export type PieceId = number | string;

/** A board as plain JSON data. */
export interface BoardSave {
  readonly version: 1;
  readonly layout: LayoutDescription;
  readonly seed: number | string;
  /** The properties that tiles have; tiles that shared an object share it again after loading. */
  readonly properties: readonly PlainObject[];
  /** Runs of cells, row by row: an index into `properties` (−1 for no tile) and how many cells, again and again. */
  readonly tiles: readonly number[];
  /** The closed edges: the cell and the number of the direction. */
  readonly closed: readonly (readonly [cell: Cell, direction: number])[];
  /** The walls, each once; left out where there is none. */
  readonly walls?: readonly SavedWall[] | undefined;
  /** The pieces in the order in which they came. */
  readonly pieces: readonly SavedPiece[];
}

/** A wall in a save. */
export interface SavedWall {
  readonly cell: Cell;
  readonly direction: number;
  /** What was put there, as plain data. */
  readonly wall: unknown;
  readonly passable: boolean;
  readonly transparent: boolean;
}

/** A piece in a save. */
export interface SavedPiece {
  readonly id: PieceId;
  readonly cell: Cell;
  readonly z: Level;
  readonly solid: boolean;
}

/** Options of `Board.save`. */
export interface SaveOptions<TPiece> {
  /** What a piece will be known by, different for each; strings are their own by default. */
  readonly idOf?: ((piece: TPiece) => PieceId) | undefined;
}

/** What a board consists of. */
interface BoardParts<TTile extends object, TPiece> {
  readonly seed: number | string;
  readonly ground: Ground<TTile>;
  readonly pieces: Pieces<TPiece>;
}

/** The save of a board. Throws a TypeError that names what JSON cannot hold, and a piece without an id of its own. */
export function saveBoard<TTile extends object, TPiece>(
  { seed, ground, pieces }: BoardParts<TTile, TPiece>,
  { idOf = ownId }: SaveOptions<TPiece>,
): BoardSave {
  const { options, shape } = ground.layout;
  return {
    version: 1,
    layout: plainCopy(options ?? { shape }, 'board save: layout') as LayoutDescription,
    seed,
    ...saveTiles(ground),
    closed: ground.edges.closed(),
    ...saveWalls(ground),
    pieces: savePieces(pieces, idOf),
  };
}

function saveTiles<TTile extends object>({ layout, tiles }: Ground<TTile>): Pick<BoardSave, 'properties' | 'tiles'> {
  const indices = new Map<TTile | undefined, number>([[undefined, -1]]);
  const runs: number[] = [];
  let last: number | undefined;
  for (let cell = 0; cell < layout.size; cell++) {
    const properties = tiles.properties(cell);
    const index = indices.get(properties) ?? indices.size - 1;
    indices.set(properties, index);
    if (index === last) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(index, 1);
    last = index;
  }
  const [, ...different] = indices.keys();
  const properties = different.map((each, index) => plainCopy(each, `board save: properties[${index}]`) as PlainObject);
  return { properties, tiles: runs };
}

function saveWalls<TTile extends object>({ edges }: Ground<TTile>): Pick<BoardSave, 'walls'> {
  const walls = [...edges.walls.all()].map((wall, index) => {
    return { ...wall, wall: plainCopy(wall.wall, `board save: walls[${index}].wall`) };
  });
  return walls.length === 0 ? {} : { walls };
}

function savePieces<TPiece>({ stacks }: Pieces<TPiece>, idOf: (piece: TPiece) => PieceId): SavedPiece[] {
  const ids = new Set<PieceId>();
  const saved: SavedPiece[] = [];
  for (const piece of stacks.pieces()) {
    const standing = stacks.standing(piece);
    const id = idOf(piece);
    if (!isPieceId(id) || ids.has(id)) {
      throw new TypeError(`board save: the id ${JSON.stringify(id)} of a piece must be a text or a number of its own`);
    }
    ids.add(id);
    if (!standing) continue;
    const { cell, z } = standing.spot;
    saved.push({ id, cell, z, solid: standing.solid });
  }
  return saved;
}

function ownId(piece: unknown): PieceId {
  if (typeof piece === 'string') return piece;
  throw new TypeError('board save: a piece that is no text needs the option idOf');
}

/** Whether a value can be the id of a piece. */
export function isPieceId(value: unknown): value is PieceId {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}
