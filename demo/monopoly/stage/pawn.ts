import { Actor, type Scene, type Vector, vec } from 'excalibur';
import { type Cell, GridMove, Piece, prefersReducedMotion } from 'excalibur-boardkit';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';
import { drawn, ink } from './drawn.js';
import { spriteOf } from './sprites.js';
import { until } from './time.js';

/** How high a pawn hops, and how large it is: less, where several share a tile. */
const HOP = 34;
const sizes = [1, 1, 0.88, 0.76, 0.76, 0.68, 0.68];

/** Bars in front of who sits in the jail. */
const bars = drawn(84, 84, (context) => {
  context.strokeStyle = ink;
  context.lineCap = 'round';
  context.lineWidth = 6;
  for (const x of [8, 25, 42, 59, 76]) {
    context.moveTo(x, 6);
    context.lineTo(x, 78);
  }
  context.stroke();
});

/** A pawn: an actor with two behaviours, one to stand on the board and one to walk, and its shadow. */
export class Pawn {
  readonly actor: Actor;
  readonly #piece: Piece;
  readonly #walking = new GridMove({ speed: 128 / 0.18, hop: HOP });
  readonly #shadow = new Actor({ z: 5 });
  readonly #bars = new Actor({ pos: vec(0, -12) });
  /** Whether it stands in front of those on its tile. */
  isInFront = false;
  #size = 1;
  /** How far below the middle of its tile it stands. */
  #sink = 0;

  constructor(scene: Scene, map: TiledBoardResource, shape: string, start: Cell) {
    this.#piece = new Piece({ board: map.boardActor, at: { cell: start } });
    this.actor = new Actor({ name: shape });
    this.actor.graphics.use(spriteOf(map, shape, 'pawns'), { anchor: vec(0.5, 0.82) });
    this.#shadow.graphics.use(spriteOf(map, 'shadow', 'pawns'), { anchor: vec(0.5, 0.82) });
    this.#bars.graphics.use(bars);
    this.actor.addChild(this.#bars);
    this.actor.addComponent(this.#piece);
    this.actor.addComponent(this.#walking);
    this.actor.on('postupdate', ({ elapsed }) => this.#pose(elapsed));
    scene.add(this.actor);
    scene.add(this.#shadow);
  }

  /** Stands on a tile, at once; without one it is out of the game. */
  stand(cell: Cell | undefined, isJailed: boolean): void {
    const isThere = cell === this.#piece.spot?.cell && !this.#walking.isMoving;
    if (cell === undefined) this.#piece.leave();
    else if (!isThere) this.#piece.put({ cell });
    this.actor.graphics.isVisible = cell !== undefined;
    this.#shadow.graphics.isVisible = cell !== undefined;
    this.#bars.graphics.isVisible = isJailed;
  }

  /** Goes to a tile: a neighbour by a hop, others in one leap. Stops where it is once the signal says so. */
  async go(cell: Cell, signal: AbortSignal): Promise<void> {
    await until(this.#walking.follow([{ cell }]).done, signal);
    if (signal.aborted) this.#walking.cancel();
  }

  /** Where it touches the ground. */
  get foot(): Vector {
    return this.#shadow.pos;
  }

  close(): void {
    this.actor.kill();
    this.#shadow.kill();
  }

  /** It stretches in the air and makes itself small in a crowd; who stands further down stands in front. */
  #pose(elapsedMs: number): void {
    const { actor } = this;
    const { spot, board, isGliding, picture } = this.#piece;
    const crowd = spot && !isGliding ? (board?.piecesAt(spot).length ?? 1) : 1;
    const ease = prefersReducedMotion() ? 1 : 1 - 2 ** (-elapsedMs / 50);
    this.#size += ((sizes[crowd] ?? 0.6) - this.#size) * ease;
    this.#sink += ((isGliding ? 0 : actor.pos.y - picture.y) - this.#sink) * ease;
    const height = isGliding ? Math.max(0, picture.y + this.#sink - actor.pos.y) : 0;
    const stretch = isGliding ? 0.08 * (height / HOP - 0.5) : 0;
    actor.scale.setTo(this.#size * (1 - stretch), this.#size * (1 + stretch));
    actor.z = 10 + (actor.pos.y + height) / 100 + (this.isInFront ? 1 : 0);
    this.#shadow.pos.setTo(actor.pos.x, actor.pos.y + height);
    this.#shadow.scale.setTo(this.#size, this.#size);
  }
}
