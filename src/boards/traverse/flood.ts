import type { Board } from '../board.js';
import type { Cell, Layout, Place } from '../layout.js';
import { checkBoard, checkFunction, checkNumber, readCell } from '../option-checks.js';
import { Passage, type PassageRules } from '../passage.js';
import { passageRuleNames, readPassageRules } from '../passage-options.js';
import { ScratchPool } from '../scratch.js';
import type { Tile, TileProperties } from '../tile.js';

/** From where to flood, how far, and which steps are possible. */
export interface FloodOptions<TTile extends object = TileProperties, TPiece = unknown>
  extends PassageRules<TTile, TPiece> {
  readonly from: Place;
  /** How many steps at most; no limit by default. */
  readonly steps?: number | undefined;
  /** Refuses steps that the board allows, say out of an area of one colour: true lets pass. */
  readonly canStep?: ((from: Tile<TTile>, to: Tile<TTile>, direction: number) => boolean) | undefined;
}

const WHO = 'floodTiles';
const optionNames = ['from', 'steps', 'canStep', ...passageRuleNames];

const seenOf = new ScratchPool<Layout, Uint8Array>(({ size }) => new Uint8Array(size));

/**
 * The tiles that can be reached from a place step by step, that tile first, then the nearest; what they cost is not
 * asked. Tiles, open edges, walls, solidity and the corner policy are honoured, as for paths; whether the start can
 * be entered does not matter. Empty where no tile is at the start. Throws errors that name the option.
 */
export function floodTiles<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: FloodOptions<TTile, TPiece>,
): Tile<TTile>[] {
  checkBoard(WHO, board);
  readPassageRules(WHO, options, optionNames);
  const { from, steps = Infinity, canStep } = options;
  checkNumber(WHO, 'steps', steps, 0);
  checkFunction(WHO, 'canStep', canStep);
  const start = board.tileOf(readCell(WHO, board, 'from', from));
  if (!start) return [];
  const passage = new Passage(board, options);
  return seenOf.use(passage.layout, (seen) => {
    const tiles = [start];
    seen[start.cell] = 1;
    try {
      let ring = 0;
      for (let step = 0; step < steps && ring < tiles.length; step++) {
        for (const end = tiles.length; ring < end; ring++) {
          const tile = tiles[ring] as Tile<TTile>;
          for (let direction = 0; direction < passage.width; direction++) {
            const cell: Cell = passage.step(tile.cell, direction);
            if (cell < 0 || seen[cell] === 1) continue;
            const next = board.tileOf(cell);
            // A callback may have taken it away.
            if (next === undefined || !isAllowed(canStep?.(tile, next, direction))) continue;
            seen[cell] = 1;
            tiles.push(next);
          }
        }
      }
      return tiles;
    } finally {
      for (const { cell } of tiles) seen[cell] = 0;
    }
  });
}

function isAllowed(answer: unknown = true): boolean {
  if (typeof answer === 'boolean') return answer;
  throw new TypeError(`canStep answered ${String(answer)}, but must answer true or false`);
}
