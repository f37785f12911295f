import type { Board } from '../board.js';
import type { Cell, Layout } from '../layout.js';
import { describePlace } from '../place.js';
import { CellFlag, type Tile } from '../tile.js';
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
  readonly #flags: Uint8Array;
  readonly #open: Uint8Array;
  readonly #solidPieces: Uint16Array;
  /** The cell of the walking piece if it is solid: it is not in its own way. */
  readonly #moverCell: Cell;
  readonly #askSolid: ForwardRules<TTile>['solid'];
  readonly #askRoad: ForwardRules<TTile>['road'];
  readonly #diagonals: Rules<TTile, TPiece>['diagonals'];
  readonly #sides: Layout['diagonalSides'];
  /** Whether the tables say all: no callback and no diagonal has a say. */
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
    this.#isPlain = rules.solid === undefined && rules.road === undefined && this.#sides === undefined;
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

  /** A cell in words for a message. */
  name(cell: Cell): string {
    return describePlace(this.layout, cell);
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
   * The only way on for a piece that came from a tile; NO_WAY where there is none or more than one.
   * It says no more than `closed` does, but most steps of a walk are of this kind, so it must be fast.
   */
  onlyWayOn(cell: Cell, cameFrom: Cell): number {
    const neighbors = this.neighbors;
    const flags = this.#flags;
    const open = this.#open;
    const width = this.width;
    const first = cell * width;
    let only = NO_WAY;
    for (let direction = 0; direction < width; direction++) {
      const edge = first + direction;
      if (open[edge] === 0) continue;
      const next = neighbors[edge] as Cell;
      if (next === cameFrom || flags[next] === 0) continue;
      const isPlain = flags[next] === TILE && this.#solidPieces[next] === 0 && this.#isPlain;
      if (!isPlain && this.closed(cell, direction) !== undefined) continue;
      if (only !== NO_WAY) return NO_WAY;
      only = direction;
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
