import type { Cell, Layout, Place } from '../layout.js';
import { checkCount, checkLayout, checkOptionNames } from '../option-checks.js';
import { cellInside } from '../place.js';
import { ScratchPool } from '../scratch.js';

/** A cell in the middle, and how far from it. */
export interface Around {
  readonly center: Place;
  /** In steps, a whole number from 0 on. */
  readonly radius: number;
}

/**
 * The cells that are at most so many steps away, the nearest first; those equally far follow in a fixed order. Edges,
 * walls and tiles are not asked, wrapped axes are honoured, and no cell comes twice. Throws a RangeError where the
 * centre is outside of the board or the radius is not whole.
 */
export function discCells(layout: Layout, around: Around): Cell[] {
  return cellsAround('discCells', layout, around).cells;
}

/**
 * The cells that are just so many steps away, in a fixed order; with radius 0 the cell itself. All else as
 * `discCells`.
 */
export function ringCells(layout: Layout, around: Around): Cell[] {
  const { cells, last } = cellsAround('ringCells', layout, around);
  return cells.slice(last);
}

/** Which cells have been seen in the present search: those that bear its number. */
interface Marks {
  readonly cells: Uint32Array;
  search: number;
}

const marksOf = new ScratchPool<Layout, Marks>(({ size }) => ({ cells: new Uint32Array(size), search: 0 }));

/** Breadth-first; `last` is where the cells of the outermost ring begin. */
function cellsAround(who: string, layout: Layout, around: Around): { readonly cells: Cell[]; readonly last: number } {
  checkLayout(who, layout);
  checkOptionNames(who, around, ['center', 'radius']);
  const { radius } = around;
  const center = cellInside(layout, around.center, `${who}: center`);
  checkCount(who, 'radius', radius, 0);
  return marksOf.use(layout, (marks) => {
    const { neighbors } = layout;
    const width = layout.directions.length;
    const seen = marks.cells;
    const search = nextSearch(marks);
    const cells = [center];
    seen[center] = search;
    let ring = 0;
    for (let steps = 0; steps < radius && ring < cells.length; steps++) {
      const end = cells.length;
      for (; ring < end; ring++) {
        const first = (cells[ring] as Cell) * width;
        for (let index = first; index < first + width; index++) {
          const neighbor = neighbors[index] as Cell;
          if (neighbor < 0 || seen[neighbor] === search) continue;
          seen[neighbor] = search;
          cells.push(neighbor);
        }
      }
    }
    return { cells, last: ring };
  });
}

function nextSearch(marks: Marks): number {
  if (marks.search === 0xffff_ffff) {
    marks.cells.fill(0);
    marks.search = 0;
  }
  marks.search++;
  return marks.search;
}
