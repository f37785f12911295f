// The questions of the rules and their answers, in words.
import { stepAngle } from 'excalibur-boardkit/boards';
import type { RaceMove } from 'excalibur-boardkit/games';
import { type Moment, nameOf } from './game-setup.js';
import { coinsOf, jailName, listed, pointsOf, tileName } from './phrases.js';

/** An answer that can be given. */
export interface Choice {
  readonly move: RaceMove;
  readonly label: string;
  /** What more there is to know about it. */
  readonly note?: string;
  /** What it costs, or brings where something is sold. */
  readonly coins?: number;
  /** A sign out of ui.svg. */
  readonly icon?: string;
  /** Where an arrow points, in degrees clockwise from east. */
  readonly angle?: number;
  /** A key that gives this answer beside its number, lower case. */
  readonly key?: string;
}

/** What is asked of whose move it is. */
export function questionOf(moment: Moment): string {
  const { setup, game, state } = moment;
  const seat = game.turn(state) ?? state.turn;
  const player = state.players[seat];
  const here = player === undefined ? '' : tileName(player.cell, moment);
  switch (state.phase) {
    case 'roll':
      return 'Choose the roll';
    case 'fork':
      return `${here}, ${pointsOf(state.walk?.remaining ?? 0)} left. Which way?`;
    case 'offer':
      return `Buy ${here}?`;
    case 'market':
      return `${here}: anything from the market?`;
    case 'debt': {
      const { to, coins = 0 } = state.debt ?? {};
      const whom = to === undefined ? '' : ` ${nameOf(setup, to)}`;
      return `You owe${whom} ${coinsOf(coins)} and have ${player?.coins ?? 0}. What will you sell?`;
    }
    case 'jail':
      return `${here}, try ${(player?.jail?.tries ?? 0) + 1} of 3. How will you get out?`;
    case 'over':
      return 'The game is over';
  }
}

/** The answers, in the order in which they are shown. */
export function choicesOf(moment: Moment, moves: readonly RaceMove[]): Choice[] {
  return moves.map((move) => choiceOf(move, moment));
}

function choiceOf(move: RaceMove, moment: Moment): Choice {
  const { game, state } = moment;
  const seat = game.turn(state) ?? state.turn;
  const tile = game.tile(state.players[seat]?.cell ?? -1);
  switch (move.type) {
    case 'roll':
      return { move, label: state.phase === 'jail' ? 'Roll for doubles' : 'Roll', icon: 'dice', key: 'r' };
    case 'choose':
      return { move, label: String(move.points) };
    case 'go':
      return { move, ...wayOf(move.direction, moment) };
    case 'buy':
      return { move, label: 'Buy it', ...priced(tile?.price), key: 'b' };
    case 'decline':
      return { move, label: state.phase === 'market' ? 'Go on' : 'No, thanks', key: 'n' };
    case 'goods': {
      const price = priced(tile?.goods?.[move.good]);
      if (move.good === 'charm')
        return { move, label: 'Charm', note: 'choose a roll', ...price, icon: 'charm', key: 'c' };
      return { move, label: 'Pass', note: `out of ${jailName(moment)}`, ...price, icon: 'pass', key: 'p' };
    }
    case 'sell': {
      const { name = move.tile, price = 0, district } = game.tileNamed(move.tile) ?? {};
      // The bank gives half of the price, rounded down.
      return { move, label: name, ...noted(district), coins: Math.floor(price / 2) };
    }
    case 'bail':
      return { move, label: 'Pay the bail', ...priced(game.track.jail?.bail), key: 'b' };
    case 'use-pass':
      return { move, label: 'Use a pass', icon: 'pass', key: 'p' };
  }
}

/** A way from a fork: where it leads, and where the walk can end on it. */
function wayOf(direction: number, moment: Moment): Omit<Choice, 'move'> {
  const { game, state } = moment;
  const from = state.players[state.turn]?.cell ?? 0;
  const to = state.walk?.ways.find((way) => way.direction === direction)?.cell ?? from;
  const ends = game.ends(state).filter(({ choices }) => choices[0] === direction);
  const cells = new Set(ends.map(({ cell, jump }) => jump ?? cell));
  const angle = stepAngle(game.track.board.layout, from, to, direction);
  return { label: tileName(to, moment), icon: 'arrow-e', angle, ...noted(endsNote([...cells], from, moment)) };
}

function endsNote(cells: readonly number[], from: number, moment: Moment): string | undefined {
  if (cells.length === 0) return undefined;
  // The points do not suffice for the toll on the first tile.
  if (cells.every((cell) => cell === from)) return 'too dear now';
  if (cells.length > 2) return `to one of ${cells.length} places`;
  return `to ${listed(
    cells.map((cell) => tileName(cell, moment)),
    'or',
  )}`;
}

function priced(coins: number | undefined): Pick<Choice, 'coins'> {
  return coins === undefined ? {} : { coins };
}

function noted(note: string | undefined): Pick<Choice, 'note'> {
  return note === undefined ? {} : { note };
}
