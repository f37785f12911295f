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
