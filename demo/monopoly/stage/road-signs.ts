import { Actor, type Scene, vec } from 'excalibur';
import { CustomBoard, prefersReducedMotion } from 'excalibur-boardkit';
import type { RaceGame, RaceState, RaceTile } from 'excalibur-boardkit/games';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';
import { drawn, family, ink } from './drawn.js';
import { shapes, spriteOf } from './sprites.js';
import { until } from './time.js';

/** What changes on the tiles of the road: the awnings of their owners, prices and rents, and the gates. */
export class RoadSigns {
  readonly #scene: Scene;
  readonly #map: TiledBoardResource;
  readonly #game: RaceGame;
  readonly #labels = new Map<RaceTile, Actor>();
  /** What is painted on a tile, so that only changes are painted. */
  readonly #painted = new Map<RaceTile, string>();

  constructor(scene: Scene, map: TiledBoardResource, game: RaceGame) {
    this.#scene = scene;
    this.#map = map;
    this.#game = game;
    for (const tile of game.track.tiles.values()) {
      if (tile.price === undefined) continue;
      const label = new Actor({ pos: this.#placeOf(tile).add(vec(0, 6)), z: -0.9 });
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
      this.#paint(tile, this.lookOf(tile), ...awning);
      label.graphics.use(number(String(coins)));
    }
    for (const gate of this.#game.track.gates) {
      const look = this.#gateLook(gate, state.gates[gate.label] === true);
      if (this.#isNew(gate, look)) this.#paint(gate, look);
    }
  }

  /** A gate goes up or comes down in front of what is behind it. */
  async turnGate(label: string, open: boolean, signal: AbortSignal): Promise<void> {
    const gate = this.#game.tileNamed(label);
    if (!gate || prefersReducedMotion()) return;
    this.#paint(gate, this.#gateLook(gate, true));
    const leaf = new Actor({ pos: this.#placeOf(gate), z: 0 });
    leaf.graphics.use(spriteOf(this.#map, this.#gateLook(gate, false)).clone());
    leaf.graphics.opacity = open ? 1 : 0;
    this.#scene.add(leaf);
    await until(leaf.actions.fade(open ? 0 : 1, 420).toPromise(), signal);
    leaf.kill();
    this.#painted.delete(gate);
  }

  /** The awning of who has bought a tile comes down onto it. */
  async hangAwning(cell: number, seat: number, signal: AbortSignal): Promise<void> {
    const tile = this.#game.tile(cell);
    if (!tile || prefersReducedMotion()) return;
    const awning = new Actor({ pos: this.#placeOf(tile).add(vec(0, -90)), z: 0 });
    awning.graphics.use(spriteOf(this.#map, `owner-${shapes[seat]}`));
    this.#scene.add(awning);
    await until(awning.actions.moveTo({ pos: this.#placeOf(tile), duration: 260 }).toPromise(), signal);
    awning.kill();
  }

  /** How the map shows a tile, by the property `look`. */
  lookOf({ cell }: RaceTile): string {
    return String(this.#map.board.tile({ cell })?.properties.look);
  }

  #gateLook(gate: RaceTile, isOpen: boolean): string {
    return this.lookOf(gate).replace(/-open$/, '') + (isOpen ? '-open' : '');
  }

  #placeOf({ cell }: RaceTile) {
    return this.#map.boardActor.get(CustomBoard).tileToWorld({ cell });
  }

  #isNew(tile: RaceTile, what: string): boolean {
    const isNew = this.#painted.get(tile) !== what;
    this.#painted.set(tile, what);
    return isNew;
  }

  /** Lays pictures of the tilesets onto a tile of the road, the first below. */
  #paint({ cell }: RaceTile, ...looks: readonly string[]): void {
    const { x, y } = this.#map.board.layout.xyOf(cell);
    const shown = this.#map.resource.getTileByCoordinate('road', x, y)?.exTile;
    shown?.clearGraphics();
    for (const look of looks) shown?.addGraphic(spriteOf(this.#map, look));
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
