import {
  type Actor,
  BoundingBox,
  CoordPlane,
  Entity,
  type ExcaliburGraphicsContext,
  GraphicsComponent,
  type Scene,
  TransformComponent,
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
  readonly #actor: Actor;
  readonly #entity: Entity;
  readonly #transform = new TransformComponent();
  readonly #graphics: GraphicsComponent;

  constructor(
    actor: Actor,
    name: string,
    draw: (context: ExcaliburGraphicsContext, view: View, elapsedMs: number) => void,
  ) {
    this.#actor = actor;
    this.#graphics = new GraphicsComponent({
      onPostDraw: (context, elapsedMs) => {
        const { scene } = this.#entity;
        if (scene) draw(context, viewOf(this.#transform, scene, context), elapsedMs);
      },
    });
    this.#entity = new Entity({ name, components: [this.#transform, this.#graphics] });
    actor.addChild(this.#entity);
  }

  /** Where anything is drawn: while it is off the screen, nothing is. */
  setArea({ x, y, width, height }: Area): void {
    this.#graphics.localBounds = new BoundingBox(x, y, x + width, y + height);
  }

  /** How far above the actor, 0 by default. */
  set z(z: number) {
    this.#transform.z = z;
  }

  close(): void {
    this.#actor.removeChild(this.#entity);
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
