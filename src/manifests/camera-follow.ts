import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';

const number = (description: string, least: number, fallback: number) =>
  z._default(z.number().check(z.gte(least), z.describe(description)), fallback);
const flag = (description: string) => z._default(z.boolean().check(z.describe(description)), true);
const zoom = (description: string) => z.number().check(z.gt(0), z.describe(description));
const target = z.unknown().check(z.describe('The actor that is followed.'));

/** The manifest of `CameraFollow`. */
export const cameraFollow = defineManifest({
  id: 'camera-follow',
  description: 'Leads the camera after an actor, within the board; visitors may look around and zoom.',
  properties: z.strictObject({
    halfLife: number('How long the camera takes for half of its way, in milliseconds; 0 cuts.', 0, 120),
    deadZone: z._default(
      z
        .number()
        .check(
          z.gte(0),
          z.lt(1),
          z.describe('The share of the view, in its middle, in which the actor may move without the camera.'),
        ),
      0,
    ),
    margin: number('How much is shown around the bounds, in pixels of the world.', 0, 0),
    zoom: z.optional(zoom('The zoom at first; without it, the one that the camera has.')),
    minZoom: z.optional(zoom('The least zoom; without it, the one that shows the whole bounds.')),
    maxZoom: z._default(zoom('The largest zoom.'), 4),
    drag: flag('Whether visitors may look around by dragging with mouse or finger.'),
    wheel: flag('Whether the wheel of the mouse zooms.'),
    pinch: flag('Whether two fingers zoom.'),
    dragDistance: number('How far a pointer slips until it drags, in pixels of the page.', 0, 10),
    returnOnMove: flag('Whether it follows again when the actor sets out, after the visitor has looked around.'),
    returnAfter: z.optional(
      z
        .number()
        .check(
          z.gte(0),
          z.describe('How long after the visitor has looked around it follows again, in ms; without it, never.'),
        ),
    ),
  }),
  actions: {
    follow: {
      description: 'Follows an actor from now on; without an argument the same as before.',
      arguments: { target: z.optional(target) },
    },
    fit: { description: 'Shows the whole bounds, and goes on doing so when the screen changes its size.' },
    lookAt: {
      description: 'Looks at a point of the world.',
      arguments: { point: z.unknown().check(z.describe('The point { x, y }.')) },
    },
    zoomTo: { description: 'Zooms, about the middle of the view.', arguments: { zoom: zoom('The zoom.') } },
  },
  conditions: {
    isFollowing: { description: 'Whether it follows its actor.' },
    isFitting: { description: 'Whether it shows the whole bounds.' },
  },
  expressions: {
    target: { description: 'The actor that it follows, or will follow again.' },
    bounds: { description: 'The rectangle of the world that it stays within: { x, y, width, height }.' },
    zoom: { description: 'The zoom that the camera has, or is about to have.' },
  },
  triggers: {
    followed: { description: 'It follows an actor from now on.', arguments: { target } },
    looked: { description: 'It looks elsewhere from now on, because a visitor or the game wants it to.' },
    fitted: { description: 'It shows the whole bounds from now on.' },
    zoomed: { description: 'The wanted zoom has changed.', arguments: { zoom: zoom('The zoom.') } },
    replaced: {
      description: 'Another has taken the camera of the scene, and this one is disabled.',
      arguments: { by: z.unknown().check(z.describe('The other.')) },
    },
  },
});
