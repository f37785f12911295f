import type { TiledLayer } from './model-layers.js';
import type { TiledProperty } from './model-properties.js';
import type { TiledTileset } from './model-tilesets.js';

/** How the cells of a map lie. */
export type Orientation = 'orthogonal' | 'isometric' | 'staggered' | 'hexagonal' | 'oblique';

/**
 * A map with all its tilesets and templates, in the shape of Tiled's JSON (TMJ), whatever it was read from. The keys
 * are Tiled's; `class` is always the class, which Tiled calls `type` on tiles and objects in some versions. Everything
 * that Tiled leaves out has its default; '' is no class. Paths of files and images are those that `readFile` takes.
 */
export interface TiledMap {
  readonly file: string;
  readonly tiledversion: string | undefined;
  readonly class: string;
  readonly orientation: Orientation;
  readonly renderorder: 'right-down' | 'right-up' | 'left-down' | 'left-up';
  /** In cells. An infinite map says something here too, but its layers lie where their chunks are. */
  readonly width: number;
  readonly height: number;
  /** Of a cell, in pixels. */
  readonly tilewidth: number;
  readonly tileheight: number;
  readonly infinite: boolean;
  /** Hexagonal maps: length of the upright or level sides, in pixels; else 0. */
  readonly hexsidelength: number;
  readonly staggeraxis: 'x' | 'y';
  readonly staggerindex: 'odd' | 'even';
  /** Oblique maps: how far a row lies to the right of the one above, a column below the one to its left, in pixels. */
  readonly skewx: number;
  readonly skewy: number;
  /** `#RRGGBB` or `#AARRGGBB`, as all colours here. */
  readonly backgroundcolor: string | undefined;
  readonly parallaxoriginx: number;
  readonly parallaxoriginy: number;
  readonly nextlayerid: number;
  readonly nextobjectid: number;
  readonly properties: readonly TiledProperty[];
  /** By ascending `firstgid`. Tilesets that only templates use come last. */
  readonly tilesets: readonly TiledTileset[];
  /** From back to front. */
  readonly layers: readonly TiledLayer[];
}
