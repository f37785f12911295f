import type { Point } from './layout.js';
import { type LayoutOptionReader, membersOf } from './layout-options.js';

/** A node of a graph and where it lies, in board units. */
export interface GraphNode extends Point {
  readonly name: string;
}

/** Two nodes by name. */
export type GraphEdge = readonly [from: string, to: string];

/** A board of points and edges. */
export interface GraphOptions {
  /** Where the nodes lie, by name or as a list; their order numbers the cells. */
  readonly nodes: Readonly<Record<string, Point>> | readonly GraphNode[];
  /** Pairs of neighbours. */
  readonly edges: readonly GraphEdge[];
  /** Pairs of which the second is a neighbour of the first, but the first not of the second. */
  readonly oneWay?: readonly GraphEdge[] | undefined;
  /** Named lines through the nodes, such as the mills of nine men's morris. */
  readonly lines?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Radius of a node's area in board units, by default 24. */
  readonly size?: number | undefined;
}

/** The options of a graph, complete and in one form. */
export interface GraphData {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly oneWay: readonly GraphEdge[];
  readonly lines: Readonly<Record<string, readonly string[]>>;
  readonly size: number;
}

export const graphOptionNames = ['nodes', 'edges', 'oneWay', 'lines', 'size'];

/** Reads the options of a graph and copies them; whether the names in edges and lines are nodes is not asked here. */
export function readGraphData(read: LayoutOptionReader): GraphData {
  return {
    nodes: readNodes(read),
    edges: readEdges(read, 'edges', read.get('edges')),
    oneWay: readEdges(read, 'oneWay', read.get('oneWay') ?? []),
    lines: readLines(read),
    size: read.length('size', 24),
  };
}

function readNodes(read: LayoutOptionReader): GraphNode[] {
  const given = read.get('nodes');
  const named: [unknown, unknown][] = Array.isArray(given)
    ? given.map((node) => [membersOf(node).name, node])
    : Object.entries(membersOf(given));
  if (named.length === 0) throw read.error('nodes', 'points by name or a list of { name, x, y }, at least one');
  const names = new Set<string>();
  return named.map(([name, point], index) => {
    const { x, y } = membersOf(point);
    const title = `nodes[${index}].name`;
    if (typeof name !== 'string') throw read.error(title, 'a text', name);
    if (names.has(name)) throw read.error(title, 'a name that no other node has', name);
    names.add(name);
    return {
      name,
      x: readCoordinate(read, `x of node '${name}'`, x),
      y: readCoordinate(read, `y of node '${name}'`, y),
    };
  });
}

function readCoordinate(read: LayoutOptionReader, title: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw read.error(title, 'a finite number', value);
}

function readEdges(read: LayoutOptionReader, option: string, given: unknown): GraphEdge[] {
  if (!Array.isArray(given)) throw read.error(option, 'a list of pairs of node names');
  return given.map((pair: unknown, index) => {
    const [from, to, ...more] = readNames(read, `${option}[${index}]`, pair);
    if (from !== undefined && to !== undefined && more.length === 0) return [from, to];
    throw read.error(`${option}[${index}]`, 'a pair of node names', pair);
  });
}

function readLines(read: LayoutOptionReader): Record<string, string[]> {
  const given = read.get('lines') ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) throw read.error('lines', 'lists of node names by line');
  return Object.fromEntries(
    Object.entries(given).map(([line, names]) => [line, readNames(read, `line '${line}'`, names)]),
  );
}

function readNames(read: LayoutOptionReader, title: string, given: unknown): string[] {
  if (Array.isArray(given) && given.every((name) => typeof name === 'string')) return [...given];
  throw read.error(title, 'a list of node names', given);
}
