import { boardGrid } from '../manifests/board-grid.js';
import { Behavior, type ManifestOf, type Options } from './behavior.js';
import { boardOf } from './board-behavior.js';
import { ChunkedPicture } from './drawing/chunked-picture.js';
import { gridArea, paintGrid } from './drawing/grid-painting.js';
import { Overlay } from './drawing/overlay.js';

/** The options of `BoardGrid`. */
export type BoardGridOptions = Options<typeof boardGrid>;

/**
 * Draws the tiles of the board on its actor: `board.addComponent(new BoardGrid({ fill: '#f7efe2', radius: 8 }))`.
 * It is painted once, in chunks, and anew when the layout, the tiles or the style change; standing, it costs an image
 * or a few a frame, however large the board is.
 */
export class BoardGrid extends Behavior<Record<never, never>, typeof boardGrid> {
  static readonly manifest = boardGrid satisfies ManifestOf<BoardGrid>;

  #picture: ChunkedPicture | undefined;
  #repaint: () => void = () => {};

  constructor(options: BoardGridOptions = {}) {
    super(boardGrid, [], options);
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
      if (!tile !== !before) this.#picture?.close();
    });
    this.track(overlay, resized, tileChanged);
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
