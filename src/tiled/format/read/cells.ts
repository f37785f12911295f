import { messageOf, show, TiledError, type TiledPlace } from '../error.js';
import { decodeBase64 } from './base64.js';
import { numberOf } from './fields.js';
import { type Compression, unpack } from './unpack.js';

/** A rectangle of cells. */
export interface CellArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** No layer or chunk has more cells; Tiled itself grows unbearably slow long before. */
export const MAX_CELLS = 1 << 24;

/** How the cells of a layer are written; plain data are a list, in XML of text. */
export interface Encoding {
  readonly isXml: boolean;
  readonly encoding: 'plain' | 'csv' | 'base64';
  readonly compression: Compression | undefined;
}

/** Reads the global tile ids of an area, row by row. Throws a TiledError that names the cell where one is wrong. */
export function readCells(
  data: unknown,
  area: CellArea,
  { isXml, encoding, compression }: Encoding,
  place: TiledPlace,
): Uint32Array {
  const count = area.width * area.height;
  if (encoding === 'base64' && typeof data === 'string') {
    try {
      const bytes = decodeBase64(data);
      return cellsOf(compression ? unpack(bytes, compression, count * 4) : bytes, area, place);
    } catch (error) {
      throw error instanceof TiledError ? error : new TiledError(place, messageOf(error), { cause: error });
    }
  }
  if (encoding === 'csv' && typeof data === 'string') return readCsv(data, area, place);
  if (encoding !== 'base64' && Array.isArray(data)) return readList(isXml ? data.map(numberOf) : data, area, place);
  throw new TiledError(
    place,
    data === undefined ? 'the layer has no data' : `the data are ${show(data)}, not ${encoding}`,
  );
}

function cellsOf(bytes: Uint8Array, area: CellArea, place: TiledPlace): Uint32Array {
  checkCount(bytes.length / 4, area, place);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cells = new Uint32Array(bytes.length / 4);
  for (let index = 0; index < cells.length; index++) cells[index] = view.getUint32(index * 4, true);
  return cells;
}

function readList(list: readonly unknown[], area: CellArea, place: TiledPlace): Uint32Array {
  checkCount(list.length, area, place);
  return Uint32Array.from(list, (gid, index) => {
    if (typeof gid === 'number' && Number.isInteger(gid) && gid >= 0 && gid <= 0xffffffff) return gid;
    throw noGid(show(gid), index, area, place);
  });
}

const COMMA = 44;

function readCsv(text: string, area: CellArea, place: TiledPlace): Uint32Array {
  const count = area.width * area.height;
  // Each cell takes a digit: what the header says is not believed before memory is taken for it.
  const cells = new Uint32Array(Math.min(count, text.length));
  let index = 0;
  let gid = -1;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      gid = Math.max(gid, 0) * 10 + code - 48;
    } else if (code === COMMA) {
      if (gid < 0 || gid > 0xffffffff) throw noGid(entryAt(text, start), index, area, place);
      cells[index++] = gid;
      gid = -1;
      start = at + 1;
    } else if (code !== 32 && (code < 9 || code > 13)) {
      throw noGid(entryAt(text, start), index, area, place);
    }
  }
  // Old files and other tools end with a comma.
  if (gid >= 0) cells[index++] = gid;
  if (gid > 0xffffffff) throw noGid(entryAt(text, start), index - 1, area, place);
  checkCount(index, area, place);
  return cells;
}

function entryAt(text: string, start: number): string {
  const end = text.indexOf(',', start);
  return show(text.slice(start, end < 0 ? undefined : end).trim());
}

function checkCount(count: number, { width, height }: CellArea, place: TiledPlace): void {
  if (count === width * height) return;
  throw new TiledError(place, `the data hold ${count} cells, but must hold ${width * height} (${width} × ${height})`);
}

function noGid(value: string, index: number, area: CellArea, place: TiledPlace): TiledError {
  return new TiledError({ ...place, cell: cellAt(index, area) }, `${value} is no gid`);
}

/** The x and y of a cell by its position in the data. */
export function cellAt(index: number, { x, y, width }: CellArea): { x: number; y: number } {
  return { x: x + (index % width), y: y + Math.floor(index / width) };
}
