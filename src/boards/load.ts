import type { Board } from './board.js';
import { Ground } from './ground.js';
import type { Layout } from './layout.js';
import { atPath, wrong } from './read-save.js';
import type { BoardSave, PieceId } from './save.js';

/** Options of `Board.load`. */
export interface LoadOptions<TPiece> {
  /** The piece of each id; by default a piece is its id, which is text. */
  readonly pieceOf?: ((id: PieceId) => TPiece) | undefined;
  /** The layout, needed where its shape is your own. */
  readonly layout?: Layout | undefined;
}

/** The tiles and edges of a save. Throws an error that names the path in the data. */
export function loadGround<TTile extends object>(save: BoardSave, layout: Layout): Ground<TTile> {
  const ground = new Ground<TTile>(layout);
  for (const [cell, index] of propertiesByCell(save, layout.size).entries()) {
    const properties = save.properties[index] as TTile | undefined;
    atPath(`properties[${index}]`, () => ground.set(cell, properties));
  }
  ground.edges.openAll();
  for (const [index, [cell, direction]] of save.closed.entries()) {
    if (!ground.edges.leads(cell, direction)) {
      throw wrong(`closed[${index}]`, [cell, direction], 'a cell and a direction in which it has a neighbour');
    }
    ground.edges.set(cell, direction, false);
  }
  for (const [index, { cell, direction, wall, ...options }] of (save.walls ?? []).entries()) {
    if (!ground.edges.leads(cell, direction)) {
      throw wrong(`walls[${index}]`, { cell, direction }, 'a cell and a direction in which it has a neighbour');
    }
    ground.setWall(cell, direction, wall, options);
  }
  return ground;
}

/** Puts the pieces of a save on the board. Throws an error that names the path in the data. */
export function loadPieces<TPiece>(
  board: Pick<Board<never, TPiece>, 'place'>,
  { pieces }: BoardSave,
  pieceOf: (id: PieceId) => TPiece = (id) => id as TPiece,
): void {
  for (const [index, { id, cell, z, solid }] of pieces.entries()) {
    const path = `pieces[${index}]`;
    const placement = atPath(path, () => board.place(pieceOf(id), { cell }, { z, solid }));
    if (!placement.ok)
      throw wrong(path, pieces[index], `a piece of its own on an own spot, but is ${placement.reason}`);
  }
}

/** For each cell the index of its properties, −1 for none. */
function propertiesByCell({ tiles, properties }: BoardSave, size: number): number[] {
  const indices: number[] = [];
  for (let run = 0; run < tiles.length; run += 2) {
    const index = tiles[run] ?? -1;
    const count = tiles[run + 1] ?? 0;
    if (index < -1 || index >= properties.length) throw wrong(`tiles[${run}]`, index, `−1 … ${properties.length - 1}`);
    if (count < 1 || indices.length + count > size)
      throw wrong(`tiles[${run + 1}]`, count, `1 … ${size - indices.length}`);
    for (let cell = 0; cell < count; cell++) indices.push(index);
  }
  if (indices.length !== size) throw wrong('tiles', tiles, `runs for all ${size} cells of the layout`);
  return indices;
}
