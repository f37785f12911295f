import { type Layout, triangleLayout } from '../boards/index.js';
import { triangleBoard } from '../manifests/triangle-board.js';
import type { ManifestOf, Options } from './behavior.js';
import { BoardBehavior } from './board-behavior.js';
import type { GridBoardHooks } from './square-board.js';

/** The options of `TriangleBoard`. */
export type TriangleBoardOptions = Options<typeof triangleBoard, GridBoardHooks>;

/** Makes its actor a board of triangles: `new TriangleBoard({ columns: 12, rows: 6, size: 48 })`, or `{ board }`. */
export class TriangleBoard extends BoardBehavior<typeof triangleBoard, GridBoardHooks> {
  static readonly manifest = triangleBoard satisfies ManifestOf<TriangleBoard>;

  constructor(options: TriangleBoardOptions = {}) {
    super(triangleBoard, ['origin'], options, 'triangle');
  }

  protected override createLayout(): Layout {
    const { columns, rows, wrap, origin, pointing, size, tileWidth, tileHeight } = this.options;
    return triangleLayout({ columns, rows, wrap, origin, pointing, size, tileWidth, tileHeight });
  }
}
