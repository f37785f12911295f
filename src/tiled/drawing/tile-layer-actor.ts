import { Actor, BoundingBox, CollisionType, TextureLoader, vec } from 'excalibur';
import { ChunkedPicture } from '../../behaviors/drawing/chunked-picture.js';
import { viewOf } from '../../behaviors/drawing/overlay.js';
import { type TileLayerParts, TilePainter } from './tile-painter.js';

/** Length of the sides of what is painted at once, in pixels of the map. */
const CHUNK = 512;

/**
 * What is seen of a tile layer: an actor of the name and at the offset of the layer that draws from chunks, which are
 * painted when they first come on the screen, and again when an animated tile in them changes.
 */
export function tileLayerActor(parts: TileLayerParts, z: number): Actor {
  const { layer, placed } = parts;
  const { x, y } = placed.offset;
  const actor = new Actor({ name: layer.name, pos: vec(x, y), z, collisionType: CollisionType.PreventCollision });
  actor.pointer.useGraphicsBounds = false;
  actor.pointer.useColliderShape = false;
  actor.graphics.isVisible = placed.visible;
  const painter = new TilePainter(parts);
  const { area } = painter;
  if (!area) return actor;
  const picture = new ChunkedPicture(area, (context, part) => painter.paint(context, part), {
    mostScale: 1,
    side: CHUNK,
    filtering: TextureLoader.filtering,
    isStale: (part) => painter.isStale(part),
  });
  actor.graphics.localBounds = new BoundingBox(area.x, area.y, area.x + area.width, area.y + area.height);
  actor.graphics.onPostDraw = (context) => {
    if (actor.scene) picture.draw(context, viewOf(context, actor.scene.engine.screen));
  };
  actor.on('preupdate', ({ elapsed }) => {
    painter.elapsedMs += elapsed;
  });
  actor.on('remove', () => picture.close());
  return actor;
}
