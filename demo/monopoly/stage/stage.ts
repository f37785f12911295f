import { type Engine, Scene, type Vector } from 'excalibur';
import { BoardCursor, CameraFollow, CustomBoard, Emitter, type Tile } from 'excalibur-boardkit';
import type { RaceGame, RaceMove, RaceState } from 'excalibur-boardkit/games';
import { type BoardMap, loadBoardMap } from './board-map.js';
import { DiceCorner } from './dice-corner.js';
import { Lights } from './lights.js';
import { Pawns } from './pawns.js';
import { RoadSigns } from './road-signs.js';
import { loadFont } from './sprites.js';

/** What visitors do on the stage. */
export interface StageEvents {
  /** The dice were tapped or thrown. */
  thrown: object;
  /** A tile was tapped, by pointer or key. */
  tapped: { readonly tile: Tile };
  /** The pointer or the cursor has come to a tile, or is on none; where that is on the page. */
  pointed: { readonly tile: Tile | undefined; readonly at: { readonly x: number; readonly y: number } };
}

/** A board on the screen. What it shows follows from a state alone: `show` sets all of it right, at any moment. */
export class Stage {
  readonly scene = new Scene();
  readonly map: BoardMap;
  readonly events = new Emitter<StageEvents>();
  readonly camera: CameraFollow;
  readonly cursor: BoardCursor;
  readonly lights: Lights;
  readonly #signs: RoadSigns;
  #pawns: Pawns | undefined;
  #dice: DiceCorner | undefined;

  /** Loads a board and goes to it. */
  static async open(engine: Engine, name: string): Promise<Stage> {
    const [map] = await Promise.all([loadBoardMap(name), loadFont()]);
    const stage = new Stage(engine, name, map);
    return stage;
  }

  private constructor(engine: Engine, name: string, map: BoardMap) {
    this.map = map;
    const { tiled, game } = map;
    engine.addScene(name, this.scene);
    tiled.addToScene(this.scene);
    const { boardActor } = tiled;
    this.lights = new Lights(boardActor, game);
    this.#signs = new RoadSigns(this.scene, tiled, game);
    this.camera = new CameraFollow({ margin: 32 });
    this.cursor = new BoardCursor({ canvasOnly: true, radius: 26, width: 8 });
    boardActor.addComponent(this.camera);
    boardActor.addComponent(this.cursor);
    const { events } = boardActor.get(CustomBoard);
    events.on('tap', ({ tile }) => {
      if (tile) this.events.emit('tapped', { tile });
    });
  }

  get game(): RaceGame {
    return this.map.game;
  }

  get pawns(): Pawns {
    if (this.#pawns) return this.#pawns;
    throw new Error('Stage: nobody is seated yet');
  }

  get dice(): DiceCorner {
    if (this.#dice) return this.#dice;
    throw new Error('Stage: nobody is seated yet');
  }

  /** Brings pawns and dice for another game. */
  seat({ players, rules }: RaceState): void {
    this.#pawns?.close();
    this.#dice?.close();
    this.#pawns = new Pawns(this.scene, this.map.tiled, players.length, this.game.track.start.cell);
    this.#dice = new DiceCorner(this.scene, rules.dice);
    this.#dice.onThrow(() => this.events.emit('thrown', {}));
  }

  /** Shows a state, all of it and at once. */
  show(state: RaceState): void {
    this.pawns.show(state);
    this.dice.show(state);
    this.#signs.show(state);
  }

  /** Where the pawn of a seat is in the world. */
  placeOf(seat: number): Vector {
    return this.pawns.of(seat).pos.clone();
  }

  /** Waits for an answer that is given on the board: a throw of the dice, a tap on a way or an end that is lit. */
  ask(state: RaceState, moves: readonly RaceMove[], signal: AbortSignal): Promise<RaceMove> {
    return new Promise((resolve) => {
      const answer = (move: RaceMove | undefined) => move && resolve(move);
      const thrown = this.events.on('thrown', () => answer(moves.find(({ type }) => type === 'roll')));
      const tapped = this.events.on('tapped', ({ tile }) => {
        const way = state.walk?.ways.find(({ cell }) => cell === tile.cell);
        const end = this.game.ends(state).find(({ cell, jump }) => (jump ?? cell) === tile.cell);
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
