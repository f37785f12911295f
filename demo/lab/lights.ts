// Lights what was found.
import type { Cell, TileHighlight } from 'excalibur-boardkit';
import type { Found } from './found.js';
import type { Palette } from './palette.js';
import type { Sheet } from './sheet.js';

type PathFound = Extract<Found, { mode: 'path' }>;
type SightFound = Extract<Found, { mode: 'sight' }>;
type MatchFound = Extract<Found, { mode: 'match' }>;

/** The lights over a board: what was found, what is picked, and the side where the keys would build. */
export class Lights {
  readonly #light: TileHighlight;
  readonly #palette: Palette;

  constructor(light: TileHighlight, palette: Palette) {
    this.#light = light;
    this.#palette = palette;
  }

  show(found: Found, sheet: Sheet, hasNumbers: boolean): void {
    this.#light.clear();
    if (found.mode === 'path') this.#showPath(found, hasNumbers);
    else if (found.mode === 'sight') this.#showSight(found, sheet);
    else this.#showMatches(found);
  }

  /** The tile of the piece that a next tap moves. */
  pick(cell: Cell | undefined): void {
    if (cell === undefined) this.#light.hide('picked');
    else this.#light.show('picked', [{ cell }], { fill: 'none', outline: this.#palette.path, width: 4, dash: 6 });
  }

  /** Which way the wall would be that Enter builds. */
  aim(from: Cell | undefined, to?: Cell): void {
    if (from === undefined || to === undefined) this.#light.hide('aim');
    else this.#light.show('aim', [{ cell: from }, { cell: to }], { ...bare, path: this.#palette.wall, pathWidth: 4 });
  }

  #showPath({ area, path }: PathFound, hasNumbers: boolean): void {
    const { area: fill, areaLine: outline, path: line, halo, ink } = this.#palette;
    const { from, tiles } = area.answer;
    this.#light.show('area', [from, ...tiles], { fill, outline, width: 3, merge: true });
    if (path.answer.ok) this.#light.show('path', path.answer.path, { ...bare, path: line, pathWidth: 5, halo });
    if (!hasNumbers) return;
    // The line of the path would cross them out.
    const onPath = new Set(path.answer.ok ? path.answer.path.steps.map((step) => step.tile) : []);
    const beside = tiles.filter((tile) => !onPath.has(tile));
    const spent = beside.map((tile) => ({ tile, cost: area.answer.costTo(tile) ?? 0 }));
    this.#light.show('spent', spent, { ...bare, text: 'cost', textColor: ink, textHalo: halo, textSize: 17 });
  }

  #showSight({ seen, line }: SightFound, { explorer, goal }: Sheet): void {
    const { seen: fill, seenLine: outline, path, wall, halo } = this.#palette;
    this.#light.show('seen', seen.answer, { fill, outline, width: 3, merge: true });
    const style = line.answer.ok ? { path } : { path: wall, dash: 9 };
    this.#light.show('line', [{ cell: explorer }, { cell: goal }], { ...bare, ...style, pathWidth: 4, halo });
    const culprit = line.answer.ok ? undefined : line.answer.tile;
    if (culprit) this.#light.show('culprit', [culprit], { fill: 'none', outline: wall, width: 4, dash: 6, inset: 4 });
  }

  #showMatches({ matches }: MatchFound): void {
    const { seen: fill, seenLine: outline, path } = this.#palette;
    for (const [index, { tiles, ...match }] of matches.answer.entries()) {
      this.#light.show(`match ${index}`, tiles, { fill, outline, width: 4, merge: true, inset: 3 });
      // A run has a line, a group has none.
      if ('direction' in match) {
        this.#light.show(`line ${index}`, tiles, { ...bare, path, pathWidth: 3, arrow: false });
      }
    }
  }
}

const bare = { fill: 'none', outline: 'none' } as const;
