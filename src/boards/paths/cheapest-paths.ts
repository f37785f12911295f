import type { Board } from '../board.js';
import type { Cell } from '../layout.js';
import { readCell, readStartCell } from '../option-checks.js';
import type { Tile } from '../tile.js';
import { CheapestWays } from './cheapest-ways.js';
import { estimateTo } from './estimate.js';
import { type CellStep, makePath, type PathParts } from './make-path.js';
import { readPathRules } from './path-options.js';
import { search } from './search.js';
import { withSearchState } from './search-state.js';
import { Steps } from './steps.js';
import type { CheapestPaths, CheapestPathsOptions, Path } from './types.js';

const WHO = 'cheapestPaths';

/**
 * All ways to a tile that cost the least. They may be many, so each is made when it is asked for; through tiles of cost 0
 * only one order is taken. Undefined where none leads there. Pure: nothing moves. Throws as `findPath` does.
 */
export function cheapestPaths<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: CheapestPathsOptions<TTile, TPiece>,
): CheapestPaths<TTile> | undefined {
  readPathRules(WHO, options, ['from', 'to']);
  const { from, to, piece } = options;
  const start = readStartCell(WHO, board, from);
  const goal = readCell(WHO, board, 'to', to);
  const steps = new Steps(board, options);
  const revision = piece === undefined ? board.revision : board.revisionWithout(piece);
  return withSearchState(board.layout, (state) => {
    const task = {
      start,
      limit: Number.POSITIVE_INFINITY,
      estimate: estimateTo(board.layout, goal, steps.least, options),
    };
    if (search(steps, state, { ...task, goal }) < 0) return undefined;
    search(steps, state, { ...task, bound: state.costs[goal] as number });
    return new FoundPaths({ board, start, revision }, new CheapestWays(steps, state, { start, goal }));
  });
}

class FoundPaths<TTile extends object, TPiece> implements CheapestPaths<TTile> {
  readonly cost: number;
  readonly count: number;
  readonly tiles: readonly Tile<TTile>[];
  readonly #parts: PathParts<TTile, TPiece>;
  readonly #ways: CheapestWays;

  constructor(parts: PathParts<TTile, TPiece>, ways: CheapestWays) {
    this.#parts = parts;
    this.#ways = ways;
    this.cost = ways.cost;
    this.count = ways.counts().get(parts.start) ?? 0;
    const { board } = parts;
    const cells = [...ways.backwards].reverse().filter((cell) => cell !== parts.start);
    if (ways.goal !== parts.start) cells.push(ways.goal);
    this.tiles = cells.map((cell) => board.tileOf(cell) as Tile<TTile>);
  }

  *[Symbol.iterator](): Generator<Path<TTile>> {
    yield* this.#from(this.#parts.start, []);
  }

  *#from(cell: Cell, before: readonly CellStep[]): Generator<Path<TTile>> {
    if (cell === this.#ways.goal) {
      yield makePath(this.#parts, before);
      return;
    }
    for (const step of this.#ways.stepsFrom(cell)) yield* this.#from(step.cell, [...before, step]);
  }
}
