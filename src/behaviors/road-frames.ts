import type { Actor, Entity, Graphic } from 'excalibur';
import type { Spot } from '../boards/index.js';
import { roadFrames } from '../manifests/road-frames.js';
import { Behavior, type Closable, type ManifestOf, type Options } from './behavior.js';
import { findBehavior } from './find-behavior.js';
import { hearPiece } from './piece/hear-piece.js';
import type { Piece } from './piece.js';
import { type Road, type Roads, roadsOf } from './road-frames/roads.js';

/** The references of `RoadFrames`. */
export interface RoadFramesHooks {
  /** The pictures to choose from, as a `SpriteSheet`; without it nothing is shown, and the game uses `frame`. */
  sheet: { readonly sprites: readonly Graphic[] };
  /** The frame for each mask, as a list or an object; without it the mask is the frame. */
  frames: readonly number[] | Readonly<Record<number, number>>;
}

/** The options of `RoadFrames`. */
export type RoadFramesOptions = Options<typeof roadFrames, RoadFramesHooks>;

/** What `RoadFrames` raises. */
export interface RoadFramesEvents {
  /** It joins other neighbours than before. */
  changed: { readonly piece: Actor; readonly mask: number; readonly frame: number };
}

/** Where a road is, as far as its neighbours have been told. */
interface Standing {
  readonly roads: Roads;
  readonly actor: Actor;
  readonly spot: Spot;
}

/**
 * Shows the frame of a sprite sheet that joins its piece to its neighbours: roads, rivers, walls, fences.
 *
 * ```ts
 * road.addComponent(new Piece({ board, at, z: 'road' })).addComponent(new RoadFrames({ sheet }));
 * ```
 *
 * The mask is the sum of 2^direction over the neighbours where a piece with the same `tag` stands on the same level; it
 * is the number of the frame, unless `frames` says another. It is kept up to date as pieces come, go and move, in a
 * scene or not, and the board changes its layout. While it is not enabled, it keeps its frame, and others join it all
 * the same. For tiles instead of pieces there is `tileMasks`.
 */
export class RoadFrames extends Behavior<RoadFramesEvents, typeof roadFrames, RoadFramesHooks> {
  static readonly manifest = roadFrames satisfies ManifestOf<RoadFrames>;

  readonly #road: Road;
  #standing: Standing | undefined;
  #mask: number | undefined;
  #subscription: Closable | undefined;

  constructor(options: RoadFramesOptions = {}) {
    super(roadFrames, ['sheet', 'frames'], options);
    const behavior = this;
    this.#road = {
      get tag() {
        return behavior.options.tag;
      },
      refresh: () => this.#refresh(),
      relocate: () => {
        const spot = findBehavior(this.owner, 'piece')?.spot;
        if (spot && this.#standing) this.#standing = { ...this.#standing, spot };
      },
    };
  }

  /** The sum of 2^direction over the neighbours of its kind; undefined off the board. */
  get mask(): number | undefined {
    return this.#standing && this.#mask;
  }

  /** The number of the frame for this mask; undefined off the board. Throws a RangeError where `frames` has none. */
  get frame(): number | undefined {
    const { mask } = this;
    return mask === undefined ? undefined : this.#frameOf(mask);
  }

  /** Finds the frame and shows it, also where it is the same as before; off the board there is none. Throws as `frame`. */
  update(): void {
    const { actor } = this;
    const mask = this.#find();
    if (mask === undefined) return;
    const isOther = mask !== this.#mask;
    this.#mask = mask;
    const frame = this.#frameOf(mask);
    const { sheet } = this.options;
    if (sheet) actor.graphics.use(spriteOf(sheet, frame));
    if (isOther) this.events.emit('changed', { piece: actor, mask, frame });
  }

  protected override onJoin(owner: Entity): void {
    const follow = () => this.#stand(findBehavior(owner, 'piece'));
    this.#subscription = hearPiece(owner, { placed: follow, moved: follow, removed: follow });
    follow();
  }

  protected override onLeave(): void {
    this.#subscription?.close();
    this.#stand(undefined);
  }

  protected override onConfigure(): void {
    if (!this.#standing) return;
    if (this.enabled) this.update();
    this.#standing.roads.refreshAround(this.#standing.spot);
  }

  protected override onEnabledChange(): void {
    this.#refresh();
  }

  /** It is where its piece is now, whatever has been told of the way there. */
  #stand(piece: Piece | undefined): void {
    const before = this.#standing;
    const { board, spot } = piece ?? {};
    const standing = board && spot && piece ? { roads: roadsOf(board), actor: piece.actor, spot } : undefined;
    this.#standing = standing;
    if (before && before.roads !== standing?.roads) before.roads.delete(before.actor);
    if (!standing) this.#mask = undefined;
    standing?.roads.add(standing.actor, this.#road);
    before?.roads.refreshAround(before.spot);
    this.#refresh();
    standing?.roads.refreshAround(standing.spot);
  }

  #find(): number | undefined {
    const spot = this.#standing && findBehavior(this.owner, 'piece')?.spot;
    return spot && this.#standing?.roads.maskAt(spot, this.options.tag);
  }

  #refresh(): void {
    if (this.enabled && this.#find() !== this.#mask) this.update();
  }

  #frameOf(mask: number): number {
    const { frames } = this.options;
    const frame = frames ? frames[mask] : mask;
    if (frame !== undefined) return frame;
    throw new RangeError(`RoadFrames.frames: there is no frame for the mask ${mask}`);
  }
}

function spriteOf({ sprites }: RoadFramesHooks['sheet'], frame: number): Graphic {
  const sprite = sprites[frame];
  if (sprite) return sprite;
  throw new RangeError(`RoadFrames.sheet: there is no frame ${frame}, it has ${sprites.length}`);
}
