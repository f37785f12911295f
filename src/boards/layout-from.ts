import { graphLayout } from './graph.js';
import type { GraphOptions } from './graph-options.js';
import { type HexOptions, hexLayout } from './hex.js';
import type { Layout, LayoutDescription } from './layout.js';
import { type SquareOptions, squareLayout } from './square.js';
import { type TriangleOptions, triangleLayout } from './triangle.js';

/** Makes a layout from its description, such as the `options` of another one or data read from a file. */
export function layoutFrom(description: LayoutDescription): Layout {
  const { shape, ...options } = description;
  // Each of them checks every option by itself.
  if (shape === 'square') return squareLayout(options as unknown as SquareOptions);
  if (shape === 'hex') return hexLayout(options as unknown as HexOptions);
  if (shape === 'triangle') return triangleLayout(options as unknown as TriangleOptions);
  if (shape === 'graph') return graphLayout(options as unknown as GraphOptions);
  throw new RangeError(`layout: shape is ${JSON.stringify(shape)}, but must be 'square', 'hex', 'triangle' or 'graph'`);
}
