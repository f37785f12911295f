// A game as the hash of an address, and back: its setup and its moves, from which all else follows.
import type { RaceMove } from 'excalibur-boardkit/games';
import {
  BOARDS,
  type GameSetup,
  KINDS,
  LONGEST_NAME,
  LONGEST_SEED,
  MOST_ROUNDS,
  type SeatSetup,
} from './game-setup.js';
import { readMoves, writeMoves } from './move-text.js';

/** What is shared of a record: the moves, and how many of them are made; those after that are undone. */
export interface Played {
  readonly moves: readonly RaceMove[];
  readonly position: number;
}

/** What a hash says; it may come from anywhere, so it may say nothing sensible. */
export type SharedGame =
  | ({ readonly ok: true; readonly setup: GameSetup } & Played)
  | { readonly ok: false; readonly reason: string };

/** A game as a hash, with the `#`. */
export function toHash({ board, seed, rounds, seats }: GameSetup, { moves, position }: Played): string {
  const values = new URLSearchParams({ v: '1', board, seed });
  if (rounds !== undefined) values.set('rounds', String(rounds));
  for (const { name, kind } of seats) values.append(kind, name);
  values.set('moves', writeMoves(moves));
  if (position !== moves.length) values.set('at', String(position));
  return `#${values}`;
}

/** A game out of a hash; undefined if the hash is empty. The reason is a sentence for the reader. */
export function fromHash(hash: string): SharedGame | undefined {
  const text = hash.replace(/^#/, '');
  if (text === '') return undefined;
  const values = new URLSearchParams(text);
  const wrong = (reason: string) => ({ ok: false, reason: `This link holds no game: ${reason}.` }) as const;
  if (values.get('v') !== '1') return wrong('it is not of a kind that this page knows');
  const board = BOARDS.find((known) => known === values.get('board'));
  if (board === undefined) return wrong('its board is unknown');
  const seed = values.get('seed') ?? '';
  if (seed === '' || seed.length > LONGEST_SEED) return wrong(`its seed is not 1 to ${LONGEST_SEED} characters`);
  const rounds = wholeNumber(values.get('rounds'), MOST_ROUNDS);
  if (rounds === 'wrong' || rounds === 0) return wrong(`its rounds are not 1 to ${MOST_ROUNDS}`);
  const seats = seatsOf(values);
  if (seats === undefined) return wrong('it needs 2 to 6 players with names');
  const moves = readMoves(values.get('moves') ?? '');
  if (moves === undefined) return wrong('its moves cannot be read');
  const position = wholeNumber(values.get('at'), moves.length);
  if (position === 'wrong') return wrong('it stands after a move that is not there');
  return { ok: true, setup: { board, seed, rounds, seats }, moves, position: position ?? moves.length };
}

/** The seats, in the order in which they stand. */
function seatsOf(values: URLSearchParams): SeatSetup[] | undefined {
  const seats = [...values].flatMap(([key, name]) => {
    const kind = KINDS.find((known) => known === key);
    return kind === undefined ? [] : [{ name, kind }];
  });
  const isNamed = seats.every(({ name }) => name.trim() === name && name !== '' && name.length <= LONGEST_NAME);
  return isNamed && seats.length >= 2 && seats.length <= 6 ? seats : undefined;
}

function wholeNumber(text: string | null, most: number): number | undefined | 'wrong' {
  if (text === null) return undefined;
  const number = Number(text);
  return /^\d{1,6}$/.test(text) && number <= most ? number : 'wrong';
}
