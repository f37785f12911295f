export { layTiles } from './areas/lay-tiles.js';
export { layoutAround } from './areas/layout-around.js';
export { hexagonTiles, parallelogramTiles, type ShapeOptions, triangleTiles } from './areas/shapes.js';
export { tileAlong, turnsBetween } from './areas/tile-along.js';
export { mirrorAxes, mirrorTiles, moveTiles, rotateTiles, turnsOf } from './areas/transforms.js';
export { Board, type BoardOptions } from './board.js';
export type { BoardEvents, BoardPieceEvents, GroundEvents } from './board-events.js';
export {
  directionBetween,
  directionName,
  directionNumber,
  nearestDirection,
  neighborCell,
  rotateDirection,
  stepAngle,
  stepVector,
} from './direction.js';
export { Emitter, type NamedEvent, type Subscription } from './events.js';
export { forwardOutcomes } from './forwarding/outcomes.js';
export { planForward, planForwardTo, resumeForward } from './forwarding/plan.js';
export {
  BLOCKED,
  type CameFrom,
  type ClosedReason,
  type ClosedWay,
  type Cost,
  type DeadEndPolicy,
  type DiagonalPolicy,
  type ForkedPlan,
  type ForkPolicy,
  type ForkQuestion,
  type ForwardEnd,
  type ForwardGoal,
  type ForwardOptions,
  type ForwardOutcome,
  type ForwardPlan,
  type ForwardRules,
  type ForwardStart,
  type ForwardStep,
  type ForwardToOptions,
  type ForwardWay,
  type Heading,
  type OutcomesOptions,
  type ResumeResult,
  STOP,
} from './forwarding/types.js';
export { type GraphLayout, graphLayout } from './graph.js';
export type { GraphEdge, GraphNode, GraphOptions } from './graph-options.js';
export type { GridLayout } from './grid.js';
export { type HexOptions, hexLayout } from './hex.js';
export type { Lattice, LatticeMap, LatticePoint, MirrorAxis } from './lattice.js';
export type { Cell, Direction, Layout, LayoutDescription, Place, Point, Wrap } from './layout.js';
export { layoutFrom } from './layout-from.js';
export type { LoadOptions } from './load.js';
export { type MaskedTile, neighborMask, tileMasks } from './neighbor-mask.js';
export { boundsOf, cellOfPlace, describePlace } from './place.js';
export { createRandom, isRandomState, type Random, type RandomState } from './random.js';
export { cellsInto } from './resize.js';
export type { BoardSave, PieceId, SavedPiece, SaveOptions } from './save.js';
export { finish, type Slices, sliceCells } from './slices.js';
export type {
  Level,
  MoveCause,
  MoveOptions,
  PieceResult,
  Placement,
  PlaceOptions,
  Spot,
  WhenOccupied,
} from './spot.js';
export { type SquareOptions, squareLayout } from './square.js';
export { CellFlag, type CellTables, type Tile, type TileProperties } from './tile.js';
export type { TilesOption } from './tiles-option.js';
export { type TriangleOptions, triangleLayout } from './triangle.js';
export { writtenCost } from './written-cost.js';
