import type { ExcaliburGraphicsContext } from 'excalibur';
import { boundsOf, describePlace } from '../boards/index.js';
import { readData } from '../manifests/read-options.js';
import {
  type HighlightStyle,
  type HighlightStyleInput,
  highlightStyle,
  tileHighlight,
} from '../manifests/tile-highlight.js';
import { Behavior, type ManifestOf, type Options } from './behavior.js';
import { type ActorBoard, type BoardBehavior, boardOf } from './board-behavior.js';
import { type Lit, LitTiles } from './drawing/lit-tiles.js';
import { Overlay, type View } from './drawing/overlay.js';
import { prefersReducedMotion } from './motion.js';

/** The references of `TileHighlight`. */
export interface TileHighlightHooks {
  /** How the tile under the mouse differs from the style of the behaviour. */
  hoverStyle: HighlightStyleInput;
}

/** The options of `TileHighlight`: the style of all that is lit, and whether the tile under the mouse is. */
export type TileHighlightOptions = Options<typeof tileHighlight, TileHighlightHooks>;

/** Milliseconds from bright to dim and back, and how much light is left when it is dim. */
const breath = { duration: 2400, least: 0.6 };

/**
 * Lights tiles over the board on its actor, below the pieces:
 *
 * ```ts
 * const light = new TileHighlight({ dash: 7, halo: '#ffffff', hover: true });
 * board.addComponent(light);
 * light.show('outcomes', outcomes, { breathe: true, text: 'chance' });
 * light.show('reach', paths.area() ?? [], { text: 'spent' });
 * light.show('way', plan, { path: '#2d2a3a', fill: 'none', outline: 'none' });
 * ```
 *
 * What was shown last lies above what was shown before, and the tile under the mouse above all.
 *
 * What is lit under one name is painted when it changes; a frame in which nothing does costs an image a name. All lie at
 * the height `z` above the board: for others at another, as above the pieces, add a class of your own, since an actor takes
 * one behaviour of each:
 *
 * ```ts
 * class UpperLight extends TileHighlight {}
 * board.addComponent(new UpperLight({ z: 2 }));
 * ```
 *
 * Or let a second actor at the same place be the same board: `new HexBoard({ board: hexes.board })`.
 */
export class TileHighlight extends Behavior<Record<never, never>, typeof tileHighlight, TileHighlightHooks> {
  static readonly manifest = tileHighlight satisfies ManifestOf<TileHighlight>;

  readonly #lit = new Map<string, LitTiles>();
  #hovered: LitTiles | undefined;
  #overlay: Overlay | undefined;
  #elapsedMs = 0;

  constructor(options: TileHighlightOptions = {}) {
    super(tileHighlight, ['hoverStyle'], options);
    this.#styleOf('hoverStyle', this.options.hoverStyle);
  }

  /**
   * Lights tiles under a name, above all other names; what was lit under this name before is gone. Cells without a tile can
   * be lit, too. Throws a RangeError outside the board, and a TypeError on what cannot be lit or a style that makes no sense.
   */
  show(name: string, lit: Lit, style: HighlightStyleInput = {}): void {
    const { board } = this.#boardBehavior();
    const tiles = new LitTiles(lit, this.#styleOf('style', style));
    const [outside] = tiles.outside(board);
    if (outside)
      throw new RangeError(`TileHighlight.show: ${describePlace(board.layout, outside)} is outside the board`);
    this.hide(name);
    this.#lit.set(name, tiles);
  }

  /** Puts out what is lit under a name; false if nothing was. */
  hide(name: string): boolean {
    this.#lit.get(name)?.close();
    return this.#lit.delete(name);
  }

  /** Puts out everything; the tile under the mouse stays lit. */
  clear(): void {
    for (const name of this.#lit.keys()) this.hide(name);
  }

  /** Whether anything is lit under a name. */
  isShown(name: string): boolean {
    return this.#lit.has(name);
  }

  protected override onAttach(): void {
    const behavior = this.#boardBehavior();
    const { board } = behavior;
    const overlay = new Overlay(this.actor, 'tile-highlight', (context, view) => this.#draw(board, context, view));
    const setArea = () => {
      this.#forgetPictures();
      overlay.setArea(boundsOf(board.layout));
    };
    setArea();
    overlay.z = this.options.z;
    this.#overlay = overlay;
    this.track(
      overlay,
      board.events.on('resized', setArea),
      behavior.events.on('pointerenter', () => this.#hover(behavior)),
      behavior.events.on('pointerleave', () => this.#hover(behavior)),
    );
    this.#hover(behavior);
  }

  protected override onDetach(): void {
    this.#forgetPictures();
    this.#hovered = undefined;
    this.#overlay = undefined;
  }

  protected override onConfigure(): void {
    this.#styleOf('hoverStyle', this.options.hoverStyle);
    if (!this.#overlay) return;
    this.#overlay.z = this.options.z;
    this.#hover(this.#boardBehavior());
  }

  protected override onUpdate(elapsedMs: number): void {
    this.#elapsedMs += elapsedMs;
  }

  #draw(board: ActorBoard, context: ExcaliburGraphicsContext, view: View): void {
    if (!this.enabled) return;
    const all = this.#hovered ? [...this.#lit.values(), this.#hovered] : this.#lit.values();
    for (const tiles of all) {
      context.save();
      if (tiles.breathes) context.opacity *= lightAt(this.#elapsedMs);
      tiles.draw(board, context, view);
      context.restore();
    }
  }

  #hover({ board, hoveredCell }: BoardBehavior): void {
    this.#hovered?.close();
    this.#hovered = undefined;
    const tile = hoveredCell === undefined ? undefined : board.tileOf(hoveredCell);
    if (!tile || !this.options.hover) return;
    this.#hovered = new LitTiles([tile], this.#styleOf('hoverStyle', this.options.hoverStyle));
  }

  #forgetPictures(): void {
    for (const tiles of this.#lit.values()) tiles.close();
    this.#hovered?.close();
  }

  #styleOf(owner: string, style: HighlightStyleInput | undefined): HighlightStyle {
    const { hover: _hover, z: _z, hoverStyle: _hoverStyle, ...own } = this.options;
    return readData(`TileHighlight.${owner}`, highlightStyle, { ...own, ...style });
  }

  #boardBehavior(): BoardBehavior {
    const behavior = boardOf(this.actor);
    if (behavior) return behavior;
    throw new TypeError(`TileHighlight: '${this.actor.name}' is no board, attach one first, such as SquareBoard`);
  }
}

/** How bright something is that breathes: a slow wave, still for visitors who want less motion. */
function lightAt(elapsedMs: number): number {
  if (prefersReducedMotion()) return 1;
  const wave = (1 + Math.cos((2 * Math.PI * elapsedMs) / breath.duration)) / 2;
  return breath.least + (1 - breath.least) * wave;
}
