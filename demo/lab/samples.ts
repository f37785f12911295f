// What each layout shows at first, so that there is something to see.
import { type Cell, createRandom, type Layout, type Wrap } from 'excalibur-boardkit/boards';
import { type LayoutId, layoutOf } from './layouts.js';
import { type Ground, type Sheet, SYMBOLS } from './sheet.js';
import { type Side, sideOf } from './sides.js';

/** A picture of ten by ten that is stretched over any grid: a hill, a rock, a pond, smoke. */
const picture = [
  '          ',
  '   2   ~~ ',
  '  232   ~ ',
  '  3432    ',
  '   22     ',
  '      #   ',
  ' ~    ##  ',
  ' ~~    . 2',
  '   #  .. 3',
  '        23',
];
const kinds: Readonly<Record<string, Ground>> = { '#': 'solid', '.': 'hole', '~': 'smoke' };
const graphGround: Readonly<Record<string, Ground>> = { hill: '3', tower: '2', wood: '4', well: 'smoke', ford: '2' };

/** The sheet to begin with on a layout. */
export function sampleOf(id: LayoutId, wrap: Wrap = 'none'): Sheet {
  const layout = layoutOf(id, wrap);
  const cells = [...Array(layout.size).keys()];
  const ground = cells.map((cell) => groundAt(layout, cell));
  return {
    layout: id,
    wrap,
    ground,
    walls: layout.nodes ? [] : wallsOf(layout),
    symbols: symbolsOf(ground, `${id} 5`),
    explorer: nearest(layout, ground, 0.14, 0.55),
    goal: nearest(layout, ground, 0.86, 0.42),
  };
}

/** Symbols by chance, the same for the same seed. */
export function symbolsOf(ground: readonly Ground[], seed: string): Sheet['symbols'] {
  const random = createRandom(seed);
  return ground.map((kind) => {
    const symbol = random.pick(SYMBOLS);
    return kind === 'hole' ? undefined : symbol;
  });
}

function groundAt(layout: Layout, cell: Cell): Ground {
  const name = layout.nodes?.[cell];
  if (name !== undefined) return graphGround[name] ?? '1';
  const { u, v } = sharesOf(layout, cell);
  const letter = picture[Math.floor(v * 10)]?.[Math.floor(u * 10)] ?? ' ';
  return kinds[letter] ?? (letter === ' ' ? '1' : (letter as Ground));
}

/** A wall down the middle, with a gap at its lower end. */
function wallsOf(layout: Layout): Side[] {
  const walls = new Set<Side>();
  for (let cell = 0; cell < layout.size; cell++) {
    const { u, v } = sharesOf(layout, cell);
    if (u >= 0.5 || v < 0.2 || v >= 0.75) continue;
    for (const direction of layout.directions.keys()) {
      const side = sideOf(layout, cell, direction);
      const neighbor = layout.neighbors[cell * layout.directions.length + direction] ?? -1;
      const across = neighbor < 0 ? 0 : sharesOf(layout, neighbor).u;
      if (side !== undefined && across >= 0.5 && across < 0.8) walls.add(side);
    }
  }
  return [...walls].sort((a, b) => a - b);
}

/** Where a cell of a grid lies between the first column and row and the last, from 0 up to 1. */
function sharesOf(layout: Layout, cell: Cell): { readonly u: number; readonly v: number } {
  const last = layout.xyOf(layout.size - 1);
  const { x, y } = layout.xyOf(cell);
  return { u: (x + 0.5) / (last.x + 1), v: (y + 0.5) / (last.y + 1) };
}

/** The plain tile next to a point of the board, given in shares of its width and height. */
function nearest(layout: Layout, ground: readonly Ground[], u: number, v: number): Cell {
  const centers = ground.map((_, cell) => layout.center(cell));
  const [xs, ys] = [centers.map(({ x }) => x), centers.map(({ y }) => y)];
  const at = (values: number[], share: number) => Math.min(...values) * (1 - share) + Math.max(...values) * share;
  const [x, y] = [at(xs, u), at(ys, v)];
  const distance = (cell: Cell) => Math.hypot((xs[cell] ?? 0) - x, (ys[cell] ?? 0) - y);
  const plain = [...ground.keys()].filter((cell) => ground[cell] === '1');
  return plain.reduce((best, cell) => (distance(cell) < distance(best) ? cell : best), plain[0] ?? 0);
}
