import type { Cell, Random } from '../../boards/index.js';
import type { Seat } from '../game.js';
import type { RaceEvent } from './event.js';
import type { RaceReason } from './options.js';
import type { RaceDebt, RacePhase, RacePlayer, RaceState, RaceTask } from './state.js';
import type { RaceTile } from './tile.js';
import { type Track, tileOn } from './track.js';

type Changeable<Data> = { -readonly [Name in keyof Data]: Data[Name] };
type Parts = 'players' | 'owners' | 'gates' | 'decks' | 'agenda' | 'drawn' | 'happened';

/** A state that is being changed. */
export interface Draft extends Changeable<Omit<RaceState, Parts>> {
  readonly players: Changeable<RacePlayer>[];
  owners: Record<string, Seat>;
  readonly gates: Record<string, boolean>;
  readonly decks: Record<string, readonly number[]>;
  agenda: RaceTask[];
  drawn: string[];
  readonly happened: RaceEvent[];
}

/**
 * The table while a move is being made: a copy of the state that the rules change, and what they need for it.
 * Rules that have more to do than they can do at once put the rest on the agenda; rules that need an answer ask.
 */
export class Table {
  readonly track: Track;
  readonly random: Random;
  readonly state: Draft;
  /** How the piece stood, and the gates, where its walk was planned anew in this move. */
  readonly turnings = new Set<string>();
  #isAsking = false;

  constructor(track: Track, state: RaceState, random: Random) {
    this.track = track;
    this.random = random;
    this.state = {
      ...state,
      players: state.players.map((player) => ({ ...player })),
      owners: { ...state.owners },
      gates: { ...state.gates },
      decks: { ...state.decks },
      agenda: [...state.agenda],
      drawn: [...state.drawn],
      happened: [],
    };
  }

  /** Whose turn it is. */
  get seat(): Seat {
    return this.state.turn;
  }

  /** The player whose turn it is. */
  get player(): Changeable<RacePlayer> {
    return this.playerAt(this.seat);
  }

  /** The tile where that one stands. */
  get tile(): RaceTile {
    return tileOn(this.track, this.player.cell);
  }

  playerAt(seat: Seat): Changeable<RacePlayer> {
    const player = this.state.players[seat];
    if (player === undefined) throw new RangeError(`race: there is no seat ${seat}`);
    return player;
  }

  /** Puts the piece of that player somewhere; without `cameFrom`, it came from nowhere. */
  stand(cell: Cell, face: number, cameFrom?: Cell): void {
    const { player } = this;
    player.cell = cell;
    player.face = face;
    if (cameFrom === undefined) delete player.cameFrom;
    else player.cameFrom = cameFrom;
  }

  /** The seats that still play, from the one given on. */
  seatsFrom(first: Seat): Seat[] {
    const { players } = this.state;
    const seats = players.map((_, index) => (first + index) % players.length);
    return seats.filter((seat) => players[seat]?.isOut === false);
  }

  say(event: RaceEvent): void {
    this.state.happened.push(event);
  }

  /** Puts tasks on the agenda, before all others. */
  next(...tasks: readonly RaceTask[]): void {
    this.state.agenda.unshift(...tasks);
  }

  /** Puts a payment on the agenda: before all else, but after those that were due before it. */
  owe(debt: RaceDebt): void {
    const { agenda } = this.state;
    const first = agenda.findIndex(({ task }) => task !== 'pay');
    agenda.splice(first < 0 ? agenda.length : first, 0, { task: 'pay', ...debt });
  }

  /** Whether the rules wait for a move. */
  get isAsking(): boolean {
    return this.#isAsking;
  }

  ask(phase: RacePhase): void {
    this.state.phase = phase;
    this.#isAsking = true;
  }

  finish(winners: readonly Seat[], reason: RaceReason): void {
    this.state.outcome = { winners, reason };
    this.state.agenda = [];
    this.say({ kind: 'over', winners, reason });
    this.ask('over');
  }
}
