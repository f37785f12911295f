// Every manifest, and what it takes to write one. Loads in bare Node: no engine, no document.
export { areaWatcher } from './area-watcher.js';
export { boardCursor } from './board-cursor.js';
export { boardGrid } from './board-grid.js';
export { boardOverlay } from './board-overlay.js';
export { cameraFollow } from './camera-follow.js';
export { customBoard } from './custom-board.js';
export { dice } from './dice.js';
export { fieldOfView } from './field-of-view.js';
export { gameTable } from './game-table.js';
export { graphBoard } from './graph-board.js';
export { gridMove } from './grid-move.js';
export { hexBoard } from './hex-board.js';
export {
  classNameOf,
  defineManifest,
  type Manifest,
  type ManifestNaming,
  type Member,
  type ObjectSchema,
} from './manifest.js';
export { miniBoard } from './mini-board.js';
export { monopolyMovement } from './monopoly-movement.js';
export { pathMovement } from './path-movement.js';
export { piece } from './piece.js';
export { pin } from './pin.js';
export { type Bound, describeProperty, type PropertyInfo } from './property.js';
export { type Data, type DataInput, readData, readOptions } from './read-options.js';
export { roadFrames } from './road-frames.js';
export { type ColorInput, color, direction, place, seed } from './schemas.js';
export { solid } from './solid.js';
export { squareBoard } from './square-board.js';
export { tileEvents } from './tile-events.js';
export { type HighlightStyle, type HighlightStyleInput, highlightStyle, tileHighlight } from './tile-highlight.js';
export { tilePointer } from './tile-pointer.js';
export { triangleBoard } from './triangle-board.js';
export { wander } from './wander.js';
