import { covers, minus } from '../amounts.js';
import type { Board } from '../board.js';
import type { Cell } from '../layout.js';
import { BLOCKED_COST, STOP_COST } from '../step-cost.js';
import { edgeOf, zeroCostCircle } from './circles.js';
import { Crossing, FORK, type OpenWay } from './crossing.js';
import { MOST_STEPS } from './lane.js';
import type { Rules } from './options.js';
import { Road } from './road.js';
import { NO_WAY, type Stand } from './stand.js';
import type { ForwardEnd } from './types.js';

/** Instead of an edge: the piece is still where it began. */
export const START = -1;

/** Directions taken at forks, the last one first. */
export interface Choices {
  readonly direction: number;
  readonly before: Choices | undefined;
}

/** One way in which a move can end. */
export interface End {
  /** The edge to the tile that the piece lands on. */
  readonly landing: number;
  readonly end: ForwardEnd;
  readonly remaining: number;
  readonly choices: Choices | undefined;
}

/** A place that a move can come to on its way. */
export interface State {
  /** The edge on which it arrives. */
  readonly edge: number;
  /** The edge to the tile that the piece would land on: the last one that cost something or came to a waiting fork. */
  readonly landing: number;
  readonly remaining: number;
  readonly choices: Choices | undefined;
  /** Where the walk began that may be void: at the start, or at the last fork where it waited. */
  readonly origin: State | undefined;
  /** What can follow, and how likely. */
  readonly links: { readonly to: State | End; readonly share: number }[];
}

/** A way out of a fork, still to be followed. */
interface Branch {
  readonly from: State;
  readonly direction: number;
  readonly edge: number;
  readonly cost: number;
  readonly share: number;
}

/**
 * Follows every way that a move can take, each state once. Forks wait in a queue, so that a state is reached first by
 * the shortest list of choices, and of these by the one with the lowest directions.
 */
export class Search<TTile extends object, TPiece> {
  readonly road: Road<TTile, TPiece>;
  readonly states: State[] = [];
  readonly ends: End[] = [];
  readonly #rules: Rules<TTile, TPiece>;
  readonly #start: Stand;
  readonly #points: number;
  readonly #crossing: Crossing<TTile, TPiece>;
  readonly #branches: Branch[] = [];
  /** By origin where that matters, by points, by edge and landing. */
  readonly #known = new Map<State | undefined, Map<number, Map<number, State>>>();
  readonly #endsByKey = new Map<string, End>();

  constructor(
    board: Board<TTile, TPiece>,
    rules: Rules<TTile, TPiece>,
    start: Stand,
    points: number,
    useOnFork: boolean,
  ) {
    this.road = new Road(board, rules);
    this.#rules = rules;
    this.#crossing = new Crossing(this.road, rules, { asksOnFork: useOnFork });
    this.#start = start;
    this.#points = points;
  }

  run(): void {
    const points = this.#points;
    const first = { edge: START, landing: START, remaining: points, choices: undefined, origin: undefined, links: [] };
    this.states.push(first);
    this.#crossing.begin(this.#start);
    if (points === 0) this.#end(first, 1, START, 'spent', 0, undefined);
    else this.#follow(first);
    for (const { from, edge, cost, share, direction } of this.#branches) {
      const state = this.#step(from, edge, cost, share, { direction, before: from.choices });
      if (state !== undefined) this.#follow(state);
    }
    if (this.ends.length > 0) return;
    const { neighbors } = this.road;
    const tiles = this.states.slice(1).map(({ edge }) => neighbors[edge] as Cell);
    throw zeroCostCircle(this.road, [...new Set(tiles)]);
  }

  /** Goes on from a state up to the next fork or end. */
  #follow(first: State): void {
    for (let state: State | undefined = first; state !== undefined; state = this.#next(state)) this.#stand(state);
  }

  #stand({ edge }: State): void {
    if (edge === START) return;
    const { ways, road } = this.#crossing;
    const cameFrom = Math.floor(edge / road.width);
    const direction = edge % road.width;
    const cell = road.neighbor(cameFrom, direction);
    this.#crossing.stand(cell, cameFrom, ways.faceAfter(cameFrom, cell, direction));
  }

  /** The next state, if there is one way on, and nobody was there before. */
  #next(state: State): State | undefined {
    const crossing = this.#crossing;
    crossing.look();
    for (;;) {
      const direction = crossing.decide(state.remaining, state.edge === START);
      if (direction === FORK) {
        const { count } = crossing.ways;
        const open = crossing.openWays();
        const [only] = open;
        if (open.length > 1) {
          this.#branchAll(state, open, count);
          return undefined;
        }
        if (only !== undefined) return this.#step(state, this.#edge(only.direction), only.cost, 1, state.choices);
      } else if (direction < 0) {
        this.#endAtClosed(state);
        return undefined;
      } else {
        const cost = crossing.cost(direction);
        if (cost !== BLOCKED_COST) return this.#take(state, direction, cost);
        crossing.block(direction);
      }
    }
  }

  /** Takes the way that was decided; at a fork that is a choice. */
  #take(state: State, direction: number, cost: number): State | undefined {
    const edge = this.#edge(direction);
    if (!this.#crossing.isFork) return this.#step(state, edge, cost, 1, state.choices);
    this.#branches.push({ from: state, direction, edge, cost, share: 1 });
    return undefined;
  }

  /** Branches into those ways of a fork that are open, two or more of so many. */
  #branchAll(state: State, open: readonly OpenWay[], all: number): void {
    const crossing = this.#crossing;
    const isWaiting = this.#rules.fork === 'choose';
    const from = isWaiting ? { ...state, landing: state.edge, origin: state } : state;
    // Where chance draws blocked ways only, until a piece from nowhere is left with two, rule 5 decides between these.
    const isStart = !isWaiting && crossing.isFreshStart;
    const favorite = isStart ? crossing.decide(state.remaining, true) : NO_WAY;
    const extra = isStart ? 2 / (all * (all - 1)) : 0;
    for (const { direction, cost } of open) {
      const share = (1 - extra) / open.length + (direction === favorite ? extra : 0);
      this.#branches.push({ from, direction, edge: this.#edge(direction), cost, share });
    }
  }

  #edge(direction: number): number {
    return edgeOf(this.road, this.#crossing.ways.cell, direction);
  }

  /** Makes a step; the state that it comes to, unless the move ends there or was there before. */
  #step(from: State, edge: number, cost: number, share: number, choices: Choices | undefined): State | undefined {
    const { landing, remaining, origin } = from;
    if (cost === STOP_COST) return this.#end(from, share, edge, 'stopped', 0, choices);
    if (!covers(remaining, cost)) return this.#end(from, share, landing, 'short', remaining, choices);
    const rest = minus(remaining, cost);
    if (rest === 0) return this.#end(from, share, edge, 'spent', 0, choices);
    const state = { edge, landing: cost === 0 ? landing : edge, remaining: rest, choices, origin, links: [] };
    const known = this.#visit(state);
    from.links.push({ to: known, share });
    return known === state ? state : undefined;
  }

  /** The state that was here first: the one given or an earlier one. */
  #visit(state: State): State {
    const { edge, landing, remaining } = state;
    const byPoints = entry(this.#known, this.#rules.deadEnd === 'refuse' ? state.origin : undefined);
    const byEdge = entry(byPoints, remaining);
    // Most states land where they are: their key stays a small integer.
    const key = edge === landing ? edge : (landing + 2) * this.road.neighbors.length + edge;
    const known = byEdge.get(key);
    if (known !== undefined) return known;
    byEdge.set(key, state);
    if (this.states.push(state) > MOST_STEPS) throw new RangeError(`the move has more than ${MOST_STEPS} states`);
    return state;
  }

  #endAtClosed(state: State): void {
    const { origin, choices } = state;
    const isDeadEnd = this.#crossing.ways.back !== NO_WAY;
    if (isDeadEnd && this.#rules.deadEnd === 'refuse') {
      this.#end(state, 1, origin?.edge ?? START, 'dead-end', origin?.remaining ?? this.#points, choices);
    } else {
      this.#end(state, 1, state.landing, isDeadEnd ? 'dead-end' : 'blocked', state.remaining, choices);
    }
  }

  #end(from: State, share: number, landing: number, end: ForwardEnd, remaining: number, choices?: Choices): undefined {
    const key = `${landing} ${end} ${remaining}`;
    let known = this.#endsByKey.get(key);
    if (known === undefined) {
      known = { landing, end, remaining, choices };
      this.#endsByKey.set(key, known);
      this.ends.push(known);
    }
    from.links.push({ to: known, share });
    return undefined;
  }
}

/** The map kept under a key, made on first use. */
function entry<Key, Inner, Value>(maps: Map<Key, Map<Inner, Value>>, key: Key): Map<Inner, Value> {
  let map = maps.get(key);
  if (map === undefined) {
    map = new Map();
    maps.set(key, map);
  }
  return map;
}
