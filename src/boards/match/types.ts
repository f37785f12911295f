import type { Direction } from '../layout.js';
import type { Tile, TileProperties } from '../tile.js';

/** What is on a tile: symbols are equal as `Object.is` has it; undefined is none, which matches nothing. */
export type SymbolOf<TSymbol, TTile extends object = TileProperties, TPiece = unknown> = (
  tile: Tile<TTile>,
  pieces: readonly TPiece[],
) => TSymbol | undefined;

/** What all questions about symbols share. Each tile is asked once. */
export interface SymbolOptions<TSymbol, TTile extends object = TileProperties, TPiece = unknown> {
  readonly symbol: SymbolOf<TSymbol, TTile, TPiece>;
  /** A symbol that stands for any other one, as a joker does. */
  readonly wildcard?: TSymbol | undefined;
  /** The directions that count, all by default; one and its opposite are the same line. On graphs it means nothing. */
  readonly directions?: readonly Direction[] | undefined;
}

/** Which runs count. */
export interface RunOptions<TSymbol, TTile extends object = TileProperties, TPiece = unknown>
  extends SymbolOptions<TSymbol, TTile, TPiece> {
  /** How many tiles make a run, at least; 3 by default. */
  readonly length?: number | undefined;
}

/** Equal symbols in a row, as long as the row is. */
export interface Run<TSymbol, TTile extends object = TileProperties> {
  /** What they are; the wildcard if all of them are wildcards. */
  readonly symbol: TSymbol;
  /** In the direction of the line. */
  readonly tiles: readonly Tile<TTile>[];
  /** The direction of the line, the lower one of the two; undefined on graphs. On triangles 0 E or, in leaning strips, 1 S. */
  readonly direction: number | undefined;
  /** On graphs, the name of the line. */
  readonly line?: string | undefined;
}
