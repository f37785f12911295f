import type { Bot } from '../bot.js';
import { futureRent, landingCoins } from './appraise.js';
import { best, sumOf } from './best.js';
import { ownerOf, rentOf, saleOf } from './estate.js';
import type { RaceMove } from './move.js';
import { rollOdds } from './odds.js';
import { Outlook, type Prospect, standAfter } from './outlook.js';
import type { RaceGame } from './race-game.js';
import type { Stand } from './road.js';
import type { RacePlayer, RaceState } from './state.js';
import type { RaceTile } from './tile.js';

/** What it keeps back when it buys, as a share of the highest rent that it may have to pay. */
const RESERVE = 0.5;
/** So many coins better than the average roll must a chosen one be. */
const WORTH_A_CHARM = 40;

/** Looks a roll further than this walk, and puts a price in coins on what it sees there. */
export function sharpBot(game: RaceGame): Bot<RaceState, RaceMove> {
  const outlook = new Outlook(game.track);
  return {
    choose(state) {
      const player = state.players[state.debt?.seat ?? state.turn];
      if (player === undefined) throw new RangeError('race: there is nobody whose move it is');
      const mind = new Mind(game, outlook, state, player);
      return best([...game.moves(state)], (move) => mind.value(move));
    },
  };
}

/** What it thinks about one state. */
class Mind {
  readonly #game: RaceGame;
  readonly #outlook: Outlook;
  readonly #state: RaceState;
  readonly #player: RacePlayer;
  readonly #reserve: number;
  readonly #lap: number;

  constructor(game: RaceGame, outlook: Outlook, state: RaceState, player: RacePlayer) {
    this.#game = game;
    this.#outlook = outlook;
    this.#state = state;
    this.#player = player;
    this.#reserve = RESERVE * this.#highestRent();
    this.#lap = game.track.start.pass + (state.rules.laps === undefined ? 0 : state.rules.coins);
  }

  /** A move in coins, to be compared with the other moves that are allowed. */
  value(move: RaceMove): number {
    const here = this.#player;
    switch (move.type) {
      case 'roll':
        return here.jail === undefined ? this.#rolled(here) : this.#stayed();
      case 'choose':
        return this.#walked(here, move.points) - WORTH_A_CHARM;
      case 'bail':
        return this.#rolled(here) - (this.#tile(here.cell)?.bail ?? 0);
      case 'use-pass':
        return this.#rolled(here);
      case 'go':
        return this.#gone(move.direction);
      case 'buy':
        return this.#canSpare(this.#tile(here.cell)?.price ?? 0) ? 1 : -1;
      case 'goods':
        return move.good === 'charm' ? this.#charmGain() : -1;
      case 'sell':
        return -this.#loss(move.tile);
      case 'decline':
        return 0;
    }
  }

  /** The next roll from somewhere: for each sum of the dice the best that can be made of it. */
  #rolled(stand: Stand): number {
    return sumOf(
      rollOdds(this.#state.rules.dice),
      ({ points, probability }) => probability * this.#walked(stand, points),
    );
  }

  #walked(stand: Stand, points: number): number {
    const prospects = this.#outlook.from(this.#state, { stand, points });
    return Math.max(...prospects.map((prospect) => this.#reward(prospect) - this.#lapLeft(standAfter(prospect))));
  }

  /** Another turn in the jail: out with doubles, else it costs nothing and brings nothing. */
  #stayed(): number {
    const here = this.#player;
    const doubles = 6 ** (1 - this.#state.rules.dice);
    return doubles * this.#rolled(here) - (1 - doubles) * this.#lapLeft(here);
  }

  /** A way from the fork: the best end there, with the roll after it. */
  #gone(direction: number): number {
    const ends = this.#prospects().filter(({ choices }) => choices[0] === direction);
    return Math.max(...ends.map((end) => this.#reward(end) + this.#rolled(standAfter(end))));
  }

  /** Where the walk that waits can end. */
  #prospects(): readonly Prospect[] {
    return this.#outlook.fromFork(this.#state, this.#player.cell);
  }

  /** What a walk brings at once: coins, and the chance to buy. */
  #reward({ cell, jump, coins }: Prospect): number {
    const { track } = this.#game;
    const state = this.#state;
    const tile = this.#tile(jump ?? cell);
    const isFree = tile?.price !== undefined && ownerOf(state.owners, tile) === undefined && this.#canSpare(tile.price);
    const purchase = isFree ? futureRent(track, state, state.turn, tile) : 0;
    return coins + landingCoins(track, state, state.turn, cell) + purchase;
  }

  /** What is still to be walked for the reward on the start, in coins. */
  #lapLeft(stand: Stand): number {
    return this.#lap * this.#outlook.lapLeft(this.#state, stand);
  }

  /** By how much a chosen roll would be better than any, less its price. */
  #charmGain(): number {
    const here = this.#player;
    const price = this.#tile(here.cell)?.goods?.charm ?? 0;
    if (!this.#canSpare(price)) return -1;
    const after = (end: Prospect) => this.#reward(end) + this.#rolled(standAfter(end));
    const stand = this.#state.walk === undefined ? here : standAfter(best(this.#prospects(), after));
    const chosen = Math.max(...rollOdds(this.#state.rules.dice).map(({ points }) => this.#walked(stand, points)));
    const isWorthIt = chosen - this.#rolled(stand) > price;
    // At a fork it comes before any way.
    return isWorthIt ? Number.MAX_VALUE : -Number.MAX_VALUE;
  }

  #loss(label: string): number {
    const { track } = this.#game;
    const tile = track.named.get(label);
    if (tile === undefined) return Number.MAX_VALUE;
    const seat = this.#state.debt?.seat ?? this.#state.turn;
    return saleOf(tile) + futureRent(track, this.#state, seat, tile);
  }

  #canSpare(coins: number): boolean {
    return this.#player.coins - coins >= this.#reserve;
  }

  #highestRent(): number {
    const { track } = this.#game;
    const { owners, players } = this.#state;
    const rents = [...track.named.values()].map((tile) => {
      const owner = ownerOf(owners, tile);
      return owner === undefined || players[owner] === this.#player ? 0 : rentOf(track, owners, tile);
    });
    return Math.max(0, ...rents);
  }

  #tile(cell: number): RaceTile | undefined {
    return this.#game.tile(cell);
  }
}
