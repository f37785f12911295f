import type { GameRecord } from 'excalibur-boardkit/games';

/** Where taking back leads: to the last move before that a person made, so that no bot just makes its own again. */
export function undoPosition<State, Move, Options>(
  record: GameRecord<State, Move, Options>,
  isPerson: (seat: number) => boolean,
): number | undefined {
  const { position } = record;
  const before = Array.from({ length: position }, (_, index) => position - 1 - index);
  return before.find((at) => isPersonsTurn(record, at, isPerson)) ?? before[0];
}

/** Where making again leads: to the next question to a person, else to the end of all moves. */
export function redoPosition<State, Move, Options>(
  record: GameRecord<State, Move, Options>,
  isPerson: (seat: number) => boolean,
): number | undefined {
  const { position, moves } = record;
  const after = Array.from({ length: moves.length - position }, (_, index) => position + 1 + index);
  return after.find((at) => isPersonsTurn(record, at, isPerson)) ?? after.at(-1);
}

function isPersonsTurn<State, Move, Options>(
  record: GameRecord<State, Move, Options>,
  position: number,
  isPerson: (seat: number) => boolean,
): boolean {
  const { turn } = record.branch(position);
  return turn !== undefined && isPerson(turn);
}
