import { Actor, type Engine, type Scene, type Screen, type Vector } from 'excalibur';
import { boundsOf, CameraFollow, Emitter, type Layout, type WorldArea } from 'excalibur-boardkit';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';

/** How large a tile is at least on the screen, if all of the board is to be shown; and how large when it is not. */
const LEAST_TILE = 40;
const NEAR_TILE = 60;
/** How narrow a screen is on which questions need the lower part of the view. */
const NARROW = 600;
/** There, how much they need below the board, and how far the pawn stands above the middle, in pixels of the screen. */
const ROOM = { below: 190, above: 46 };

/** What is looked at: the whole board, close by whose turn it is, or where visitors have dragged and zoomed. */
export type Look = 'board' | 'turn' | 'free';

/** Where the camera looks. */
export class View {
  readonly events = new Emitter<{ looked: { readonly at: Look } }>();
  readonly #camera: CameraFollow;
  readonly #screen: Screen;
  readonly #scene: Scene;
  /** Where the board lies in the world. */
  readonly area: WorldArea;
  readonly #tileSize: number;
  /** What the camera follows: a point below the pawn, so that questions do not lie over it. */
  readonly #focus = new Actor({ name: 'focus' });
  #pawn: Actor | undefined;
  /** What it returns to after visitors have looked elsewhere, once another turn begins. */
  #chosen: 'board' | 'turn' = 'board';

  constructor(engine: Engine, scene: Scene, { boardActor, board: { layout } }: TiledBoardResource) {
    this.#screen = engine.screen;
    this.#scene = scene;
    const { x, y, width, height } = boundsOf(layout);
    this.area = { x: x + boardActor.pos.x, y: y + boardActor.pos.y, width, height };
    this.#tileSize = tileSizeOf(layout);
    this.#camera = new CameraFollow({ margin: 40, maxZoom: 2, zoom: NEAR_TILE / this.#tileSize });
    boardActor.addComponent(this.#camera);
    this.#camera.events.on('fitted', () => this.events.emit('looked', { at: 'board' }));
    this.#camera.events.on('followed', () => this.events.emit('looked', { at: 'turn' }));
    this.#camera.events.on('looked', () => this.events.emit('looked', { at: 'free' }));
    this.#focus.on('postupdate', () => this.#aim());
    scene.add(this.#focus);
    engine.screen.events.on('resize', () => this.#limit());
  }

  /** Looks at the whole board, if its tiles are large enough then; else at whose turn it is. */
  begin(): void {
    this.#limit();
    this.lookAt(this.#wholeZoom * this.#tileSize < LEAST_TILE ? 'turn' : 'board');
  }

  /** It is the turn of this pawn. */
  turnTo(pawn: Actor | undefined): void {
    if (pawn === this.#pawn) return;
    this.#pawn = pawn;
    this.#aim();
    if (pawn && this.#chosen === 'turn') this.#camera.follow(this.#focus);
  }

  lookAt(what: 'board' | 'turn'): void {
    this.#chosen = what;
    this.#camera.configure({ returnOnMove: what === 'turn' });
    if (what === 'board') this.#camera.fit();
    else {
      this.#camera.follow(this.#focus);
      this.#camera.zoomTo(Math.max(NEAR_TILE / this.#tileSize, 1.6 * this.#wholeZoom));
    }
  }

  /** Looks at a point of the world, unless it is to be seen anyway. */
  reveal(world: Vector): void {
    if (!this.#scene.camera.viewport.contains(world)) this.#camera.lookAt(world);
  }

  zoom(how: 'in' | 'out'): void {
    this.#camera.zoomTo(this.#camera.zoom * (how === 'in' ? 1.3 : 1 / 1.3));
  }

  /** The zoom that shows the whole board, about. */
  get #wholeZoom(): number {
    const { width, height } = this.#screen.resolution;
    return Math.min(width / this.area.width, height / this.area.height);
  }

  get #room(): typeof ROOM {
    return this.#screen.resolution.width < NARROW ? ROOM : { below: 0, above: 0 };
  }

  #limit(): void {
    const below = (this.#room.below * this.#tileSize) / NEAR_TILE;
    this.#camera.configure({ bounds: { ...this.area, height: this.area.height + below } });
  }

  #aim(): void {
    if (this.#pawn) this.#focus.pos.setTo(this.#pawn.pos.x, this.#pawn.pos.y + this.#room.above / this.#camera.zoom);
  }
}

/** The side of a square as large as a tile, whatever its shape. */
function tileSizeOf(layout: Layout): number {
  const corners = layout.corners(0);
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.sqrt(Math.abs(twice) / 2);
}
