import { Actor, type Scene, vec } from 'excalibur';
import { CustomBoard } from 'excalibur-boardkit';
import type { RaceGame, RaceState, RaceTile } from 'excalibur-boardkit/games';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';
import { lettering, shapes, spriteOf } from './sprites.js';

/** What changes on the tiles of the road: the awnings of their owners, the prices and rents, the gates. */
export class RoadSigns {
  readonly #map: TiledBoardResource;
  readonly #game: RaceGame;
  readonly #labels = new Map<RaceTile, Actor>();
  /** What is shown on a tile, so that only changes are painted. */
  readonly #shown = new Map<number, string>();

  constructor(scene: Scene, map: TiledBoardResource, game: RaceGame) {
    this.#map = map;
    this.#game = game;
    for (const tile of this.#forSale()) {
      const label = new Actor({ pos: map.boardActor.get(CustomBoard).tileToWorld(tile).add(vec(0, 4)), z: -0.9 });
      this.#labels.set(tile, label);
      scene.add(label);
    }
  }

  /** Shows who owns what, what it costs, and which gates are open. */
  show(state: RaceState): void {
    for (const tile of this.#forSale()) {
      const owner = state.owners[tile.label ?? ''];
      const coins = owner === undefined ? tile.price : this.#game.rent(state, tile);
      const awning = owner === undefined ? [] : [`owner-${shapes[owner]}`];
      if (this.#isNew(tile, `${awning} ${coins}`)) {
        this.#paint(tile, this.#lookOf(tile), ...awning);
        this.#labels.get(tile)?.graphics.use(lettering(String(coins), 46));
      }
    }
    for (const gate of this.#game.track.gates) {
      const look = this.#lookOf(gate).replace(/-open$/, '') + (state.gates[gate.label] ? '-open' : '');
      if (this.#isNew(gate, look)) this.#paint(gate, look);
    }
  }

  #forSale(): RaceTile[] {
    return [...this.#game.track.tiles.values()].filter(({ price }) => price !== undefined);
  }

  #isNew({ cell }: RaceTile, what: string): boolean {
    const isNew = this.#shown.get(cell) !== what;
    this.#shown.set(cell, what);
    return isNew;
  }

  /** How the map shows a tile. */
  #lookOf({ cell }: RaceTile): string {
    return String(this.#map.board.tile({ cell })?.properties.look);
  }

  /** Lays pictures of the tilesets onto a tile of the road, the first below. */
  #paint({ cell }: RaceTile, ...looks: readonly string[]): void {
    const { x, y } = this.#map.board.layout.xyOf(cell);
    const shown = this.#map.resource.getTileByCoordinate('road', x, y)?.exTile;
    shown?.clearGraphics();
    for (const look of looks) shown?.addGraphic(spriteOf(this.#map, look));
  }
}
