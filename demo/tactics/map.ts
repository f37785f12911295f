import type { Direction, Place, TileProperties } from 'excalibur-boardkit/boards';

/** The field, row by row; it is the same seen from either end. */
const rows = [
  '...w...', // w are woods
  '.w.....',
  '...r.w.', // r is a rock
  'w...w..',
  'w.r....',
  '....r.w',
  '..w...w',
  '.w.r...',
  '.....w.',
  '...w...',
];

/** Woods cost two points and dim sight: one sees through one tile of them, not through two. Rocks are solid. */
const grounds: Readonly<Record<string, TileProperties>> = {
  w: { class: 'woods', cost: 2, dim: 1 },
  r: { class: 'rock', solid: true },
};

/** What `HexBoard` is made of. */
export const field = {
  columns: 7,
  rows: rows.length,
  size: 40,
  tiles: (x: number, y: number): TileProperties => grounds[rows[y]?.charAt(x) ?? ''] ?? {},
};

/** Walls stand between two tiles. Nobody climbs over; one looks and shoots over a fence, not over a stone wall. */
export const walls: readonly (readonly [place: Place, direction: Direction, wall: 'stone' | 'fence'])[] = [
  [{ x: 3, y: 4 }, 'SW', 'stone'],
  [{ x: 3, y: 4 }, 'SE', 'stone'],
  [{ x: 3, y: 5 }, 'NE', 'stone'],
  [{ x: 5, y: 3 }, 'SW', 'fence'],
  [{ x: 5, y: 3 }, 'SE', 'fence'],
  [{ x: 1, y: 6 }, 'NE', 'fence'],
  [{ x: 1, y: 6 }, 'NW', 'fence'],
];

/** Who begins where. */
export const armies = [
  { side: 'blue', kind: 'archer', at: { x: 2, y: 9 } },
  { side: 'blue', kind: 'knight', at: { x: 3, y: 8 } },
  { side: 'blue', kind: 'scout', at: { x: 4, y: 9 } },
  { side: 'red', kind: 'archer', at: { x: 4, y: 0 } },
  { side: 'red', kind: 'knight', at: { x: 3, y: 1 } },
  { side: 'red', kind: 'scout', at: { x: 2, y: 0 } },
] as const;
