import { boundsOf } from '../boards/index.js';
import { boardOverlay } from '../manifests/board-overlay.js';
import { readData } from '../manifests/read-options.js';
import { type HighlightStyleInput, highlightStyle } from '../manifests/tile-highlight.js';
import { type AskedKind, questionsOn } from './asked.js';
import { Behavior, type ManifestOf, type Options } from './behavior.js';
import { type ActorBoard, boardOf } from './board-behavior.js';
import { ChunkedPicture } from './drawing/chunked-picture.js';
import { LitTiles } from './drawing/lit-tiles.js';
import { paintNotes } from './drawing/notes-painting.js';
import { Overlay } from './drawing/overlay.js';

/** The options of `BoardOverlay`. */
export type BoardOverlayOptions = Options<typeof boardOverlay>;

/** How the answers to pieces look. */
const styles: Readonly<Record<AskedKind, HighlightStyleInput>> = {
  area: { fill: '#2e86c133', outline: '#2e86c1', width: 2, merge: true },
  sight: { fill: '#e8a93f33', outline: '#b9770e', width: 2, merge: true },
  path: { fill: 'none', outline: 'none', path: '#2e86c1', pathWidth: 5, halo: '#ffffff' },
  plan: { fill: 'none', outline: 'none', path: '#d35400', pathWidth: 5, halo: '#ffffff' },
};

/**
 * Shows over a board what it knows: coordinates, costs, what is solid, walls, closed edges, faces, forks, the levels of
 * pieces; and the last path, area, plan and field of view that a piece asked for. `enabled` is the switch:
 *
 * ```ts
 * const overlay = new BoardOverlay({ coordinates: false });
 * board.addComponent(overlay);
 * overlay.enabled = false;
 * ```
 *
 * It is painted when the board changes; a frame in which nothing does costs an image or a few.
 */
export class BoardOverlay extends Behavior<Record<never, never>, typeof boardOverlay> {
  static readonly manifest = boardOverlay satisfies ManifestOf<BoardOverlay>;

  #notes: ChunkedPicture | undefined;
  readonly #answers = new Map<AskedKind, LitTiles>();
  #repaint: () => void = () => {};

  constructor(options: BoardOverlayOptions = {}) {
    super(boardOverlay, [], options);
  }

  /** Forgets the last path, area and plan. */
  clear(): void {
    for (const lit of this.#answers.values()) lit.close();
    this.#answers.clear();
  }

  protected override onAttach(): void {
    const { actor } = this;
    const board = boardOf(actor)?.board;
    if (!board) throw new TypeError(`BoardOverlay: '${actor.name}' is no board, attach one first, such as SquareBoard`);
    const overlay = new Overlay(actor, 'board-overlay', (context, view) => {
      if (!this.enabled) return;
      if (this.options.last) for (const lit of this.#answers.values()) lit.draw(board, context, view);
      this.#notes?.draw(context, view);
    });
    this.#repaint = () => {
      const { x, y, width, height } = boundsOf(board.layout);
      // Walls lie on the border, half of them outside.
      const margin = Math.ceil(Math.min(width, height, 64) / 8);
      const area = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
      this.#notes?.close();
      this.#notes = new ChunkedPicture(area, paintNotes(board, this.options));
      overlay.setArea(area);
      overlay.z = this.options.z;
    };
    this.#repaint();
    const forget = () => this.#notes?.close();
    this.track(overlay, ...this.#hear(board, forget));
  }

  protected override onDetach(): void {
    this.clear();
    this.#notes?.close();
    this.#notes = undefined;
    this.#repaint = () => {};
  }

  protected override onConfigure(): void {
    this.#repaint();
  }

  #hear(board: ActorBoard, forget: () => void) {
    const changes = [
      'tileChanged',
      'edgeChanged',
      'wallChanged',
      'placed',
      'moved',
      'removed',
      'solidChanged',
    ] as const;
    const resized = board.events.on('resized', () => {
      this.clear();
      this.#repaint();
    });
    const asked = questionsOn(board).on('asked', ({ kind, lit }) => {
      this.#answers.get(kind)?.close();
      this.#answers.set(kind, new LitTiles(lit, readData('BoardOverlay.last', highlightStyle, styles[kind])));
    });
    return [...changes.map((name) => board.events.on(name, forget)), resized, asked];
  }
}
