// Whatever is wrong with what the toolkit is asked, the error names the function, the option, the value and what is allowed.
import { describe, expect, test } from 'vitest';
import * as boards from '../../src/boards/index.js';

const { squareLayout, hexLayout, Board, createRandom } = boards;
const layout = squareLayout({ columns: 4, rows: 4 });
const board = new Board(layout);
const hexes = hexLayout({ columns: 4, rows: 4 });

const noObject = [undefined, null, 7, Number.NaN, 'x', true];
const noLayout = [...noObject, {}, board];
const noBoard = [...noObject, {}, layout];
const noList = [...noObject, {}, { x: 0, y: 0 }];
const noPlace = [...noObject, {}, [], { x: 'a', y: 0 }, { cell: '1' }];
const places = [...noPlace, { x: 9, y: 0 }, { x: 0.5, y: 0 }, { cell: 16 }, { cell: Number.NaN }, { node: 'a' }];
const noTile = [...noPlace, { x: 0.5, y: 0 }, { x: Number.NaN, y: 0 }];
const tiles = [...noList, ...noTile.map((tile) => [tile])];
const noDirection = [null, {}, [], true, 4, -1, 0.5, Number.NaN, 'up'];
const noCount = [undefined, null, {}, 'x', '1', -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY];
const noNumber = [null, {}, 'x', '1', -1, Number.NaN];
const noFunction = [null, {}, [], 7, 'x', true];
const noFlag = [null, {}, 7, 'x'];
const noWord = [null, {}, [], 7, 'x', true];
const noRandom = [undefined, null, 7, 'x', {}];
const optional = (values: readonly unknown[]) => values.filter((value) => value !== undefined);

/** The arguments of a call, by name, that are right; and by the name of an argument or option what is wrong for it. */
interface Case {
  readonly right: Readonly<Record<string, unknown>>;
  readonly wrong: Readonly<Record<string, readonly unknown[]>>;
}

const at = { x: 1, y: 1 };
const area = [at, { x: 2, y: 1 }];
const passage = { solid: noFunction, corners: noWord };
const rules = { ...passage, cost: noFunction, leastCost: noNumber, diagonalCost: [...noNumber, 0.5] };
const path = { board: noBoard, options: noObject, from: places, ...rules };
const sight = {
  ...{ board: noBoard, options: noObject, from: places, opaque: noFunction, holes: noWord, solidPieces: noFlag },
  ...{
    cost: [null, {}, 7, true],
    points: noNumber,
    range: noNumber,
    face: noDirection,
    cone: [...noWord, { steps: -1 }],
  },
};
const symbol = () => 1;
const symbols = { board: noBoard, options: noObject, symbol: [undefined, ...noFunction] };
const along = { directions: [...optional(noList), ...noDirection.map((direction) => [direction])] };
const runs = { right: { board, options: { symbol } }, wrong: { ...symbols, ...along, length: optional(noCount) } };
const draw = { board: noBoard, options: noObject, random: noRandom, z: [null, {}, Number.NaN] };
const empty = { ...draw, within: [...optional(noList), ...noPlace.map((place) => [place])], where: noFunction };
const shape = { layout: noLayout, options: noObject, corner: optional(noTile), face: noDirection };
const change = { layout: noLayout, tiles, options: noObject };

const cases: Readonly<Partial<Record<keyof typeof boards, Case>>> = {
  hexagonTiles: {
    right: { layout: hexes, options: { radius: 1 } },
    wrong: { layout: noLayout, options: noObject, radius: noCount, center: optional(noTile) },
  },
  triangleTiles: { right: { layout, options: { side: 2 } }, wrong: { ...shape, side: noCount } },
  parallelogramTiles: {
    right: { layout, options: { width: 2 } },
    wrong: { ...shape, width: noCount, height: optional(noCount) },
  },
  moveTiles: {
    right: { layout, tiles: area, options: { from: at, to: at } },
    wrong: { ...change, from: noTile, to: noTile },
  },
  rotateTiles: {
    right: { layout, tiles: area, options: { about: at } },
    wrong: { ...change, about: noTile, turns: [null, {}, 'x', 0.5, Number.NaN] },
  },
  mirrorTiles: {
    right: { layout, tiles: area, options: { about: at, axis: 'E-W' } },
    wrong: { ...change, about: noTile, axis: noPlace },
  },
  layTiles: {
    right: { layout, tiles: area, options: { of: layout, from: at, to: at } },
    wrong: { ...change, of: noLayout, from: noTile, to: noTile },
  },
  mirrorAxes: { right: { layout }, wrong: { layout: noLayout } },
  turnsOf: { right: { layout }, wrong: { layout: noLayout } },
  layoutAround: { right: { layout, tiles: area }, wrong: { layout: noLayout, tiles } },
  outlinePolygons: {
    right: { layout, cells: [1, 2] },
    wrong: {
      layout: noLayout,
      cells: [...noList, ...[undefined, null, 'x', {}, -1, 16, 0.5, Number.NaN].map((cell) => [cell])],
    },
  },
  tileAlong: {
    right: { layout, from: at, directions: ['E'] },
    wrong: { layout: noLayout, from: noTile, directions: [...noList, ...noDirection.map((direction) => [direction])] },
  },
  turnsBetween: {
    right: { layout, at, from: 'E', to: 'S' },
    wrong: { layout: noLayout, at: noTile, from: [undefined, ...noDirection], to: [undefined, ...noDirection] },
  },
  discCells: {
    right: { layout, options: { center: at, radius: 1 } },
    wrong: { layout: noLayout, options: noObject, center: places, radius: noCount },
  },
  ringCells: {
    right: { layout, options: { center: at, radius: 1 } },
    wrong: { layout: noLayout, options: noObject, center: places, radius: noCount },
  },
  coneCells: {
    right: { layout, options: { from: at, radius: 2, width: 90, direction: 'E' } },
    wrong: {
      ...{ layout: noLayout, options: noObject, from: places, radius: noCount, width: [undefined, ...noNumber] },
      direction: noDirection,
    },
  },
  lineCells: {
    right: { layout, options: { from: at, to: at } },
    wrong: { layout: noLayout, options: noObject, from: places, to: places },
  },
  rectangleCells: {
    right: { layout, options: { from: at, to: at } },
    wrong: { layout: noLayout, options: noObject, from: places, to: places },
  },
  rayCells: {
    right: { layout, options: { from: at, direction: 'E' } },
    wrong: {
      ...{ layout: noLayout, options: noObject, from: places, steps: noNumber },
      direction: [undefined, ...noDirection],
    },
  },
  floodTiles: {
    right: { board, options: { from: at } },
    wrong: { board: noBoard, options: noObject, from: places, ...passage, steps: noNumber, canStep: noFunction },
  },
  randomEmptyTile: { right: { board, options: { random: createRandom(1) } }, wrong: empty },
  randomEmptyTiles: {
    right: { board, options: { random: createRandom(1), count: 1 } },
    wrong: { ...empty, count: noCount },
  },
  compareAreas: {
    right: { before: board.tiles(), after: [] },
    wrong: { before: [...noList, [null], [7], [{}]], after: [...noList, [null], [7], [{}]] },
  },
  fieldOfView: { right: { board, options: { from: at } }, wrong: sight },
  lineOfSight: { right: { board, options: { from: at, to: at } }, wrong: { ...sight, to: places } },
  findRuns: runs,
  eachRun: runs,
  hasRun: runs,
  findSwaps: { ...runs, wrong: { ...runs.wrong, swapAlong: along.directions } },
  findGroup: { right: { board, options: { symbol, from: at } }, wrong: { ...symbols, ...along, from: places } },
  findGroups: { right: { board, options: { symbol } }, wrong: { ...symbols, ...along, size: optional(noCount) } },
  findPatterns: {
    right: { board, options: { symbol, pattern: [1] } },
    wrong: { ...symbols, ...along, pattern: [...noList, []] },
  },
  findTemplates: {
    right: { board, options: { symbol, template: [[1]] } },
    wrong: {
      ...{ ...symbols, template: [...noList, [], [7], [null], [[undefined]]], rotated: noFlag, mirrored: noFlag },
      axes: [...optional(noList), ['E'], ['E', 'up'], ['E', null]],
    },
  },
  cascade: {
    right: { board, options: { symbol, fall: 'S' } },
    wrong: {
      ...{ ...symbols, ...along, length: optional(noCount), limit: optional(noCount), fixed: noFunction },
      ...{ refill: noFunction, fall: [undefined, ...noDirection] },
      swap: [...optional(noList), [], [at], ...noPlace.map((place) => [at, place])],
    },
  },
  findPath: {
    right: { board, options: { from: at, to: at } },
    wrong: { ...path, to: places, maxCost: noNumber, weight: [...noNumber, 0.5], shape: noWord, nearest: noFlag },
  },
  cheapestPaths: { right: { board, options: { from: at, to: at } }, wrong: { ...path, to: places } },
  movableArea: { right: { board, options: { from: at } }, wrong: { ...path, points: noNumber } },
  distanceField: {
    right: { board, options: { to: at } },
    wrong: { board: noBoard, options: noObject, to: places, ...rules, points: noNumber },
  },
};

function call(name: string, values: Readonly<Record<string, unknown>>): unknown {
  return (Reflect.get(boards, name) as (...values: unknown[]) => unknown)(...Object.values(values));
}

function withWrong({ right }: Case, slot: string, value: unknown): Record<string, unknown> {
  if (slot in right) return { ...right, [slot]: value };
  return { ...right, options: { ...(right.options as object), [slot]: value } };
}

function caught(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

describe.for(Object.entries(cases))('%s', ([name, each]) => {
  test('is content with what is right', () => {
    expect(() => call(name, each.right)).not.toThrow();
  });

  test.for(Object.entries(each.wrong))('%s', ([slot, values]) => {
    for (const value of values) {
      const error = caught(() => call(name, withWrong(each, slot, value)));
      const said = error instanceof Error ? error.message : `no error for ${JSON.stringify(value)}`;
      expect(said).toMatch(new RegExp(`^${name}: ${slot.replace(/s$/, 's?')}(\\[\\d+\\])?:? `));
      expect(said).toMatch(
        / is .*(, but must be |, but the \w+ |, but x and y must be |outside the board| has no nodes)/,
      );
      if (typeof value !== 'object' || value === null) expect(said).toContain(`${value}`);
    }
  });
});
