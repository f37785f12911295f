// Who plays, where and how long: what a game is set up with, and everything in it follows from.
import type { RaceCard, RaceGame, RaceOptions, RaceState } from 'excalibur-boardkit/games';

export const BOARDS = ['harbor', 'lagoon', 'harbor-hex', 'harbor-iso'] as const;
export const KINDS = ['person', 'easy', 'fair', 'sharp'] as const;
export const MOST_ROUNDS = 999;
export const LONGEST_NAME = 12;
export const LONGEST_SEED = 40;

/** A place at the table: a person at this screen, or a bot of some strength. */
export interface SeatSetup {
  readonly name: string;
  readonly kind: (typeof KINDS)[number];
}

/** What a game is set up with. The same setup and the same moves give the same game. */
export interface GameSetup {
  /** The map: the name of its file, without the end. */
  readonly board: (typeof BOARDS)[number];
  /** Where chance starts. */
  readonly seed: string;
  /** After how many rounds the richest wins; undefined: until one is left. */
  readonly rounds: number | undefined;
  /** Two to six. */
  readonly seats: readonly SeatSetup[];
}

/** A game at one moment: who plays, by which rules, and how it stands. */
export interface Moment {
  readonly setup: GameSetup;
  readonly game: RaceGame;
  readonly state: RaceState;
}

/** The names of players that have not given themselves one, by seat. */
export const NAMES: readonly string[] = ['Ada', 'Bo', 'Chen', 'Dora', 'Eli', 'Fay'];

/** The game that is offered first: a person and two bots. */
export function firstSetup(): GameSetup {
  const kinds = ['person', 'fair', 'easy'] as const;
  const seats = kinds.map((kind, seat) => ({ name: NAMES[seat] ?? '', kind }));
  return { board: 'harbor', seed: newSeed(), rounds: 20, seats };
}

/** A seed that can be told to somebody: two words and a number. */
export function newSeed(): string {
  const [first = 0, second = 0, third = 0] = crypto.getRandomValues(new Uint32Array(3));
  return `${FEELS[first % FEELS.length]}-${THINGS[second % THINGS.length]}-${third % 100}`;
}

const FEELS = 'amber brisk calm early foggy grand happy lucky merry misty proud quick salty silver sunny windy'.split(
  ' ',
);
const THINGS = 'anchor beacon buoy cargo crab dolphin ferry gull harbour kite lantern oar otter pearl sail tide'.split(
  ' ',
);

/** The options of the rules for a setup, with the cards of the map. */
export function optionsOf({ seats, rounds }: GameSetup, cards: readonly RaceCard[]): RaceOptions {
  return { players: seats.length, ...(rounds === undefined ? {} : { end: { rounds } }), cards };
}

/** The name of who sits there. */
export function nameOf({ seats }: GameSetup, seat: number): string {
  return seats[seat]?.name ?? `Player ${seat + 1}`;
}
