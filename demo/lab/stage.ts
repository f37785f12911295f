// The board on the screen, and what visitors do on it.
import { Actor, type Engine, type Scene } from 'excalibur';
import {
  type ActorBoard,
  type BoardBehavior,
  BoardCursor,
  BoardGrid,
  BoardOverlay,
  CameraFollow,
  type Cell,
  type Closable,
  Emitter,
  PathMovement,
  Piece,
  type Point,
  TileHighlight,
  TilePointer,
} from 'excalibur-boardkit';
import { boardBehaviorOf } from './board-behavior.js';
import { type Found, pathRules } from './found.js';
import { GroundPicture } from './ground-picture.js';
import { Lights } from './lights.js';
import type { LabOptions, Mode } from './options.js';
import type { Palette } from './palette.js';
import { Pieces } from './pieces.js';
import { hearStrokes } from './pointer-strokes.js';
import { lay, type Sheet } from './sheet.js';

/** Which piece visitors have in hand, and where it stands. */
export interface Held {
  readonly piece: 'explorer' | 'goal' | 'symbol';
  readonly from: Cell;
}

/** What visitors do on the board. */
export interface StageEvents {
  /** A tile was tapped, at a point of the board; by the keys, at its middle. */
  tapped: { readonly cell: Cell; readonly point: Point; readonly byKeys: boolean };
  /** A pointer draws over the board: these points, one near the other. */
  drawn: { readonly points: readonly Point[]; readonly isFirst: boolean };
  drawnUp: object;
  /** A piece is carried over a cell; undefined where it cannot be put down, and when it is let go. */
  carried: Held & { readonly to: Cell | undefined };
  dropped: Held & { readonly to: Cell };
  /** The cursor has come to a cell, or says again where it is. */
  pointed: { readonly cell: Cell };
  /** The explorer walks. */
  walked: { readonly to: Cell; readonly isOver: boolean };
}

/** What the overlay does not show: walls it always does, the rest by a switch, and what has no meaning here never. */
const hidden = {
  coordinates: false,
  costs: false,
  solids: false,
  faces: false,
  forks: false,
  levels: false,
  last: false,
} as const;

/** What the stage is made for; another one needs another stage. */
export interface StageSetup {
  readonly sheet: Sheet;
  readonly isMatch: boolean;
  readonly palette: Palette;
  /** Whether the tool in hand moves symbols. */
  readonly movesSymbols: () => boolean;
}

export class Stage {
  readonly events = new Emitter<StageEvents>();
  readonly lights: Lights;
  readonly #actor = new Actor({ name: 'board' });
  readonly #behavior: BoardBehavior;
  readonly #overlay: BoardOverlay;
  readonly #cursor: BoardCursor;
  readonly #ground: GroundPicture;
  readonly #pieces: Pieces;
  readonly #ends: Closable[] = [];
  #sheet: Sheet;

  constructor(engine: Engine, scene: Scene, { sheet, isMatch, palette, movesSymbols }: StageSetup) {
    this.#sheet = sheet;
    this.#behavior = boardBehaviorOf(sheet.layout, sheet.wrap);
    this.#actor.addComponent(this.#behavior);
    lay(this.board, sheet);
    const light = new TileHighlight({ z: 0.5 });
    const { tile, line, ink, halo, wall, cursor } = palette;
    this.#overlay = new BoardOverlay({ ink, halo, wallColor: wall, ...hidden, z: 0.8 });
    const at = { cell: isMatch ? 0 : sheet.explorer };
    this.#cursor = new BoardCursor({ at, canvasOnly: true, requireTile: false, outline: cursor, halo });
    const pointer = new TilePointer({
      canDrag: ({ piece }) => this.#pieces.nameOf(piece) !== 'symbol' || movesSymbols(),
      onDrop: ({ piece, from, cell }) => {
        this.events.emit('dropped', { piece: this.#pieces.nameOf(piece), from: from.cell, to: cell });
        return true;
      },
    });
    this.#actor.addComponent(new BoardGrid({ fill: tile, color: line, width: 1.6, walls: 'none' }));
    for (const behavior of [light, this.#overlay, this.#cursor, pointer]) this.#actor.addComponent(behavior);
    this.#actor.addComponent(new CameraFollow({ drag: false, wheel: false, pinch: false, margin: 22, halfLife: 0 }));
    this.lights = new Lights(light, palette);
    this.#ground = new GroundPicture(this.board.layout, palette);
    scene.add(this.#actor);
    scene.add(this.#ground.actor);
    this.#pieces = new Pieces(scene, this.#actor, { sheet, isMatch });
    this.#pieces.show(sheet);
    this.#hear(engine, pointer);
  }

  get board(): ActorBoard {
    return this.#behavior.board;
  }

  /** Makes board and ground as the sheet says, and puts the pieces where another one has them. */
  show(sheet: Sheet, { mode, pieces }: { readonly mode: Mode; readonly pieces: Sheet }): void {
    lay(this.board, sheet, this.#sheet);
    this.#sheet = sheet;
    this.#ground.show(sheet, mode);
    this.#pieces.show(pieces);
  }

  /** Shows what was found. */
  light(found: Found, { notes }: LabOptions): void {
    this.lights.show(found, this.#sheet, !notes);
    if (this.#overlay.options.coordinates === notes) return;
    this.#overlay.configure({ coordinates: notes, costs: notes, solids: notes });
  }

  /** Lets the explorer go to the goal; false if no way leads there. */
  walk(options: LabOptions): boolean {
    const { explorer } = this.#pieces;
    const movement = explorer?.get(PathMovement);
    const piece = explorer?.get(Piece);
    if (!movement || !piece) return false;
    movement.configure(pathRules(this.#sheet, options));
    const going = movement.go({ cell: this.#sheet.goal });
    if (!going.ok) return false;
    const walked = piece.events.on('moved', ({ to }) => this.events.emit('walked', { to: to.cell, isOver: false }));
    void going.walk.done.then(() => {
      walked.close();
      if (piece.spot) this.events.emit('walked', { to: piece.spot.cell, isOver: true });
    });
    return true;
  }

  /** Says again where the cursor is. */
  point(): void {
    const { cell } = this.#cursor;
    if (cell !== undefined && this.#cursor.isShown) this.events.emit('pointed', { cell });
  }

  get cursorCell(): Cell | undefined {
    return this.#cursor.isShown ? this.#cursor.cell : undefined;
  }

  close(): void {
    for (const end of this.#ends) end.close();
    this.#pieces.close();
    this.#ground.actor.kill();
    this.#actor.kill();
  }

  #hear(engine: Engine, pointer: TilePointer): void {
    this.#behavior.events.on('tap', ({ cell, worldPos, pointer: { pointerId } }) => {
      const byKeys = pointerId === -1;
      const point = byKeys ? this.board.layout.center(cell) : this.#behavior.toBoard(worldPos);
      this.events.emit('tapped', { cell, point, byKeys });
    });
    this.#cursor.events.on('announced', ({ cell }) => this.events.emit('pointed', { cell }));
    const held = (piece: Actor, from: Cell): Held => ({ piece: this.#pieces.nameOf(piece), from });
    pointer.events.on('drag', ({ piece, from, cell, canDrop }) => {
      this.events.emit('carried', { ...held(piece, from.cell), to: canDrop ? cell : undefined });
    });
    pointer.events.on('dragCancel', ({ piece, from }) => {
      this.events.emit('carried', { ...held(piece, from.cell), to: undefined });
    });
    const strokes = hearStrokes(engine, this.#behavior, {
      isFree: () => !pointer.isDragging,
      draw: (points, isFirst) => this.events.emit('drawn', { points, isFirst }),
      end: () => this.events.emit('drawnUp', {}),
    });
    this.#ends.push(strokes);
  }
}
