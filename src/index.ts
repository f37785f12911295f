export type { Area, AreaChange } from './behaviors/area-watcher/area.js';
export {
  type AreaPassed,
  AreaWatcher,
  type AreaWatcherEvents,
  type AreaWatcherHooks,
  type AreaWatcherOptions,
} from './behaviors/area-watcher.js';
export { Behavior, type Closable, type ManifestOf, type Options as BehaviorOptions } from './behaviors/behavior.js';
export type { BehaviorEvents } from './behaviors/behavior-events.js';
export { type ActorBoard, BoardBehavior, type BoardHooks, boardOf } from './behaviors/board-behavior.js';
export type {
  BoardCursorEvents,
  BoardCursorHooks,
  BoardCursorOptions,
  CursorDirection,
} from './behaviors/board-cursor/cursor-options.js';
export type { CursorSpot } from './behaviors/board-cursor/cursor-spot.js';
export { BoardCursor } from './behaviors/board-cursor.js';
export { BoardGrid, type BoardGridHooks, type BoardGridOptions } from './behaviors/board-grid.js';
export { BoardOverlay, type BoardOverlayOptions } from './behaviors/board-overlay.js';
export type { WorldArea } from './behaviors/camera-follow/camera-view.js';
export type {
  CameraFollowEvents,
  CameraFollowHooks,
  CameraFollowOptions,
} from './behaviors/camera-follow/follow-options.js';
export { CameraFollow } from './behaviors/camera-follow.js';
export { CustomBoard, type CustomBoardHooks, type CustomBoardOptions } from './behaviors/custom-board.js';
export {
  Dice,
  type DiceEnd,
  type DiceEvents,
  type DiceHooks,
  type DiceOptions,
  type DiceRoll,
  type DiceValues,
} from './behaviors/dice.js';
export type { Lit, LitTile } from './behaviors/drawing/lit-tiles.js';
export { FieldOfView } from './behaviors/field-of-view.js';
export { type FollowedPath, FollowPath } from './behaviors/follow-path.js';
export type {
  FailedDuring,
  GameTableEvents,
  GameTableHooks,
  GameTableOptions,
  PlayAnswer,
  PlayRefusal,
  SeatPlayer,
  TablePhase,
} from './behaviors/game-table/table-options.js';
export { GameTable } from './behaviors/game-table.js';
export { GraphBoard, type GraphBoardHooks, type GraphBoardOptions } from './behaviors/graph-board.js';
export { GridMove } from './behaviors/grid-move.js';
export { HexBoard, type HexBoardOptions } from './behaviors/hex-board.js';
export type {
  MiniBoardAnswer,
  MiniBoardEvents,
  MiniBoardHooks,
  MiniBoardOptions,
  MiniBoardRefusal,
  MiniBoardRejected,
  PutQuestion,
} from './behaviors/mini-board/mini-board-options.js';
export { MiniBoard } from './behaviors/mini-board.js';
export type {
  ActorPlan,
  CommitResult,
  ForkOffer,
  MonopolyEvents,
  MonopolyHooks,
  MonopolyOptions,
  ResumeAnswer,
  WalkRules,
} from './behaviors/monopoly/monopoly-options.js';
export { MonopolyMovement } from './behaviors/monopoly-movement.js';
export { prefersReducedMotion } from './behaviors/motion.js';
export type { GridMoveHooks, GridMoveOptions, Targets } from './behaviors/moving/grid-move-options.js';
export type {
  GridMoveEvents,
  MoveAccepted,
  MoveEnd,
  MoveRefusal,
  MoveRejected,
  MoveRequest,
  MoveResult,
} from './behaviors/moving/move-request.js';
export type { MoveQuestion } from './behaviors/moving/step-test.js';
export { PathMovement } from './behaviors/path-movement.js';
export type {
  GoRefusal,
  GoResult,
  PathAnswer,
  PathMovementEvents,
  PathMovementHooks,
  PathMovementOptions,
} from './behaviors/paths/path-movement-options.js';
export type {
  PieceEvents,
  PieceHooks,
  PieceOptions,
  PutOptions,
  RemovalReason,
  WhenLevelTaken,
} from './behaviors/piece/piece-options.js';
export { type Spread, type SpreadPlace, spreadInRows } from './behaviors/piece/spread.js';
export { Piece } from './behaviors/piece.js';
export { Pin, type PinEvents, type PinHooks, type Pinned, type PinOptions } from './behaviors/pin.js';
export {
  RoadFrames,
  type RoadFramesEvents,
  type RoadFramesHooks,
  type RoadFramesOptions,
} from './behaviors/road-frames.js';
export type {
  FieldOfViewEvents,
  FieldOfViewHooks,
  FieldOfViewOptions,
} from './behaviors/sight/field-of-view-options.js';
export { Solid } from './behaviors/solid.js';
export {
  type GridBoardHooks,
  SquareBoard,
  type SquareBoardHooks,
  type SquareBoardOptions,
} from './behaviors/square-board.js';
export {
  type TileEvent,
  TileEvents,
  type TileEventsEvents,
  type TileEventsOptions,
  type TileFilter,
  type TileMoveEvent,
} from './behaviors/tile-events.js';
export { TileHighlight, type TileHighlightHooks, type TileHighlightOptions } from './behaviors/tile-highlight.js';
export type {
  DragCancelReason,
  DraggedPiece,
  GestureSpot,
  SwipeGesture,
  TileGesture,
  TilePointerGestures,
  TilePointerHooks,
  TilePointerOptions,
} from './behaviors/tile-pointer/gesture-options.js';
export { TilePointer } from './behaviors/tile-pointer.js';
export type { TilePointerEvent, TilePointerEvents } from './behaviors/tile-pointer-event.js';
export { TriangleBoard, type TriangleBoardOptions } from './behaviors/triangle-board.js';
export { Wander, type WanderEvents, type WanderHooks, type WanderOptions } from './behaviors/wander.js';
export * from './boards/index.js';
