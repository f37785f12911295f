import { Actor, type Scene, vec } from 'excalibur';
import { prefersReducedMotion } from 'excalibur-boardkit';
import type { RaceGame, RaceState, RaceTile } from 'excalibur-boardkit/games';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';
import { drawn, family, ink } from './drawn.js';
import { shapes } from './sprites.js';
import { TilePictures } from './tile-pictures.js';
import { until } from './time.js';

/** What changes on the tiles of the road: the awnings of their owners, prices and rents, and the gates. */
export class RoadSigns {
  readonly #scene: Scene;
  readonly #map: TiledBoardResource;
  readonly #game: RaceGame;
  readonly #pictures: TilePictures;
  readonly #labels = new Map<RaceTile, Actor>();
  /** What is painted on a tile, so that only changes are painted. */
  readonly #painted = new Map<RaceTile, string>();

  constructor(scene: Scene, map: TiledBoardResource, game: RaceGame) {
    this.#scene = scene;
    this.#map = map;
    this.#game = game;
    this.#pictures = new TilePictures(scene, map);
    for (const tile of game.track.tiles.values()) {
      if (tile.price === undefined) continue;
      const label = new Actor({ pos: this.#pictures.middleOf(tile.cell).add(vec(0, 6)), z: -0.9 });
      this.#labels.set(tile, label);
      scene.add(label);
    }
  }

  /** Shows who owns what and what it costs: its price while it is free, then its rent; and which gates are open. */
  show(state: RaceState): void {
    for (const [tile, label] of this.#labels) {
      const owner = state.owners[tile.label ?? ''];
      const coins = owner === undefined ? tile.price : this.#game.rent(state, tile);
      const awning = owner === undefined ? [] : [`owner-${shapes[owner]}`];
      if (!this.#isNew(tile, `${awning} ${coins}`)) continue;
      this.#pictures.lay(tile.cell, awning);
      label.graphics.use(number(String(coins)));
    }
    for (const gate of this.#game.track.gates) {
      const look = this.#gateLook(gate, state.gates[gate.label] === true);
      if (this.#isNew(gate, look)) this.#pictures.lay(gate.cell, [look]);
    }
  }

  /** A gate goes up or comes down in front of what is behind it. */
  async turnGate(label: string, open: boolean, signal: AbortSignal): Promise<void> {
    const gate = this.#game.tileNamed(label);
    if (!gate || prefersReducedMotion()) return;
    this.#pictures.lay(gate.cell, [this.#gateLook(gate, true)]);
    const leaf = this.#pictures.picture(gate.cell, this.#gateLook(gate, false), 0);
    leaf.graphics.opacity = open ? 1 : 0;
    this.#scene.add(leaf);
    await until(leaf.actions.fade(open ? 0 : 1, 420).toPromise(), signal);
    leaf.kill();
    this.#painted.delete(gate);
  }

  /** The awning of who has bought a tile comes down onto it. */
  async hangAwning(cell: number, seat: number, signal: AbortSignal): Promise<void> {
    if (!this.#game.tile(cell) || prefersReducedMotion()) return;
    const awning = this.#pictures.picture(cell, `owner-${shapes[seat]}`, 0);
    const pos = awning.pos.clone();
    awning.pos = pos.add(vec(0, -90));
    this.#scene.add(awning);
    await until(awning.actions.moveTo({ pos, duration: 260 }).toPromise(), signal);
    awning.kill();
  }

  /** How the map shows a tile, by the property `look`. */
  lookOf({ cell }: RaceTile): string {
    return String(this.#map.board.tile({ cell })?.properties.look);
  }

  #gateLook(gate: RaceTile, isOpen: boolean): string {
    return this.lookOf(gate).replace(/-open$/, '') + (isOpen ? '-open' : '');
  }

  #isNew(tile: RaceTile, what: string): boolean {
    const isNew = this.#painted.get(tile) !== what;
    this.#painted.set(tile, what);
    return isNew;
  }
}

function number(text: string) {
  return drawn(110, 50, (context) => {
    context.font = `800 44px ${family}`;
    context.fillStyle = ink;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, 55, 26);
  });
}
