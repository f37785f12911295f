import type { ExcaliburGraphicsContext } from 'excalibur';
import type { Cell, Place } from '../../boards/index.js';
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
      readonly remaining?: number;
      readonly probability?: number;
    };

/** What can be lit: tiles in their order, or a plan, whose line starts where the piece stands. */
export type Lit = Iterable<LitTile> | { readonly from: Place; readonly steps: Iterable<LitTile> };

/** Something lit: what, how, and its picture. */
export class LitTiles {
  readonly #tiles: readonly LitTile[];
  readonly #from: Place | undefined;
  readonly #style: HighlightStyle;
  #picture: ChunkedPicture | undefined;

  constructor(lit: Lit, style: HighlightStyle) {
    this.#tiles = 'steps' in lit ? [...lit.steps] : [...lit];
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
    const { cost, remaining, probability } = tile;
    switch (this.#style.text) {
      case 'cost':
        return cost?.toString();
      case 'remaining':
        return remaining?.toString();
      case 'chance':
        return probability === undefined ? undefined : `${Math.round(probability * 100)} %`;
      default:
        return undefined;
    }
  }
}

function placeOf(tile: LitTile): Place {
  return 'tile' in tile ? tile.tile : tile;
}
