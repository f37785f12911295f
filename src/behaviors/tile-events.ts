import type { Actor } from 'excalibur';
import type { BoardPieceEvents, MoveCause, Spot, Tile } from '../boards/index.js';
import { tileEvents } from '../manifests/tile-events.js';
import { Behavior, type Closable, type ManifestOf, type Options } from './behavior.js';
import { type ActorBoard, boardOf } from './board-behavior.js';
import { Piece } from './piece.js';

/** A piece did something on a tile. */
export interface TileEvent {
  readonly tile: Tile;
  readonly piece: Actor;
}

/** A piece came or went, and why. */
export interface TileMoveEvent<TOther extends string> extends TileEvent {
  readonly cause: MoveCause | TOther;
}

/** What `TileEvents` raises. */
export interface TileEventsEvents {
  /** A piece came to a tile: it walked or jumped there, or was placed there. */
  enter: TileMoveEvent<'placed'>;
  /** A piece left a tile: it walked or jumped on, or left the board. */
  leave: TileMoveEvent<'removed'>;
  /** A piece came by on its walk, and does not stay. */
  pass: TileEvent;
  /** A piece ended its walk here. */
  land: TileEvent;
}

/** Which tiles are meant: those whose properties have these values, or those that pass a test. */
export type TileFilter = Readonly<Record<string, unknown>> | ((tile: Tile) => boolean);

/** The options of `TileEvents`: which tiles it tells of at all. */
export type TileEventsOptions = Options<typeof tileEvents>;

/**
 * Tells what pieces do on tiles. On the actor of a board it hears of all pieces, on that of a piece of this one:
 *
 * ```ts
 * const tiles = new TileEvents();
 * board.addComponent(tiles);
 * tiles.on('pass', { label: 'bank' }, ({ piece }) => pay(piece, 200));
 * tiles.on('land', { class: 'Shop' }, ({ piece, tile }) => offer(piece, tile));
 * ```
 *
 * `enter` and `leave` come from the board, at once; `pass` and `land` from the piece's `MonopolyMovement`, when its
 * picture is there.
 */
export class TileEvents extends Behavior<TileEventsEvents, typeof tileEvents> {
  static readonly manifest = tileEvents satisfies ManifestOf<TileEvents>;

  constructor(options: TileEventsOptions = {}) {
    super(tileEvents, [], options);
  }

  /** Calls a handler for what happens on certain tiles, until the subscription is closed. */
  on<TName extends keyof TileEventsEvents>(
    name: TName,
    filter: TileFilter,
    handler: (event: TileEventsEvents[TName]) => void,
  ): Closable {
    if (!(name in tileEvents.triggers)) {
      const names = Object.keys(tileEvents.triggers).join(', ');
      throw new TypeError(`TileEvents.on: '${name}' is not allowed, must be one of ${names}`);
    }
    const isMeant = testOf(filter);
    return this.events.on(name, (event) => {
      if (isMeant(event.tile)) handler(event);
    });
  }

  protected override onAttach(): void {
    const { actor } = this;
    const board = boardOf(actor)?.board;
    const piece = actor.get(Piece);
    if (board) this.#watchBoard(board);
    else if (piece) this.#watchPiece(piece);
    else throw new TypeError(`TileEvents: '${actor.name}' is neither a board nor a piece, attach one of these first`);
  }

  #watchBoard(board: ActorBoard): void {
    const walks = new Map<Actor, Closable>();
    const forget = (piece: Actor) => {
      walks.get(piece)?.close();
      walks.delete(piece);
    };
    const watch = (piece: Actor) => {
      forget(piece);
      walks.set(piece, this.#watchWalks(piece));
    };
    for (const piece of board.pieces()) watch(piece);
    this.track(
      board.events.on('placed', (event) => {
        watch(event.piece);
        this.#placed(board, event);
      }),
      board.events.on('moved', (event) => this.#moved(board, event)),
      board.events.on('removed', (event) => {
        forget(event.piece);
        this.#removed(board, event);
      }),
      {
        close: () => {
          for (const piece of [...walks.keys()]) forget(piece);
        },
      },
    );
  }

  #watchPiece(piece: Piece): void {
    // The piece may belong to another board by the time that it is told of having left this one.
    let { board } = piece;
    this.track(
      piece.events.on('placed', (event) => {
        board = piece.board;
        if (board) this.#placed(board, event);
      }),
      piece.events.on('moved', (event) => board && this.#moved(board, event)),
      piece.events.on('removed', (event) => board && this.#removed(board, event)),
      this.#watchWalks(this.actor),
    );
  }

  /** What a mover of the piece tells on its actor. */
  #watchWalks(piece: Actor): Closable {
    const pass = piece.events.on('pass', (event) => this.#walked('pass', piece, event));
    const land = piece.events.on('land', (event) => this.#walked('land', piece, event));
    return {
      close: () => {
        pass.close();
        land.close();
      },
    };
  }

  #walked(name: 'pass' | 'land', piece: Actor, event: unknown): void {
    const { tile } = event as { readonly tile?: Tile };
    if (tile && this.#isMeant(tile)) this.events.emit(name, { tile, piece });
  }

  #placed(board: ActorBoard, { piece, at }: BoardPieceEvents<Actor>['placed']): void {
    const tile = this.#tileAt(board, at);
    if (tile) this.events.emit('enter', { tile, piece, cause: 'placed' });
  }

  #moved(board: ActorBoard, { piece, from, to, cause }: BoardPieceEvents<Actor>['moved']): void {
    if (from.cell === to.cell) return;
    const left = this.#tileAt(board, from);
    const entered = this.#tileAt(board, to);
    if (left) this.events.emit('leave', { tile: left, piece, cause });
    if (entered) this.events.emit('enter', { tile: entered, piece, cause });
  }

  #removed(board: ActorBoard, { piece, from }: BoardPieceEvents<Actor>['removed']): void {
    const tile = this.#tileAt(board, from);
    if (tile) this.events.emit('leave', { tile, piece, cause: 'removed' });
  }

  #tileAt(board: ActorBoard, { cell }: Spot): Tile | undefined {
    const tile = board.tileOf(cell);
    return tile && this.#isMeant(tile) ? tile : undefined;
  }

  #isMeant({ properties }: Tile): boolean {
    const { label, class: className } = this.options;
    return (
      this.enabled &&
      (label === undefined || properties.label === label) &&
      (className === undefined || properties.class === className)
    );
  }
}

function testOf(filter: TileFilter): (tile: Tile) => boolean {
  if (typeof filter === 'function') return filter;
  if (typeof filter !== 'object' || filter === null) {
    throw new TypeError('TileEvents.on: the filter must be an object of properties, or a function of the tile');
  }
  const wanted = Object.entries(filter);
  return ({ properties }) => wanted.every(([name, value]) => properties[name] === value);
}
