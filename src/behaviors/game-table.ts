import { type Bot, GameRecord, type Seat } from '../games/index.js';
import { gameTable } from '../manifests/game-table.js';
import { Behavior, type Closable, type ManifestOf } from './behavior.js';
import { playForBot } from './game-table/bot-move.js';
import { OneByOne } from './game-table/one-by-one.js';
import { beginShowing, type Interruption, type Showing } from './game-table/showing.js';
import {
  checkTableOptions,
  type FailedDuring,
  type GameTableEvents,
  type GameTableHooks,
  type GameTableOptions,
  type PlayAnswer,
  type PlayRefusal,
  type TablePhase,
} from './game-table/table-options.js';

/**
 * The table at which a game is played: it knows whose move it is, asks people, lets bots think, and has each move shown.
 *
 * ```ts
 * const record = new GameRecord(game, { seed: 7, options: { players: 2 } });
 * const table = new GameTable({ record, seats: ['person', bot], animate: (move, before, after) => walk(after) });
 * board.addComponent(table);
 * table.events.on('choosing', ({ moves }) => offer(moves, (move) => table.play(move)));
 * table.events.on('undone', ({ state }) => showAtOnce(state));
 * ```
 *
 * - The state changes at once when a move is made; `animate` brings the pictures after it, and then the next one is
 *   asked. Moves, undo and redo that are made on the record itself are followed just the same.
 * - `undo` and `redo` work at any time: the animation under way is told by its signal, and the state is right at once.
 * - Bots wait while the game does: in a hidden page, a scene that is not shown, while time stands still. Their chance
 *   comes from the seed of the record, so that a game with bots replays.
 * - What callbacks, bots and handlers throw is told by `failed`, and to `onError` or the browser; the game goes on.
 *
 * A clone has no record. Several tables may show the same record.
 */
export class GameTable<State = unknown, Move = unknown> extends Behavior<
  GameTableEvents<State, Move>,
  typeof gameTable,
  GameTableHooks<State, Move>
> {
  static readonly manifest = gameTable satisfies ManifestOf<GameTable>;

  /** Whether nobody plays: bots wait, and people are refused. What is shown is shown to its end. */
  isPaused = false;
  #phase: TablePhase = 'idle';
  #seat: Seat | undefined;
  #moves: readonly Move[] = [];
  /** The state that was there before the last news. */
  #state: State | undefined;
  #thinkLeft = 0;
  #showing: Showing | undefined;
  /** Grows with all that happens, to tell whether more has happened since. */
  #changes = 0;
  #following: readonly Closable[] = [];
  /** Handlers may move at once, a whole game long: each move is followed by the next, and does not contain it. */
  readonly #steps = new OneByOne();

  constructor(options: GameTableOptions<State, Move> = {}) {
    super(gameTable, ['record', 'seats', 'animate', 'onError'], options);
    checkTableOptions(this.options);
  }

  /** The game that is played. Another one is put on the table by `configure({ record })`. */
  get record(): GameRecord<State, Move, object> | undefined {
    return this.options.record;
  }

  /** What is going on; `idle` out of a scene, and without a record. */
  get phase(): TablePhase {
    return this.#phase;
  }

  /** Whose move it is, as far as it has been shown; undefined when the game is over. */
  get seat(): Seat | undefined {
    return this.#seat;
  }

  /** The moves among which a person chooses; empty in other phases. */
  get legalMoves(): readonly Move[] {
    return this.#phase === 'choosing' ? this.#moves : [];
  }

  /** Makes a move for the person whose move it is. */
  play(move: Move): PlayAnswer<State> {
    const { record } = this;
    const refusal = this.#refusal();
    if (refusal || !record) return { ok: false, reason: refusal ?? 'idle' };
    const played = record.play(move);
    return played.ok ? played : { ok: false, reason: 'illegal', why: played.reason };
  }

  /** Takes back moves, also while one is shown; answers how many. */
  undo(count = 1): number {
    return this.record?.undo(count) ?? 0;
  }

  /** Makes moves again that were taken back, without showing them one by one; answers how many. */
  redo(count = 1): number {
    return this.record?.redo(count) ?? 0;
  }

  /** Lets the bot that thinks play now; asks the animation under way to come to its end. */
  hurry(): void {
    if (this.#phase === 'animating') this.#showing?.end('hurry');
    else if (this.#mayThink()) this.#playForBot();
  }

  /** Why a person may not move now. */
  #refusal(): PlayRefusal | undefined {
    if (!this.enabled) return 'disabled';
    if (this.#phase !== 'choosing') return this.#phase;
    return this.isPaused ? 'paused' : undefined;
  }

  override clone(): this {
    const { record: _record, ...options } = this.options;
    const Constructor = this.constructor as new (options: object) => this;
    const copy = new Constructor(options);
    copy.enabled = this.enabled;
    return copy;
  }

  /** The record, as `GameRecord.save` gives it. */
  override saveState(): object {
    return { record: this.record?.save() };
  }

  /** Puts a record out of a save on the table, of the game that is on it. Throws as `GameRecord.load` does. */
  override loadState(state: object): void {
    const { record } = this;
    if (!record) throw new TypeError('GameTable.loadState: there is no record that says which game it is');
    const { record: saved }: { readonly record?: unknown } = { ...state };
    this.configure({ record: GameRecord.load(record.game, saved) } as GameTableOptions<State, Move>);
  }

  protected override onAttach(): void {
    this.#follow();
  }

  protected override onDetach(): void {
    this.#unfollow();
    this.#interrupt('left');
    this.#phase = 'idle';
    this.#seat = undefined;
  }

  protected override onConfigure(before: GameTable<State, Move>['options']): void {
    checkTableOptions(this.options);
    if (!this.isAttached) return;
    if (this.record !== before.record) {
      this.#interrupt('left');
      this.#seat = undefined;
      this.#follow();
    } else if (this.options.seats !== before.seats && this.#phase !== 'animating') this.#begin();
  }

  protected override onUpdate(elapsedMs: number): void {
    if (!this.#mayThink() || globalThis.document?.hidden) return;
    this.#thinkLeft -= elapsedMs;
    if (this.#thinkLeft <= 0) this.#playForBot();
  }

  /** From here on it follows its record. */
  #follow(): void {
    this.#unfollow();
    const events = this.record?.events;
    if (events) {
      this.#following = [
        events.on('moved', ({ move, state }) => this.#moved(move, state)),
        events.on('undone', (leap) => this.#leapt('undone', leap)),
        events.on('redone', (leap) => this.#leapt('redone', leap)),
      ];
    }
    this.#begin();
  }

  #unfollow(): void {
    for (const subscription of this.#following) subscription.close();
    this.#following = [];
  }

  /** The next one is to move; `first` raises what is to be heard before that. */
  #begin(first: () => void = () => {}): void {
    const { record } = this;
    const changes = ++this.#changes;
    const before = this.#seat;
    const seat = record?.turn;
    this.#showing = undefined;
    this.#state = record?.state;
    this.#seat = seat;
    this.#phase = !record ? 'idle' : seat === undefined ? 'over' : this.#botOf(seat) ? 'thinking' : 'choosing';
    this.#thinkLeft = this.options.thinkMs;
    this.#moves = this.#phase === 'choosing' ? this.#listMoves() : [];
    first();
    if (changes !== this.#changes || !record) return;
    const { outcome, state } = record;
    if (seat === undefined) {
      if (outcome) this.#raise('over', { outcome });
      return;
    }
    if (seat !== before) this.#raise('turn', { seat });
    if (changes !== this.#changes) return;
    if (this.#phase === 'thinking') this.#raise('thinking', { seat, state });
    else this.#raise('choosing', { seat, moves: this.#moves, state });
  }

  #listMoves(): readonly Move[] {
    const { record } = this;
    try {
      return record ? [...record.game.moves(record.state)] : [];
    } catch (error) {
      this.#fail(error, 'rules');
      return [];
    }
  }

  /** A move has been made, by whomever. */
  #moved(move: Move, state: State): void {
    // Whoever heard of it earlier may have taken it back; then that has been heard here.
    if (state !== this.record?.state) return;
    const before = this.#state as State;
    const seat = this.record.game.turn(before) ?? 0;
    this.#interrupt('moved');
    if (state !== this.record?.state) return;
    const changes = this.#changes;
    this.#state = state;
    this.#phase = 'animating';
    this.#raise('played', { seat, move, before, state });
    if (changes !== this.#changes) return;
    const { animate } = this.options;
    const end = () =>
      this.#steps.do(() => {
        if (changes === this.#changes) this.#begin(() => this.#raise('animated', { seat, move, state }));
      });
    const outcome = {
      done: end,
      failed: (error: unknown) => {
        this.#fail(error, 'animate');
        end();
      },
    };
    beginShowing(animate && ((signal) => animate(move, before, state, signal)), outcome, (showing) => {
      this.#showing = showing;
    });
  }

  /** The state is another one at once. */
  #leapt(name: 'undone' | 'redone', leap: GameTableEvents<State, Move>['undone']): void {
    if (leap.state !== this.record?.state) return;
    this.#interrupt(name);
    if (leap.state !== this.record?.state) return;
    this.#begin(() => this.#raise(name, { moves: leap.moves, state: leap.state }));
  }

  /** What is being shown is not waited for any more; who hears of that may do anything. */
  #interrupt(why: Interruption): void {
    this.#changes++;
    this.#showing?.end(why);
    this.#showing = undefined;
  }

  #mayThink(): boolean {
    return this.enabled && !this.isPaused && this.#phase === 'thinking' && this.#thinkLeft < Infinity;
  }

  #playForBot(): void {
    const { record } = this;
    const bot = record?.turn === undefined ? undefined : this.#botOf(record.turn);
    if (!record || !bot) return;
    const hasPlayed = playForBot(record, bot, (error, during) => this.#fail(error, during));
    // It would fail in every frame; after an undo it may try again.
    if (!hasPlayed) this.#thinkLeft = Infinity;
  }

  #botOf(seat: Seat): Bot<State, Move> | undefined {
    const player = this.options.seats?.[seat];
    return player === 'person' ? undefined : player;
  }

  /** Raises an event; what a handler throws does not end the game. */
  #raise<Name extends keyof GameTableEvents<State, Move>>(name: Name, event: GameTableEvents<State, Move>[Name]): void {
    try {
      this.events.emit(name, event);
    } catch (error) {
      this.#fail(error, 'handler');
    }
  }

  #fail(error: unknown, during: FailedDuring): void {
    const { onError = throwLater } = this.options;
    try {
      onError(error, during);
      this.events.emit('failed', { error, during });
    } catch (another) {
      throwLater(another);
    }
  }
}

/** Lets the browser, or Node, report an error that nobody catches. */
function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
