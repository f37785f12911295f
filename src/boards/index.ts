export { layTiles } from './areas/lay-tiles.js';
export { layoutAround } from './areas/layout-around.js';
export { outlinePolygons } from './areas/outline.js';
export { hexagonTiles, parallelogramTiles, type ShapeOptions, triangleTiles } from './areas/shapes.js';
export { tileAlong, turnsBetween } from './areas/tile-along.js';
export { mirrorAxes, mirrorTiles, moveTiles, rotateTiles, turnsOf } from './areas/transforms.js';
export { Board, type BoardOptions } from './board.js';
export type { BoardEvents, BoardPieceEvents, GroundEvents } from './board-events.js';
export {
  directionAtAngle,
  directionBetween,
  directionName,
  directionNumber,
  nearestDirection,
  neighborCell,
  rotateDirection,
  stepAngle,
  stepVector,
} from './direction.js';
export { edgeLine } from './edge-line.js';
export type { CostTable } from './enter-costs.js';
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
export { type Cascade, type CascadeOptions, type CascadeStep, cascade } from './match/cascade.js';
export type { Fall, Refilled } from './match/fall.js';
export { findGroup, findGroups, type SymbolGroup } from './match/groups.js';
export type { LinePattern, PatternMatch } from './match/pattern-matches.js';
export { findPatterns, type PatternOptions } from './match/patterns.js';
export { eachRun, findRuns, hasRun } from './match/runs.js';
export { findSwaps, type SwapMatch, type SwapOptions } from './match/swaps.js';
export { findTemplates, type TemplateOptions } from './match/templates.js';
export type { Run, RunOptions, SymbolOf, SymbolOptions } from './match/types.js';
export { type MaskedTile, neighborMask, tileMasks } from './neighbor-mask.js';
export type { CornerPolicy, PassageRules } from './passage.js';
export { approach } from './paths/approach.js';
export { cheapestPaths } from './paths/cheapest-paths.js';
export { distanceField } from './paths/distance-field.js';
export { findPath } from './paths/find-path.js';
export { movableArea } from './paths/movable-area.js';
export type {
  CheapestPaths,
  CheapestPathsOptions,
  DistanceField,
  DistanceFieldOptions,
  FindPathOptions,
  MovableArea,
  MovableAreaOptions,
  NoPathReason,
  Path,
  PathGoal,
  PathResult,
  PathRules,
  PathShape,
  PathStep,
} from './paths/types.js';
export { boundsOf, cellOfPlace, describePlace } from './place.js';
export { createRandom, isRandomState, type Random, type RandomState } from './random.js';
export { cellsInto } from './resize.js';
export type { BoardSave, PieceId, SavedPiece, SavedWall, SaveOptions } from './save.js';
export { type AreaComparison, compareAreas } from './sight/compare-areas.js';
export { fieldOfView } from './sight/field-of-view.js';
export { lineOfSight } from './sight/line-of-sight.js';
export type { HiddenReason, LineOfSightOptions, SightCone, SightOptions, SightResult } from './sight/types.js';
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
export { type Around, discCells, ringCells } from './traverse/around.js';
export { type Cone, coneCells } from './traverse/cone.js';
export { type FloodOptions, floodTiles } from './traverse/flood.js';
export { lineCells } from './traverse/line.js';
export { type EmptyTileOptions, randomEmptyTile, randomEmptyTiles } from './traverse/random-empty.js';
export { rayCells } from './traverse/ray.js';
export { rectangleCells } from './traverse/rectangle.js';
export { type TriangleOptions, triangleLayout } from './triangle.js';
export type { EdgeSide, PlacedWall, Wall, WallOptions } from './walls.js';
export { writtenCost } from './written-cost.js';
