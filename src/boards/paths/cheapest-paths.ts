import type { Board } from '../board.js';
import type { Cell } from '../layout.js';
import { readCell, readStartCell } from '../option-checks.js';
import type { Tile } from '../tile.js';
import { estimateTo } from './estimate.js';
import { type CellStep, type FoundParts, makePath, type PathParts } from './make-path.js';
import { pathRuleNames, readPathRules } from './path-options.js';
import { search } from './search.js';
import { withSearchState } from './search-state.js';
import { Steps } from './steps.js';
import type { CheapestPaths, CheapestPathsOptions, Path } from './types.js';
import { CheapestWays, GOAL } from './way-net.js';

const WHO = 'cheapestPaths';
const optionNames = ['from', 'to', ...pathRuleNames];

/**
 * All ways to a tile that cost the least. They may be many, so each is made when it is asked for; through tiles of cost 0
 * only one order is taken. Undefined where none leads there. Pure: nothing moves. Throws as `findPath` does.
 */
export function cheapestPaths<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: CheapestPathsOptions<TTile, TPiece>,
): CheapestPaths<TTile> | undefined {
  readPathRules(WHO, options, optionNames);
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

  constructor({ board, start, revision }: FoundParts<TTile, TPiece>, ways: CheapestWays) {
    this.#ways = ways;
    this.cost = ways.costs[GOAL] as number;
    this.count = ways.count;
    // Without the start, which is the last node.
    const tiles = Array.from(ways.cells.subarray(0, ways.start), (cell) => board.tileOf(cell) as Tile<TTile>);
    const from = board.tileOf(start) as Tile<TTile>;
    const tileOf = (cell: Cell) =>
      cell === start ? from : (tiles[tiles.length - 1 - ways.nodeOf(cell)] as Tile<TTile>);
    this.tiles = tiles.reverse();
    this.#parts = { from, revision, tileOf };
  }

  /** Without recursion: a path may have more steps than functions can call each other. */
  *[Symbol.iterator](): Generator<Path<TTile>> {
    const { start, first, ends } = this.#ways;
    const way: CellStep[] = [];
    if (start === GOAL) yield makePath(this.#parts, way);
    // Per step of the way the next edge that may be taken in its place, and where these end.
    const choices = [{ edge: first[start] as number, end: first[start + 1] as number }];
    for (let choice = choices.at(-1); choice; choice = choices.at(-1)) {
      if (choice.edge === choice.end) {
        choices.pop();
        way.pop();
        continue;
      }
      const edge = choice.edge++;
      const node = ends[edge] as number;
      way.push(this.#ways.step(edge));
      if (node === GOAL) yield makePath(this.#parts, way);
      // From the goal no edge leads on.
      choices.push({ edge: first[node] as number, end: first[node + 1] as number });
    }
  }
}
