import { covers, minus } from '../amounts.js';
import type { Board } from '../board.js';
import { incomingEdges } from '../incoming.js';
import type { Cell, Place } from '../layout.js';
import { checkNumber, mistake, readCell } from '../option-checks.js';
import { cellOfPlace } from '../place.js';
import { BLOCKED_COST, STOP_COST } from '../step-cost.js';
import type { Tile } from '../tile.js';
import { type CellStep, makePath } from './make-path.js';
import { pathRuleNames, readPathRules } from './path-options.js';
import { HeapQueue } from './queues.js';
import { Steps } from './steps.js';
import type { DistanceField, DistanceFieldOptions, Path } from './types.js';

const WHO = 'distanceField';
const optionNames = ['to', 'points', ...pathRuleNames];
/** In the list of edges: a goal, or a cell from which no way leads. */
const NO_EDGE = -1;

/**
 * What the cheapest way to the nearest of some goals costs from every tile, and which step to take: many pieces find their
 * way by one search, and a piece that is pushed aside goes on from where it is. A tile of cost STOP is entered only as a
 * goal. Pure: nothing moves. Throws on bad options, outside the board, and on a cost that makes no sense, naming the tile.
 */
export function distanceField<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: DistanceFieldOptions<TTile, TPiece>,
): DistanceField<TTile> {
  readPathRules(WHO, options, optionNames);
  const { to, points = Number.POSITIVE_INFINITY, piece } = options;
  checkNumber(WHO, 'points', points, 0);
  const goals = isList(to) ? to : [to];
  if (goals.length === 0) throw mistake(WHO, 'to', goals, 'a place, or a list of at least one');
  const cells = goals.map((goal, index) => readCell(WHO, board, isList(to) ? `to[${index}]` : 'to', goal));
  const revision = board.revisionWithout(piece);
  return new FoundField(board, spread(new Steps(board, options), cells, points), revision);
}

/** Per cell, what the way costs, and the edge that it begins with. */
interface Spread {
  readonly costs: Float64Array;
  readonly edges: Int32Array;
}

/** Goes from the goals backwards: over the edges that lead in. */
function spread<TTile extends object, TPiece>(
  steps: Steps<TTile, TPiece>,
  goals: readonly Cell[],
  limit: number,
): Spread {
  const { passage } = steps;
  const { layout, width } = passage;
  const { first, edges: incoming } = incomingEdges(layout);
  const costs = new Float64Array(layout.size).fill(Number.POSITIVE_INFINITY);
  const edges = new Int32Array(layout.size).fill(NO_EDGE);
  const queue = new HeapQueue();
  const isDone = new Uint8Array(layout.size);
  const isGoal = new Uint8Array(layout.size);
  for (const goal of goals) {
    if (!passage.canEnter(goal) || isGoal[goal] === 1) continue;
    isGoal[goal] = 1;
    costs[goal] = 0;
    queue.push(goal, 0);
  }
  for (let cell = queue.pop(); cell >= 0; cell = queue.pop()) {
    if (isDone[cell] === 1) continue;
    isDone[cell] = 1;
    const last = first[cell + 1] as number;
    for (let place = first[cell] as number; place < last; place++) {
      const edge = incoming[place] as number;
      const direction = edge % width;
      const from = (edge - direction) / width;
      if (isDone[from] === 1 || !passage.hasTile(from)) continue;
      if (passage.step(from, direction) !== cell) continue;
      const cost = steps.cost(from, direction, cell);
      if (cost === BLOCKED_COST || (cost === STOP_COST && isGoal[cell] === 0)) continue;
      const total = (costs[cell] as number) + steps.price(cost, direction);
      if (total >= (costs[from] as number) || !covers(limit, total)) continue;
      costs[from] = total;
      edges[from] = edge;
      queue.push(from, total);
    }
  }
  return { costs, edges };
}

class FoundField<TTile extends object, TPiece> implements DistanceField<TTile> {
  readonly costs: Float64Array;
  readonly revision: number;
  readonly #board: Board<TTile, TPiece>;
  readonly #layout: Board<TTile, TPiece>['layout'];
  readonly #edges: Int32Array;

  constructor(board: Board<TTile, TPiece>, { costs, edges }: Spread, revision: number) {
    this.costs = costs;
    this.revision = revision;
    this.#board = board;
    this.#layout = board.layout;
    this.#edges = edges;
  }

  costFrom(place: Place): number | undefined {
    const cell = this.#cell(place);
    return cell === undefined ? undefined : this.costs[cell];
  }

  directionFrom(place: Place): number | undefined {
    const cell = this.#cell(place);
    const edge = cell === undefined ? NO_EDGE : (this.#edges[cell] as number);
    return edge === NO_EDGE ? undefined : edge % this.#layout.directions.length;
  }

  goalFrom(place: Place): Tile<TTile> | undefined {
    const path = this.pathFrom(place);
    return path?.target;
  }

  pathFrom(place: Place): Path<TTile> | undefined {
    const start = this.#cell(place);
    const board = this.#board;
    if (start === undefined || board.layout !== this.#layout) return undefined;
    const from = board.tileOf(start);
    const { neighbors, directions } = this.#layout;
    const list: CellStep[] = [];
    const whole = this.costs[start] as number;
    for (let cell = start, edge = this.#edges[cell] as number; edge !== NO_EDGE; edge = this.#edges[cell] as number) {
      cell = neighbors[edge] as Cell;
      list.push({ cell, direction: edge % directions.length, spent: minus(whole, this.costs[cell] as number) });
    }
    if (from === undefined || list.some(({ cell }) => board.tileOf(cell) === undefined)) return undefined;
    const tileOf = (cell: Cell) => board.tileOf(cell) as Tile<TTile>;
    return makePath({ from, tileOf, revision: this.revision }, list);
  }

  /** The cell of a place from which a way leads. */
  #cell(place: Place): Cell | undefined {
    const cell = cellOfPlace(this.#layout, place);
    return cell !== undefined && this.costs[cell] !== Number.POSITIVE_INFINITY ? cell : undefined;
  }
}

function isList(to: Place | readonly Place[]): to is readonly Place[] {
  return Array.isArray(to);
}
