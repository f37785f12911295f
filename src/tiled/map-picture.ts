import type { TiledResource } from '@excaliburjs/plugin-tiled';
import { type Actor, type Entity, ParallaxComponent, type Scene, TransformComponent, Vector } from 'excalibur';

/** What is shown of a map, and where it stands. */
export class MapPicture {
  readonly #resource: TiledResource;
  readonly #boardActor: Actor;
  readonly #tileLayers: readonly Actor[];
  /** How far each entity has been moved from where it was made. */
  readonly #moved = new WeakMap<Entity, Vector>();

  constructor(resource: TiledResource, boardActor: Actor, tileLayers: readonly Actor[]) {
    this.#resource = resource;
    this.#boardActor = boardActor;
    this.#tileLayers = tileLayers;
  }

  /** Shows the map in a scene, its origin at `pos`. If it stands somewhere already, it is moved. */
  addTo(scene: Scene, pos: Vector): void {
    for (const entity of this.#entities()) {
      this.#move(entity, pos);
      if (entity.scene && entity.scene !== scene) scene.transfer(entity);
    }
    const { camera } = scene;
    // Without a position: plugin-tiled adds it once more each time, and not to all layers.
    this.#resource.addToScene(scene);
    for (const actor of [...this.#tileLayers, this.#boardActor]) scene.add(actor);
    const eye = this.#eye();
    if (eye) camera.pos = eye;
  }

  *#entities(): Iterable<Entity> {
    const resource = this.#resource;
    for (const { tilemap } of resource.getTileLayers()) yield tilemap;
    for (const { isometricMap } of resource.getIsoTileLayers()) yield isometricMap;
    for (const { imageActor } of resource.getImageLayers()) if (imageActor) yield imageActor;
    for (const { entities } of resource.getObjectLayers()) yield* entities;
    yield* this.#tileLayers;
    yield this.#boardActor;
  }

  #move(entity: Entity, pos: Vector): void {
    const transform = entity.get(TransformComponent);
    if (!transform) return;
    const shift = pos.sub(this.#moved.get(entity) ?? Vector.Zero);
    transform.pos = transform.pos.add(shift.scale(entity.get(ParallaxComponent)?.parallaxFactor ?? Vector.One));
    this.#moved.set(entity, pos.clone());
  }

  /** Where the map wants the camera: plugin-tiled does not count in where the map stands. */
  #eye(): Vector | undefined {
    const resource = this.#resource;
    const [object] = resource.useExcaliburWiring ? resource.getObjectsByProperty('camera', true) : [];
    return object && resource.getEntityByObject(object)?.get(TransformComponent)?.pos.clone();
  }
}
