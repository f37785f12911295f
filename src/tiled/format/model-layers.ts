import type { TiledProperty } from './model-properties.js';

export type TiledLayer = TiledTileLayer | TiledObjectLayer | TiledImageLayer | TiledGroupLayer;

interface LayerBase {
  readonly id: number;
  readonly name: string;
  readonly class: string;
  readonly visible: boolean;
  /** 0 … 1. */
  readonly opacity: number;
  /** In pixels. */
  readonly offsetx: number;
  readonly offsety: number;
  readonly parallaxx: number;
  readonly parallaxy: number;
  readonly tintcolor: string | undefined;
  readonly properties: readonly TiledProperty[];
}

export interface TiledTileLayer extends LayerBase {
  readonly type: 'tilelayer';
  /** Where the cells lie: one area on a finite map, any number that do not overlap on an infinite one. */
  readonly chunks: readonly TiledChunk[];
}

/** A rectangle of cells. */
export interface TiledChunk {
  /** The first column and row, in cells; may be negative. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Row by row: global tile ids with their flags (`splitGid`), 0 for an empty cell. */
  readonly data: Uint32Array;
}

export interface TiledObjectLayer extends LayerBase {
  readonly type: 'objectgroup';
  readonly color: string | undefined;
  readonly draworder: 'topdown' | 'index';
  readonly objects: readonly TiledObject[];
}

export interface TiledImageLayer extends LayerBase {
  readonly type: 'imagelayer';
  readonly image: string | undefined;
  readonly transparentcolor: string | undefined;
  readonly repeatx: boolean;
  readonly repeaty: boolean;
}

export interface TiledGroupLayer extends LayerBase {
  readonly type: 'group';
  readonly layers: readonly TiledLayer[];
}

/** An object, with all that it has from its template. */
export interface TiledObject {
  readonly id: number;
  readonly name: string;
  readonly class: string;
  readonly shape: ObjectShape;
  /** In pixels; on isometric maps in units of the tile height along both axes of the map. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees clockwise around x, y. */
  readonly rotation: number;
  readonly visible: boolean;
  readonly opacity: number;
  /** Of a tile: its global id with flags; else 0. */
  readonly gid: number;
  /** Of a polygon or polyline, from x, y; else empty. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly text: TiledText | undefined;
  readonly properties: readonly TiledProperty[];
}

export type ObjectShape = 'rectangle' | 'ellipse' | 'capsule' | 'point' | 'polygon' | 'polyline' | 'text' | 'tile';

export interface TiledText {
  readonly text: string;
  readonly fontfamily: string;
  /** In pixels. */
  readonly pixelsize: number;
  readonly wrap: boolean;
  readonly color: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strikeout: boolean;
  readonly kerning: boolean;
  readonly halign: 'left' | 'center' | 'right' | 'justify';
  readonly valign: 'top' | 'center' | 'bottom';
}
