/** mulberry32, as the peers' own benchmark draws its maps. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Which cells of a square map are blocked, row by row; the first, the last and the middle one never are. */
export function obstacleMap(size: number, share: number, seed: number): Uint8Array {
  const random = mulberry32(seed);
  const blocked = Uint8Array.from({ length: size * size }, () => (random() < share ? 1 : 0));
  for (const cell of [0, size * size - 1, (size >> 1) * size + (size >> 1)]) blocked[cell] = 0;
  return blocked;
}
