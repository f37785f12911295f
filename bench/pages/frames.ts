// Runs in a page: a game of one scene.
import { Actor, CollisionType, type Scene, vec } from 'excalibur';
import { BoardGrid, GridMove, HexBoard, MonopolyMovement, Piece, SquareBoard } from '../../src/index.js';
import { type Game, startGame } from './game.js';

const ACTORS = 1000;
const TILE = 64;

/** Fills a scene, and tells whether all is still on its way. */
type Fill = (scene: Scene) => () => boolean;

const scenes = { velocities, lists, plans, empty, grid };
const drawn: readonly string[] = ['empty', 'grid'];

/** The names of the scenes. */
export type SceneName = keyof typeof scenes;

let game: Game | undefined;
let sceneName: SceneName = 'empty';
let isGoing = () => true;

/** Starts the game of this page. */
export async function start(name: SceneName): Promise<void> {
  game = await startGame();
  const fill: Fill = scenes[name];
  isGoing = fill(game.scene);
  sceneName = name;
  if (!drawn.includes(name)) game.scene.draw = () => {};
}

/** The milliseconds that the script took in each of so many frames. */
export async function frames(count: number): Promise<number[]> {
  const times = (await game?.frames(count)) ?? [];
  if (!isGoing()) throw new Error(`bench: in ${sceneName}, something has stopped before the end`);
  return times;
}

/** Actors that Excalibur moves. */
function velocities(scene: Scene): () => boolean {
  const actors = Array.from({ length: ACTORS }, (_, y) => {
    const pos = vec(TILE / 2, (y + 0.5) * TILE);
    return new Actor({ pos, vel: vec(speedOf(y), 0), collisionType: CollisionType.PreventCollision });
  });
  for (const actor of actors) scene.add(actor);
  return () => actors.every(({ pos }) => pos.x > TILE);
}

/** Pieces that walk lists of tiles, each along a row of its own. */
function lists(scene: Scene): () => boolean {
  const columns = 60;
  const board = boardIn(scene, new SquareBoard({ columns, rows: ACTORS, size: TILE }));
  return walkersOn(board, scene, 1, (walker, y) => {
    const tiles = Array.from({ length: columns - 1 }, (_, step) => ({ x: step + 1, y }));
    walker.get(GridMove).follow(tiles);
  });
}

/** Pieces that walk committed plans, each round a ring of its own. */
function plans(scene: Scene): () => boolean {
  // Rings of 12 × 3 tiles, and an empty row between two of them.
  const [columns, rows] = [12, 4];
  const isRing = (x: number, row: number) => row === 0 || row === 2 || (row === 1 && x % (columns - 1) === 0);
  const tiles = (x: number, y: number) => (isRing(x, y % rows) ? {} : undefined);
  const board = boardIn(scene, new SquareBoard({ columns, rows: ACTORS * rows, size: TILE, tiles }));
  return walkersOn(board, scene, rows, (walker) => {
    const movement = new MonopolyMovement({ face: 'E' });
    walker.addComponent(movement);
    walker.get(GridMove).follow(movement.forward(60));
  });
}

function empty(): () => boolean {
  return () => true;
}

/** The grid of a large board, all of it on the screen. */
function grid(scene: Scene): () => boolean {
  const board = boardIn(scene, new HexBoard({ columns: 100, rows: 100 }));
  board.addComponent(new BoardGrid());
  scene.camera.pos = vec(2785, 2416);
  scene.camera.zoom = 0.07;
  return () => true;
}

function boardIn(scene: Scene, behavior: SquareBoard | HexBoard): Actor {
  const board = new Actor();
  board.addComponent(behavior);
  scene.add(board);
  return board;
}

function walkersOn(board: Actor, scene: Scene, rows: number, walk: (walker: Actor, index: number) => void) {
  const walkers = Array.from({ length: ACTORS }, (_, index) => {
    const walker = new Actor();
    walker.addComponent(new Piece({ board, at: { x: 0, y: index * rows } }));
    walker.addComponent(new GridMove({ speed: speedOf(index) }));
    scene.add(walker);
    return walker;
  });
  for (const [index, walker] of walkers.entries()) walk(walker, index);
  return () => walkers.every((walker) => walker.get(GridMove).isMoving);
}

/** Pixels per second: around the default of `GridMove`, all different, so that steps are spread over the frames. */
function speedOf(index: number): number {
  return 180 + (120 * index) / ACTORS;
}
