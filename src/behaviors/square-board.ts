import { type Layout, type Point, squareLayout } from '../boards/index.js';
import { squareBoard } from '../manifests/square-board.js';
import type { ManifestOf, Options } from './behavior.js';
import { BoardBehavior, type BoardHooks } from './board-behavior.js';

/** The callbacks and references of a board of columns and rows. */
export interface GridBoardHooks extends BoardHooks {
  /** x of the first column and y of the first row; 0 and 0 by default. */
  origin: { readonly x: number; readonly y: number };
}

/** The callbacks and references of a board of squares. */
export interface SquareBoardHooks extends GridBoardHooks {
  /** Oblique boards, in place of sizes: where one step in x leads, in board units. */
  east: Point;
  /** Oblique boards: where one step in y leads. */
  south: Point;
}

/** The options of `SquareBoard`. */
export type SquareBoardOptions = Options<typeof squareBoard, SquareBoardHooks>;

/** Makes its actor a board of squares: `new SquareBoard({ columns: 8, rows: 8, size: 48 })`, or `{ board }`. */
export class SquareBoard extends BoardBehavior<typeof squareBoard, SquareBoardHooks> {
  static readonly manifest = squareBoard satisfies ManifestOf<SquareBoard>;

  constructor(options: SquareBoardOptions = {}) {
    super(squareBoard, ['origin', 'east', 'south'], options, 'square');
  }

  protected override createLayout(): Layout {
    const { columns, rows, wrap, origin, size, tileWidth, tileHeight, ...options } = this.options;
    const { projection, directions, staggerAxis, offset, east, south } = options;
    const drawn = { size, tileWidth, tileHeight, projection, directions, staggerAxis, offset, east, south };
    return squareLayout({ columns, rows, wrap, origin, ...drawn });
  }
}
