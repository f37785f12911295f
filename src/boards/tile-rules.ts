import { inContext } from './context.js';
import { directionNumber } from './direction.js';
import { BLOCKED } from './forwarding/types.js';
import type { Cell, Direction, Layout, Place } from './layout.js';
import { cellOfPlace } from './place.js';
import { CellFlag, type TileProperties } from './tile.js';
import { writtenCost } from './written-cost.js';

/** What the properties of a tile mean on its cell; undefined is what the tile does not say. */
export interface TileRules {
  /** Bits of `CellFlag`. */
  readonly flags: number;
  /** As `writtenCost` reads it. */
  readonly cost: unknown;
  /** The number of the direction. */
  readonly face: number | undefined;
  /** The numbers of the directions that lead out. */
  readonly exits: readonly number[] | undefined;
  readonly jump: Cell | undefined;
}

/** Reads and judges the properties of a tile. Throws a RangeError or TypeError that names the tile and the property. */
export function readTileRules(layout: Layout, cell: Cell, properties: TileProperties): TileRules {
  const { exits, jump } = properties;
  const cost = writtenCost(properties.cost);
  return {
    flags: flagsOf(properties, cost),
    cost,
    face: readTileFace(layout, cell, properties),
    exits: exits === undefined ? undefined : readExits(layout, cell, exits),
    jump: jump === undefined ? undefined : readJump(layout, cell, jump),
  };
}

/** The direction that the `face` of a tile names. */
export function readTileFace(layout: Layout, cell: Cell, { face }: TileProperties): number | undefined {
  return face === undefined ? undefined : readDirection(layout, cell, 'face', face);
}

/** How messages call a tile. */
export function tileName(layout: Layout, cell: Cell): string {
  const node = layout.nodes?.[cell];
  const { x, y } = layout.xyOf(cell);
  return node === undefined ? `tile (${x}, ${y})` : `tile '${node}'`;
}

function flagsOf({ road, solid }: TileProperties, cost: unknown): number {
  return (
    CellFlag.TILE |
    (road === false ? CellFlag.OFF_ROAD : 0) |
    (solid === true ? CellFlag.SOLID : 0) |
    (cost === BLOCKED ? CellFlag.BLOCKED : 0)
  );
}

function readExits(layout: Layout, cell: Cell, exits: unknown): number[] {
  if (typeof exits === 'string') {
    const names = exits.trim() === '' ? [] : exits.split(',');
    return names.map((name) => readDirection(layout, cell, 'exits', name.trim()));
  }
  if (!Array.isArray(exits)) {
    const allowed = 'a list of directions, or text with commas';
    throw new TypeError(`${tileName(layout, cell)}: exits is ${show(exits)}, but must be ${allowed}`);
  }
  return exits.map((exit: unknown) => readDirection(layout, cell, 'exits', exit));
}

/** A direction as authors write it: also a number as text, and on graphs the name of the neighbour. */
function readDirection(layout: Layout, cell: Cell, property: string, value: unknown): number {
  const what = `${tileName(layout, cell)}: ${property}`;
  if (typeof value !== 'number' && typeof value !== 'string') {
    throw new TypeError(`${what} is ${show(value)}, but must be the name or the number of a direction`);
  }
  return layout.nodes
    ? readEdge(layout, layout.nodes, cell, what, value)
    : directionNumber(layout, isWholeNumber(value) ? Number(value) : value, what);
}

function readEdge(layout: Layout, nodes: readonly string[], cell: Cell, what: string, value: Direction): number {
  const width = layout.directions.length;
  const neighbors = [...layout.neighbors.subarray(cell * width, cell * width + width)].filter((to) => to >= 0);
  const named = typeof value === 'string' ? neighbors.findIndex((to) => nodes[to] === value) : -1;
  const numbered = isWholeNumber(value) && Number(value) < neighbors.length ? Number(value) : -1;
  if (named >= 0 && numbered >= 0 && named !== numbered) {
    const hint = `write the number ${numbered} or ${named} instead of text`;
    throw new RangeError(`${what} is '${value}', the number of one edge and the node of another: ${hint}`);
  }
  if (named < 0 && numbered < 0) {
    const allowed = neighbors.map((to, edge) => `${edge} (to '${nodes[to]}')`).join(', ');
    throw new RangeError(`${what} is ${show(value)}, but the edges there are ${allowed || 'none'}`);
  }
  return Math.max(named, numbered);
}

function readJump(layout: Layout, cell: Cell, jump: unknown): Cell {
  const what = () => `${tileName(layout, cell)}: jump`;
  const target = inContext(what, () => cellOfPlace(layout, jumpPlace(layout, jump)));
  if (target !== undefined) return target;
  throw new RangeError(`${what()} is ${show(jump)}, but must be a place on the board`);
}

function jumpPlace(layout: Layout, jump: unknown): Place {
  if (typeof jump !== 'string') return jump as Place;
  const [, x, y] = /^\s*(-?\d+)\s*,\s*(-?\d+)\s*$/.exec(jump) ?? [];
  const isNode = layout.nodes?.includes(jump) ?? false;
  if (!isNode && x !== undefined && y !== undefined) return { x: Number(x), y: Number(y) };
  if (layout.nodes) return { node: jump };
  throw new TypeError(`text is ${show(jump)}, but must be x and y, such as '3,4'`);
}

function isWholeNumber(value: Direction): boolean {
  return typeof value === 'number' ? Number.isInteger(value) && value >= 0 : /^\d+$/.test(value);
}

function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? String(value));
}
