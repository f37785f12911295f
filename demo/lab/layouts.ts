// The boards of the lab: what they are made from, so that rules and pictures have the same.
import {
  type Cell,
  graphLayout,
  hexLayout,
  type Layout,
  squareLayout,
  triangleLayout,
  type Wrap,
} from 'excalibur-boardkit/boards';

/** All tiles have about the area of a square of 64, so that pieces are the same size everywhere. */
export const LAYOUTS = {
  square: { name: 'Squares, 4 ways', shape: 'square', options: { columns: 9, rows: 9, size: 64, directions: 4 } },
  square8: { name: 'Squares, 8 ways', shape: 'square', options: { columns: 9, rows: 9, size: 64, directions: 8 } },
  hex: { name: 'Hexes, pointy', shape: 'hex', options: { columns: 9, rows: 10, size: 38, orientation: 'pointy' } },
  hexflat: { name: 'Hexes, flat', shape: 'hex', options: { columns: 10, rows: 9, size: 38, orientation: 'flat' } },
  staggered: {
    name: 'Staggered',
    shape: 'square',
    options: { columns: 6, rows: 18, tileWidth: 112, tileHeight: 72, projection: 'staggered', directions: 4 },
  },
  isometric: {
    name: 'Isometric',
    shape: 'square',
    options: { columns: 8, rows: 8, tileWidth: 112, tileHeight: 72, projection: 'isometric', directions: 4 },
  },
  triangle: { name: 'Triangles', shape: 'triangle', options: { columns: 14, rows: 8, size: 92 } },
  graph: {
    name: 'A graph',
    shape: 'graph',
    options: {
      size: 30,
      nodes: {
        pier: { x: 50, y: 290 },
        inn: { x: 130, y: 180 },
        quay: { x: 140, y: 390 },
        mill: { x: 150, y: 60 },
        market: { x: 250, y: 270 },
        beach: { x: 240, y: 500 },
        hill: { x: 290, y: 110 },
        well: { x: 340, y: 380 },
        tower: { x: 370, y: 210 },
        farm: { x: 420, y: 510 },
        gate: { x: 440, y: 90 },
        bridge: { x: 470, y: 300 },
        wood: { x: 540, y: 420 },
        abbey: { x: 560, y: 190 },
        ford: { x: 600, y: 310 },
        camp: { x: 640, y: 100 },
        cave: { x: 650, y: 470 },
        peak: { x: 700, y: 240 },
      },
      edges: [
        ['pier', 'inn'],
        ['pier', 'quay'],
        ['pier', 'market'],
        ['inn', 'mill'],
        ['inn', 'market'],
        ['inn', 'hill'],
        ['quay', 'market'],
        ['quay', 'beach'],
        ['mill', 'hill'],
        ['market', 'tower'],
        ['market', 'well'],
        ['beach', 'well'],
        ['beach', 'farm'],
        ['hill', 'tower'],
        ['hill', 'gate'],
        ['well', 'bridge'],
        ['well', 'farm'],
        ['tower', 'bridge'],
        ['tower', 'gate'],
        ['farm', 'wood'],
        ['gate', 'abbey'],
        ['gate', 'camp'],
        ['bridge', 'abbey'],
        ['bridge', 'wood'],
        ['bridge', 'ford'],
        ['wood', 'cave'],
        ['wood', 'ford'],
        ['abbey', 'camp'],
        ['abbey', 'peak'],
        ['ford', 'peak'],
        ['ford', 'cave'],
        ['camp', 'peak'],
      ],
      lines: {
        coast: ['pier', 'quay', 'beach', 'farm', 'wood', 'cave'],
        heights: ['mill', 'hill', 'gate', 'camp', 'peak', 'ford'],
        road: ['pier', 'market', 'tower', 'bridge', 'ford', 'cave'],
        lane: ['inn', 'market', 'well', 'bridge', 'abbey', 'peak'],
      },
    },
  },
} as const;

export type LayoutId = keyof typeof LAYOUTS;
export const LAYOUT_IDS = Object.keys(LAYOUTS) as readonly LayoutId[];
export const WRAPS: readonly Wrap[] = ['none', 'x', 'y', 'both'];

/** Whether the axes of a layout can close upon themselves. */
export function canWrap(id: LayoutId): boolean {
  return id !== 'graph';
}

/** Whether steps may cut a corner. */
export function hasCorners(id: LayoutId): boolean {
  return id === 'square8';
}

/** The geometry of a board. */
export function layoutOf(id: LayoutId, wrap: Wrap): Layout {
  const kind = LAYOUTS[id];
  if (kind.shape === 'graph') return graphLayout(kind.options);
  if (kind.shape === 'hex') return hexLayout({ ...kind.options, wrap });
  if (kind.shape === 'triangle') return triangleLayout({ ...kind.options, wrap });
  return squareLayout({ ...kind.options, wrap });
}

/** What a tile is called: the name of its node, or its x and y. */
export function nameOf(layout: Layout, cell: Cell): string {
  const { x, y } = layout.xyOf(cell);
  return layout.nodes?.[cell] ?? `${x}, ${y}`;
}
