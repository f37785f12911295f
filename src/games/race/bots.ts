import type { Bot } from '../bot.js';
import { easyBot } from './bot-easy.js';
import { fairBot } from './bot-fair.js';
import { sharpBot } from './bot-sharp.js';
import type { RaceMove } from './move.js';
import type { RaceGame } from './race-game.js';
import type { RaceState } from './state.js';

/** How well a bot plays. */
export type RaceBotLevel = 'easy' | 'fair' | 'sharp';

const bots = { easy: easyBot, fair: fairBot, sharp: sharpBot };

/**
 * A bot for a race. `easy` does anything that is allowed. `fair` looks where this walk can end and buys what it can.
 * `sharp` looks a roll further, at the rents and the free tiles there, keeps coins back, and thinks of whole districts.
 * No bot looks at the order of the cards.
 */
export function raceBot(game: RaceGame, level: RaceBotLevel): Bot<RaceState, RaceMove> {
  return bots[level](game);
}
