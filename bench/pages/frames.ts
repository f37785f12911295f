// Runs in a page: what a frame of a game costs, against a game beside it.
import { Actor, CollisionType, type Scene, vec } from 'excalibur';
import { BoardGrid, GridMove, HexBoard, MonopolyMovement, Piece, SquareBoard } from '../../src/index.js';
import { startGame } from './game.js';

const PIECES = 1000;
const WARM_UP = 120;
const FRAMES = 300;
const TILE = 64;

/** Medians of the script time of a frame, in milliseconds. */
export interface FrameTimes {
  readonly ours: number;
  readonly theirs: number;
}

/** Pieces that walk lists of tiles, each along a row of its own, against actors with a velocity; nothing is drawn. */
export function lists(): Promise<FrameTimes> {
  const columns = 40;
  return race((scene) => {
    const board = new Actor();
    board.addComponent(new SquareBoard({ columns, rows: PIECES, size: TILE }));
    scene.add(board);
    const walkers = Array.from({ length: PIECES }, (_, y) => walkerOn(scene, board, y, y));
    for (const [y, walker] of walkers.entries()) {
      const tiles = Array.from({ length: columns - 1 }, (_, step) => ({ x: step + 1, y }));
      walker.get(GridMove).follow(tiles);
    }
    return () => walkers.every((walker) => walker.get(GridMove).isMoving);
  }, velocities);
}

/** Pieces that walk committed plans, each round a ring of its own, against actors with a velocity; nothing is drawn. */
export function plans(): Promise<FrameTimes> {
  const columns = 12;
  const rowsOfRing = 4;
  // Rings of 12 × 3 tiles, and an empty row between two of them.
  const isRing = (x: number, y: number) =>
    y % rowsOfRing === 0 || y % rowsOfRing === 2 || (y % rowsOfRing === 1 && x % (columns - 1) === 0);
  return race((scene) => {
    const board = new Actor();
    const rows = PIECES * rowsOfRing;
    const tiles = (x: number, y: number) => (isRing(x, y) ? {} : undefined);
    board.addComponent(new SquareBoard({ columns, rows, size: TILE, tiles }));
    scene.add(board);
    const walkers = Array.from({ length: PIECES }, (_, index) => walkerOn(scene, board, index, index * rowsOfRing));
    for (const walker of walkers) {
      const movement = new MonopolyMovement({ face: 'E' });
      walker.addComponent(movement);
      walker.get(GridMove).follow(movement.forward(columns * 4));
    }
    return () => walkers.every((walker) => walker.get(GridMove).isMoving);
  }, velocities);
}

/** The grid of a large board, all of it on the screen, standing, against a scene with nothing in it. */
export function grid(): Promise<FrameTimes> {
  return race(
    (scene) => {
      const board = new Actor();
      board.addComponent(new HexBoard({ columns: 100, rows: 100 }));
      board.addComponent(new BoardGrid());
      scene.add(board);
      scene.camera.pos = vec(2785, 2416);
      scene.camera.zoom = 0.07;
      return () => true;
    },
    () => () => true,
    { isDrawn: true },
  );
}

function walkerOn(scene: Scene, board: Actor, index: number, y: number): Actor {
  const walker = new Actor();
  walker.addComponent(new Piece({ board, at: { x: 0, y } }));
  walker.addComponent(new GridMove({ speed: speedOf(index) }));
  scene.add(walker);
  return walker;
}

function velocities(scene: Scene): () => boolean {
  const actors = Array.from({ length: PIECES }, (_, y) => {
    const pos = vec(TILE / 2, (y + 0.5) * TILE);
    return new Actor({ pos, vel: vec(speedOf(y), 0), collisionType: CollisionType.PreventCollision });
  });
  for (const actor of actors) scene.add(actor);
  return () => actors.every(({ pos, vel }) => pos.x > TILE && vel.x > 0);
}

/** Pixels per second: around the default of `GridMove`, all different, so that steps are spread over the frames. */
function speedOf(index: number): number {
  return 180 + (120 * index) / PIECES;
}

/** Fills a scene, and tells whether all is still on its way. */
type Fill = (scene: Scene) => () => boolean;

/** The two take turns in every frame of the page, so that a busy machine is busy for both. */
async function race(ours: Fill, theirs: Fill, { isDrawn = false } = {}): Promise<FrameTimes> {
  if (!crossOriginIsolated) throw new Error('frames: the page is not isolated, its clock is too coarse');
  const sides = [await startSide(ours, isDrawn), await startSide(theirs, isDrawn)];
  for (let frame = 0; frame < WARM_UP + FRAMES; frame++) {
    await new Promise(requestAnimationFrame);
    sides.reverse();
    for (const { game, times } of sides) times.push(game.frame());
  }
  if (!sides.every(({ isGoing }) => isGoing())) throw new Error('frames: something has stopped before the end');
  const [ourTime = Number.NaN, theirTime = Number.NaN] = sides.map(({ times }) => median(times.slice(WARM_UP)));
  return { ours: ourTime, theirs: theirTime };
}

async function startSide(fill: Fill, isDrawn: boolean) {
  const game = await startGame();
  if (!isDrawn) game.scene.draw = () => {};
  return { game, isGoing: fill(game.scene), times: [] as number[] };
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}
