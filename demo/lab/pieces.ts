// What stands on the board: the explorer and the goal, or the symbols of the match.
import { Actor, ImageSource, type Scene } from 'excalibur';
import { type Cell, GridMove, PathMovement, Piece } from 'excalibur-boardkit';
import { type Sheet, SYMBOLS, type SymbolName } from './sheet.js';

type PictureName = SymbolName | 'explorer' | 'goal';
const names: readonly PictureName[] = ['explorer', 'goal', ...SYMBOLS];
const pictures = new Map(names.map((name) => [name, new ImageSource(`${name}.svg`)]));

export async function loadPictures(): Promise<void> {
  await Promise.all([...pictures.values()].map((picture) => picture.load()));
}

/** The pieces of one board; which there are follows from the sheet. */
export class Pieces {
  readonly #scene: Scene;
  readonly #board: Actor;
  readonly #isMatch: boolean;
  readonly #onCell = new Map<Cell, Actor>();
  readonly explorer: Actor | undefined;
  readonly #goal: Actor | undefined;

  constructor(scene: Scene, board: Actor, { sheet, isMatch }: { readonly sheet: Sheet; readonly isMatch: boolean }) {
    this.#scene = scene;
    this.#board = board;
    this.#isMatch = isMatch;
    if (isMatch) return;
    this.#goal = this.#make('goal', sheet.goal);
    this.explorer = this.#make('explorer', sheet.explorer);
    this.explorer.addComponent(new GridMove({ speed: 420, hop: 10 }));
    this.explorer.addComponent(new PathMovement());
  }

  /** Puts all pieces where the sheet has them. */
  show(sheet: Sheet): void {
    if (this.#isMatch) for (const [cell, symbol] of sheet.symbols.entries()) this.#showSymbol(cell, symbol);
    else {
      put(this.#goal, sheet.goal);
      put(this.explorer, sheet.explorer);
    }
  }

  /** Which piece an actor is. */
  nameOf(actor: Actor): 'explorer' | 'goal' | 'symbol' {
    return actor === this.explorer ? 'explorer' : actor === this.#goal ? 'goal' : 'symbol';
  }

  close(): void {
    for (const actor of [this.explorer, this.#goal, ...this.#onCell.values()]) actor?.kill();
  }

  #showSymbol(cell: Cell, symbol: SymbolName | undefined): void {
    const before = this.#onCell.get(cell);
    if (before?.name === symbol) return;
    before?.kill();
    if (symbol) this.#onCell.set(cell, this.#make(symbol, cell));
    else this.#onCell.delete(cell);
  }

  #make(name: PictureName, cell: Cell): Actor {
    const isPawn = name === 'explorer' || name === 'goal';
    const actor = new Actor({ name });
    const destSize = isPawn ? { width: 39, height: 52 } : { width: 38, height: 38 };
    const picture = pictures.get(name);
    if (picture) actor.graphics.use(picture.toSprite({ destSize }));
    // Explorer and goal may share a tile.
    const z = isPawn ? name : 'symbol';
    actor.addComponent(new Piece({ board: this.#board, at: { cell }, z, lift: isPawn ? 14 : 0 }));
    this.#scene.add(actor);
    return actor;
  }
}

function put(actor: Actor | undefined, cell: Cell): void {
  const piece = actor?.get(Piece);
  if (piece && piece.spot?.cell !== cell) piece.put({ cell });
}
