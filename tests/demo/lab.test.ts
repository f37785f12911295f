import { Board, type TileProperties, type Wrap } from 'excalibur-boardkit/boards';
import { describe, expect, test } from 'vitest';
import { find } from '../../demo/lab/found.js';
import { History } from '../../demo/lab/history.js';
import { canWrap, LAYOUT_IDS, layoutOf, WRAPS } from '../../demo/lab/layouts.js';
import { fromHash, toHash } from '../../demo/lab/link.js';
import { DEFAULTS, type LabOptions, MODES } from '../../demo/lab/options.js';
import { readCodes, writeCodes } from '../../demo/lab/run-length.js';
import { sampleOf } from '../../demo/lab/samples.js';
import { cleared, lay, type Sheet, withGround, withSwap, withWall, withWrap } from '../../demo/lab/sheet.js';
import { placeOfSide, sideNear, sideOf, sidesAround } from '../../demo/lab/sides.js';
import { Stroke } from '../../demo/lab/tools.js';
import { sentenceOf } from '../../demo/lab/words.js';

const boards = LAYOUT_IDS.flatMap((id) =>
  (canWrap(id) ? WRAPS : (['none'] as const)).map((wrap) => [id, wrap] as const),
);

function boardOf(sheet: Sheet): Board<TileProperties, string> {
  const board = new Board<TileProperties, string>(layoutOf(sheet.layout, sheet.wrap));
  lay(board, sheet);
  return board;
}
const ask = (sheet: Sheet, options: Partial<LabOptions> = {}) =>
  sentenceOf(find(boardOf(sheet), sheet, { ...DEFAULTS, ...options }));

/** The sides of a whole board. */
function allSides(id: (typeof LAYOUT_IDS)[number], wrap: Wrap): Set<number> {
  const layout = layoutOf(id, wrap);
  const cells = [...Array(layout.size).keys()];
  const around = (cell: number) => [...layout.directions.keys()].map((direction) => sideOf(layout, cell, direction));
  return new Set(cells.flatMap(around).filter((side) => side !== undefined));
}

describe('the board lab', () => {
  test.each(boards)('%s, wrap %s: the sample answers in every mode, and its link holds it', (id, wrap) => {
    const sheet = withWall(sampleOf(id, wrap), [...allSides(id, wrap)].at(-1) ?? 0, true);
    for (const mode of MODES) {
      const options = { ...DEFAULTS, mode, cone: 90 };
      expect(ask(sheet, options)).toMatch(/^(tiles in reach|tiles seen|found): [1-9]/);
      expect(fromHash(toHash(sheet, options))).toEqual({ ok: true, sheet, options });
    }
  });

  test('a side has one number, seen from both of its tiles; there are as many as there are', () => {
    // 9 × 9 squares: 8 sides in each of 9 rows and 9 columns, 9 where they close; diagonals have none.
    expect(allSides('square', 'none').size).toBe(2 * 9 * 8);
    expect(allSides('square8', 'both').size).toBe(2 * 9 * 9);
    // 8 rows of 14 triangles: 13 slanted sides in each, and 7 level ones between two rows.
    expect(allSides('triangle', 'none').size).toBe(8 * 13 + 7 * 7);
    expect(allSides('graph', 'none').size).toBe(32);
  });

  test.each(LAYOUT_IDS)('%s: next to a point between two neighbours is the side between them', (id) => {
    const layout = layoutOf(id, 'none');
    for (const side of allSides(id, 'none')) {
      const { cell, direction } = placeOfSide(layout, side);
      const neighbor = layout.neighbors[cell * layout.directions.length + direction] ?? -1;
      const [a, b] = [layout.center(cell), layout.center(neighbor)];
      const point = { x: a.x * 0.51 + b.x * 0.49, y: a.y * 0.51 + b.y * 0.49 };
      expect(sideNear(layout, point)?.side).toBe(side);
      expect(sidesAround(layout, cell)).toContain(direction);
    }
  });

  test('a stroke builds walls or takes them away, as it begins', () => {
    const layout = layoutOf('square', 'none');
    const empty = cleared(sampleOf('square'));
    const along = [
      { x: 128, y: 20 },
      { x: 126, y: 80 },
      { x: 130, y: 150 },
    ] as const;
    const draw = (sheet: Sheet) => {
      const stroke = new Stroke('wall', layout);
      return along.reduce((before, point) => stroke.touch(before, point, false), sheet);
    };
    const built = draw(empty);
    expect(built.walls.map((side) => placeOfSide(layout, side))).toEqual([
      { cell: 1, direction: 0 },
      { cell: 10, direction: 0 },
      { cell: 19, direction: 0 },
    ]);
    expect(draw(built).walls).toEqual([]);
    expect(new Stroke('wall', layout).touch(empty, { x: 96, y: 32 }, false)).toBe(empty);
    expect(new Stroke('erase', layout).touch(built, { x: 126, y: 20 }, true).walls).toHaveLength(2);
    expect(new Stroke('4', layout).touch(built, { x: 96, y: 32 }, false).ground[1]).toBe('4');
  });

  test('no hole opens below a piece; a hole takes the symbol that lies there', () => {
    const sheet = sampleOf('square');
    expect(withGround(sheet, sheet.explorer, 'hole')).toBe(sheet);
    expect(withGround(sheet, 0, 'hole').symbols[0]).toBeUndefined();
  });

  test('what is found on an empty board is what geometry says', () => {
    const sheet = { ...cleared(sampleOf('square')), explorer: 40, goal: 44 };
    // Two steps from the middle of a board of squares are 4 + 8 tiles.
    expect(ask(sheet, { points: 2 })).toBe('tiles in reach: 12, cost: 4, steps: 4.');
    expect(ask({ ...sheet, layout: 'square8' }, { points: 2 })).toBe('tiles in reach: 24, cost: 4, steps: 4.');
    expect(ask(sheet, { mode: 'sight', range: 16 })).toBe('tiles seen: 81, goal seen.');
    expect(ask(sheet, { mode: 'sight', range: 2 })).toBe('tiles seen: 13, goal out of range.');
    const behind = withWall(sheet, 41 * 4, true);
    expect(ask(behind, { mode: 'sight' })).toContain('goal behind a wall');
    expect(ask(withGround(sheet, 44, 'solid'))).toContain('the goal is closed');
    const row = { ...sheet, symbols: sheet.symbols.map((_, cell) => (cell < 3 ? ('star' as const) : undefined)) };
    expect(ask(row, { mode: 'match' })).toBe('found: 1, tiles in them: 3.');
    expect(ask(withSwap(row, 2, 11), { mode: 'match' })).toBe('found: 0, tiles in them: 0.');
    expect(ask(withSwap(row, 2, 10), { mode: 'match', match: 'groups' })).toBe('found: 1, tiles in them: 3.');
  });

  test('on a board that wraps the cone looks the short way round', () => {
    const sheet = { ...cleared(sampleOf('square', 'x')), explorer: 37, goal: 43 };
    // From column 1 to column 7 of 9 it is three steps to the west.
    expect(ask(sheet, { mode: 'sight', cone: 30 })).toContain('goal seen');
    expect(ask({ ...sheet, wrap: 'none' }, { mode: 'sight', cone: 30, range: 5 })).toContain('goal out of range');
  });

  test('walls over an edge that wraps go when it no longer does', () => {
    const sheet = { ...cleared(sampleOf('square', 'x')), walls: [0] };
    // The first cell and the last of a row meet in direction 2, W.
    const wrapped = withWall(sheet, 2, true);
    expect(wrapped.walls).toEqual([0, 2]);
    expect(withWrap(wrapped, 'none').walls).toEqual([0]);
  });

  test('a link that makes no sense is told, each with its reason', () => {
    const reasons = {
      'board=round': 'its board is not one of',
      'board=graph&wrap=x': 'its board cannot wrap',
      'ground=80a': 'its ground cannot be read',
      'ground=81z': 'its ground cannot be read',
      'ground=9999a9999a': 'its ground cannot be read',
      'walls=zz': 'a wall where no side is',
      'walls=~': 'a wall where no side is',
      'explorer=81': 'its explorer is not 0 to 80',
      'goal=-1': 'its goal is not 0 to 80',
      'ground=o80a&explorer=0': 'its explorer stands in a hole',
      'symbols=81t': 'a symbol lies in a hole',
      'mode=chess': 'its mode is not one of path, sight, match',
      'points=1e9': 'its points is not 0 to 30',
    };
    for (const [hash, reason] of Object.entries(reasons)) {
      const read = fromHash(`#${hash}`);
      expect(read?.ok === false && read.reason, hash).toContain(reason);
    }
    expect(fromHash('')).toBeUndefined();
  });

  test('lists are short as text', () => {
    const codes = { a: 'plain', b: 'hill' } as const;
    expect(writeCodes(['plain', 'plain', 'plain', 'hill'], codes)).toBe('3ab');
    expect(readCodes('3ab', codes, 4)).toEqual(['plain', 'plain', 'plain', 'hill']);
    expect(readCodes('3ab', codes, 5)).toBeUndefined();
    expect(readCodes('3', codes, 3)).toBeUndefined();
  });

  test('undo and redo; what is new ends what was undone', () => {
    const history = new History(1);
    history.push(2);
    history.push(3);
    history.undo();
    expect([history.present, history.canRedo]).toEqual([2, true]);
    history.push(4);
    expect([history.present, history.canRedo]).toEqual([4, false]);
    history.undo();
    history.undo();
    history.undo();
    expect([history.present, history.canUndo]).toEqual([1, false]);
    history.redo();
    expect(history.present).toBe(2);
  });
});
