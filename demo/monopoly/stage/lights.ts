import { Actor, type Canvas, type Scene } from 'excalibur';
import { type Cell, CustomBoard, stepAngle, TileHighlight } from 'excalibur-boardkit';
import type { RaceGame, RaceMove, RaceState } from 'excalibur-boardkit/games';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';
import { drawn, fern, paintArrow } from './drawn.js';
import { pause } from './time.js';

/** What is lit on the board: where a walk can end, the ways at a fork, the tile that a choice is about. */
export class Lights {
  readonly #scene: Scene;
  readonly #map: TiledBoardResource;
  readonly #game: RaceGame;
  readonly #light = new TileHighlight({
    fill: '#f6c65f66',
    outline: '#d9552b',
    halo: '#fffaf0',
    width: 9,
    dash: 18,
    radius: 26,
    inset: 2,
  });
  #arrows: Actor[] = [];
  /** Their pictures, by where they point. */
  readonly #pictures = new Map<number, Canvas>();

  constructor(scene: Scene, map: TiledBoardResource, game: RaceGame) {
    this.#scene = scene;
    this.#map = map;
    this.#game = game;
    map.boardActor.addComponent(this.#light);
  }

  /** Lights where a walk of so many points can end. */
  showEnds(state: RaceState, points: number): void {
    this.#show(this.#game.ends(state, points).map(({ cell, jump }) => jump ?? cell));
  }

  /** Lights what the open question is about, or only what one answer to it would lead to. */
  showChoice(state: RaceState, move?: RaceMove): void {
    this.clear();
    if (move?.type === 'choose') this.showEnds(state, move.points);
    else if (move?.type === 'sell') this.#show([this.#game.tileNamed(move.tile)?.cell]);
    else if (state.phase === 'fork') this.#showWays(state, move?.type === 'go' ? move.direction : undefined);
    else if (state.phase === 'offer') this.#show([state.players[state.turn]?.cell]);
  }

  /** Lights a tile on which something has changed, for a moment or until the signal is aborted. */
  flash(cell: Cell, signal: AbortSignal): void {
    const news = `news ${cell}`;
    this.#light.show(news, [{ cell }], { dash: 0, fill: '#fffaf066', outline: '#2f8f7a' });
    void pause(this.#scene, 900, signal).then(() => this.#light.hide(news));
  }

  clear(): void {
    for (const name of ['ends', 'others']) this.#light.hide(name);
    for (const arrow of this.#arrows.splice(0)) arrow.kill();
  }

  /** Arrows into the ways of a fork, and where the walk can end; all of them, or brightly those of one direction. */
  #showWays(state: RaceState, direction: number | undefined): void {
    const isMeant = (choice: number | undefined) => direction === undefined || choice === direction;
    const ends = this.#game.ends(state);
    const cellsOf = (of: typeof ends) => of.map(({ cell, jump }) => jump ?? cell);
    const meant = ends.filter(({ choices }) => isMeant(choices[0]));
    this.#show(cellsOf(meant));
    const others = cellsOf(ends.filter((end) => !meant.includes(end))).map((cell) => ({ cell }));
    this.#light.show('others', others, { fill: 'none', outline: '#2d2a3a80', width: 6 });
    const fork = state.players[state.turn]?.cell ?? 0;
    this.#arrows = (state.walk?.ways ?? []).map((way) => this.#arrow(fork, way, isMeant(way.direction)));
  }

  #arrow(
    fork: Cell,
    { cell, direction }: { readonly cell: Cell; readonly direction: number },
    isBright: boolean,
  ): Actor {
    const { board, boardActor } = this.#map;
    const behavior = boardActor.get(CustomBoard);
    const angle = stepAngle(board.layout, fork, cell, direction);
    // A way that leads up begins behind the head of the pawn.
    const isUp = angle > 225 && angle < 315;
    const pos = behavior.tileToWorld({ cell: fork }).lerp(behavior.tileToWorld({ cell }), isUp ? 0.84 : 0.64);
    const arrow = new Actor({ pos, z: 8, opacity: isBright ? 1 : 0.4 });
    arrow.graphics.use(this.#pictureOf(angle));
    this.#scene.add(arrow);
    return arrow;
  }

  #show(cells: readonly (Cell | undefined)[]): void {
    const places = cells.flatMap((cell) => (cell === undefined ? [] : { cell }));
    this.#light.show('ends', places, { breathe: true });
  }

  /** An arrow that points so many degrees clockwise from east. */
  #pictureOf(angle: number): Canvas {
    const picture = this.#pictures.get(angle) ?? drawn(92, 92, (context) => paintArrow(context, 46, 43, angle, fern));
    this.#pictures.set(angle, picture);
    return picture;
  }
}
