import { TiledResource, type TiledResourceOptions } from '@excaliburjs/plugin-tiled';
import { Actor, CollisionType, type Loadable, type Scene, type Vector, vec } from 'excalibur';
import type { ActorBoard } from '../behaviors/board-behavior.js';
import { CustomBoard } from '../behaviors/custom-board.js';
import { arrangeLayers } from './arrange-layers.js';
import {
  type BoardFromTiledOptions,
  type BoardLayer,
  boardFromTiledInSlices,
  boardLayerOf,
  imagePartsOf,
  layersOf,
  type PlacedLayer,
  TiledError,
  type TiledMap,
  toTmj,
} from './format/index.js';
import { inSlices, rest } from './in-slices.js';
import { depthsOf } from './layer-depth.js';
import { LoadStages } from './load-stages.js';
import { MapImages } from './map-images.js';
import { MapPicture } from './map-picture.js';
import { readMap } from './reading/read-map.js';
import { layersForPlugin, tileLayerActors } from './tile-layers.js';
import { addressOf, type MapFiles, mapFileOf, webFiles } from './web-files.js';

/** How a map becomes a board and a picture. */
export interface TiledBoardOptions extends BoardFromTiledOptions {
  /** Options of plugin-tiled's TiledResource, except those that say how files are read and in which order layers lie. */
  readonly tiled?: Omit<
    TiledResourceOptions,
    'fileLoader' | 'mapFormatOverride' | 'pathMap' | 'startZIndex' | 'strict'
  >;
  /** Where files come from; what is left out comes from the web. */
  readonly files?: Partial<MapFiles>;
}

/** What there is of a map once it is loaded. */
interface Loaded {
  readonly map: TiledMap;
  readonly board: ActorBoard;
  readonly resource: TiledResource;
  readonly boardActor: Actor;
  readonly picture: MapPicture | undefined;
}

/**
 * A board drawn in Tiled, for Excalibur's loader: `new TiledBoardResource('harbor.tmx')`. Paths are relative to the
 * page; with Vite the files belong in `public`, elsewhere it takes `.tsx` for a program. After loading, `board` is the
 * board and `boardActor` what a `Piece` takes; `addToScene` shows the map.
 *
 * Pieces at depth 0 to 99 stand on the layer of the board, behind the layers in front of it; the board's grid and
 * highlights lie between.
 *
 * What is wrong with a map is a `TiledError` that names file, layer, cell and property. `load` rejects with it; because
 * Excalibur's loader goes on after that, `board`, `boardActor`, `map`, `resource` and `addToScene` throw it again.
 */
export class TiledBoardResource implements Loadable<ActorBoard | undefined> {
  readonly path: string;
  /** The board, for Excalibur's loader; undefined before it is loaded. */
  data: ActorBoard | undefined;
  readonly #options: TiledBoardOptions;
  readonly #stages = new LoadStages(() => this.load());
  #loading: Promise<ActorBoard> | undefined;
  #loaded: Loaded | undefined;
  #error: unknown;

  constructor(path: string, options: TiledBoardOptions = {}) {
    if (typeof path !== 'string' || path === '') {
      throw new TypeError(`TiledBoardResource: the path ${JSON.stringify(path)} is not allowed, must name a map file`);
    }
    this.path = path;
    this.#options = options;
  }

  /** The board that the map holds. Throws what went wrong while loading, or that nothing is loaded yet. */
  get board(): ActorBoard {
    return this.#whatIsLoaded().board;
  }

  /** The actor that is the board, by a behaviour `CustomBoard`. */
  get boardActor(): Actor {
    return this.#whatIsLoaded().boardActor;
  }

  /** The map as it was read: layers, objects, properties in their own case. */
  get map(): TiledMap {
    return this.#whatIsLoaded().map;
  }

  /**
   * What plugin-tiled made of the map: tilesets, sprites, objects, images, and the tile layers of orthogonal maps up to
   * 16,384 cells. Isometric ones as small can be asked for their tiles; what is seen of them is drawn by us.
   */
  get resource(): TiledResource {
    return this.#whatIsLoaded().resource;
  }

  /** The stages of the loading, for a loader that shows how far it is: `new Loader([map, ...map.stages])`. */
  get stages(): readonly Loadable<undefined>[] {
    return this.#stages.loadables;
  }

  isLoaded(): boolean {
    return this.#loaded !== undefined;
  }

  /**
   * Reads the map and all that belongs to it, once. Rejects with a TiledError if anything is missing or wrong; the next
   * call tries again.
   */
  load(): Promise<ActorBoard> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /**
   * Shows the map and its board in a scene, by default with the map's origin at (0, 0) of the world. A map stands in one
   * place: added again, it is moved there, to another scene too. Throws a TiledError for oblique maps, which
   * cannot be drawn yet; their boards work without a picture.
   */
  addToScene(scene: Scene, { pos = vec(0, 0) }: { readonly pos?: Vector } = {}): void {
    const { picture, map } = this.#whatIsLoaded();
    if (picture) picture.addTo(scene, pos);
    else throw new TiledError({ file: this.path }, notDrawn(map));
  }

  async #load(): Promise<ActorBoard> {
    this.#error = undefined;
    try {
      this.#loaded = await loadAll(this.path, this.#options, () => this.#stages.next());
    } catch (error) {
      this.#stages.restart();
      this.#error = error;
      this.#loading = undefined;
      throw error;
    }
    this.data = this.#loaded.board;
    return this.data;
  }

  #whatIsLoaded(): Loaded {
    if (this.#loaded) return this.#loaded;
    throw this.#error ?? new Error(`TiledBoardResource: '${this.path}' is not loaded yet, await load() first`);
  }
}

async function loadAll(path: string, options: TiledBoardOptions, endStage: () => void): Promise<Loaded> {
  const { files = {}, tiled = {}, ...boardOptions } = options;
  const file = files.readFile ? path : mapFileOf(path);
  const address = (name: string) => (name === file ? path : addressOf(file, name));
  const readFile = files.readFile?.bind(files) ?? ((name) => webFiles.readFile(address(name)));
  const images = new MapImages(files.readImage?.bind(files) ?? ((name) => webFiles.readImage(address(name))));
  try {
    const imageExists = (image: string) => tiled.headless === true || images.read(image).then(() => true);
    const map = await readMap(file, { readFile, imageExists });
    for (const [image, color] of transparentColors(map)) images.clearColor(image, color);
    endStage();
    const placed = boardLayerOf(map, boardOptions.layer);
    checkStands(map, placed);
    const board: ActorBoard = await inSlices(boardFromTiledInSlices(map, boardOptions));
    endStage();
    const layers = layersForPlugin(map);
    const resource = await loadPlugin(map, layers, tiled, images);
    const { x, y } = placed.offset;
    const depths = depthsOf(layersOf(map), placed.layer);
    arrangeLayers(map, resource, layers, depths);
    endStage();
    await rest();
    const tileLayers = tiled.headless === true ? [] : await tileLayerActors(map, await images.all(), depths);
    const boardActor = new Actor({
      name: placed.layer.name,
      pos: vec(x, y),
      z: depths.board,
      collisionType: CollisionType.PreventCollision,
    });
    boardActor.addComponent(new CustomBoard({ board }));
    endStage();
    const picture = map.orientation === 'oblique' ? undefined : new MapPicture(resource, boardActor, tileLayers);
    return { map, board, resource, boardActor, picture };
  } finally {
    images.close();
  }
}

/** The images of which a map wants a colour to be transparent. */
function transparentColors(map: TiledMap): ReadonlyMap<string, string> {
  const layers = layersOf(map).flatMap(({ layer }) => (layer.type === 'imagelayer' ? layer : []));
  const all = [...map.tilesets, ...layers];
  return new Map(
    all.flatMap(({ image, transparentcolor: color }) => (image && color ? [[image, color] as const] : [])),
  );
}

/** Lets plugin-tiled make what it can of a map. */
async function loadPlugin(
  map: TiledMap,
  layers: readonly PlacedLayer[],
  options: TiledBoardOptions['tiled'],
  images: MapImages,
): Promise<TiledResource> {
  const resource = new TiledResource(map.file, {
    ...options,
    mapFormatOverride: 'TMJ',
    fileLoader: async () => toTmj(map, layers),
    pathMap: await images.pathMap(imagePartsOf(map)),
  });
  try {
    await resource.load();
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new TiledError({ file: map.file }, `plugin-tiled cannot draw the map: ${reason}`, { cause: error });
  }
  return resource;
}

function checkStands({ file }: TiledMap, { layer, parallax }: BoardLayer): void {
  for (const axis of ['x', 'y'] as const) {
    if (parallax[axis] === 1) continue;
    const property = `parallax${axis}`;
    const reason = `${property} is ${parallax[axis]}, but must be 1: pieces cannot stand on a layer that follows the camera`;
    throw new TiledError({ file, layer: layer.name, property }, reason);
  }
}

function notDrawn({ orientation }: TiledMap): string {
  return `${orientation} maps cannot be drawn yet; to play on the board without its picture, add boardActor to the scene`;
}
