import type { Board } from '../board.js';
import type { Cell, Layout } from '../layout.js';
import { CellFlag, type Tile } from '../tile.js';
import { tileName } from '../tile-rules.js';
import { corridorEntry, corridorsOf, NO_EPOCH } from './corridors.js';
import type { Rules } from './options.js';
import { NO_WAY, NOWHERE } from './stand.js';
import type { ClosedReason, ForwardRules } from './types.js';

const { TILE, OFF_ROAD, SOLID, BLOCKED } = CellFlag;

/** Which neighbours a piece may walk to: the ground of a plan, on the tables of the board. */
export class Road<TTile extends object, TPiece> {
  readonly board: Board<TTile, TPiece>;
  readonly layout: Layout;
  /** How many directions the layout has. */
  readonly width: number;
  readonly neighbors: Int32Array;
  /** The tiles with exactly two ways, as far as they are known; entries of another epoch do not hold. */
  readonly corridors: Int32Array;
  readonly epoch: number;
  readonly #flags: Uint8Array;
  readonly #open: Uint8Array;
  readonly #solidPieces: Uint16Array;
  /** The cell of the walking piece if it is solid: it is not in its own way. */
  readonly #moverCell: Cell;
  readonly #askSolid: ForwardRules<TTile>['solid'];
  readonly #askRoad: ForwardRules<TTile>['road'];
  readonly #diagonals: Rules<TTile, TPiece>['diagonals'];
  readonly #sides: Layout['diagonalSides'];
  /** Whether the tables say all. */
  readonly #isPlain: boolean;
  #size: number | undefined;

  constructor(board: Board<TTile, TPiece>, rules: Rules<TTile, TPiece>) {
    const { layout, cells } = board;
    const { piece } = rules;
    this.board = board;
    this.layout = layout;
    this.width = layout.directions.length;
    this.neighbors = layout.neighbors;
    this.#flags = cells.flags;
    this.#open = cells.open;
    this.#solidPieces = cells.solidPieces;
    this.#moverCell = piece !== undefined && board.isSolid(piece) ? (board.spotOf(piece)?.cell ?? NOWHERE) : NOWHERE;
    this.#askSolid = rules.solid;
    this.#askRoad = rules.road;
    this.#diagonals = rules.diagonals;
    this.#sides = rules.diagonals === 'always' ? undefined : layout.diagonalSides;
    // Where callbacks or diagonals have a say, or where directions need more than a byte, nothing is remembered.
    this.#isPlain =
      rules.solid === undefined && rules.road === undefined && this.#sides === undefined && this.width <= 256;
    const { entries, epoch } = corridorsOf(cells.flags, board.revision, this.#moverCell);
    this.corridors = entries;
    this.epoch = this.#isPlain ? epoch : NO_EPOCH;
  }

  /** How many tiles are road. */
  get size(): number {
    if (this.#size === undefined) {
      this.#size = 0;
      for (let cell = 0; cell < this.layout.size; cell++) if (this.isRoad(cell)) this.#size++;
    }
    return this.#size;
  }

  /** The tile of a cell that is known to have one. */
  tile(cell: Cell): Tile<TTile> {
    return this.board.tileOf(cell) as Tile<TTile>;
  }

  /** A tile in words for a message. */
  name(cell: Cell): string {
    return tileName(this.layout, cell);
  }

  neighbor(cell: Cell, direction: number): Cell {
    return this.neighbors[cell * this.width + direction] as Cell;
  }

  isRoad(cell: Cell): boolean {
    if (((this.#flags[cell] as number) & (TILE | OFF_ROAD)) !== TILE) return false;
    return this.#askRoad === undefined || answer('road', this.#askRoad(this.tile(cell))) !== false;
  }

  /** Why a direction is no way; undefined if it is one. What a callback says of its cost is not asked here. */
  closed(cell: Cell, direction: number): ClosedReason | undefined {
    const edge = cell * this.width + direction;
    const next = this.neighbors[edge] as Cell;
    if (next < 0 || ((this.#flags[next] as number) & TILE) === 0) return 'no-tile';
    if (!this.isRoad(next)) return 'off-road';
    if (this.#open[edge] === 0) return 'edge';
    if (this.#isSolid(next)) return 'solid';
    if (this.#sides !== undefined && this.#isCorner(cell, direction)) return 'diagonal';
    return ((this.#flags[next] as number) & BLOCKED) === 0 ? undefined : 'cost';
  }

  /**
   * The only way on for a piece that came from a tile; NO_WAY where there is none, or more than one. Of two ways in all
   * it takes note in `corridors`.
   */
  findOnlyWayOn(cell: Cell, cameFrom: Cell): number {
    let back = NO_WAY;
    let only = NO_WAY;
    for (let direction = 0; direction < this.width; direction++) {
      if (this.closed(cell, direction) !== undefined) continue;
      if (this.neighbor(cell, direction) === cameFrom) {
        back = direction;
      } else {
        if (only !== NO_WAY) return NO_WAY;
        only = direction;
      }
    }
    if (this.#isPlain && only !== NO_WAY && back !== NO_WAY) {
      this.corridors[cell] = corridorEntry(this.epoch, back, only);
    }
    return only;
  }

  #isSolid(cell: Cell): boolean {
    if (this.#askSolid !== undefined) {
      const solid = answer('solid', this.#askSolid(this.tile(cell)));
      if (solid !== undefined) return solid;
    }
    if (((this.#flags[cell] as number) & SOLID) !== 0) return true;
    const pieces = this.#solidPieces[cell] as number;
    return pieces > (cell === this.#moverCell ? 1 : 0);
  }

  /** Whether a direction is a diagonal that is no way because road joins the two tiles round a corner. */
  #isCorner(cell: Cell, direction: number): boolean {
    const sides = this.#sides?.[direction];
    if (sides === undefined) return false;
    return this.#diagonals === 'never' || this.#leadsToRoad(cell, sides[0]) || this.#leadsToRoad(cell, sides[1]);
  }

  #leadsToRoad(cell: Cell, direction: number): boolean {
    const next = this.neighbor(cell, direction);
    return next >= 0 && this.isRoad(next);
  }
}

function answer(name: string, value: unknown): boolean | undefined {
  if (value === undefined || typeof value === 'boolean') return value;
  throw new TypeError(`${name} answered ${String(value)}, but must answer true, false or undefined`);
}
