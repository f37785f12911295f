import type { PlacedLayer } from './format/index.js';

/** Depth of the board's layer, below its grid and its highlights, which lie below pieces: those stand at 0 and up. */
const BOARD_DEPTH = -2;
/** Depth of the first layer in front of the board, so that pieces may lie from 0 up to here. */
const FRONT_DEPTH = 100;

/** How deep everything of a map lies. */
export interface Depths {
  /** Of each layer. What a layer consists of lies from here to one above. */
  readonly layers: ReadonlyMap<PlacedLayer['layer'] | undefined, number>;
  /** Of the board: its grid and highlights. */
  readonly board: number;
}

/**
 * Spreads the layers so that pieces at depth 0 stand on the board's layer: it and those behind it lie at -2, -3, …,
 * those in front of it at 100, 101, … A layer with a number as property `zindex` lies there, as plugin-tiled has it.
 */
export function depthsOf(layers: readonly PlacedLayer[], board: PlacedLayer['layer']): Depths {
  const boardIndex = layers.findIndex(({ layer }) => layer === board);
  const depths = layers.map((placed, index) => {
    const inFront = index - boardIndex;
    const depth = zIndexOf(placed) ?? (inFront > 0 ? FRONT_DEPTH + inFront - 1 : BOARD_DEPTH + inFront);
    return [placed.layer, depth] as const;
  });
  return { layers: new Map(depths), board: (depths[boardIndex]?.[1] ?? BOARD_DEPTH) + 1 };
}

function zIndexOf({ layer }: PlacedLayer): number | undefined {
  const property = layer.properties.findLast(({ name }) => name.toLowerCase() === 'zindex');
  return typeof property?.value === 'number' ? property.value : undefined;
}

/** Where in its layer something lies, from 0 to 1: Tiled paints from top to bottom, and tiles from left to right. */
export function depthAt(y: number, x = 0): number {
  const line = y + x / 1e6;
  return 0.5 + line / (2 * (Math.abs(line) + 1000));
}
