import type { Layout } from '../boards/index.js';
import { customBoard } from '../manifests/custom-board.js';
import type { ManifestOf, Options } from './behavior.js';
import { BoardBehavior, type BoardHooks } from './board-behavior.js';

/** The callbacks and references of a board of any layout. */
export interface CustomBoardHooks extends BoardHooks {
  /** The geometry, your own or one of the library's. */
  layout: Layout;
}

/** The options of `CustomBoard`. */
export type CustomBoardOptions = Options<typeof customBoard, CustomBoardHooks>;

/** Makes its actor a board of any layout, `new CustomBoard({ layout })`, or one that exists, `new CustomBoard({ board })`. */
export class CustomBoard extends BoardBehavior<typeof customBoard, CustomBoardHooks> {
  static readonly manifest = customBoard satisfies ManifestOf<CustomBoard>;

  constructor(options: CustomBoardOptions = {}) {
    super(customBoard, ['layout'], options);
  }

  protected override createLayout(): Layout | undefined {
    return this.options.layout;
  }
}
