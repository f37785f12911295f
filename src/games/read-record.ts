import type { Game } from './game.js';

/** Of a value in a message, so many characters are shown. */
const MOST_WORDS = 100;

/** What a save of a record says, its moves read. */
export interface ReadRecord<Move, Options> {
  readonly seed: number | string;
  readonly options: Options;
  readonly moves: readonly Move[];
  readonly position: number;
}

/** Reads a save of a record, which may come from anywhere. Throws a TypeError or RangeError that names the property. */
export function readRecordSave<State, Move, Options>(
  game: Game<State, Move, Options>,
  data: unknown,
): ReadRecord<Move, Options> {
  if (!isObject(data)) throw mistake('it', data, 'an object, as save() makes it');
  const { seed, options, moves, position } = data;
  if (data.game !== game.id) throw mistake('game', data.game, `'${game.id}'`);
  if (data.version !== 1) throw mistake('version', data.version, '1');
  if (typeof seed !== 'string' && !Number.isFinite(seed)) throw mistake('seed', seed, 'a finite number or text');
  if (!isObject(options)) throw mistake('options', options, 'an object');
  if (!Array.isArray(moves)) throw mistake('moves', moves, 'a list');
  const last = moves.length;
  if (!Number.isInteger(position) || Number(position) < 0 || Number(position) > last) {
    throw mistake('position', position, `0 … ${last}, the number of moves`);
  }
  return {
    seed: seed as number | string,
    // The game judges its options itself, at setup.
    options: options as Options,
    moves: Array.from(moves, (value: unknown, index) => {
      const move = game.parseMove(value);
      if (move === undefined) throw mistake(`moves[${index}]`, value, `a move of ${game.id}`);
      return move;
    }),
    position: position as number,
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mistake(what: string, value: unknown, allowed: string): TypeError {
  return new TypeError(`record: ${what} is ${inWords(value)}, but must be ${allowed}`);
}

/** A value in words for a message, whatever it is and however long. */
export function inWords(value: unknown): string {
  const words = jsonOf(value) ?? String(value);
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)}…` : words;
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    // It contains itself, or is of a kind that JSON does not know.
    return undefined;
  }
}
