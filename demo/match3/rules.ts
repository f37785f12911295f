import {
  type ActorBoard,
  type Cascade,
  cascade,
  findSwaps,
  hasRun,
  type Random,
  type SwapMatch,
  type Tile,
} from 'excalibur-boardkit';

/** The symbols; the pictures have the same names. */
export const finds = ['star', 'shell', 'fish', 'leaf', 'ring', 'anchor'];

const [columns, rows] = [7, 8];

/** The board, and above it as many rows without tiles, out of the picture: from there new finds fall in. */
export const beach = {
  columns,
  rows: 2 * rows,
  size: 72,
  tiles: (_x: number, y: number) => (y < rows ? undefined : {}),
};

/** Three or more of the same in a row match. What is on a tile is the name of its piece. */
const three = { symbol: (_tile: Tile, pieces: readonly { readonly name: string }[]) => pieces[0]?.name };

/** All swaps that match, those that take most tiles first. */
export function swapsOf(board: ActorBoard): SwapMatch<string>[] {
  const worth = ({ runs }: SwapMatch<string>) => new Set(runs.flatMap(({ tiles }) => tiles)).size;
  return findSwaps(board, three).toSorted((a, b) => worth(b) - worth(a));
}

/** What follows from a swap, step by step: finds vanish, others fall, new ones come. Nothing is changed. */
export function cascadeOf(board: ActorBoard, swap: readonly [Tile, Tile], random: Random): Cascade<string> {
  return cascade(board, { ...three, swap, fall: 'S', refill: () => random.pick(finds), random });
}

/** Ten points for each tile that is cleared, in the second step twice as much, and so on. */
export function pointsOf(cleared: readonly Tile[], step: number): number {
  return 10 * cleared.length * step;
}

/** A find for each tile, so that nothing matches yet, and some swap does. */
export function deal(board: ActorBoard, random: Random): ReadonlyMap<Tile, string> {
  for (;;) {
    const dealt = new Map([...board.tiles()].map((tile) => [tile, random.pick(finds)]));
    const options = { symbol: (tile: Tile) => dealt.get(tile) };
    if (!hasRun(board, options) && findSwaps(board, options).length > 0) return dealt;
  }
}

/** The name of a tile: a letter for the column, and a number for the row from below. */
export function nameOf({ x, y }: Tile): string {
  return `${'abcdefg'.charAt(x)}${2 * rows - y}`;
}
