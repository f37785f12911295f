// The sheet and the options as the hash of an address, and back. What is as it is at first is left out.
import type { Cell } from 'excalibur-boardkit/boards';
import { canWrap, LAYOUT_IDS, type LayoutId, layoutOf, WRAPS } from './layouts.js';
import { CORNERS, DEFAULTS, type LabOptions, LIMITS, MATCHES, MODES, type NumberName, SHAPES } from './options.js';
import { readCodes, writeCodes } from './run-length.js';
import { sampleOf } from './samples.js';
import { type Ground, isSide, type Sheet, type SymbolName } from './sheet.js';

/** What a hash says; it may come from anywhere, so it may say nothing sensible. */
export type Linked =
  | { readonly ok: true; readonly sheet: Sheet; readonly options: LabOptions }
  | { readonly ok: false; readonly reason: string };

const groundCodes: Readonly<Record<string, Ground>> = {
  a: '1',
  b: '2',
  c: '3',
  d: '4',
  e: '5',
  x: 'solid',
  o: 'hole',
  s: 'smoke',
};
const symbolCodes: Readonly<Record<string, SymbolName | 'none'>> = {
  c: 'circle',
  t: 'triangle',
  q: 'square',
  s: 'star',
  n: 'none',
};
const words = { mode: MODES, shape: SHAPES, corners: CORNERS, match: MATCHES } as const;

/** A sheet and options as a hash, with the `#`. */
export function toHash(sheet: Sheet, options: LabOptions): string {
  const sample = sampleOf(sheet.layout, sheet.wrap);
  const values = new URLSearchParams({ board: sheet.layout });
  if (sheet.wrap !== 'none') values.set('wrap', sheet.wrap);
  const ground = writeCodes(sheet.ground, groundCodes);
  if (ground !== writeCodes(sample.ground, groundCodes)) values.set('ground', ground);
  const walls = sheet.walls.map((side) => side.toString(36)).join('.');
  if (walls !== sample.walls.map((side) => side.toString(36)).join('.')) values.set('walls', walls);
  const symbols = writeSymbols(sheet);
  if (symbols !== writeSymbols({ ...sample, symbols: withoutHoles(sample.symbols, sheet.ground) }))
    values.set('symbols', symbols);
  if (sheet.explorer !== sample.explorer) values.set('explorer', `${sheet.explorer}`);
  if (sheet.goal !== sample.goal) values.set('goal', `${sheet.goal}`);
  for (const name of Object.keys(DEFAULTS) as (keyof LabOptions)[]) {
    if (options[name] !== DEFAULTS[name]) values.set(name, `${options[name]}`);
  }
  return `#${values}`;
}

/** A sheet and options out of a hash; undefined if the hash is empty. The reason is a sentence for the reader. */
export function fromHash(hash: string): Linked | undefined {
  const text = hash.replace(/^#/, '');
  if (text === '') return undefined;
  try {
    const values = new URLSearchParams(text);
    return { ok: true, sheet: readSheet(values), options: readOptions(values) };
  } catch (error) {
    if (error instanceof Misread) return { ok: false, reason: `This link holds no sheet: ${error.message}.` };
    throw error;
  }
}

class Misread extends Error {}

function readSheet(values: URLSearchParams): Sheet {
  const id = oneOf<LayoutId>(values, 'board', LAYOUT_IDS) ?? 'square';
  const wrap = oneOf(values, 'wrap', WRAPS) ?? 'none';
  if (wrap !== 'none' && !canWrap(id)) throw new Misread('its board cannot wrap');
  const sample = sampleOf(id, wrap);
  const layout = layoutOf(id, wrap);
  const list = <Name>(name: string, codes: Readonly<Record<string, Name>>): Name[] | undefined => {
    const text = values.get(name);
    const read = text === null ? undefined : readCodes(text, codes, layout.size);
    if (text !== null && read === undefined) throw new Misread(`its ${name} cannot be read`);
    return read;
  };
  const ground = list('ground', groundCodes) ?? sample.ground;
  const cell = (name: string, fallback: Cell): Cell => {
    const at = whole(values, name, 0, layout.size - 1) ?? fallback;
    if (ground[at] === 'hole') throw new Misread(`its ${name} stands in a hole`);
    return at;
  };
  const walls = values
    .get('walls')
    ?.split('.')
    .filter(Boolean)
    .map((side) => Number.parseInt(side, 36));
  if (walls && !walls.every((side) => isSide(layout, side))) throw new Misread('it has a wall where no side is');
  const symbols = list('symbols', symbolCodes)?.map((symbol) => (symbol === 'none' ? undefined : symbol));
  if (symbols?.some((symbol, at) => symbol && ground[at] === 'hole')) throw new Misread('a symbol lies in a hole');
  return {
    layout: id,
    wrap,
    ground,
    walls: walls ? [...new Set(walls)].sort((a, b) => a - b) : sample.walls,
    symbols: symbols ?? withoutHoles(sample.symbols, ground),
    explorer: cell('explorer', sample.explorer),
    goal: cell('goal', sample.goal),
  };
}

function readOptions(values: URLSearchParams): LabOptions {
  const options: Record<string, unknown> = { ...DEFAULTS };
  for (const [name, allowed] of Object.entries(words)) options[name] = oneOf(values, name, allowed) ?? options[name];
  for (const [name, [least, most]] of Object.entries(LIMITS) as [NumberName, readonly [number, number]][]) {
    options[name] = whole(values, name, least, most) ?? options[name];
  }
  options.notes = oneOf(values, 'notes', ['true', 'false']) === 'true';
  return options as unknown as LabOptions;
}

function oneOf<Word extends string>(values: URLSearchParams, name: string, allowed: readonly Word[]): Word | undefined {
  const text = values.get(name);
  if (text === null) return undefined;
  const found = allowed.find((word) => word === text);
  if (found === undefined) throw new Misread(`its ${name} is not one of ${allowed.join(', ')}`);
  return found;
}

function whole(values: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = values.get(name);
  if (text === null) return undefined;
  const number = Number(text);
  if (/^\d{1,4}$/.test(text) && number >= least && number <= most) return number;
  throw new Misread(`its ${name} is not ${least} to ${most}`);
}

/** Symbols without those that would lie in a hole. */
function withoutHoles(symbols: Sheet['symbols'], ground: Sheet['ground']): Sheet['symbols'] {
  return symbols.map((symbol, cell) => (ground[cell] === 'hole' ? undefined : symbol));
}

function writeSymbols({ symbols }: Sheet): string {
  return writeCodes(
    symbols.map((symbol) => symbol ?? ('none' as const)),
    symbolCodes,
  );
}
