// The part of the plugin that the suites use.

export interface TileXY {
  readonly x: number;
  readonly y: number;
}

export interface PathTile extends TileXY {
  readonly direction: number;
  readonly cost: number;
}

export class Board {
  constructor(scene: undefined, config: { grid: object; width: number; height: number });
  addChess(chess: object, x: number, y: number, z: number | string, align?: boolean): this;
  readonly chessCount: number;
  getNeighborTileDirection(from: TileXY, to: TileXY): number;
  ringToTileXYArray(center: TileXY, radius: number): TileXY[];
}

export class Monopoly {
  constructor(chess: object, config: { face: number; costCallback: (tile: PathTile) => number | null });
  preTileXY: TileXY | undefined;
  getPath(points: number): PathTile[];
}

export class FieldOfView {
  constructor(chess: object, config: { costCallback: (tile: TileXY) => number | null });
  findFOV(points?: number): TileXY[];
}

export class PathFinder {
  constructor(
    chess: object,
    config: {
      readonly pathMode?: string;
      readonly weight?: number;
      readonly costCallback: (tile: TileXY) => number | null;
    },
  );
  readonly INFINITY: undefined;
  findPath(end: TileXY): (TileXY & { readonly cost: number })[];
  findArea(points: number | undefined): (TileXY & { readonly cost: number })[];
}

export class Pawn {
  x: number;
  y: number;
}
