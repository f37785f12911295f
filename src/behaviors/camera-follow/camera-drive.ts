import type { Point } from '../../boards/index.js';
import {
  type CameraFrame,
  type CameraLimits,
  type CameraView,
  easedView,
  followedMiddle,
  limitView,
  viewOfArea,
} from './camera-view.js';

/** What the camera does: follow the target, look where it was told to, or show the whole bounds. */
export type CameraMode = 'follow' | 'look' | 'fit';

/** What is to be known of a target in a frame. */
export interface SeenTarget {
  readonly at: Point;
  readonly isMoving: boolean;
}

/** What there is in a frame. */
export interface CameraScene {
  readonly frame: CameraFrame;
  readonly limits: CameraLimits;
  readonly target: SeenTarget | undefined;
  /** Whether hands hold the camera. */
  readonly isHeld: boolean;
  readonly elapsedMs: number;
}

/** How the camera goes. */
export interface CameraManner {
  readonly halfLife: number;
  readonly deadZone: number;
  readonly returnOnMove: boolean;
  readonly returnAfter?: number | undefined;
}

/** Leads a view from frame to frame to where it is to be. It knows neither scene nor pointers. */
export class CameraDrive {
  /** What is seen. */
  view: CameraView = { x: 0, y: 0, zoom: 1 };
  /** Undefined as long as nobody has asked for anything, as the zoom is. */
  #mode: CameraMode | undefined;
  #look: Point = this.view;
  #zoom: number | undefined;
  #isCut = true;
  #idleMs = 0;
  #hasRested = false;

  /** Begins where the camera is, as it was asked to, else in the usual mode; the next frame does not glide. */
  startAt(view: CameraView, usual: CameraMode): void {
    this.view = view;
    this.#mode ??= usual;
    this.#zoom ??= view.zoom;
    this.cut();
  }

  get mode(): CameraMode {
    return this.#mode ?? 'follow';
  }

  /** The zoom that is wanted while not everything is shown. */
  get zoom(): number {
    return this.#zoom ?? this.view.zoom;
  }

  set zoom(zoom: number) {
    if (this.#mode === 'fit') this.look(this.view);
    this.#zoom = zoom;
  }

  follow(): void {
    this.#mode = 'follow';
  }

  fit(): void {
    this.#mode = 'fit';
  }

  /** Looks at a point from now on, until the target sets out or time has passed, as the manner says. */
  look(point: Point): void {
    this.#mode = 'look';
    this.#look = point;
    this.#idleMs = 0;
    this.#hasRested = false;
  }

  /** Looks somewhere, at once. */
  jump(view: CameraView): void {
    this.look(view);
    this.#zoom = view.zoom;
    this.view = view;
  }

  /** The next frame does not glide. */
  cut(): void {
    this.#isCut = true;
  }

  /** A frame: what is seen from now on. */
  next(scene: CameraScene, manner: CameraManner): CameraView {
    this.#comeBack(scene, manner);
    const goal = limitView(this.#goal(scene, manner), scene.frame, scene.limits);
    // An actor or a board may be nowhere for a moment; whoever goes there does not come back.
    if (![goal.x, goal.y, goal.zoom].every(Number.isFinite)) return this.view;
    this.view = this.#isCut ? goal : easedView(this.view, goal, scene.elapsedMs, manner.halfLife);
    this.#isCut = false;
    return this.view;
  }

  #goal({ frame, limits: { bounds }, target }: CameraScene, { deadZone }: CameraManner): CameraView {
    if (this.#mode === 'fit' && bounds) return viewOfArea(bounds, frame);
    const { zoom } = this;
    if (this.#mode === 'look') return { ...this.#look, zoom };
    if (!target) return { ...this.view, zoom };
    return { ...followedMiddle(this.view, frame, target.at, this.#isCut ? 0 : deadZone), zoom };
  }

  #comeBack({ target, isHeld, elapsedMs }: CameraScene, { returnOnMove, returnAfter = Infinity }: CameraManner): void {
    if (this.#mode !== 'look' || !target) return;
    this.#hasRested ||= !target.isMoving;
    this.#idleMs = isHeld ? 0 : this.#idleMs + elapsedMs;
    const hasSetOut = returnOnMove && this.#hasRested && target.isMoving;
    if (!isHeld && (hasSetOut || this.#idleMs >= returnAfter)) this.#mode = 'follow';
  }
}
