import { type Board, describePlace, type Tile } from '../../boards/index.js';
import { Properties } from './properties.js';
import type { RaceTile } from './tile.js';

/** What it costs to leave a jail that does not say. */
const BAIL = 50;

/** What a tile says about the race, whether it is right by itself or not. */
export interface ReadTile extends RaceTile {
  readonly isStart: boolean;
}

/** Reads what one tile means. Throws a RangeError that names the tile and the property. */
export function readTile(board: Board, tile: Tile): ReadTile {
  const where = describePlace(board.layout, tile);
  const given = tile.properties.name ?? tile.properties.label;
  const read = new Properties(`tile ${where}${given === undefined ? '' : ` '${given}'`}`, tile.properties);
  const label = read.text('label');
  const gate = read.word('gate', ['open', 'shut']);
  for (const property of ['price', 'gate']) {
    if (read.has(property) && label === undefined) throw read.wrong(`${property} needs a label`);
  }
  for (const [property, needed] of NEEDS) {
    if (read.has(property) && !read.has(needed)) throw read.wrong(`${property} needs ${needed}`);
  }
  return Object.freeze({
    cell: tile.cell,
    label,
    name: read.text('name') ?? label ?? where,
    isStart: read.flag('start'),
    price: read.whole('price', 1),
    rent: read.whole('rent', 0) ?? 0,
    district: read.text('district'),
    pass: read.whole('pass') ?? 0,
    land: read.whole('land') ?? 0,
    draw: read.text('draw'),
    goods: readGoods(read),
    bail: readBail(read),
    isArrest: read.flag('arrest'),
    opens: read.text('opens'),
    shuts: read.text('shuts'),
    gate,
    rhythm: read.whole('rhythm', 1),
    jump: board.jumpOf(tile)?.cell,
  });
}

/** Properties that make no sense without another one. */
const NEEDS = [
  ['price', 'rent'],
  ['rent', 'price'],
  ['district', 'price'],
  ['passPrice', 'market'],
  ['charmPrice', 'market'],
  ['bail', 'jail'],
  ['rhythm', 'gate'],
] as const;

function readGoods(read: Properties): RaceTile['goods'] {
  const pass = read.whole('passPrice', 1);
  const charm = read.whole('charmPrice', 1);
  if (!read.flag('market')) return undefined;
  if (pass === undefined && charm === undefined) throw read.wrong('market needs passPrice or charmPrice');
  return Object.freeze({ ...(pass === undefined ? {} : { pass }), ...(charm === undefined ? {} : { charm }) });
}

function readBail(read: Properties): number | undefined {
  const bail = read.whole('bail', 0) ?? BAIL;
  return read.flag('jail') ? bail : undefined;
}
