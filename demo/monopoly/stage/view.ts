import type { Actor, Vector } from 'excalibur';
import { CameraFollow, Emitter } from 'excalibur-boardkit';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';

/** How large a tile is at least on the screen, if all of the board is to be shown; and how large when it is not. */
const LEAST_TILE = 40;
const NEAR_TILE = 60;

/** What is looked at: the whole board, close by whose turn it is, or where visitors have dragged and zoomed. */
export type Look = 'board' | 'turn' | 'free';

/** Where the camera looks. */
export class View {
  readonly events = new Emitter<{ looked: { readonly at: Look } }>();
  readonly #camera: CameraFollow;
  readonly #tileWidth: number;
  #pawn: Actor | undefined;
  /** What it returns to after visitors have looked elsewhere, once another turn begins. */
  #chosen: 'board' | 'turn' = 'board';

  constructor({ boardActor, map }: TiledBoardResource) {
    this.#tileWidth = map.tilewidth;
    this.#camera = new CameraFollow({ margin: 40, maxZoom: 2, zoom: NEAR_TILE / map.tilewidth });
    boardActor.addComponent(this.#camera);
    this.#camera.events.on('fitted', () => this.events.emit('looked', { at: 'board' }));
    this.#camera.events.on('followed', () => this.events.emit('looked', { at: 'turn' }));
    this.#camera.events.on('looked', () => this.events.emit('looked', { at: 'free' }));
  }

  /** Looks at the whole board, if its tiles are large enough then; else at whose turn it is. */
  begin(): void {
    this.lookAt(this.#leastZoom * this.#tileWidth < LEAST_TILE ? 'turn' : 'board');
  }

  /** The zoom that shows the whole board. */
  get #leastZoom(): number {
    const { bounds, scene } = this.#camera;
    const { width = 0, height = 0 } = scene?.engine.screen.resolution ?? {};
    return bounds ? Math.min(width / bounds.width, height / bounds.height) : 1;
  }

  /** It is the turn of this pawn. */
  turnTo(pawn: Actor | undefined): void {
    if (pawn === this.#pawn) return;
    this.#pawn = pawn;
    if (pawn && this.#chosen === 'turn') this.#camera.follow(pawn);
  }

  lookAt(what: 'board' | 'turn'): void {
    this.#chosen = what;
    this.#camera.configure({ returnOnMove: what === 'turn' });
    if (what === 'board' || !this.#pawn) this.#camera.fit();
    else {
      this.#camera.follow(this.#pawn);
      this.#camera.zoomTo(Math.max(this.#leastZoom * 1.5, NEAR_TILE / this.#tileWidth));
    }
  }

  /** Looks at a point of the world, unless it is to be seen anyway. */
  reveal(world: Vector): void {
    if (!this.#camera.scene?.camera.viewport.contains(world)) this.#camera.lookAt(world);
  }

  zoom(how: 'in' | 'out'): void {
    this.#camera.zoomTo(this.#camera.zoom * (how === 'in' ? 1.3 : 1 / 1.3));
  }
}
