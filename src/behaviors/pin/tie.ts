import { type Layout, moveTiles, type Point, rotateTiles, tileAlong, turnsBetween } from '../../boards/index.js';

/** How a piece is tied to another: where it belongs while that one is at a place and looks in a direction. */
export interface Tie {
  readonly own: Point;
  readonly leaderAt: Point;
  /** The direction; undefined until the leader is known to look anywhere. */
  readonly face: number | undefined;
  /** How far the leader has turned from there, in turns of the layout. */
  readonly turns: number;
}

/** The steps that a text names: 'W NW'. */
export function stepsOf(offset: string): string[] {
  return offset.split(/\s+/).filter((name) => name !== '');
}

/** Where it belongs at the end of some steps from its leader. */
export function ownAlong(layout: Layout, leaderAt: Point, offset: string): Point {
  const steps = stepsOf(offset);
  // Also on layouts that have no coordinates for steps.
  return steps.length === 0 ? leaderAt : tileAlong(layout, leaderAt, steps);
}

/** A tie after its leader looks in a direction; turns that are no whole ones leave it as it was. */
export function turned(layout: Layout, tie: Tie, face: number | undefined): Tie {
  if (face === undefined) return tie;
  if (tie.face === undefined) return { ...tie, face };
  return { ...tie, turns: turnsBetween(layout, tie.leaderAt, tie.face, face) ?? tie.turns };
}

/** Where it belongs while its leader is at a place. */
export function placeOf(layout: Layout, { own, leaderAt, turns }: Tie, at: Point): Point {
  if (own.x === leaderAt.x && own.y === leaderAt.y) return at;
  const moved = moveTiles(layout, [own], { from: leaderAt, to: at });
  const [place = at] = turns === 0 ? moved : rotateTiles(layout, moved, { about: at, turns });
  return place;
}
