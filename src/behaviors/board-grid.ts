import type { Tile } from '../boards/index.js';
import { boardGrid } from '../manifests/board-grid.js';
import type { ColorInput } from '../manifests/schemas.js';
import { Behavior, type ManifestOf, type Options } from './behavior.js';
import { boardOf } from './board-behavior.js';
import { ChunkedPicture } from './drawing/chunked-picture.js';
import { gridArea, paintGrid } from './drawing/grid-painting.js';
import { Overlay } from './drawing/overlay.js';

/** The callbacks of `BoardGrid`. */
export interface BoardGridHooks {
  /** The colour of a tile, a text or a `Color`; undefined leaves it to `fill`. */
  fillOf: (tile: Tile) => ColorInput | undefined;
}

/** The options of `BoardGrid`. */
export type BoardGridOptions = Options<typeof boardGrid, BoardGridHooks>;

/**
 * Draws the tiles of the board on its actor, and the walls on their edges:
 *
 * ```ts
 * const grid = new BoardGrid({ fill: '#f7efe2', fillOf: (tile) => (tile.properties.solid ? '#8d8578' : undefined) });
 * board.addComponent(grid);
 * ```
 *
 * It is painted once, in chunks, and anew when the layout, the tiles, the walls or the style change; standing, it costs an
 * image or a few a frame, however large the board is.
 */
export class BoardGrid extends Behavior<Record<never, never>, typeof boardGrid, BoardGridHooks> {
  static readonly manifest = boardGrid satisfies ManifestOf<BoardGrid>;

  #picture: ChunkedPicture | undefined;
  #repaint: () => void = () => {};

  constructor(options: BoardGridOptions = {}) {
    super(boardGrid, ['fillOf'], options);
  }

  /** Asks `fillOf` anew: needed only where what it reads beside the tiles has changed. */
  refresh(): void {
    this.#picture?.close();
  }

  protected override onAttach(): void {
    const { actor } = this;
    const board = boardOf(actor)?.board;
    if (!board) throw new TypeError(`BoardGrid: '${actor.name}' is no board, attach one first, such as SquareBoard`);
    const overlay = new Overlay(actor, 'board-grid', (context, view) => {
      if (this.enabled) this.#picture?.draw(context, view);
    });
    this.#repaint = () => {
      const { options } = this;
      const area = gridArea(board.layout, options);
      this.#picture?.close();
      this.#picture = new ChunkedPicture(area, paintGrid(board, options));
      overlay.setArea(area);
      overlay.z = options.z;
    };
    this.#repaint();
    const resized = board.events.on('resized', this.#repaint);
    const tileChanged = board.events.on('tileChanged', ({ tile, before }) => {
      if (this.options.fillOf || !tile !== !before) this.refresh();
    });
    const wallChanged = board.events.on('wallChanged', () => {
      if (this.options.walls !== 'none') this.refresh();
    });
    this.track(overlay, resized, tileChanged, wallChanged);
  }

  protected override onDetach(): void {
    this.#picture?.close();
    this.#picture = undefined;
    this.#repaint = () => {};
  }

  protected override onConfigure(): void {
    this.#repaint();
  }
}
