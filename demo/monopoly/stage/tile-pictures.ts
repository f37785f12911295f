import { Actor, type Scene, type Vector, vec } from 'excalibur';
import { type Cell, CustomBoard } from 'excalibur-boardkit';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';
import { pictureOf } from './sprites.js';

/** Between the layer of the board and what is lit on it. */
const DEPTH = -1.5;

/** Pictures of the tilesets that lie over what the map shows on a tile, whatever shape its tiles have. */
export class TilePictures {
  readonly #scene: Scene;
  readonly #map: TiledBoardResource;
  readonly #laid = new Map<Cell, readonly Actor[]>();

  constructor(scene: Scene, map: TiledBoardResource) {
    this.#scene = scene;
    this.#map = map;
  }

  /** Lays pictures onto a tile, the first below, in place of those that lay there. */
  lay(cell: Cell, looks: readonly string[]): void {
    for (const actor of this.#laid.get(cell) ?? []) actor.kill();
    const actors = looks.map((look) => this.picture(cell, look, DEPTH));
    this.#laid.set(cell, actors);
    for (const actor of actors) this.#scene.add(actor);
  }

  /** A picture at its place on a tile: as in Tiled, its lower left corner is that of the cell. */
  picture(cell: Cell, look: string, z: number): Actor {
    const { tilewidth, tileheight } = this.#map.map;
    const actor = new Actor({ pos: this.middleOf(cell), z });
    const { sprite, offset } = pictureOf(this.#map, look);
    const corner = vec(-tilewidth / 2, tileheight / 2);
    actor.graphics.use(sprite.clone(), { anchor: vec(0, 1), offset: corner.add(offset) });
    return actor;
  }

  middleOf(cell: Cell): Vector {
    return this.#map.boardActor.get(CustomBoard).tileToWorld({ cell });
  }
}
