import { describe, expect, test } from 'vitest';
import {
  Board,
  directionName,
  type ForwardOptions,
  type ForwardOutcome,
  type ForwardPlan,
  forwardOutcomes,
  type LayoutDescription,
  layoutFrom,
  type Place,
  planForward,
  planForwardTo,
  type TileProperties,
} from '../../src/boards/index.js';
import { count, describeData, readJson } from '../helpers/data.js';

type XY = readonly [number, number];

interface Case {
  readonly name?: string;
  readonly layout: LayoutDescription;
  readonly road: readonly string[];
  readonly tiles?: Readonly<Record<string, TileProperties>>;
  readonly pieces?: readonly { readonly x: number; readonly y: number; readonly solid: boolean }[];
  readonly piece: { readonly x: number; readonly y: number; readonly face: string; readonly cameFrom?: XY };
  readonly fork: 'forward' | 'choose';
  readonly deadEnd?: 'turn' | 'stop' | 'refuse';
  readonly diagonals?: 'joined' | 'always' | 'never';
  readonly backwards?: boolean;
}

interface PlanCase extends Case {
  readonly points?: number;
  readonly to?: XY;
  readonly expect: { readonly throws?: string; readonly [field: string]: unknown };
}

interface OutcomesCase extends Case {
  readonly points: number;
  readonly expect: readonly {
    readonly tile: XY;
    readonly cameFrom: XY | null;
    readonly end: string;
    readonly remaining: number;
    readonly choices: readonly string[];
  }[];
}

type Options = Omit<ForwardOptions<TileProperties, string>, 'points'>;

/** The options of a case, on a board made from it. */
function prepare(one: Case): { board: Board<TileProperties, string>; options: Options } {
  const board = new Board<TileProperties, string>(layoutFrom(one.layout), { tiles: one.road });
  for (const [place, properties] of Object.entries(one.tiles ?? {})) {
    const [x = 0, y = 0] = place.split(',').map(Number);
    board.setTile({ x, y }, properties);
  }
  for (const [index, { x, y, solid }] of (one.pieces ?? []).entries()) board.place(`${index}`, { x, y }, { solid });
  const { x, y, face, cameFrom } = one.piece;
  const { fork, deadEnd, diagonals, backwards } = one;
  const from = { from: { x, y }, face, cameFrom: cameFrom && { x: cameFrom[0], y: cameFrom[1] } };
  return { board, options: { ...from, fork, deadEnd, diagonals, backwards } };
}

const xy = ({ x, y }: { x: number; y: number }): XY => [x, y];

/** A plan in the form of the data. */
function shown({ board: { layout }, ...plan }: ForwardPlan<TileProperties, string>): Record<string, unknown> {
  const name = (direction: number | undefined) =>
    direction === undefined ? undefined : directionName(layout, direction);
  return {
    steps: plan.steps.map(({ tile: { x, y }, direction, cost, spent, remaining }) => ({
      x,
      y,
      direction: name(direction),
      cost,
      spent,
      remaining,
    })),
    end: plan.end,
    remaining: plan.remaining,
    face: name(plan.face),
    cameFrom: plan.cameFrom ? xy(plan.cameFrom) : null,
    target: xy(plan.target),
    ways: plan.ways?.map(({ direction }) => name(direction)),
    back: name(plan.back),
    suggested: name(plan.suggested),
    refused: plan.refused && { x: plan.refused.tile.x, y: plan.refused.tile.y, cost: plan.refused.cost },
  };
}

function check(one: PlanCase): void {
  const { board, options } = prepare(one);
  const at = ([x, y]: XY): Place => ({ x, y });
  const plan = () =>
    one.to === undefined
      ? planForward(board, { ...options, points: one.points ?? Number.NaN })
      : planForwardTo(board, { ...options, to: at(one.to) });
  if (one.expect.throws === undefined) expect(shown(plan())).toEqual(one.expect);
  else expect(plan).toThrow(one.expect.throws);
}

describeData('the shared cases of forwarding', (folder) => {
  const named = readJson<PlanCase[]>(folder, 'forwarding/named.json');
  test.for(named)('$name', (one) => {
    check(one);
    count('forwarding', 'named', 1, named.length);
  });

  const random = readJson<PlanCase[]>(folder, 'forwarding/random.json');
  test.for(random.map((one, index) => ({ index, one })))('random road $index', ({ one }) => {
    check(one);
    count('forwarding', 'random', 1, random.length);
  });

  const outcomes = readJson<OutcomesCase[]>(folder, 'forwarding/outcomes.json');
  describe('every end over all choices', () => {
    test.for(outcomes.map((one, index) => ({ index, one })))('road $index', ({ one }) => {
      const { board, options } = prepare(one);
      const found = forwardOutcomes(board, { ...options, points: one.points });
      const end = (outcome: ForwardOutcome, choices: number) => ({
        tile: xy(outcome.tile),
        cameFrom: outcome.cameFrom ? xy(outcome.cameFrom) : null,
        end: outcome.end,
        remaining: outcome.remaining,
        choices,
      });
      // Of equally short lists of choices any may stand in the data.
      const actual = found.map((outcome) => JSON.stringify(end(outcome, outcome.choices.length)));
      const expected = one.expect.map((each) => JSON.stringify({ ...each, choices: each.choices.length }));
      expect(actual.sort()).toEqual(expected.sort());
      count('forwarding', 'outcomes', 1, outcomes.length);
    });
  });
});
