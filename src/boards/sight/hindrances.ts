import type { Board } from '../board.js';
import type { Cell } from '../layout.js';
import { mistake } from '../paths/path-options.js';
import { describePlace } from '../place.js';
import { CellFlag, type CellTables, knownProperties, type Tile } from '../tile.js';
import type { SightOptions } from './types.js';

/** What hinders sight on a board, by cell and edge. */
export class Hindrances<TTile extends object, TPiece> {
  readonly points: number;
  readonly hasCosts: boolean;
  readonly hasWalls: boolean;
  readonly #who: string;
  readonly #board: Board<TTile, TPiece>;
  readonly #tables: CellTables;
  readonly #width: number;
  readonly #holes: boolean;
  readonly #pieces: boolean;
  readonly #piece: TPiece | undefined;
  readonly #opaque: SightOptions<TTile, TPiece>['opaque'];
  readonly #cost: SightOptions<TTile, TPiece>['cost'];

  constructor(who: string, board: Board<TTile, TPiece>, options: SightOptions<TTile, TPiece>) {
    const { opaque, holes = 'opaque', solidPieces = false, piece, cost, points = Infinity } = options;
    this.points = points;
    this.hasCosts = cost !== undefined;
    this.#who = who;
    this.#board = board;
    this.#tables = board.cells;
    this.#width = board.layout.directions.length;
    this.#holes = holes === 'opaque';
    this.#pieces = solidPieces;
    this.#piece = piece;
    this.#opaque = opaque;
    this.#cost = cost;
    this.hasWalls = board.cells.walls.size > 0;
  }

  /** Whether nothing is seen through a cell, whatever the cost; −1 is outside. */
  isOpaque(cell: Cell): boolean {
    const flags = this.#tables.flags[cell] ?? 0;
    if ((flags & CellFlag.TILE) === 0) return this.#holes;
    if (this.#opaque !== undefined) {
      const answer = this.#answer(cell, this.#opaque);
      if (answer !== undefined) return answer;
    }
    return (flags & CellFlag.SOLID) !== 0 || (this.#pieces && this.#isOccupied(cell));
  }

  /** Whether an opaque wall stands on the edge of a cell in a direction. */
  hasWall(cell: Cell, direction: number): boolean {
    return cell >= 0 && this.#tables.walls.get(cell * this.#width + direction)?.transparent === false;
  }

  /** What it takes to see through a cell. Throws on a cost that makes no sense, naming the tile. */
  costOf(cell: Cell): number {
    const tile = this.#board.tileOf(cell);
    if (tile === undefined) return 0;
    const cost = this.#askCost(tile) ?? 0;
    if (typeof cost === 'number' && cost >= 0) return cost;
    throw this.#mistake(cell, typeof this.#cost === 'string' ? this.#cost : 'cost', cost, 'a number ≥ 0');
  }

  #answer(cell: Cell, ask: NonNullable<SightOptions<TTile, TPiece>['opaque']>): boolean | undefined {
    const tile = this.#board.tileOf(cell);
    const answer: unknown = tile && ask(tile);
    if (answer === undefined || typeof answer === 'boolean') return answer;
    throw this.#mistake(cell, 'opaque', answer, 'true, false or undefined');
  }

  #mistake(cell: Cell, name: string, value: unknown, allowed: string): Error {
    const what = `${name} of the tile ${describePlace(this.#board.layout, cell)}`;
    return mistake(this.#who, what, value, allowed);
  }

  #askCost(tile: Tile<TTile>): unknown {
    const cost = this.#cost;
    return typeof cost === 'string' ? knownProperties(tile.properties)[cost] : cost?.(tile);
  }

  #isOccupied(cell: Cell): boolean {
    return (this.#tables.solidPieces[cell] ?? 0) > 0 && this.#board.solidAt(cell, this.#piece) !== undefined;
  }
}
