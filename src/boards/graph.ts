import { type GraphData, type GraphNode, type GraphOptions, graphOptionNames, readGraphData } from './graph-options.js';
import type { Cell, Layout, LayoutDescription, Point } from './layout.js';
import { LayoutOptionReader } from './layout-options.js';
import { NearestPoint } from './nearest-point.js';
import { StepCounts } from './step-counts.js';

/**
 * A board of any points and edges. Direction k of a node is its k-th edge as given, two-way edges before one-way ones.
 * Throws on bad options, naming what is wrong and what is allowed; loops and parallel edges are bad.
 */
export function graphLayout(options: GraphOptions): GraphLayout {
  const read = new LayoutOptionReader('graph', options, graphOptionNames);
  const data = readGraphData(read);
  const cells = new Map(data.nodes.map(({ name }, cell) => [name, cell]));
  return new GraphLayout(data, linkNodes(read, data, cells), linesOf(read, data, cells));
}

/** A layout of named nodes; x is the cell and y is 0. */
export class GraphLayout implements Layout {
  readonly shape = 'graph';
  readonly size: number;
  readonly directions: readonly string[];
  readonly neighbors: Int32Array;
  readonly options: LayoutDescription;
  readonly nodes: readonly string[];
  readonly lines: Readonly<Record<string, readonly Cell[]>>;
  readonly #data: GraphData;
  readonly #nearest: NearestPoint;
  readonly #steps: StepCounts;

  constructor(
    data: GraphData,
    targets: readonly (readonly Cell[])[],
    lines: Readonly<Record<string, readonly Cell[]>>,
  ) {
    const width = targets.reduce((most, { length }) => Math.max(most, length), 0);
    this.size = data.nodes.length;
    this.directions = Array.from({ length: width }, (_, direction) => `${direction}`);
    this.neighbors = new Int32Array(this.size * width).fill(-1);
    for (const [cell, cells] of targets.entries()) this.neighbors.set(cells, cell * width);
    this.options = { shape: this.shape, ...data };
    this.nodes = data.nodes.map(({ name }) => name);
    this.lines = lines;
    this.#data = data;
    this.#nearest = new NearestPoint(data.nodes, data.size);
    this.#steps = new StepCounts(this.neighbors, this.size, width);
  }

  cellOf(x: number, y: number): Cell | undefined {
    // + 0 because −0 must not get out.
    return Number.isInteger(x) && x >= 0 && x < this.size && y === 0 ? x + 0 : undefined;
  }

  xyOf(cell: Cell): { x: number; y: number } {
    this.#node(cell);
    return { x: cell, y: 0 };
  }

  center(cell: Cell): Point {
    const { x, y } = this.#node(cell);
    return { x, y };
  }

  /** Sixteen points on the circle around the node. */
  corners(cell: Cell): readonly Point[] {
    const { x, y } = this.#node(cell);
    return Array.from({ length: 16 }, (_, corner) => {
      const angle = (corner * Math.PI) / 8;
      return { x: x + this.#data.size * Math.cos(angle), y: y + this.#data.size * Math.sin(angle) };
    });
  }

  cellAt(point: Point): Cell | undefined {
    return this.#nearest.indexNear(point);
  }

  opposite(_direction: number): undefined {
    return undefined;
  }

  distance(a: Cell, b: Cell): number {
    this.#node(a);
    this.#node(b);
    return this.#steps.between(a, b);
  }

  #node(cell: Cell): GraphNode {
    const node = this.#data.nodes[cell];
    if (node) return node;
    throw new RangeError(`graph layout: cell is ${cell}, but must be 0 … ${this.size - 1}`);
  }
}

type Cells = ReadonlyMap<string, Cell>;

/** The neighbours of each cell, in the order of its edges. */
function linkNodes(read: LayoutOptionReader, { nodes, edges, oneWay }: GraphData, cells: Cells): Cell[][] {
  const targets = new Map<string, Cell[]>(nodes.map(({ name }) => [name, []]));
  const link = (option: string, from: string, to: string): void => {
    const known = targets.get(from);
    const target = cells.get(to);
    if (known === undefined || target === undefined) {
      throw read.error(option, `a pair of the nodes ${[...cells.keys()].join(', ')}`, [from, to]);
    }
    if (from === to) throw read.error(option, 'two different nodes', [from, to]);
    if (known.includes(target)) throw read.error(option, `the only edge from '${from}' to '${to}'`, [from, to]);
    known.push(target);
  };
  for (const [index, [a, b]] of edges.entries()) {
    link(`edges[${index}]`, a, b);
    link(`edges[${index}]`, b, a);
  }
  for (const [index, [from, to]] of oneWay.entries()) link(`oneWay[${index}]`, from, to);
  return [...targets.values()];
}

function linesOf(read: LayoutOptionReader, { lines }: GraphData, cells: Cells): Record<string, Cell[]> {
  const cellOn = (line: string, name: string): Cell => {
    const cell = cells.get(name);
    if (cell !== undefined) return cell;
    throw read.error(`line '${line}'`, `made of the nodes ${[...cells.keys()].join(', ')}`, name);
  };
  const found = Object.entries(lines).map(([line, names]) => [line, names.map((name) => cellOn(line, name))] as const);
  return Object.fromEntries(found);
}
