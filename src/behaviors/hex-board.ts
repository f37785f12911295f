import { hexLayout, type Layout } from '../boards/index.js';
import { hexBoard } from '../manifests/hex-board.js';
import type { ManifestOf, Options } from './behavior.js';
import { BoardBehavior } from './board-behavior.js';
import type { GridBoardHooks } from './square-board.js';

/** The options of `HexBoard`. */
export type HexBoardOptions = Options<typeof hexBoard, GridBoardHooks>;

/** Makes its actor a board of hexes: `new HexBoard({ columns: 12, rows: 9, size: 28 })`, or `{ board }`. */
export class HexBoard extends BoardBehavior<typeof hexBoard, GridBoardHooks> {
  static readonly manifest = hexBoard satisfies ManifestOf<HexBoard>;

  constructor(options: HexBoardOptions = {}) {
    super(hexBoard, ['origin'], options, 'hex');
  }

  protected override createLayout(): Layout {
    const { columns, rows, wrap, origin, orientation, offset, size, tileWidth, tileHeight, sideLength } = this.options;
    const tile = { size, tileWidth, tileHeight, sideLength };
    return hexLayout({ columns, rows, wrap, origin, orientation, offset, ...tile });
  }
}
