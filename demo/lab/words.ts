// The line of numbers, and what is said of tiles.
import type { Cell, HiddenReason, Layout, NoPathReason } from 'excalibur-boardkit/boards';
import type { Found } from './found.js';
import { nameOf } from './layouts.js';
import type { Ground, Sheet } from './sheet.js';

/** A number and what it counts. */
export type Figure = readonly [value: string, what: string];

const noPath: Readonly<Record<NoPathReason, string>> = {
  closed: 'the goal is closed',
  unreachable: 'no way to the goal',
  'too-far': 'the goal is too far',
};
const hidden: Readonly<Record<HiddenReason, string>> = {
  range: 'goal out of range',
  cone: 'goal beside the cone',
  opaque: 'goal hidden',
  wall: 'goal behind a wall',
  cost: 'goal behind smoke',
};

/** What was found, as numbers. */
export function figuresOf(found: Found): Figure[] {
  if (found.mode === 'path') {
    const { answer } = found.path;
    const way: Figure[] = answer.ok
      ? [
          [`${answer.path.cost}`, 'cost'],
          [`${answer.path.steps.length}`, answer.path.steps.length === 1 ? 'step' : 'steps'],
        ]
      : [['–', noPath[answer.reason]]];
    return [[`${found.area.answer.tiles.length}`, 'tiles in reach'], ...way, took(found.area, found.path)];
  }
  if (found.mode === 'sight') {
    const { answer } = found.line;
    const line: Figure = answer.ok ? ['✓', 'goal seen'] : ['–', hidden[answer.reason]];
    return [[`${found.seen.answer.length}`, 'tiles seen'], line, took(found.seen, found.line)];
  }
  const matches = found.matches.answer;
  const tiles = new Set(matches.flatMap(({ tiles }) => tiles));
  return [[`${matches.length}`, 'found'], [`${tiles.size}`, 'tiles in them'], took(found.matches)];
}

/** The same as a sentence, without the time. */
export function sentenceOf(found: Found): string {
  const figures = figuresOf(found).slice(0, -1);
  return `${figures.map(([value, what]) => (/^\d/.test(value) ? `${what}: ${value}` : what)).join(', ')}.`;
}

function took(...asked: readonly { readonly microseconds: number }[]): Figure {
  const sum = asked.reduce((before, { microseconds }) => before + microseconds, 0);
  return [sum < 10 ? sum.toFixed(1) : sum.toFixed(0), 'µs'];
}

const grounds: Readonly<Record<Ground, string>> = {
  1: 'plain',
  2: 'cost 2',
  3: 'cost 3',
  4: 'cost 4',
  5: 'cost 5',
  solid: 'solid',
  hole: 'a hole',
  smoke: 'smoke',
};

/** What is on a tile. */
export function describeCell(layout: Layout, sheet: Sheet, cell: Cell, isMatch: boolean): string {
  const parts: string[] = [grounds[sheet.ground[cell] ?? '1']];
  const symbol = sheet.symbols[cell];
  if (isMatch && symbol) parts.push(`a ${symbol}`);
  if (!isMatch && cell === sheet.explorer) parts.push('the explorer');
  if (!isMatch && cell === sheet.goal) parts.push('the goal');
  return `${nameOf(layout, cell)}: ${parts.join(', ')}`;
}
