// The part of easystarjs that the suites use.

export class js {
  setGrid(grid: number[][]): void;
  setAcceptableTiles(tiles: number[]): void;
  setTileCost(tile: number, cost: number): void;
  setIterationsPerCalculation(count: number): void;
  enableSync(): void;
  findPath(x: number, y: number, toX: number, toY: number, found: (path: { x: number; y: number }[] | null) => void): void;
  calculate(): void;
}
