import type { Actor, Vector } from 'excalibur';
import { describePlace, type MirrorAxis, type Place, type Point } from '../boards/index.js';
import { miniBoard } from '../manifests/mini-board.js';
import { type MiniBoardState, miniBoardState } from '../manifests/mini-board-state.js';
import { readState } from '../manifests/read-state.js';
import { Behavior, type ManifestOf } from './behavior.js';
import { type BoardBehavior, boardOf } from './board-behavior.js';
import { Group, type GroupHost } from './mini-board/group.js';
import { GroupDrag, type GroupDragHost } from './mini-board/group-drag.js';
import { GroupPointer } from './mini-board/group-pointer.js';
import type { Position } from './mini-board/members.js';
import type {
  MiniBoardAnswer,
  MiniBoardEvents,
  MiniBoardHooks,
  MiniBoardOptions,
} from './mini-board/mini-board-options.js';
import { readBoard } from './piece/piece-options.js';

/**
 * Makes the pieces of a small board one group, which is put on another board as a whole: pieces as of Tetris, ships,
 * rooms. It stands on the actor of the small board, and its members are the pieces on that:
 *
 * ```ts
 * const tee = new Actor();
 * tee.addComponent(new SquareBoard({ columns: 3, rows: 3, size: 32, origin: { x: -1, y: -1 } }));
 * tee.addComponent(new MiniBoard({ board, drag: true }));
 * // … and actors with new Piece({ board: tee, at: { x: -1, y: 0 } })
 * tee.get(MiniBoard).put({ x: 4, y: 2 });
 * tee.get(MiniBoard).rotate();
 * tee.get(MiniBoard).events.on('drag', ({ tiles, canPut }) => light.show('tee', tiles, { fill: canPut ? teal : red }));
 * ```
 *
 * While it is put, its members stand on the board, each on its own level, and the small board lies over it. Everything
 * is tested before, for the whole group: it is done or nothing is changed, and `accepted` or `rejected` says so. Places
 * are moved, rotated and mirrored exactly, on hexes too; the small board must be of the same kind, and have room for the
 * group as it turns about the origin. A member that somebody else moves on the board, or takes off it, is none any more.
 */
export class MiniBoard extends Behavior<MiniBoardEvents, typeof miniBoard, MiniBoardHooks> {
  static readonly manifest = miniBoard satisfies ManifestOf<MiniBoard>;

  readonly #group = new Group(this.#groupHost());
  readonly #drag = new GroupDrag(this.#dragHost());
  /** It is not enabled any more, and what is dragged has still to go back. */
  #isLettingGo = false;

  constructor(options: MiniBoardOptions = {}) {
    super(miniBoard, ['board', 'origin', 'canPutPiece'], options);
    if (this.options.board !== undefined) readBoard(this.options.board, 'MiniBoard.board');
  }

  /** The actors of the group; a new list. */
  get members(): readonly Actor[] {
    return this.#group.pieces;
  }

  /** Whether the group is on the board. */
  get isPut(): boolean {
    return this.#group.position !== undefined;
  }

  /** The x and y of its origin on the board; undefined while it is not there. */
  get at(): Point | undefined {
    return this.#group.position?.at;
  }

  /** How many turns it has made, 0 up to, not including, a whole one. */
  get turns(): number {
    return this.#group.turns;
  }

  /** Whether the group is dragged. */
  get isDragging(): boolean {
    return this.#drag.isDragging;
  }

  /**
   * Whether it could be put somewhere, on the board of the options or on another; x and y may lie outside where no
   * member does. Throws a TypeError without a board, and on one of another kind; a RangeError on a cell outside.
   */
  canPut(at: Place, board?: Actor | BoardBehavior): MiniBoardAnswer {
    return this.#group.canPut(this.#positionAt(at, board));
  }

  /** Puts it on the board, or elsewhere on it. Throws as `canPut`. */
  put(at: Place, board?: Actor | BoardBehavior): MiniBoardAnswer {
    return this.#group.put(this.#positionAt(at, board));
  }

  /**
   * Takes it off the board, back to its small one, which stays where it is; false if it was not there, or if the small
   * board has no room for it any more. Other pieces stay: a member whose place is taken stands on a level of its own.
   */
  pullOut(): boolean {
    return this.#group.pullOut();
  }

  /** Puts it where it was before it was pulled out, turned as it was there. */
  putBack(): MiniBoardAnswer {
    return this.#group.putBack();
  }

  /**
   * Lets its members go: they stay on the board as ordinary pieces, and the small board is empty; false if the group is not
   * on the board.
   */
  dissolve(): boolean {
    return this.#group.dissolve();
  }

  /** Whether it could be rotated, clockwise by so many turns; below 0 the other way. */
  canRotate(turns = 1): MiniBoardAnswer {
    return this.#group.canRotate(turns);
  }

  /** Rotates it about its origin, clockwise by so many turns: of 90° on squares, 60° on hexes, 120° on triangles. */
  rotate(turns = 1): MiniBoardAnswer {
    const answer = this.#group.rotate(turns);
    if (answer.ok) this.#drag.turned();
    return answer;
  }

  /** Rotates it so that it has made so many turns in all. */
  rotateTo(turns: number): MiniBoardAnswer {
    return this.rotate(turns - this.turns);
  }

  /** Whether it could be mirrored. Throws a RangeError on an axis that the layout does not have. */
  canMirror(axis: MirrorAxis): MiniBoardAnswer {
    return this.#group.canMirror(axis);
  }

  /** Mirrors it along an axis through its origin; `mirrorAxes` lists those of a layout. Throws as `canMirror`. */
  mirror(axis: MirrorAxis): MiniBoardAnswer {
    const answer = this.#group.mirror(axis);
    if (answer.ok) this.#drag.turned();
    return answer;
  }

  /**
   * Begins to drag it at a point of the world, off the board if it is there; false if it cannot be dragged. With the
   * option `drag`, visitors do this, and what follows, by a pointer.
   */
  pickUp(point: Vector): boolean {
    return this.#drag.pickUp(point);
  }

  /** Drags it on to a point of the world. */
  carry(point: Vector): void {
    this.#drag.carry(point);
  }

  /** Puts it where it is dragged to; where that is refused it goes back, or stays beside the board as `goBack` says. */
  drop(): MiniBoardAnswer {
    return this.#drag.drop();
  }

  /** Lets a group that is dragged go back. */
  cancelDrag(): void {
    this.#drag.cancel();
  }

  /** Where it is put, on the board of its options, and how it is turned; on the small board, the pieces say where they are. */
  override saveState(): MiniBoardState {
    return this.#group.state;
  }

  /**
   * Load it before its pieces, which must be on one of the boards; what is dragged goes back first. Throws a TypeError that names what is wrong, a
   * RangeError where a piece is missing or has no room.
   */
  override loadState(saved: object): void {
    const state = readState(miniBoardState, saved, 'MiniBoard');
    this.cancelDrag();
    this.#group.restore(state, state.put && this.#board(this.options.board));
  }

  override configure(changes: MiniBoardOptions): void {
    const fixed = Object.keys(changes).find((name) => name === 'board' || name === 'origin');
    if (fixed) throw new TypeError(`MiniBoard.${fixed}: it cannot be changed any more`);
    super.configure(changes);
  }

  protected override onAttach(): void {
    const { board } = this.options;
    const mini = this.#mini();
    this.#group.watch();
    this.track(new GroupPointer(this, board ? [mini, readBoard(board, 'MiniBoard.board')] : [mini]));
  }

  protected override onDetach(): void {
    this.cancelDrag();
    this.#group.unwatch();
  }

  protected override onEnabledChange(): void {
    this.#isLettingGo = true;
    try {
      if (!this.enabled) this.cancelDrag();
    } finally {
      this.#isLettingGo = false;
    }
  }

  #groupHost(): GroupHost {
    const behavior = this;
    return {
      get enabled() {
        return behavior.enabled || behavior.#isLettingGo;
      },
      get options() {
        return behavior.options;
      },
      get mini() {
        return behavior.#mini();
      },
      get origin() {
        return behavior.#origin();
      },
      raise: (name, event) => behavior.events.emit(name, event),
      align: (own, board, place) => behavior.#align(behavior.#mini().tileToWorld(own), board.tileToWorld(place)),
    };
  }

  #dragHost(): GroupDragHost {
    const behavior = this;
    return {
      get options() {
        return behavior.options;
      },
      get group() {
        return behavior.#group;
      },
      get board() {
        return behavior.#board(undefined);
      },
      get origin() {
        return behavior.#mini().tileToWorld(behavior.#origin());
      },
      set origin(point) {
        behavior.#align(this.origin, point);
      },
      raise: (name, event) => behavior.events.emit(name, event),
    };
  }

  #mini(): BoardBehavior {
    const mini = boardOf(this.actor);
    if (mini) return mini;
    throw new TypeError(`MiniBoard: '${this.actor.name}' is no board, attach one first, such as SquareBoard`);
  }

  #board(board: Actor | BoardBehavior | undefined): BoardBehavior {
    const given = board ?? this.#group.position?.board ?? this.options.board;
    if (given) return readBoard(given, 'MiniBoard.board');
    throw new TypeError('MiniBoard.board: there is no board to put it on, give it one as an option');
  }

  #origin(): Point {
    const { layout, board } = this.#mini();
    const { origin } = this.options;
    const cell = board.cell(origin ?? { x: 0, y: 0 });
    if (cell !== undefined || !origin) return layout.xyOf(cell ?? 0);
    throw new RangeError(`MiniBoard.origin: ${describePlace(layout, origin)} is outside the small board`);
  }

  #positionAt(place: Place, given: Actor | BoardBehavior | undefined): Position {
    const board = this.#board(given);
    if (board === this.#mini()) throw new TypeError('MiniBoard.board: a group cannot be put on its own small board');
    // Throws on what is no place.
    const cell = board.board.cell(place);
    if ('x' in place && 'y' in place) return { board, at: { x: place.x, y: place.y } };
    if (cell !== undefined) return { board, at: board.layout.xyOf(cell) };
    throw new RangeError(`MiniBoard: ${describePlace(board.layout, place)} is outside the board`);
  }

  /** Moves the small board so that a point of the world comes to lie on another. */
  #align(from: Vector, to: Vector): void {
    const { actor } = this;
    const world = actor.globalPos.add(to.sub(from));
    const { parent } = actor.transform.get();
    actor.pos = parent ? parent.applyInverse(world) : world;
  }
}
