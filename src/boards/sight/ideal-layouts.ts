import type { Layout } from '../layout.js';
import { diamondFamily, hexFamily, type IdealFamily, squareFamily } from './ideal-shapes.js';
import { triangleFamily } from './ideal-triangles.js';

/** One family, or those of the cells at an even and at an odd u + v. */
export type Families = readonly [IdealFamily] | readonly [even: IdealFamily, odd: IdealFamily];

/** What kind of cells a grid has, and how they lie. */
export interface GridDescription extends GridMeasures {
  readonly families: Families;
  readonly lines: 'rows' | 'columns';
}

/** What grid layouts say about themselves in their options. */
interface GridMeasures {
  readonly columns: number;
  readonly rows: number;
  readonly wrap: string;
  readonly origin: { readonly x: number; readonly y: number };
  readonly offset?: string;
  readonly orientation?: string;
  readonly projection?: string;
  readonly staggerAxis?: string;
  readonly pointing?: string;
}

/** Reads the layouts of this library; undefined for any other. */
export function describeGrid({ shape, options }: Layout): GridDescription | undefined {
  if (options?.shape !== shape) return undefined;
  const measures = options as unknown as GridMeasures;
  if (shape === 'hex') {
    const lines = measures.orientation === 'flat' ? 'columns' : 'rows';
    return { ...measures, lines, families: [hexFamily(lines)] };
  }
  if (shape === 'triangle') {
    const [even, odd] = measures.pointing === 'down' ? (['down', 'up'] as const) : (['up', 'down'] as const);
    return { ...measures, lines: 'rows', families: [triangleFamily(even), triangleFamily(odd)] };
  }
  if (shape !== 'square') return undefined;
  if (measures.projection !== 'staggered') return { ...measures, lines: 'rows', families: [squareFamily] };
  const lines = measures.staggerAxis === 'x' ? 'columns' : 'rows';
  return { ...measures, lines, families: [diamondFamily(lines)] };
}
