import type { ExcaliburGraphicsContext } from 'excalibur';
import type { Cell, MovableArea, Place } from '../../boards/index.js';
import { show } from '../../manifests/property.js';
import type { HighlightStyle } from '../../manifests/tile-highlight.js';
import type { ActorBoard } from '../board-behavior.js';
import { ChunkedPicture } from './chunked-picture.js';
import { areaOfMarks, paintMarks } from './highlight-painting.js';
import type { View } from './overlay.js';

/** A tile to light: a tile or place, or what tells of one, as the steps of a plan and the outcomes of a move do. */
export type LitTile =
  | Place
  | {
      readonly tile: Place;
      readonly cost?: number | string;
      readonly spent?: number;
      readonly remaining?: number;
      readonly probability?: number;
    };

/** What can be lit: tiles in their order; a path or plan, whose line starts where the piece stands; or a movable area. */
export type Lit =
  | Iterable<LitTile>
  | { readonly from: Place; readonly steps: Iterable<LitTile> }
  | Pick<MovableArea, 'tiles' | 'costTo'>;

/** Something lit: what, how, and its picture. */
export class LitTiles {
  readonly #tiles: readonly LitTile[];
  readonly #from: Place | undefined;
  readonly #style: HighlightStyle;
  #picture: ChunkedPicture | undefined;

  /** Throws a TypeError on what cannot be lit. */
  constructor(lit: Lit, style: HighlightStyle) {
    this.#tiles = tilesOf(lit);
    this.#from = 'steps' in lit ? lit.from : undefined;
    this.#style = style;
  }

  get breathes(): boolean {
    return this.#style.breathe;
  }

  /** The tiles that are not on a board. */
  outside(board: ActorBoard): readonly Place[] {
    return this.#tiles.map(placeOf).filter((place) => board.cell(place) === undefined);
  }

  draw(board: ActorBoard, context: ExcaliburGraphicsContext, view: View): void {
    this.#picture ??= this.#paint(board);
    this.#picture.draw(context, view);
  }

  /** Forgets the picture: the board has another layout, or this is lit no more. */
  close(): void {
    this.#picture?.close();
    this.#picture = undefined;
  }

  #paint(board: ActorBoard): ChunkedPicture {
    const marks = this.#tiles.flatMap((tile, index) => {
      const cell = board.cell(placeOf(tile));
      return cell === undefined ? [] : [{ cell, text: this.#textOf(tile, index) }];
    });
    const start = this.#from && board.cell(this.#from);
    const path: Cell[] = marks.map(({ cell }) => cell);
    if (start !== undefined) path.unshift(start);
    const what = { marks, path };
    return new ChunkedPicture(
      areaOfMarks(board.layout, what, this.#style),
      paintMarks(board.layout, what, this.#style),
    );
  }

  #textOf(tile: LitTile, index: number): string | undefined {
    if (this.#style.text === 'order') return `${index + 1}`;
    if (!('tile' in tile)) return undefined;
    const { cost, spent, remaining, probability } = tile;
    switch (this.#style.text) {
      case 'cost':
        return cost?.toString();
      case 'spent':
        return spent?.toString();
      case 'remaining':
        return remaining?.toString();
      case 'chance':
        return probability === undefined ? undefined : `${Math.round(probability * 100)} %`;
      default:
        return undefined;
    }
  }
}

function tilesOf(lit: Lit): LitTile[] {
  if (isObject(lit) && 'costTo' in lit) return lit.tiles.map((tile) => ({ tile, spent: lit.costTo(tile) ?? 0 }));
  const list: unknown = isObject(lit) && 'steps' in lit ? lit.steps : lit;
  if (!isObject(list) || !(Symbol.iterator in list)) {
    throw mistake(lit, 'tiles or places, a path or plan, or a movable area');
  }
  return [...(list as Iterable<unknown>)].map((tile) => {
    if (isObject(tile) && (!('tile' in tile) || isObject(tile.tile))) return tile as LitTile;
    throw mistake(tile, 'a tile, a place, or what has a tile');
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function mistake(value: unknown, allowed: string): TypeError {
  return new TypeError(`TileHighlight.show: ${show(value)} is not allowed, must be ${allowed}`);
}

function placeOf(tile: LitTile): Place {
  return typeof tile === 'object' && tile !== null && 'tile' in tile ? tile.tile : tile;
}
