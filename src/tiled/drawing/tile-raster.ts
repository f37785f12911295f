import type { CellArea, TiledMap } from '../format/index.js';

/** A rectangle of pixels of a map. */
export interface PixelArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Hears of a cell: its column and row, and where the bottom left of its box lies. */
export type CellVisitor = (x: number, y: number, left: number, bottom: number) => void;

/**
 * Level lines of cells, in the order in which Tiled draws them. On maps that are not orthogonal they are no rows of the
 * map: those of an isometric one run from corner to corner, and where columns are shifted, each row makes two.
 */
interface Lines {
  /** From a line to the next, and along a line from a place to the next. */
  readonly linePitch: number;
  readonly placePitch: number;
  /** The bottom of line 0, and the left of place 0 on a line. */
  readonly bottom: number;
  readonly start: (line: number) => number;
  readonly lineOf: (x: number, y: number) => number;
  readonly placeOf: (x: number, y: number) => number;
  readonly columnOf: (line: number, place: number) => number;
  readonly rowOf: (line: number, place: number) => number;
}

/** Where the cells of a map lie in pixels, y down, and in which order they are drawn. */
export class TileRaster {
  readonly #lines: Lines;
  readonly #upwards: boolean;
  readonly #leftwards: boolean;

  /** Throws a RangeError for oblique maps, which have no level lines. */
  constructor(map: TiledMap) {
    this.#lines = linesOf(map);
    // libtiled's other renderers know no other order.
    const isOrthogonal = map.orientation === 'orthogonal';
    this.#upwards = isOrthogonal && map.renderorder.endsWith('up');
    this.#leftwards = isOrthogonal && map.renderorder.startsWith('left');
  }

  /** The bottom left of the box of a cell: there stands the bottom left of its picture. */
  footOf(x: number, y: number): { readonly left: number; readonly bottom: number } {
    const { linePitch, placePitch, bottom, start, lineOf, placeOf } = this.#lines;
    const line = lineOf(x, y);
    return { left: start(line) + placeOf(x, y) * placePitch, bottom: bottom + line * linePitch };
  }

  /** The smallest area that holds the feet of all cells of a rectangle. */
  feetOf({ x, y, width, height }: CellArea): PixelArea {
    // Of shifted lines the second one may reach further than the first.
    const ends = (first: number, count: number) =>
      [0, Math.min(1, count - 1), Math.max(0, count - 2), count - 1].map((each) => first + each);
    const feet = ends(x, width).flatMap((column) => ends(y, height).map((row) => this.footOf(column, row)));
    const lefts = feet.map(({ left }) => left);
    const bottoms = feet.map(({ bottom }) => bottom);
    return {
      left: Math.min(...lefts),
      top: Math.min(...bottoms),
      right: Math.max(...lefts),
      bottom: Math.max(...bottoms),
    };
  }

  /** Tells of all cells whose foot lies in an area, in the order in which Tiled draws them. */
  visit(area: PixelArea, visitor: CellVisitor): void {
    const { linePitch, placePitch, bottom, start, columnOf, rowOf } = this.#lines;
    const [firstLine, lastLine] = [
      Math.ceil((area.top - bottom) / linePitch),
      Math.floor((area.bottom - bottom) / linePitch),
    ];
    for (let count = 0; count <= lastLine - firstLine; count++) {
      const line = this.#upwards ? lastLine - count : firstLine + count;
      const left = start(line);
      const [first, last] = [Math.ceil((area.left - left) / placePitch), Math.floor((area.right - left) / placePitch)];
      for (let index = 0; index <= last - first; index++) {
        const place = this.#leftwards ? last - index : first + index;
        visitor(columnOf(line, place), rowOf(line, place), left + place * placePitch, bottom + line * linePitch);
      }
    }
  }
}

function linesOf(map: TiledMap): Lines {
  switch (map.orientation) {
    case 'orthogonal':
      return rowsOf({ linePitch: map.tileheight, placePitch: map.tilewidth, bottom: map.tileheight, start: () => 0 });
    case 'isometric':
      return diagonalsOf(map);
    case 'staggered':
    case 'hexagonal':
      return shiftedLinesOf(map);
    case 'oblique':
      throw new RangeError('oblique maps are not drawn');
  }
}

/** Lines that are the rows of the map. */
function rowsOf(lines: Pick<Lines, 'linePitch' | 'placePitch' | 'bottom' | 'start'>): Lines {
  return {
    ...lines,
    lineOf: (_, y) => y,
    placeOf: (x) => x,
    columnOf: (_, place) => place,
    rowOf: (line) => line,
  };
}

/** The top corner of cell 0, 0 lies at 0, 0; half a width is cut off to a whole number, as in libtiled. */
function diagonalsOf({ tilewidth, tileheight }: TiledMap): Lines {
  const halfWidth = Math.trunc(tilewidth / 2);
  return {
    linePitch: tileheight / 2,
    placePitch: tilewidth,
    bottom: tileheight,
    start: (line) => (-line * tilewidth) / 2 - halfWidth,
    lineOf: (x, y) => x + y,
    placeOf: (x) => x,
    columnOf: (_, place) => place,
    rowOf: (line, place) => line - place,
  };
}

/** As libtiled's HexagonalRenderer: lengths are cut off to whole numbers. */
function shiftedLinesOf(map: TiledMap): Lines {
  const side = map.orientation === 'hexagonal' ? map.hexsidelength : 0;
  const [sideX, sideY] = map.staggeraxis === 'x' ? [side, 0] : [0, side];
  const [cornerX, cornerY] = [Math.trunc((map.tilewidth - sideX) / 2), Math.trunc((map.tileheight - sideY) / 2)];
  const [columnWidth, rowHeight] = [cornerX + sideX, cornerY + sideY];
  const bottom = rowHeight + cornerY;
  const firstShifted = map.staggerindex === 'odd' ? 1 : 0;
  if (map.staggeraxis === 'y') {
    const start = (line: number) => ((line & 1) === firstShifted ? columnWidth : 0);
    return rowsOf({ linePitch: rowHeight, placePitch: columnWidth + cornerX, bottom, start });
  }
  // Line 2y holds the columns of row y that are not shifted, line 2y + 1 those that are.
  const columnOf = (line: number, place: number) => 2 * place + ((line & 1) === 1 ? firstShifted : 1 - firstShifted);
  return {
    linePitch: rowHeight,
    placePitch: 2 * columnWidth,
    bottom,
    start: (line) => columnOf(line, 0) * columnWidth,
    lineOf: (x, y) => 2 * y + ((x & 1) === firstShifted ? 1 : 0),
    placeOf: (x) => Math.floor(x / 2),
    columnOf,
    rowOf: (line) => line >> 1,
  };
}
