import type { Board } from '../board.js';
import { readCell, readStartCell } from '../option-checks.js';
import type { Tile } from '../tile.js';
import { CheapestWays } from './cheapest-ways.js';
import { estimateTo } from './estimate.js';
import { type CellStep, type FoundParts, makePath, type PathParts } from './make-path.js';
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
  const revision = board.revisionWithout(piece);
  return withSearchState(WHO, board, (state) => {
    const task = {
      start,
      limit: Number.POSITIVE_INFINITY,
      estimate: estimateTo(board.layout, goal, steps.least, options),
    };
    if (search(steps, state, { ...task, goal }) < 0) return undefined;
    search(steps, state, { ...task, bound: state.costOf(goal) });
    return new FoundPaths({ board, start, revision }, new CheapestWays(steps, state, { start, goal }));
  });
}

/** All ways that a search has found, with the tiles as they were then. */
class FoundPaths<TTile extends object, TPiece> implements CheapestPaths<TTile> {
  readonly cost: number;
  readonly count: number;
  readonly tiles: readonly Tile<TTile>[];
  readonly #parts: PathParts<TTile>;
  readonly #ways: CheapestWays;

  constructor(parts: FoundParts<TTile, TPiece>, ways: CheapestWays) {
    this.#ways = ways;
    this.cost = ways.cost;
    this.count = ways.count;
    const { board } = parts;
    const cells = [...ways.backwards].reverse().filter((cell) => cell !== parts.start);
    if (ways.goal !== parts.start) cells.push(ways.goal);
    this.tiles = cells.map((cell) => board.tileOf(cell) as Tile<TTile>);
    const from = board.tileOf(parts.start) as Tile<TTile>;
    const byCell = new Map([from, ...this.tiles].map((tile) => [tile.cell, tile]));
    this.#parts = { from, revision: parts.revision, tileOf: (cell) => byCell.get(cell) as Tile<TTile> };
  }

  /** Without recursion: a path may have more steps than functions can call each other. */
  *[Symbol.iterator](): Generator<Path<TTile>> {
    const { start, goal } = this.#ways;
    const way: CellStep[] = [];
    if (start === goal) yield makePath(this.#parts, way);
    const choices = [this.#ways.stepsFrom(start).values()];
    for (let choice = choices.at(-1); choice; choice = choices.at(-1)) {
      const { value: step } = choice.next();
      if (step === undefined) {
        choices.pop();
        way.pop();
        continue;
      }
      way.push(step);
      if (step.cell === goal) yield makePath(this.#parts, way);
      // From the goal no step leads on.
      choices.push(this.#ways.stepsFrom(step.cell).values());
    }
  }
}
