import { boundsOf, type Cell } from '../../boards/index.js';
import type { boardCursor } from '../../manifests/board-cursor.js';
import { type Data, readData } from '../../manifests/read-options.js';
import { highlightStyle } from '../../manifests/tile-highlight.js';
import type { Closable } from '../behavior.js';
import type { BoardBehavior } from '../board-behavior.js';
import { LitTiles } from '../drawing/lit-tiles.js';
import { Overlay } from '../drawing/overlay.js';

/** Draws the outline of the cell under a cursor, over a board. */
export class CursorPicture implements Closable {
  readonly #behavior: BoardBehavior;
  readonly #overlay: Overlay;
  #options: Data<typeof boardCursor>;
  #cell: Cell | undefined;
  #lit: LitTiles | undefined;

  /** Draws the cell that it is told, in each frame; nothing where that is undefined. */
  constructor(behavior: BoardBehavior, options: Data<typeof boardCursor>, shownCell: () => Cell | undefined) {
    this.#behavior = behavior;
    this.#overlay = new Overlay(behavior.actor, 'board-cursor', (context, view) => {
      this.#litAt(shownCell())?.draw(behavior.board, context, view);
    });
    this.#options = options;
    this.restyle(options);
    this.resize();
  }

  /** The board has another layout. */
  resize(): void {
    this.#forget();
    this.#overlay.setArea(boundsOf(this.#behavior.layout));
  }

  restyle(options: Data<typeof boardCursor>): void {
    this.#forget();
    this.#options = options;
    this.#overlay.z = options.z;
  }

  close(): void {
    this.#forget();
    this.#overlay.close();
  }

  #litAt(cell: Cell | undefined): LitTiles | undefined {
    if (cell !== this.#cell) this.#forget();
    this.#cell = cell;
    if (cell === undefined || this.#lit) return this.#lit;
    const { outline, halo, width, inset, radius } = this.#options;
    const style = readData('BoardCursor', highlightStyle, { fill: 'none', outline, halo, width, inset, radius });
    this.#lit = new LitTiles([{ cell }], style);
    return this.#lit;
  }

  #forget(): void {
    this.#lit?.close();
    this.#lit = undefined;
  }
}
