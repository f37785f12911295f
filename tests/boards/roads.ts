import {
  Board,
  type ForwardPlan,
  graphLayout,
  type Place,
  type SquareOptions,
  squareLayout,
  type TileProperties,
} from '../../src/boards/index.js';

export type Road = Board<TileProperties, string>;

/** A square board from rows of text, `#` a tile, with properties by 'x,y'. */
export function squareRoad(
  rows: readonly string[],
  tiles: Readonly<Record<string, TileProperties>> = {},
  options: Partial<SquareOptions> = {},
): Road {
  const columns = rows[0]?.length ?? 0;
  const board: Road = new Board(squareLayout({ columns, rows: rows.length, ...options }), { tiles: rows });
  for (const [name, properties] of Object.entries(tiles)) board.setTile(xy(name), properties);
  return board;
}

/** A board of nodes at points, with edges like 'a=b' (both ways) and 'a>b' (one way). */
export function graphRoad(nodes: Readonly<Record<string, readonly [number, number]>>, edges: string): Road {
  const pairs = edges.split(' ').map((edge) => edge.split(/[=>]/) as [string, string]);
  const isOneWay = edges.split(' ').map((edge) => edge.includes('>'));
  return new Board(
    graphLayout({
      nodes: Object.entries(nodes).map(([name, [x, y]]) => ({ name, x, y })),
      edges: pairs.filter((_, index) => !isOneWay[index]),
      oneWay: pairs.filter((_, index) => isOneWay[index]),
    }),
  );
}

/** The place '3,4'. */
export function xy(name: string): { x: number; y: number } {
  const [x = Number.NaN, y = Number.NaN] = name.split(',').map(Number);
  return { x, y };
}

/** A tile in words: '3,4', or the name of its node. */
export function at(board: Road, place: Place | undefined): string | undefined {
  if (place === undefined) return undefined;
  const tile = board.tile(place);
  if (tile === undefined) return 'x' in place ? `${place.x},${place.y}` : undefined;
  return board.layout.nodes?.[tile.cell] ?? `${tile.x},${tile.y}`;
}

/** The tiles of the steps, in words. */
export function path({ board, steps }: ForwardPlan<TileProperties, string>): string {
  return steps.map(({ tile }) => at(board, tile)).join(' ');
}

/** The ring of the rex probes: the outline of 5 × 5. */
export const RING = ['#####', '#...#', '#...#', '#...#', '#####'];
/** A road from W to E with a branch to the S in the middle. */
export const TEE = ['#####', '..#..', '..#..'];
/** A crossing of two roads in the middle of 5 × 5. */
export const CROSSING = ['..#..', '..#..', '#####', '..#..', '..#..'];
