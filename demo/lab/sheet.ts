// What is drawn on the sheet: a layout, the ground, walls, pieces. A sheet never changes; painting makes another one.
import type { Board, Cell, Layout, TileProperties, Wrap } from 'excalibur-boardkit/boards';
import { canWrap, type LayoutId, layoutOf } from './layouts.js';
import { placeOfSide, type Side, sideOf } from './sides.js';

/** What is on a tile: what a step on it costs, or that it is solid, a hole, or full of smoke. */
export type Ground = '1' | '2' | '3' | '4' | '5' | 'solid' | 'hole' | 'smoke';

export const SYMBOLS = ['circle', 'triangle', 'square', 'star'] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export interface Sheet {
  readonly layout: LayoutId;
  readonly wrap: Wrap;
  /** By cell. */
  readonly ground: readonly Ground[];
  /** By number. */
  readonly walls: readonly Side[];
  /** What lies on each cell for the match. */
  readonly symbols: readonly (SymbolName | undefined)[];
  readonly explorer: Cell;
  readonly goal: Cell;
}

/** The properties of the tiles of each kind; a hole is no tile. */
const properties: Readonly<Record<Ground, TileProperties | undefined>> = {
  1: Object.freeze({}),
  2: Object.freeze({ cost: 2 }),
  3: Object.freeze({ cost: 3 }),
  4: Object.freeze({ cost: 4 }),
  5: Object.freeze({ cost: 5 }),
  solid: Object.freeze({ solid: true }),
  smoke: Object.freeze({ smoke: 1 }),
  hole: undefined,
};

/** Makes a board as the sheet says; `before` is what it is as yet, a board without walls if left out. */
export function lay<TPiece>(board: Board<TileProperties, TPiece>, sheet: Sheet, before?: Sheet): void {
  for (const [cell, ground] of sheet.ground.entries()) {
    if (ground !== before?.ground[cell]) board.setTile({ cell }, properties[ground]);
  }
  const [walls, old] = [new Set(sheet.walls), new Set(before?.walls)];
  for (const side of old) if (!walls.has(side)) setWall(board, side, undefined);
  for (const side of walls) if (!old.has(side)) setWall(board, side, 'wall');
}

function setWall<TPiece>(board: Board<TileProperties, TPiece>, side: Side, wall: string | undefined): void {
  const { cell, direction } = placeOfSide(board.layout, side);
  board.setWall({ cell }, direction, wall);
}

/** Puts something on a cell. A hole takes away what lies there, and none can be where a piece stands. */
export function withGround(sheet: Sheet, cell: Cell, ground: Ground): Sheet {
  const isHeld = cell === sheet.explorer || cell === sheet.goal;
  if (sheet.ground[cell] === ground || (ground === 'hole' && isHeld)) return sheet;
  const next = { ...sheet, ground: sheet.ground.with(cell, ground) };
  return ground === 'hole' ? withSymbol(next, cell, undefined) : next;
}

export function withSymbol(sheet: Sheet, cell: Cell, symbol: SymbolName | undefined): Sheet {
  if (sheet.symbols[cell] === symbol || (symbol !== undefined && sheet.ground[cell] === 'hole')) return sheet;
  return { ...sheet, symbols: sheet.symbols.with(cell, symbol) };
}

/** Swaps what lies on two cells. */
export function withSwap(sheet: Sheet, a: Cell, b: Cell): Sheet {
  return { ...sheet, symbols: sheet.symbols.with(a, sheet.symbols[b]).with(b, sheet.symbols[a]) };
}

/** Builds a wall on a side, or takes it away. */
export function withWall(sheet: Sheet, side: Side, isWall: boolean): Sheet {
  if (sheet.walls.includes(side) === isWall) return sheet;
  const walls = isWall ? [...sheet.walls, side].sort((a, b) => a - b) : sheet.walls.filter((other) => other !== side);
  return { ...sheet, walls };
}

/** The same on another wrap; walls where no way leads any more are gone. */
export function withWrap(sheet: Sheet, wrap: Wrap): Sheet {
  if (!canWrap(sheet.layout)) return sheet;
  const layout = layoutOf(sheet.layout, wrap);
  return { ...sheet, wrap, walls: sheet.walls.filter((side) => isSide(layout, side)) };
}

/** Whether a number is that of a side where a wall can stand. */
export function isSide(layout: Layout, side: Side): boolean {
  const { cell, direction } = placeOfSide(layout, side);
  return cell < layout.size && sideOf(layout, cell, direction) === side;
}

/** Nothing but plain tiles, symbols and pieces where they are. */
export function cleared(sheet: Sheet): Sheet {
  return { ...sheet, ground: sheet.ground.map(() => '1' as const), walls: [] };
}
