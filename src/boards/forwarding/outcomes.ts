import type { Board } from '../board.js';
import type { Cell } from '../layout.js';
import { checkFlag } from '../option-checks.js';
import { cameFromOf } from './came-from.js';
import { facingOf } from './facing.js';
import { optionNames, readPoints, readRules, readStart } from './options.js';
import { type Choices, Search, START } from './search.js';
import { shareOut } from './shares.js';
import type { Stand } from './stand.js';
import type { ForwardOutcome, OutcomesOptions } from './types.js';

const OUTCOMES = optionNames('points', 'useOnFork');

/**
 * Where a move with so many points can end. Under `choose` every onward way of a fork is followed; under `random` and
 * `forward` those that chance may take, each end with its probability, given that the walk ends at all. Where there is
 * an `onFork`, every way is followed, or with `useOnFork` the one that it answers.
 * Draws nothing and needs no `random`. Throws as `planForward` does; on circles that cost nothing only if nothing else
 * is left.
 */
export function forwardOutcomes<TTile extends object, TPiece>(
  board: Board<TTile, TPiece>,
  options: OutcomesOptions<TTile, TPiece>,
): ForwardOutcome<TTile>[] {
  const rules = readRules('forwardOutcomes', options, OUTCOMES);
  const points = readPoints('forwardOutcomes', options.points);
  const { useOnFork = false } = options;
  checkFlag('forwardOutcomes', 'useOnFork', useOnFork);
  const start = readStart('forwardOutcomes', board, options);
  const search = new Search(board, rules, start, points, useOnFork);
  search.run();
  const hasChance = rules.fork !== 'choose' && (rules.onFork === undefined || useOnFork);
  const chances = hasChance ? shareOut(search.states) : undefined;
  return search.ends.map((end) => ({
    ...landingOf(search, end.landing, start, rules.backwards),
    end: end.end,
    remaining: end.remaining,
    choices: listOf(end.choices),
    ...(chances === undefined ? {} : { probability: chances.get(end) ?? 0 }),
  }));
}

function landingOf<TTile extends object, TPiece>(
  { road }: Search<TTile, TPiece>,
  landing: number,
  start: Stand,
  backwards: boolean,
): Pick<ForwardOutcome<TTile>, 'tile' | 'cameFrom' | 'face' | 'jump'> {
  const { board, neighbors, width, layout } = road;
  if (landing === START) {
    return { tile: road.tile(start.cell), cameFrom: cameFromOf(board, start.cameFrom), face: start.face };
  }
  const facing = facingOf(layout);
  const from = Math.floor(landing / width);
  const cell = neighbors[landing] as Cell;
  const face = facing.after(from, cell, landing % width);
  const jump = board.finalJump({ cell });
  return {
    tile: road.tile(cell),
    cameFrom: backwards ? undefined : cameFromOf(board, from),
    face: backwards ? facing.turned(face) : face,
    ...(jump === undefined ? {} : { jump }),
  };
}

function listOf(choices: Choices | undefined): number[] {
  const list: number[] = [];
  for (let choice = choices; choice !== undefined; choice = choice.before) list.push(choice.direction);
  return list.reverse();
}
