export type { Game, Outcome, Played, Seat } from './game.js';
export type { RaceCard, RaceEffect } from './race/card.js';
export type { RaceEvent, RacePayment, RaceStop } from './race/event.js';
export type { RaceGood, RaceMove } from './race/move.js';
export type { RaceEnding, RaceOptions, RaceOutcome, RaceReason, RaceRules } from './race/options.js';
export { type RaceEnd, type RaceGame, raceGame } from './race/race-game.js';
export type { RaceDebt, RacePhase, RacePlayer, RaceState, RaceTask, RaceWalk } from './race/state.js';
export type { RaceTile } from './race/tile.js';
export { GameRecord, type RecordEvents, type RecordOptions, type RecordSave } from './record.js';
