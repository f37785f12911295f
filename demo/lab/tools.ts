// The tools to paint with.
import type { Layout, Point } from 'excalibur-boardkit/boards';
import { type Ground, type Sheet, SYMBOLS, type SymbolName, withGround, withSymbol, withWall } from './sheet.js';
import { type Side, sideNear } from './sides.js';

const GROUNDS = ['solid', 'hole', 'smoke', '1', '2', '3', '4', '5'] as const satisfies readonly Ground[];
export const TOOLS = ['move', 'wall', 'erase', ...GROUNDS, ...SYMBOLS] as const;
export type Tool = (typeof TOOLS)[number];

/** How near a side the pointer must be as it is drawn along, in board units. */
const REACH = 14;

/** One stroke with a tool: the first wall that it touches decides whether it builds or takes away. */
export class Stroke {
  readonly #tool: Tool;
  readonly #layout: Layout;
  #builds: boolean | undefined;

  constructor(tool: Tool, layout: Layout) {
    this.#tool = tool;
    this.#layout = layout;
  }

  /** The sheet after the tool has touched a point; a tap means the side that is next, however far. */
  touch(sheet: Sheet, point: Point, isTap: boolean): Sheet {
    const near = sideNear(this.#layout, point);
    const side = near && (isTap || near.distance <= REACH) ? near.side : undefined;
    if (this.#tool === 'wall') return side === undefined ? sheet : this.#wall(sheet, side);
    const cell = this.#layout.cellAt(point);
    if (this.#tool === 'erase' && near && near.distance <= REACH && sheet.walls.includes(near.side)) {
      return withWall(sheet, near.side, false);
    }
    return cell === undefined ? sheet : painted(sheet, cell, this.#tool);
  }

  #wall(sheet: Sheet, side: Side): Sheet {
    this.#builds ??= !sheet.walls.includes(side);
    return withWall(sheet, side, this.#builds);
  }
}

/** The sheet with a cell painted. */
export function painted(sheet: Sheet, cell: number, tool: Tool): Sheet {
  if (tool === 'erase') return withGround(sheet, cell, '1');
  if (isGround(tool)) return withGround(sheet, cell, tool);
  return isSymbol(tool) ? withSymbol(sheet, cell, tool) : sheet;
}

function isGround(tool: Tool): tool is (typeof GROUNDS)[number] {
  return (GROUNDS as readonly string[]).includes(tool);
}

function isSymbol(tool: Tool): tool is SymbolName {
  return (SYMBOLS as readonly string[]).includes(tool);
}
