import * as z from 'zod/mini';
import { defineManifest } from './manifest.js';

const any = (description: string) => z.unknown().check(z.describe(description));
const seat = z.int().check(z.describe('Whose move it is: 0 for who began.'));
const count = z.optional(z.int().check(z.gte(0), z.describe('How many moves, 1 by default.')));
const leap = { moves: any('The moves, in the order in which they were taken.'), state: any('The state now.') };

/** The manifest of `GameTable`. */
export const gameTable = defineManifest({
  id: 'game-table',
  description: 'Plays a game: asks people for their moves, lets bots think, shows each move, and says who is next.',
  properties: z.strictObject({
    thinkMs: z._default(
      z.number().check(z.gte(0), z.describe('How long a bot seems to think, in milliseconds of the game.')),
      600,
    ),
  }),
  actions: {
    play: {
      description: 'Makes a move for the person whose move it is.',
      arguments: { move: any('The move.') },
    },
    undo: { description: 'Takes back moves, also while one is shown.', arguments: { count } },
    redo: { description: 'Makes moves again that were taken back.', arguments: { count } },
    hurry: { description: 'Lets the bot play now, or asks the animation to come to its end.' },
  },
  conditions: {
    isPaused: { description: 'Whether nobody plays; can be set.' },
  },
  expressions: {
    phase: { description: 'What is going on: idle, choosing, thinking, animating or over.' },
    seat: { description: 'Whose move it is, as far as it has been shown.' },
    record: { description: 'The game that is played.' },
    legalMoves: { description: 'The moves among which a person chooses; empty in other phases.' },
  },
  triggers: {
    turn: { description: "It is another one's move, and the move before has been shown.", arguments: { seat } },
    choosing: {
      description: 'A person is to choose a move.',
      arguments: { seat, moves: any('The moves that may be made.'), state: any('The state.') },
    },
    thinking: { description: 'A bot is about to move.', arguments: { seat, state: any('The state.') } },
    played: {
      description: 'A move has been made; it is about to be shown.',
      arguments: { seat, move: any('The move.'), before: any('The state before.'), state: any('The state now.') },
    },
    animated: {
      description: 'A move has been shown.',
      arguments: { seat, move: any('The move.'), state: any('The state that is to be seen now.') },
    },
    undone: { description: 'Moves were taken back: the state before them is to be seen at once.', arguments: leap },
    redone: { description: 'Moves were made again: the state after them is to be seen at once.', arguments: leap },
    over: { description: 'The game is over, and the last move has been shown.', arguments: { outcome: any('How.') } },
    failed: {
      description: 'A callback, bot or handler has thrown; the game goes on.',
      arguments: { error: any('What was thrown.'), during: any('In what: animate, bot, rules or handler.') },
    },
  },
});
