import type { Cell } from '../layout.js';
import type { CellLine } from './lines.js';
import type { Symbols } from './symbols.js';

/** A run within a line. */
export interface CellRun<TSymbol> {
  readonly symbol: TSymbol;
  readonly cells: readonly Cell[];
}

/** The runs of a line, each as long as it goes; a wildcard between two runs belongs to both. */
export function* runsOfLine<TSymbol>(line: CellLine, symbols: Symbols<TSymbol>): Generator<CellRun<TSymbol>> {
  const { length } = line.cells;
  const cells = line.isRing ? unroll(line.cells, symbols) : line.cells;
  for (let start = 0; start < length; ) {
    let symbol = symbols.at(cells[start] ?? -1);
    if (symbol === undefined) {
      start++;
      continue;
    }
    let end = start + 1;
    let wildFrom = symbols.isWild(symbol) ? start : end;
    for (; end < cells.length; end++) {
      const next = symbols.at(cells[end] ?? -1);
      if (next === undefined || !symbols.match(symbol, next)) break;
      if (!symbols.isWild(next)) {
        symbol = next;
        wildFrom = end + 1;
      }
    }
    yield { symbol, cells: cells.slice(start, end) };
    // The wildcards at the end may begin another run, if what follows is no gap.
    const isGap = end >= cells.length || symbols.at(cells[end] ?? -1) === undefined;
    start = isGap ? Math.max(end, start + 1) : wildFrom;
  }
}

/** A ring as a line that begins where a run begins, and goes on over the wildcards there, which may belong to the last run. */
function unroll<TSymbol>(ring: readonly Cell[], symbols: Symbols<TSymbol>): readonly Cell[] {
  const { length } = ring;
  const at = (index: number): TSymbol | undefined => symbols.at(ring[index % length] ?? -1);
  const gap = ring.findIndex((_, index) => at(index) === undefined);
  if (gap >= 0) return [...ring.slice(gap), ...ring.slice(0, gap)];
  const solid = ring.findIndex((_, index) => !symbols.isWild(at(index)));
  for (let last = solid; solid >= 0 && last < solid + length; last++) {
    if (symbols.isWild(at(last))) continue;
    let next = last + 1;
    while (symbols.isWild(at(next))) next++;
    if (symbols.match(at(last), at(next))) continue;
    const start = (last + 1) % length;
    const turned = [...ring.slice(start), ...ring.slice(0, start)];
    return [...turned, ...turned.slice(0, next - last - 1)];
  }
  return ring;
}
