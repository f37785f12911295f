import { inContext } from './context.js';
import { type PlainObject, plainCopy } from './plain.js';
import { type BoardSave, isPieceId, type SavedPiece, type SavedWall } from './save.js';

/** Checks the form of a save, and copies it. Throws a TypeError that names the path in the data and what is allowed. */
export function readBoardSave(value: unknown): BoardSave {
  const { version, layout, seed, properties, tiles, closed, walls, pieces } = readObject(value, 'the data');
  if (version !== 1) throw wrong('version', version, '1');
  if (!isPieceId(seed)) throw wrong('seed', seed, 'a text or a finite number');
  const { shape, ...options } = readObject(layout, 'layout');
  if (typeof shape !== 'string') throw wrong('layout.shape', shape, 'a text');
  return {
    version,
    layout: { shape, ...readPlainObject(options, 'layout') },
    seed,
    properties: readList(properties, 'properties', readPlainObject),
    tiles: readList(tiles, 'tiles', readWhole),
    closed: readList(closed, 'closed', readEdge),
    ...(walls === undefined ? {} : { walls: readList(walls, 'walls', readWall) }),
    pieces: readList(pieces, 'pieces', readPiece),
  };
}

/** Does something with the part of a save at a path; an error of it names the path. */
export function atPath<Result>(path: string, act: () => Result): Result {
  return inContext(() => `board save: ${path}`, act);
}

/** The error for a bad value at a path of a save. */
export function wrong(path: string, value: unknown, allowed: string): TypeError {
  return new TypeError(`board save: ${path} is ${JSON.stringify(value) ?? String(value)}, but must be ${allowed}`);
}

function readObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(path, value, 'an object');
  return { ...value };
}

function readPlainObject(value: unknown, path: string): PlainObject {
  return plainCopy(readObject(value, path), `board save: ${path}`) as PlainObject;
}

function readList<Item>(value: unknown, path: string, read: (item: unknown, path: string) => Item): Item[] {
  if (!Array.isArray(value)) throw wrong(path, value, 'a list');
  return value.map((item: unknown, index) => read(item, `${path}[${index}]`));
}

function readWhole(value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw wrong(path, value, 'a whole number');
  return value;
}

function readEdge(value: unknown, path: string): readonly [number, number] {
  const [cell, direction, ...rest] = readList(value, path, readWhole);
  if (cell === undefined || direction === undefined || rest.length > 0) throw wrong(path, value, '[cell, direction]');
  return [cell, direction];
}

function readWall(value: unknown, path: string): SavedWall {
  const { cell, direction, wall, passable, transparent } = readObject(value, path);
  if (wall === undefined) throw wrong(`${path}.wall`, wall, 'what was put there');
  if (typeof passable !== 'boolean') throw wrong(`${path}.passable`, passable, 'true or false');
  if (typeof transparent !== 'boolean') throw wrong(`${path}.transparent`, transparent, 'true or false');
  const side = { cell: readWhole(cell, `${path}.cell`), direction: readWhole(direction, `${path}.direction`) };
  return { ...side, wall: plainCopy(wall, `board save: ${path}.wall`), passable, transparent };
}

function readPiece(value: unknown, path: string): SavedPiece {
  const { id, cell, z, solid } = readObject(value, path);
  if (!isPieceId(id)) throw wrong(`${path}.id`, id, 'a text or a finite number');
  if (!isPieceId(z)) throw wrong(`${path}.z`, z, 'a text or a finite number');
  if (typeof solid !== 'boolean') throw wrong(`${path}.solid`, solid, 'true or false');
  return { id, cell: readWhole(cell, `${path}.cell`), z, solid };
}
