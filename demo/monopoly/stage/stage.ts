import { type Actor, Color, type Engine, type PointerEvent, PointerType, Scene, type Vector } from 'excalibur';
import { BoardCursor, type Cell, CustomBoard, Emitter, GameTable, type Place, type Tile } from 'excalibur-boardkit';
import type { RaceGame, RaceMove, RaceState } from 'excalibur-boardkit/games';
import { type BoardMap, loadBoardMap } from './board-map.js';
import { DiceCorner } from './dice-corner.js';
import { family } from './drawn.js';
import { Lights } from './lights.js';
import { Night } from './night.js';
import { Pawn } from './pawn.js';
import { RoadSigns } from './road-signs.js';
import { shapes } from './sprites.js';
import { TurnMarker } from './turn-marker.js';
import { View } from './view.js';

/** What visitors do on the stage. */
export interface StageEvents {
  /** The dice were tapped or thrown. */
  thrown: object;
  /** A tile was tapped, or a cell without one. */
  tapped: { readonly tile: Tile | undefined; readonly by: 'mouse' | 'finger' | 'keys' };
  /** The mouse or the cursor of the keys has come to a tile; undefined if it is on none. */
  pointed: { readonly tile: Tile | undefined; readonly by: 'mouse' | 'keys' };
}

/** A board on the screen. What it shows follows from a state alone: `show` sets all of it right, at any moment. */
export class Stage {
  readonly scene = new Scene();
  readonly map: BoardMap;
  readonly events = new Emitter<StageEvents>();
  readonly view: View;
  readonly lights: Lights;
  readonly signs: RoadSigns;
  readonly table = new GameTable<RaceState, RaceMove>({ thinkMs: 700 });
  readonly night: Night;
  readonly #board: CustomBoard;
  readonly #marker: TurnMarker;
  #pawns: readonly Pawn[] = [];
  #news = new AbortController();
  #dice: DiceCorner | undefined;

  /** Loads a board, and makes it a scene of the engine under its name. */
  static async load(engine: Engine, name: string): Promise<Stage> {
    const [map] = await Promise.all([loadBoardMap(name), document.fonts.load(`800 50px ${family}`)]);
    return new Stage(engine, name, map);
  }

  private constructor(engine: Engine, name: string, map: BoardMap) {
    this.map = map;
    engine.addScene(name, this.scene);
    const { tiled, game } = map;
    tiled.addToScene(this.scene);
    const { backgroundcolor } = tiled.map;
    if (backgroundcolor) this.scene.backgroundColor = Color.fromHex(backgroundcolor);
    this.#board = tiled.boardActor.get(CustomBoard);
    this.view = new View(engine, this.scene, tiled);
    this.night = new Night(this.scene, this.view.area);
    this.lights = new Lights(this.scene, tiled, game);
    this.signs = new RoadSigns(this.scene, tiled, game);
    this.#marker = new TurnMarker(this.scene);
    tiled.boardActor.addComponent(this.table);
    this.#hear(tiled.boardActor);
  }

  #hear(boardActor: Actor): void {
    const cursor = new BoardCursor({ canvasOnly: true, radius: 26, width: 8 });
    boardActor.addComponent(cursor);
    cursor.events.on('moved', ({ tile }) => {
      if (tile) this.view.reveal(this.#board.tileToWorld(tile));
      this.events.emit('pointed', { tile, by: 'keys' });
    });
    const { events } = this.#board;
    events.on('tap', ({ tile, pointer }) => {
      const isTouch = pointer.pointerType === PointerType.Touch;
      const by = pointer.pointerId === -1 ? 'keys' : isTouch ? 'finger' : 'mouse';
      this.events.emit('tapped', { tile, by });
    });
    const point = (pointer: PointerEvent, tile?: Tile) => {
      if (pointer.pointerType !== PointerType.Touch) this.events.emit('pointed', { tile, by: 'mouse' });
    };
    events.on('pointerenter', ({ tile, pointer }) => point(pointer, tile));
    events.on('pointerleave', ({ pointer }) => point(pointer));
  }

  get game(): RaceGame {
    return this.map.game;
  }

  get dice(): DiceCorner {
    if (this.#dice) return this.#dice;
    throw new Error('Stage: nobody is seated yet');
  }

  /** Brings pawns and dice for a game. */
  seat({ players, rules }: RaceState): void {
    for (const pawn of this.#pawns) pawn.close();
    this.#dice?.close();
    const { track } = this.game;
    const looks = shapes.slice(0, players.length);
    this.#pawns = looks.map((shape) => new Pawn(this.scene, this.map.tiled, shape, track.start.cell));
    this.#dice = new DiceCorner(this.scene, rules.dice, () => this.events.emit('thrown', {}));
    this.view.turnTo(this.#pawns[0]?.actor);
    this.view.begin();
  }

  /** Shows a state, all of it and at once. */
  show(state: RaceState): void {
    for (const [seat, { cell, isOut, jail }] of state.players.entries()) {
      this.pawn(seat).stand(isOut ? undefined : cell, jail !== undefined);
    }
    this.signs.show(state);
    this.dice.show(state);
    const pawn = state.phase === 'over' ? undefined : this.pawn(state.turn);
    this.#marker.show(pawn);
    this.view.turnTo(pawn?.actor);
  }

  /** What is only to be read for a while, such as cards and sums, is taken away when this is aborted. */
  get news(): AbortSignal {
    return this.#news.signal;
  }

  /** Another move begins: the news of the last one are old. */
  clearNews(): void {
    this.#news.abort();
    this.#news = new AbortController();
  }

  pawn(seat: number): Pawn {
    const pawn = this.#pawns[seat];
    if (pawn) return pawn;
    throw new RangeError(`Stage: there is no pawn ${seat}`);
  }

  /** Where the pawn of a seat is in the world. */
  placeOf(seat: number): Vector {
    return this.pawn(seat).actor.pos.clone();
  }

  /** Where the middle of a tile is on the page. */
  pagePlaceOf(tile: Place): Vector {
    return this.scene.engine.screen.worldToPageCoordinates(this.#board.tileToWorld(tile));
  }

  /** The cell of the board at a point of the world. */
  cellAt(world: Vector): Cell | undefined {
    return this.#board.cellAtWorld(world);
  }

  /** Waits for an answer that is given on the board: a throw of the dice, a tap on a way or an end that is lit. */
  ask(state: RaceState, moves: readonly RaceMove[], signal: AbortSignal): Promise<RaceMove> {
    return new Promise((resolve) => {
      const answer = (move: RaceMove | undefined) => move && resolve(move);
      const thrown = this.events.on('thrown', () => answer(moves.find(({ type }) => type === 'roll')));
      const tapped = this.events.on('tapped', ({ tile }) => {
        const way = state.walk?.ways.find(({ cell }) => cell === tile?.cell);
        const end = this.game.ends(state).find(({ cell, jump }) => (jump ?? cell) === tile?.cell);
        const direction = way?.direction ?? end?.choices[0];
        answer(moves.find((move) => move.type === 'go' && move.direction === direction));
      });
      signal.addEventListener('abort', () => {
        thrown.close();
        tapped.close();
      });
    });
  }
}
