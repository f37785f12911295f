// The part of pathfinding.js that the suites use.

export class Grid {
  constructor(matrix: number[][]);
  clone(): Grid;
}

export class AStarFinder {
  findPath(x: number, y: number, toX: number, toY: number, grid: Grid): number[][];
}
