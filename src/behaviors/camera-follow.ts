import { Actor, type Scene, vec } from 'excalibur';
import type { Point } from '../boards/index.js';
import { cameraFollow } from '../manifests/camera-follow.js';
import { Behavior, type ManifestOf } from './behavior.js';
import { boardOf } from './board-behavior.js';
import { BoardArea } from './camera-follow/board-area.js';
import { CameraDrive } from './camera-follow/camera-drive.js';
import { CameraHands, type HandsHost } from './camera-follow/camera-hands.js';
import {
  type CameraFrame,
  type CameraLimits,
  limitView,
  movedView,
  type WorldArea,
} from './camera-follow/camera-view.js';
import {
  type CameraFollowEvents,
  type CameraFollowHooks,
  type CameraFollowOptions,
  checkFollowOptions,
} from './camera-follow/follow-options.js';
import { TargetWatch } from './camera-follow/target-watch.js';
import { prefersReducedMotion } from './motion.js';
import { readBoard } from './piece/piece-options.js';
import { claimsOf } from './pointer-claims.js';

/** Who has the camera of a scene. */
const holders = new WeakMap<Scene, CameraFollow>();

/**
 * Leads the camera of the scene after its actor: `pawn.addComponent(new CameraFollow({ board, zoom: 2 }))`. On the
 * actor of a board it shows the whole board, until it is told to `follow(pawn)`.
 *
 * - It stays within the bounds, those of the board or others. Where they are smaller than the view they are in its
 *   middle. What is in the middle stays there when the screen changes its size.
 * - Visitors look around by dragging, with mouse or finger, and zoom with the wheel or two fingers, about the point
 *   under them. What has been dragged is no tap on a tile. It follows again when the actor sets out next, some time
 *   later, or on `follow()`, as the options say.
 * - It cuts instead of gliding for visitors who want less motion.
 * - While it is enabled, nobody else moves the camera; a zoom that the game sets on the camera is taken over.
 * - A scene has one camera: of several, the last one has it that was attached, enabled, or asked for something. The one
 *   before is disabled and raises `replaced`.
 */
export class CameraFollow extends Behavior<CameraFollowEvents, typeof cameraFollow, CameraFollowHooks> {
  static readonly manifest = cameraFollow satisfies ManifestOf<CameraFollow>;

  readonly #boardArea = new BoardArea();
  readonly #watch = new TargetWatch();
  readonly #drive = new CameraDrive();
  #target: Actor | undefined;
  #hands: CameraHands | undefined;
  /** The zoom that it has given the camera. */
  #written: number | undefined;

  constructor(options: CameraFollowOptions = {}) {
    super(cameraFollow, ['board', 'bounds'], options);
    checkFollowOptions(this.options);
    const { zoom } = this.options;
    if (zoom !== undefined) this.#drive.zoom = zoom;
  }

  /** The actor that it follows, or will follow again; undefined on a board until it is given one. */
  get target(): Actor | undefined {
    return this.#target ?? (boardOf(this.actor) ? undefined : this.actor);
  }

  /** The rectangle of the world that it stays within, with the margin; undefined for no limits. */
  get bounds(): WorldArea | undefined {
    const { bounds, margin } = this.options;
    const board = this.options.board ?? boardOf(this.actor);
    const area = bounds ?? (board && this.#boardArea.of(readBoard(board, 'CameraFollow.board')));
    if (!area) return undefined;
    const { x, y, width, height } = area;
    return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  }

  /** The zoom that the camera has, or is about to have. */
  get zoom(): number {
    return this.#drive.mode === 'fit' ? this.#drive.view.zoom : this.#drive.zoom;
  }

  /** Whether it follows its actor. */
  get isFollowing(): boolean {
    return this.enabled && this.#drive.mode === 'follow';
  }

  /** Whether it shows the whole bounds. */
  get isFitting(): boolean {
    return this.enabled && this.#drive.mode === 'fit';
  }

  /** Follows an actor from now on; without an argument the same as before. Takes the camera. */
  follow(target: Actor | undefined = this.target): void {
    if (!target) throw new TypeError('CameraFollow.follow: on a board it has no target of its own, give it one');
    if (!(target instanceof Actor)) throw new TypeError('CameraFollow.follow: it must be an actor');
    this.#target = target;
    this.#take();
    this.#drive.follow();
    this.events.emit('followed', { target });
  }

  /** Shows the whole bounds, also when the screen changes its size. Takes the camera. Throws where there are no bounds. */
  fit(): void {
    if (!this.bounds) throw new TypeError('CameraFollow.fit: it has no bounds, give it a board or bounds');
    this.#take();
    this.#drive.fit();
    this.events.emit('fitted', {});
  }

  /** Looks at a point of the world, as a visitor does who drags. Takes the camera. Throws a RangeError on no point. */
  lookAt(point: Point): void {
    const { x, y } = point ?? {};
    if (!Number.isFinite(x) || !Number.isFinite(y)) {
      throw new RangeError(`CameraFollow.lookAt: (${x}, ${y}) is not allowed, must be a point { x, y } of numbers`);
    }
    this.#take();
    this.#drive.look({ x, y });
    this.events.emit('looked', {});
  }

  /** Zooms, about the middle of the view, as far as the limits allow. Takes the camera. */
  zoomTo(zoom: number): void {
    if (!(zoom > 0 && Number.isFinite(zoom))) {
      throw new RangeError(`CameraFollow.zoomTo: ${zoom} is not allowed, must be a finite number > 0`);
    }
    this.#take();
    this.#drive.zoom = zoom;
    this.events.emit('zoomed', { zoom });
  }

  protected override onAttach(): void {
    const { scene } = this;
    const { engine, camera } = scene ?? {};
    // A scene that is wound without an engine shows nothing.
    if (!scene || !engine?.screen || !camera) return;
    this.#drive.startAt({ x: camera.x, y: camera.y, zoom: camera.zoom }, this.target ? 'follow' : 'fit');
    const hands = new CameraHands(this.#handsHost(scene), scene);
    this.#hands = hands;
    this.track(
      hands,
      engine.screen.events.on('resize', () => this.#drive.cut()),
      // Later than the pieces of the scene are brought to where they are.
      engine.on('postupdate', ({ elapsed }) => {
        if (this.#hasCamera(scene)) this.#endFrame(scene, hands, elapsed);
      }),
      { close: () => this.#leave(scene) },
    );
    if (this.enabled) this.#hold(scene);
  }

  protected override onDetach(): void {
    this.#hands = undefined;
  }

  protected override onEnabledChange(): void {
    const { scene } = this;
    if (!scene || !this.#hands) return;
    if (this.enabled) this.#hold(scene);
    else this.#leave(scene);
  }

  protected override onConfigure(before: CameraFollow['options']): void {
    checkFollowOptions(this.options);
    const { zoom } = this.options;
    if (zoom !== undefined && zoom !== before.zoom) this.#drive.zoom = zoom;
  }

  /** Has the camera from now on, once it is in a scene. */
  #take(): void {
    this.enabled = true;
    if (this.scene && this.#hands) this.#hold(this.scene);
  }

  #hold(scene: Scene): void {
    const before = holders.get(scene);
    if (before === this) return;
    holders.set(scene, this);
    const { camera } = scene;
    this.#drive.view = { x: camera.x, y: camera.y, zoom: camera.zoom };
    this.#written = camera.zoom;
    if (!before) return;
    before.enabled = false;
    before.events.emit('replaced', { by: this });
  }

  #leave(scene: Scene): void {
    this.#hands?.letGo();
    if (holders.get(scene) === this) holders.delete(scene);
  }

  #hasCamera(scene: Scene): boolean {
    return this.enabled && holders.get(scene) === this && scene.engine.currentScene === scene;
  }

  #endFrame(scene: Scene, hands: CameraHands, elapsedMs: number): void {
    const drive = this.#drive;
    const { camera } = scene;
    if (camera.zoom !== this.#written && Number.isFinite(camera.zoom)) drive.zoom = camera.zoom;
    const { mode } = drive;
    const seen = this.#watch.see(this.target, scene);
    const { x, y, zoom } = drive.next(
      {
        frame: frameOf(scene),
        limits: this.#limits(),
        // It would run away from the finger that drags it.
        target: claimsOf(scene).isBusyFor(hands) ? undefined : seen,
        isHeld: hands.isGripping,
        elapsedMs,
      },
      prefersReducedMotion() ? { ...this.options, halfLife: 0 } : this.options,
    );
    this.#written = zoom;
    if (camera.x !== x || camera.y !== y || camera.zoom !== zoom) {
      camera.pos = vec(x, y);
      camera.zoom = zoom;
      camera.updateTransform(camera.pos);
    }
    if (mode === 'look' && drive.mode === 'follow' && this.target)
      this.events.emit('followed', { target: this.target });
  }

  #limits(): CameraLimits {
    const { minZoom, maxZoom } = this.options;
    return { bounds: this.bounds, minZoom, maxZoom };
  }

  #handsHost(scene: Scene): HandsHost {
    const behavior = this;
    return {
      get options() {
        return behavior.options;
      },
      get isOpen() {
        return behavior.#hasCamera(scene);
      },
      move: (from, to, factor) => behavior.#move(scene, from, to, factor),
    };
  }

  /** Hands have moved the world under the camera. */
  #move(scene: Scene, from: Point, to: Point, factor: number): void {
    const drive = this.#drive;
    const { view: before, mode } = drive;
    const [frame, limits] = [frameOf(scene), this.#limits()];
    const { zoom } = limitView({ ...before, zoom: before.zoom * factor }, frame, limits);
    const hasZoomed = zoom !== before.zoom;
    if (from.x === to.x && from.y === to.y && !hasZoomed) return;
    const grip = { from: pointInView(scene, from), to: pointInView(scene, to), zoom };
    drive.jump(limitView(movedView(before, frame, grip), frame, limits));
    if (mode !== 'look') this.events.emit('looked', {});
    if (hasZoomed) this.events.emit('zoomed', { zoom });
  }
}

function frameOf({ engine, camera }: Scene): CameraFrame {
  const { width, height } = engine.screen.resolution;
  return { width, height, rotation: camera.rotation };
}

/** A point of the page, seen from the middle of the view, in its pixels. */
function pointInView({ engine: { screen } }: Scene, page: Point): Point {
  const { x, y } = screen.pageToScreenCoordinates(vec(page.x, page.y));
  const { contentArea, resolution } = screen;
  return { x: x + contentArea.left - resolution.width / 2, y: y + contentArea.top - resolution.height / 2 };
}
