import type { Cell } from '../../boards/index.js';
import type { Bot } from '../bot.js';
import { averageRent, futureRent, landingCoins } from './appraise.js';
import { best, sumOf } from './best.js';
import { walkAt } from './ends.js';
import { saleOf } from './estate.js';
import type { RaceMove } from './move.js';
import { rollOdds } from './odds.js';
import { Outlook, type Prospect, standAfter, type View } from './outlook.js';
import type { RaceGame } from './race-game.js';
import type { Stand } from './road.js';
import type { RacePlayer, RaceState } from './state.js';
import { tileNamed } from './track.js';

// Found by many games against the fair bot on the boards of the demo.
/** It keeps so many average rents back when it buys. */
const RESERVE = 2;
/** What of the rents to come it counts for a free tile that a walk ends on: it may come there later as well. */
const EARLIER = 0.2;
/** So many coins more than the average roll must a chosen one bring, to use a charm, and beside its price to buy one. */
const CHARM = 40;

/** Looks a roll further than this walk, and puts a price in coins on what it sees there. */
export function sharpBot(game: RaceGame): Bot<RaceState, RaceMove> {
  const outlook = new Outlook(game.track);
  return {
    choose(state) {
      const thoughts = new Thoughts(game, outlook.on(state), state);
      return best([...game.moves(state)], (move) => thoughts.value(move));
    },
  };
}

/** What it thinks about one state. */
class Thoughts {
  readonly #game: RaceGame;
  readonly #view: View;
  readonly #state: RaceState;
  readonly #seat: number;
  readonly #player: RacePlayer;
  readonly #odds: ReturnType<typeof rollOdds>;
  readonly #landings = new Map<Cell, number>();
  /** What a lap is worth. */
  readonly #lap: number;
  readonly #reserve: number;

  constructor(game: RaceGame, view: View, state: RaceState) {
    const { rules, players, owners } = state;
    const seat = game.turn(state) ?? state.turn;
    const player = players[seat];
    if (player === undefined) throw new RangeError(`race: there is no seat ${seat}`);
    this.#game = game;
    this.#view = view;
    this.#state = state;
    this.#seat = seat;
    this.#player = player;
    this.#odds = rollOdds(rules.dice);
    // Where laps win the race, one is worth about as much as all that one has.
    this.#lap = game.track.start.pass + (rules.laps === undefined ? 0 : rules.coins);
    this.#reserve = RESERVE * averageRent(game.track, owners, seat);
  }

  /** A move in coins, to be compared with the other moves that are allowed. */
  value(move: RaceMove): number {
    const here = this.#player;
    const { price = 0, bail = 0 } = this.#game.tile(here.cell) ?? {};
    switch (move.type) {
      case 'roll':
        return here.jail === undefined ? this.#rolled(here) : this.#stayed();
      case 'choose':
        return this.#walked(here, move.points) - CHARM;
      case 'go':
        return this.#gone(move.direction);
      case 'buy':
        return this.#canSpare(price) ? 1 : -1;
      case 'goods':
        return move.good === 'charm' && this.#needsCharm() ? Number.MAX_VALUE : -Number.MAX_VALUE;
      case 'sell':
        return -this.#loss(move.tile);
      case 'bail':
        return this.#rolled(here) - bail;
      case 'use-pass':
        return this.#rolled(here);
      case 'decline':
        return 0;
    }
  }

  /** The next roll from somewhere: for each sum of the dice the best that can be made of it. */
  #rolled(stand: Stand): number {
    return sumOf(this.#odds, ({ points, probability }) => probability * this.#walked(stand, points));
  }

  #walked(stand: Stand, points: number): number {
    const ends = this.#view.prospects({ stand, points });
    return Math.max(...ends.map((end) => this.#reward(end) - this.#toGo(standAfter(end))));
  }

  /** One more roll in the jail: out with doubles, else nothing is paid and nothing is won. */
  #stayed(): number {
    const doubles = 6 ** (1 - this.#state.rules.dice);
    return doubles * this.#rolled(this.#player) - (1 - doubles) * this.#toGo(this.#player);
  }

  /** A way from the fork: the best end there, with the roll after it. */
  #gone(direction: number): number {
    return Math.max(...this.#ends(direction).map((end) => this.#future(end)));
  }

  /** Where a way from the fork can lead. */
  #ends(direction: number): readonly Prospect[] {
    const { walk } = this.#state;
    return walk === undefined ? [] : this.#view.prospects({ ...walkAt(this.#player.cell, walk), direction });
  }

  #future(end: Prospect): number {
    return this.#reward(end) + this.#rolled(standAfter(end));
  }

  /** What a walk brings at once. */
  #reward({ cell, jump, coins }: Prospect): number {
    let landing = this.#landings.get(cell);
    if (landing === undefined) {
      landing = landingCoins(this.#game.track, this.#state, this.#seat, cell) + this.#chance(jump ?? cell);
      this.#landings.set(cell, landing);
    }
    return coins + landing;
  }

  /** What the chance to buy a tile is worth. */
  #chance(cell: Cell): number {
    const { price = 0, label = '' } = this.#game.tile(cell) ?? {};
    const tile = this.#game.track.named.get(label);
    if (tile === undefined || price === 0 || this.#state.owners[label] !== undefined || !this.#canSpare(price))
      return 0;
    return EARLIER * futureRent(this.#game.track, this.#state, this.#seat, tile);
  }

  /** What is still to be walked to the start, in coins. */
  #toGo(stand: Stand): number {
    return this.#lap * this.#view.lapLeft(stand);
  }

  /** Whether a charm would be worth its price at the next roll. */
  #needsCharm(): boolean {
    const { walk } = this.#state;
    const { charm = 0 } = this.#game.tile(this.#player.cell)?.goods ?? {};
    if (!this.#canSpare(charm)) return false;
    const ends = walk?.ways.flatMap(({ direction }) => this.#ends(direction));
    const stand = ends === undefined ? this.#player : standAfter(best(ends, (end) => this.#future(end)));
    const chosen = Math.max(...this.#odds.map(({ points }) => this.#walked(stand, points)));
    return chosen - this.#rolled(stand) > charm + CHARM;
  }

  /** What is lost with a tile. */
  #loss(label: string): number {
    const tile = tileNamed(this.#game.track, label);
    return saleOf(tile) + futureRent(this.#game.track, this.#state, this.#seat, tile);
  }

  #canSpare(coins: number): boolean {
    return this.#player.coins - coins >= this.#reserve;
  }
}
