import {
  Actor,
  BoundingBox,
  CollisionType,
  CoordPlane,
  type ExcaliburGraphicsContext,
  type Scene,
  type TransformComponent,
} from 'excalibur';
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
      if (layer.scene) draw(context, viewOf(layer.transform, layer.scene, context), elapsedMs);
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

function viewOf(transform: TransformComponent, scene: Scene, context: ExcaliburGraphicsContext): View {
  const { screen } = scene.engine;
  const matrix = context.getTransform();
  const scale = Math.max(Math.abs(matrix.getScaleX()), Math.abs(matrix.getScaleY()));
  const onScreen = transform.coordPlane === CoordPlane.Screen;
  const visible = onScreen
    ? new BoundingBox(0, 0, screen.resolution.width, screen.resolution.height)
    : screen.getWorldBounds();
  return { area: visible.transform(transform.get().inverse), pixelsPerUnit: scale * screen.pixelRatio };
}
