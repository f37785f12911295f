import { Actor, BoundingBox, CollisionType, type ExcaliburGraphicsContext, type Screen } from 'excalibur';
import type { Closable } from '../behavior.js';

/** A rectangle in board units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What of an actor's own coordinates is on the screen, and how large. */
export interface View {
  readonly area: BoundingBox;
  /** Pixels of the canvas for one unit. */
  readonly pixelsPerUnit: number;
}

/** A drawing in the coordinates of an actor, at a height of its own above it; the actor's own graphics stay free. */
export class Overlay implements Closable {
  readonly #parent: Actor;
  // A whole actor, for in minified pages Excalibur's queries for drawn entities find no entity without a body.
  readonly #layer: Actor;

  constructor(
    parent: Actor,
    name: string,
    draw: (context: ExcaliburGraphicsContext, view: View, elapsedMs: number) => void,
  ) {
    this.#parent = parent;
    const layer = new Actor({ name, collisionType: CollisionType.PreventCollision });
    layer.pointer.useGraphicsBounds = false;
    layer.pointer.useColliderShape = false;
    layer.graphics.onPostDraw = (context, elapsedMs) => {
      if (layer.scene) draw(context, viewOf(context, layer.scene.engine.screen), elapsedMs);
    };
    this.#layer = layer;
    parent.addChild(layer);
  }

  /** Where anything is drawn: while it is off the screen, nothing is. */
  setArea({ x, y, width, height }: Area): void {
    this.#layer.graphics.localBounds = new BoundingBox(x, y, x + width, y + height);
  }

  /** How far above the actor, 0 by default. */
  set z(z: number) {
    this.#layer.z = z;
  }

  close(): void {
    this.#parent.removeChild(this.#layer);
  }
}

/** What is on the screen of the coordinates that a context draws in. */
export function viewOf(context: ExcaliburGraphicsContext, { resolution, pixelRatio }: Screen): View {
  const matrix = context.getTransform();
  const scale = Math.max(Math.abs(matrix.getScaleX()), Math.abs(matrix.getScaleY()));
  const whole = new BoundingBox(0, 0, resolution.width, resolution.height);
  return { area: whole.transform(matrix.inverse()), pixelsPerUnit: scale * pixelRatio };
}
