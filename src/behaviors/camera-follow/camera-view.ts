import type { Point } from '../../boards/index.js';

/** A rectangle in the world. */
export interface WorldArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a camera looks at: the point in the middle of the view, and how large it is seen. */
export interface CameraView extends Point {
  readonly zoom: number;
}

/** What a camera looks through: so many pixels, and how far the world is turned in it, in radians clockwise. */
export interface CameraFrame {
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
}

/** Where a camera may look. */
export interface CameraLimits {
  readonly bounds: WorldArea | undefined;
  readonly minZoom: number | undefined;
  readonly maxZoom: number;
}

/** The zoom below which nothing is seen anyway, where there are neither bounds nor a limit. */
const leastZoom = 0.05;

/** The view that shows the whole of an area, as large as it can be. */
export function viewOfArea({ x, y, width, height }: WorldArea, frame: CameraFrame): CameraView {
  const [cos, sin] = [Math.abs(Math.cos(frame.rotation)), Math.abs(Math.sin(frame.rotation))];
  const zoom = Math.min(frame.width / (cos * width + sin * height), frame.height / (sin * width + cos * height));
  return { x: x + width / 2, y: y + height / 2, zoom };
}

/** The nearest view that is allowed: within the bounds, on an axis on which they are smaller than the view in the middle. */
export function limitView(view: CameraView, frame: CameraFrame, limits: CameraLimits): CameraView {
  const { bounds } = limits;
  const zoom = limitZoom(view.zoom, frame, limits);
  if (!bounds) return { x: view.x, y: view.y, zoom };
  const [cos, sin] = [Math.abs(Math.cos(frame.rotation)), Math.abs(Math.sin(frame.rotation))];
  const width = (cos * frame.width + sin * frame.height) / zoom;
  const height = (sin * frame.width + cos * frame.height) / zoom;
  return {
    x: within(view.x, bounds.x, bounds.width, width),
    y: within(view.y, bounds.y, bounds.height, height),
    zoom,
  };
}

function limitZoom(zoom: number, frame: CameraFrame, { bounds, minZoom, maxZoom }: CameraLimits): number {
  const least = minZoom ?? (bounds ? viewOfArea(bounds, frame).zoom : leastZoom);
  return Math.min(maxZoom, Math.max(Math.min(least, maxZoom), zoom));
}

function within(middle: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start + length / 2;
  return Math.min(start + length - seen / 2, Math.max(start + seen / 2, middle));
}

/** How far it is in the world for a way on the screen, in pixels of the view. */
export function worldOffset({ x, y }: Point, { zoom }: CameraView, { rotation }: CameraFrame): Point {
  return turned({ x: x / zoom, y: y / zoom }, -rotation);
}

/**
 * The view after a grip of the world has gone from one point of the screen to another and the world has grown by a
 * factor, so that what was under the first point is under the second. Points are seen from the middle of the view, in
 * its pixels.
 */
export function movedView(
  view: CameraView,
  frame: CameraFrame,
  { from, to, zoom }: { readonly from: Point; readonly to: Point; readonly zoom: number },
): CameraView {
  const before = worldOffset(from, view, frame);
  const after = worldOffset(to, { ...view, zoom }, frame);
  return { x: view.x + before.x - after.x, y: view.y + before.y - after.y, zoom };
}

/** Where the middle of the view must be for a point to be in the dead zone, a share of the view around its middle. */
export function followedMiddle(view: CameraView, frame: CameraFrame, target: Point, deadZone: number): Point {
  const offset = turned({ x: target.x - view.x, y: target.y - view.y }, frame.rotation);
  const reach = { x: (deadZone * frame.width) / (2 * view.zoom), y: (deadZone * frame.height) / (2 * view.zoom) };
  const beyond = { x: beyondReach(offset.x, reach.x), y: beyondReach(offset.y, reach.y) };
  const move = turned(beyond, -frame.rotation);
  return { x: view.x + move.x, y: view.y + move.y };
}

function beyondReach(offset: number, reach: number): number {
  return offset - Math.min(reach, Math.max(-reach, offset));
}

/**
 * The view after some time on the way to another: half of the way is left after each half-life, in whatever frames.
 * Less than a twentieth of a pixel is there.
 */
export function easedView(from: CameraView, to: CameraView, elapsedMs: number, halfLife: number): CameraView {
  const left = halfLife > 0 ? 2 ** (-elapsedMs / halfLife) : 0;
  const zoom = to.zoom * (from.zoom / to.zoom) ** left;
  const x = to.x + (from.x - to.x) * left;
  const y = to.y + (from.y - to.y) * left;
  const isThere = Math.hypot(x - to.x, y - to.y) * to.zoom < 0.05 && Math.abs(zoom / to.zoom - 1) < 1e-4;
  return isThere ? to : { x, y, zoom };
}

function turned({ x, y }: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
