/** A tile's place. */
export interface XY {
  readonly x: number;
  readonly y: number;
}

/** The outline of a square board, clockwise from the top left. */
export function outline(size: number): XY[] {
  const last = size - 1;
  const side = Array.from({ length: last }, (_, i) => i);
  return [
    ...side.map((i) => ({ x: i, y: 0 })),
    ...side.map((i) => ({ x: last, y: i })),
    ...side.map((i) => ({ x: last - i, y: last })),
    ...side.map((i) => ({ x: 0, y: last - i })),
  ];
}

/** Numbers from 0 up to 1 by mulberry32, with which the maps of the peer's own measurements are made. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Obstacles on a fifth of a square board, row by row; the first, the middle and the last tile are free. */
export function obstacles(size: number, seed: number): Uint8Array {
  const next = mulberry32(seed);
  const blocked = Uint8Array.from({ length: size * size }, () => (next() < 0.2 ? 1 : 0));
  const middle = size >> 1;
  for (const free of [0, middle * size + middle, size * size - 1]) blocked[free] = 0;
  return blocked;
}
