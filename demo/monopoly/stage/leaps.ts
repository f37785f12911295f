import type { GameRecord } from 'excalibur-boardkit/games';

/**
 * Where taking back leads: to the last move that a person made, since a bot would just make its own again. Where nobody
 * but bots plays, one move back. Undefined if there is nothing to take back.
 */
export function undoPosition<State, Move, Options>(
  record: GameRecord<State, Move, Options>,
  people: readonly number[],
): number | undefined {
  const { position } = record;
  const before = Array.from({ length: position }, (_, index) => position - 1 - index);
  return people.length === 0 ? before[0] : before.find((at) => isTurnOf(people, record, at));
}

/** Where making again leads: to the next question to a person, else to the end; without people, one move on. */
export function redoPosition<State, Move, Options>(
  record: GameRecord<State, Move, Options>,
  people: readonly number[],
): number | undefined {
  const { position, moves } = record;
  const after = Array.from({ length: moves.length - position }, (_, index) => position + 1 + index);
  return people.length === 0 ? after[0] : (after.find((at) => isTurnOf(people, record, at)) ?? after.at(-1));
}

function isTurnOf<State, Move, Options>(
  people: readonly number[],
  record: GameRecord<State, Move, Options>,
  position: number,
): boolean {
  const { turn } = record.branch(position);
  return turn !== undefined && people.includes(turn);
}
