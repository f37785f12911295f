import { type Board, type Cell, neighborCell, stepAngle } from '../../boards/index.js';
import { checkFreeCircles } from './free-circles.js';
import { readTile } from './read-tile.js';
import type { RaceTile } from './tile.js';

/** A tile that is named by its label. */
export type NamedTile = RaceTile & { readonly label: string };

/** A board as the race sees it, read once. Nothing in it changes in play: that is in the state. */
export interface Track {
  readonly board: Board;
  readonly tiles: ReadonlyMap<Cell, RaceTile>;
  /** The tiles that have a label, by it. */
  readonly named: ReadonlyMap<string, NamedTile>;
  readonly start: RaceTile;
  /** Where the pieces look at the beginning. */
  readonly face: number;
  readonly jail: RaceTile | undefined;
  readonly gates: readonly NamedTile[];
  /** The tiles that can be bought, by their districts. */
  readonly districts: ReadonlyMap<string, readonly NamedTile[]>;
}

/** Reads a board. Throws a RangeError that names the tile and the property. */
export function readTrack(board: Board): Track {
  const read = [...board.tiles()].map((tile) => readTile(board, tile));
  const start = onlyOne(read, 'start', ({ isStart }) => isStart);
  if (start === undefined) throw new RangeError('race: no tile has the property start');
  const jail = onlyOne(read, 'jail', ({ bail }) => bail !== undefined);
  const named = byLabel(read);
  const gates = [...named.values()].filter(({ gate }) => gate !== undefined);
  for (const tile of read) {
    if (tile.isArrest && jail === undefined) throw new RangeError(`race: tile '${tile.name}': arrest needs a jail`);
    if (tile.isArrest && tile === jail) throw new RangeError(`race: tile '${tile.name}': arrest is the jail itself`);
    for (const property of ['opens', 'shuts'] as const) {
      const label = tile[property];
      if (label === undefined || gates.some((gate) => gate.label === label)) continue;
      const allowed = gates.map((gate) => `'${gate.label}'`).join(', ') || 'none';
      throw new RangeError(`race: tile '${tile.name}': ${property} is '${label}', but the gates are ${allowed}`);
    }
  }
  checkFreeCircles(board, read);
  return {
    board,
    tiles: new Map(read.map((tile) => [tile.cell, tile])),
    named,
    start,
    face: startFace(board, start.cell),
    jail,
    gates,
    districts: byDistrict(named.values()),
  };
}

/** The tile on a cell. Throws a RangeError where there is none. */
export function tileOn({ tiles }: Track, cell: Cell): RaceTile {
  const tile = tiles.get(cell);
  if (tile === undefined) throw new RangeError(`race: there is no tile on cell ${cell}`);
  return tile;
}

/** The tile with a label. Throws a RangeError where there is none. */
export function tileNamed({ named }: Track, label: string): NamedTile {
  const tile = named.get(label);
  if (tile === undefined) throw new RangeError(`race: no tile has the label '${label}'`);
  return tile;
}

function onlyOne<Tile extends RaceTile>(
  tiles: readonly Tile[],
  property: string,
  test: (tile: Tile) => boolean,
): Tile | undefined {
  const [one, other] = tiles.filter(test);
  if (one === undefined || other === undefined) return one;
  throw new RangeError(`race: only one tile can have the property ${property}, not '${one.name}' and '${other.name}'`);
}

function byLabel(tiles: readonly RaceTile[]): Map<string, NamedTile> {
  const named = new Map<string, NamedTile>();
  for (const tile of tiles) {
    if (!hasLabel(tile)) continue;
    const twin = named.get(tile.label);
    if (twin === undefined) named.set(tile.label, tile);
    else throw new RangeError(`race: tiles '${twin.name}' and '${tile.name}': both have the label '${tile.label}'`);
  }
  return named;
}

function hasLabel(tile: RaceTile): tile is NamedTile {
  return tile.label !== undefined;
}

function byDistrict(tiles: Iterable<NamedTile>): Map<string, NamedTile[]> {
  const districts = new Map<string, NamedTile[]>();
  for (const tile of tiles) {
    if (tile.district !== undefined) districts.set(tile.district, [...(districts.get(tile.district) ?? []), tile]);
  }
  return districts;
}

/** Where the sign of the start shows, else the first direction. */
function startFace({ layout, cells }: Board, start: Cell): number {
  const sign = cells.faces[start] ?? -1;
  if (layout.opposite(0) !== undefined) return Math.max(sign, 0);
  // Where directions have no opposite, a face is an angle.
  const next = sign < 0 ? undefined : neighborCell(layout, start, sign);
  return next === undefined ? 0 : stepAngle(layout, start, next, sign);
}
