import { createRandom, Emitter, type NamedEvent, type Random } from '../boards/index.js';
import type { Game, Outcome, Played, Seat } from './game.js';
import { inWords, readRecordSave } from './read-record.js';

/** What a record is made with. */
export interface RecordOptions<Options> {
  /** Where chance starts: the same seed, options and moves give the same game. */
  readonly seed: number | string;
  /** The options of the game, plain JSON data. They are copied. */
  readonly options: Options;
}

/** A record as plain JSON data. States are not saved: they follow from the rest. */
export interface RecordSave<Move = unknown, Options = unknown> {
  /** The id of the game. */
  readonly game: string;
  readonly version: 1;
  readonly seed: number | string;
  readonly options: Options;
  /** All moves, those that are undone at the end. */
  readonly moves: readonly Move[];
  /** How many of them are applied. */
  readonly position: number;
}

/** What a record raises, each after the change is complete. */
export interface RecordEvents<State, Move> {
  /** A move was made. */
  moved: { readonly move: Move; readonly state: State; readonly position: number };
  /** Moves were taken back, the last one first. */
  undone: { readonly moves: readonly Move[]; readonly state: State; readonly position: number };
  /** Moves that were taken back were made again, in their order. */
  redone: { readonly moves: readonly Move[]; readonly state: State; readonly position: number };
  /** It is another one's move. */
  turn: { readonly seat: Seat };
  /** The game is over, by a move made or made again. */
  over: { readonly outcome: Outcome };
}

/**
 * A game being played: a seed, options and moves, from which all else follows.
 *
 * Each move has its own chance, made from the seed and the move's number: a move made again gives the same, and a move
 * taken back does not give another roll. The state after each move is kept, so undo and redo of any depth take no time.
 */
export class GameRecord<State, Move, Options = object> {
  readonly game: Game<State, Move, Options>;
  readonly seed: number | string;
  readonly options: Options;
  readonly events = new Emitter<RecordEvents<State, Move>>();
  readonly #random: Random;
  readonly #moves: Move[] = [];
  /** The state before each move, and after the last. */
  readonly #states: [State, ...State[]];
  #position = 0;

  /** Throws what the game throws on options that it does not allow. */
  constructor(game: Game<State, Move, Options>, { seed, options }: RecordOptions<Options>) {
    this.game = game;
    this.seed = seed;
    this.options = copyOf('options', options);
    this.#random = createRandom(seed);
    this.#states = [game.setup(this.options, this.#random.split('setup'))];
  }

  /** The state at the position. */
  get state(): State {
    return this.#states[this.#position] ?? this.#states[0];
  }

  /** Whose move it is; undefined once the game is over. */
  get turn(): Seat | undefined {
    return this.game.turn(this.state);
  }

  /** How the game ended; undefined while it is under way. */
  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  /** All moves, those that are undone at the end; a new list. */
  get moves(): readonly Move[] {
    return [...this.#moves];
  }

  /** How many moves are applied. */
  get position(): number {
    return this.#position;
  }

  /**
   * Makes a move, of which it keeps a copy. Moves that were undone are lost; `branch` keeps them. A refused move changes
   * nothing. Throws a TypeError on a move that JSON cannot hold.
   */
  play(move: Move): Played<State> {
    const before = this.state;
    const kept = copyOf('the move', move);
    const played = this.#make(kept);
    if (played.ok) this.#report(before, ['moved', { move: kept, state: played.state, position: this.#position }]);
    return played;
  }

  /** Takes back moves, as far as there are any; answers how many. */
  undo(count = 1): number {
    checkCount('undo', count);
    return this.#go(Math.max(0, this.#position - count));
  }

  /** Makes moves again that were taken back, as far as there are any; answers how many. */
  redo(count = 1): number {
    checkCount('redo', count);
    return this.#go(Math.min(this.#moves.length, this.#position + count));
  }

  /** Goes to the state after so many moves. Throws a RangeError where there are not so many. */
  goTo(position: number): void {
    this.#checkPosition('goTo', position);
    this.#go(position);
  }

  /** A record of its own that begins with the first so many moves, all that are applied by default. */
  branch(position: number = this.#position): GameRecord<State, Move, Options> {
    this.#checkPosition('branch', position);
    const branch = new GameRecord(this.game, this);
    for (const move of this.#moves.slice(0, position)) branch.#moves.push(move);
    for (const state of this.#states.slice(1, position + 1)) branch.#states.push(state);
    branch.#position = position;
    return branch;
  }

  /** The record as plain JSON data, a copy. */
  save(): RecordSave<Move, Options> {
    const { seed, options } = this;
    const { id: game } = this.game;
    return copyOf('it', { game, version: 1, seed, options, moves: this.#moves, position: this.#position });
  }

  /**
   * A record out of a save, which may come from anywhere: every move is read and made. Throws a TypeError or RangeError
   * that names what is wrong in it, a bad move by its index.
   */
  static load<State, Move, Options>(game: Game<State, Move, Options>, data: unknown): GameRecord<State, Move, Options> {
    const { seed, options, moves, position } = readRecordSave(game, data);
    const record = new GameRecord(game, { seed, options });
    for (const [index, move] of moves.entries()) {
      const played = record.#make(move);
      if (!played.ok) throw new RangeError(`record: moves[${index}], ${inWords(move)}, is refused: ${played.reason}`);
    }
    record.#position = position;
    return record;
  }

  #make(move: Move): Played<State> {
    const position = this.#position;
    const played = this.game.play(this.state, move, this.#random.split(`move ${position}`));
    if (!played.ok) return played;
    this.#moves.splice(position, Number.POSITIVE_INFINITY, move);
    this.#states.splice(position + 1, Number.POSITIVE_INFINITY, played.state);
    this.#position++;
    return played;
  }

  /** Goes to a position that there is; answers how many moves away that was. */
  #go(position: number): number {
    const from = this.#position;
    if (position === from) return 0;
    const before = this.state;
    this.#position = position;
    const { state } = this;
    const moves = this.#moves.slice(Math.min(from, position), Math.max(from, position));
    if (position > from) this.#report(before, ['redone', { moves, state, position }]);
    else this.#report(before, ['undone', { moves: moves.reverse(), state, position }]);
    return moves.length;
  }

  /** Raises what has happened, and what follows from it unless more has happened meanwhile. */
  #report(before: State, event: NamedEvent<RecordEvents<State, Move>>): void {
    this.events.emitAll(this.#news(before, event));
  }

  *#news(
    before: State,
    event: NamedEvent<RecordEvents<State, Move>>,
  ): Generator<NamedEvent<RecordEvents<State, Move>>> {
    const { state, turn: seat, outcome } = this;
    yield event;
    if (state !== this.state) return;
    if (seat !== undefined && seat !== this.game.turn(before)) yield ['turn', { seat }];
    if (state !== this.state) return;
    if (outcome !== undefined && this.game.outcome(before) === undefined) yield ['over', { outcome }];
  }

  #checkPosition(method: string, position: number): void {
    const last = this.#moves.length;
    if (Number.isInteger(position) && position >= 0 && position <= last) return;
    throw new RangeError(`record: ${method}(${position}), but the position must be 0 … ${last}`);
  }
}

function checkCount(method: string, count: number): void {
  if (Number.isInteger(count) && count >= 0) return;
  throw new RangeError(`record: ${method}(${count}), but it takes a whole number ≥ 0`);
}

/** A deep copy of plain JSON data. */
function copyOf<Data>(what: string, data: Data): Data {
  try {
    return JSON.parse(JSON.stringify(data)) as Data;
  } catch (cause) {
    throw new TypeError(`record: ${what} is ${inWords(data)}, but must be plain JSON data`, { cause });
  }
}
