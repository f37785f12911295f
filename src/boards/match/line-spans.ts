import type { Cell } from '../layout.js';
import type { CellLine } from './lines.js';
import type { Symbols } from './symbols.js';

/** A run within a line, by places on it: `end` is the place behind its last one, and may lie behind the end of a ring. */
export interface LineSpan<TSymbol> {
  readonly symbol: TSymbol;
  readonly start: number;
  readonly end: number;
}

/**
 * The runs through a place of a line, each as long as it goes: two where a wildcard lies between different symbols. It
 * looks no further than the runs go.
 */
export function spansThrough<TSymbol>(line: CellLine, place: number, symbols: Symbols<TSymbol>): LineSpan<TSymbol>[] {
  return symbolsAround(line, place, symbols).map((symbol) => spanOf(line, place, symbol, symbols));
}

/** The cells of a run. */
export function cellsOfSpan<TSymbol>({ cells }: CellLine, { start, end }: LineSpan<TSymbol>): Cell[] {
  const { length } = cells;
  return end <= length ? cells.slice(start, end) : [...cells.slice(start), ...cells.slice(0, end - length)];
}

/** What a place counts as: its symbol, or for a wildcard the next symbol on each side, if there is one. */
function symbolsAround<TSymbol>(line: CellLine, place: number, symbols: Symbols<TSymbol>): TSymbol[] {
  const own = symbolOn(line, place, symbols);
  if (own === undefined) return [];
  if (!symbols.isWild(own)) return [own];
  const before = firstTame(line, place, -1, symbols);
  const after = firstTame(line, place, 1, symbols);
  if (before === undefined) return [after ?? own];
  return after === undefined || Object.is(before, after) ? [before] : [before, after];
}

/** The first symbol beyond the wildcards on one side. */
function firstTame<TSymbol>(
  line: CellLine,
  place: number,
  step: -1 | 1,
  symbols: Symbols<TSymbol>,
): TSymbol | undefined {
  for (let steps = 1; steps < line.cells.length; steps++) {
    const symbol = symbolOn(line, place + step * steps, symbols);
    if (!symbols.isWild(symbol)) return symbol;
  }
  return undefined;
}

function spanOf<TSymbol>(line: CellLine, place: number, symbol: TSymbol, symbols: Symbols<TSymbol>): LineSpan<TSymbol> {
  const { length } = line.cells;
  let start = place;
  let end = place + 1;
  while (end - start < length && symbols.match(symbol, symbolOn(line, start - 1, symbols))) start--;
  while (end - start < length && symbols.match(symbol, symbolOn(line, end, symbols))) end++;
  if (end - start === length) return { symbol, start: 0, end: length };
  return start < 0 ? { symbol, start: start + length, end: end + length } : { symbol, start, end };
}

function symbolOn<TSymbol>({ cells, isRing }: CellLine, place: number, symbols: Symbols<TSymbol>): TSymbol | undefined {
  const { length } = cells;
  const cell = isRing && (place < 0 || place >= length) ? cells[(place + length) % length] : cells[place];
  return cell === undefined ? undefined : symbols.at(cell);
}
