import { Actor, type Scene, vec } from 'excalibur';
import { type Cell, GridMove, Piece } from 'excalibur-boardkit';
import type { RaceState } from 'excalibur-boardkit/games';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';
import { shapes, spriteOf } from './sprites.js';
import { until } from './time.js';

/** The pawns, by seat: actors with two behaviours, one to stand on the board and one to walk. */
export class Pawns {
  readonly actors: readonly Actor[];

  constructor(scene: Scene, map: TiledBoardResource, count: number, start: Cell) {
    this.actors = shapes.slice(0, count).map((shape) => {
      const actor = new Actor({ name: shape });
      const sprite = spriteOf(map, shape, 'pawns').clone();
      sprite.destSize = { width: 84, height: 112 };
      actor.graphics.use(sprite, { anchor: vec(0.5, 0.82) });
      actor.addComponent(new Piece({ board: map.boardActor, at: { cell: start } }));
      actor.addComponent(new GridMove({ speed: 128 / 0.18, hop: 34 }));
      // Who stands further down stands in front.
      actor.on('postupdate', () => {
        actor.z = 10 + actor.pos.y / 100;
      });
      scene.add(actor);
      return actor;
    });
  }

  /** Where a pawn stands, in the world. */
  of(seat: number): Actor {
    const actor = this.actors[seat];
    if (!actor) throw new RangeError(`there is no pawn ${seat}`);
    return actor;
  }

  /** Brings every pawn to where the state says, at once; who is out is off the board. */
  show({ players }: RaceState): void {
    for (const [seat, { cell, isOut }] of players.entries()) {
      const actor = this.of(seat);
      actor.graphics.isVisible = !isOut;
      if (isOut) actor.get(Piece).leave();
      else if (actor.get(Piece).spot?.cell !== cell || actor.get(GridMove).isMoving) actor.get(Piece).put({ cell });
    }
  }

  /** Goes to a tile: a neighbour by a hop, others in one leap. Stops where it is once the signal says so. */
  async go(seat: number, cell: Cell, signal: AbortSignal): Promise<void> {
    const move = this.of(seat).get(GridMove);
    await until(move.follow([{ cell }]).done, signal);
    if (signal.aborted) move.cancel();
  }

  close(): void {
    for (const actor of this.actors) actor.kill();
  }
}
