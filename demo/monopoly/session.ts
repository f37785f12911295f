import { type Closable, prefersReducedMotion, type Tile } from 'excalibur-boardkit';
import {
  GameRecord,
  type RaceEvent,
  type RaceMove,
  type RaceOptions,
  type RaceState,
  raceBot,
} from 'excalibur-boardkit/games';
import { explain } from './stage/explain.js';
import { redoPosition, undoPosition } from './stage/leaps.js';
import type { Stage } from './stage/stage.js';
import { askMove } from './ui/ask.js';
import { askConsent } from './ui/consent.js';
import { type GameSetup, type Moment, nameOf, optionsOf } from './ui/game-setup.js';
import { retell, tell, untell } from './ui/log.js';
import { showPlayers } from './ui/players.js';
import { restRoll } from './ui/roll.js';
import type { Played } from './ui/share.js';
import type { Sounds } from './ui/sounds.js';
import { showTileCard } from './ui/tile-card.js';
import { describeTile } from './ui/tile-words.js';
import { type Words, wordsOf } from './ui/words.js';

/** What a session needs of the page around it. */
export interface SessionHost {
  readonly sounds: Sounds;
  /** The record has come to another position. */
  changed(session: Session): void;
  /** The game is over, and its end has been shown. */
  over(session: Session): void;
}

/** A game being played on this page: a record on the table of a stage, and what the page shows of it. */
export class Session {
  readonly setup: GameSetup;
  readonly stage: Stage;
  readonly record: GameRecord<RaceState, RaceMove, RaceOptions>;
  readonly #sounds: Sounds;
  readonly #hearing: readonly Closable[];
  /** What is to be seen now; the record may be ahead. */
  #shown: RaceState;
  /** The question that is open. */
  #question = new AbortController();

  /** Throws a TypeError or RangeError on moves that the rules do not allow. */
  constructor(setup: GameSetup, stage: Stage, { moves, position }: Played, host: SessionHost) {
    const { game, cards } = stage.map;
    const options = optionsOf(setup, cards);
    const save = { game: game.id, version: 1, seed: setup.seed, options, moves, position };
    this.setup = setup;
    this.stage = stage;
    this.record = GameRecord.load(game, save);
    this.#sounds = host.sounds;
    this.#shown = this.record.state;
    stage.seat(this.#shown);
    retell(this.#linesBetween(0, position));
    this.#show(this.#shown);

    const { table } = stage;
    const names = ['moved', 'undone', 'redone'] as const;
    this.#hearing = [
      ...names.map((name) => this.record.events.on(name, () => this.#leave(host))),
      table.events.on('undone', ({ state }) => this.#leap(state)),
      table.events.on('redone', ({ state }) => this.#leap(state)),
      table.events.on('choosing', ({ state, moves: allowed }) => void this.#ask(state, allowed)),
      table.events.on('thinking', ({ seat }) => restRoll(`${nameOf(setup, seat)} thinks`)),
      table.events.on('over', () => host.over(this)),
    ];
    table.isPaused = false;
    table.configure({
      record: this.record,
      seats: setup.seats.map(({ kind }) => (kind === 'person' ? kind : raceBot(game, kind))),
      animate: (_move, before, after, signal) => explain(stage, { before, after }, this, signal),
    });
  }

  /** Where taking back and making again lead; undefined where there is nothing to take back, or to make again. */
  get leaps(): { readonly undo: number | undefined; readonly redo: number | undefined } {
    const people = this.setup.seats.flatMap(({ kind }, seat) => (kind === 'person' ? seat : []));
    return { undo: undoPosition(this.record, people), redo: redoPosition(this.record, people) };
  }

  /** What is to be seen now. */
  get moment(): Moment {
    return { setup: this.setup, game: this.stage.game, state: this.#shown };
  }

  close(): void {
    this.#question.abort();
    for (const one of this.#hearing) one.close();
    this.stage.table.isPaused = true;
  }

  begins({ kind }: RaceEvent): void {
    // Without motion a walk is one moment.
    if (kind !== 'stepped' || !prefersReducedMotion()) this.#sounds.play(kind);
  }

  tells(event: RaceEvent, shown: RaceState): void {
    this.#shown = shown;
    // Steps change nothing in the purses.
    if (event.kind !== 'stepped' && event.kind !== 'passed') showPlayers(this.moment);
    const words = wordsOf(event, this.moment);
    if (words) tell(words, this.record.position);
  }

  /** Takes moves back, as far as a person's last move, if the other people agree. */
  async undo(): Promise<void> {
    const { record } = this;
    const { undo: to } = this.leaps;
    if (to === undefined) return;
    const who = record.branch(to).turn ?? 0;
    if (!(await askConsent({ ...this.moment, state: record.state }, who))) return;
    record.goTo(to);
    untell(to);
  }

  /** Makes moves again that were taken back, as far as the next question to a person. */
  redo(): void {
    const { record } = this;
    const from = record.position;
    const { redo: to } = this.leaps;
    if (to === undefined) return;
    record.goTo(to);
    for (const { words, position } of this.#linesBetween(from, to)) tell(words, position);
  }

  /** Shows the card of a tile beside it, or takes it away. */
  showTile(tile: Tile | undefined): void {
    const meant = tile && this.stage.game.tile(tile.cell);
    showTileCard(meant, this.moment, tile && this.stage.pagePlaceOf(tile));
  }

  /** A tile in words. */
  describe(tile: Tile): string {
    const meant = this.stage.game.tile(tile.cell);
    if (!meant) return '';
    const { name, lines } = describeTile(meant, this.moment);
    return [name, ...lines].join('. ');
  }

  /** A person is asked, on the page and on the board, whichever is answered first. */
  async #ask(state: RaceState, moves: readonly RaceMove[]): Promise<void> {
    const { stage } = this;
    const { signal } = this.#question;
    this.#show(state);
    stage.lights.showChoice(state);
    const highlight = (move: RaceMove | undefined) => signal.aborted || stage.lights.showChoice(state, move);
    const asked = askMove({ ...this.moment, moves, signal, highlight });
    const move = await Promise.race([asked, stage.ask(state, moves, signal)]).catch(() => undefined);
    if (move && !signal.aborted) stage.table.play(move);
  }

  /** The record has come to another position: what was asked is asked no more. */
  #leave(host: SessionHost): void {
    this.#question.abort();
    this.#question = new AbortController();
    this.stage.lights.clear();
    // Where only bots play, they wait until all that was taken back is made again.
    const isWatched = this.setup.seats.every(({ kind }) => kind !== 'person');
    this.stage.table.isPaused = isWatched && this.leaps.redo !== undefined;
    host.changed(this);
  }

  /** Something else is to be seen at once. */
  #leap(state: RaceState): void {
    this.stage.clearNews();
    this.#show(state);
  }

  #show(state: RaceState): void {
    this.#shown = state;
    this.stage.show(state);
    showPlayers(this.moment);
    showTileCard(undefined, this.moment);
  }

  /** What the log says about the moves from one position to another. */
  #linesBetween(from: number, to: number): { readonly words: Words; readonly position: number }[] {
    const again = this.record.branch(from);
    return this.record.moves.slice(from, to).flatMap((move) => {
      again.play(move);
      const { state, position } = again;
      const told = state.happened.map((event) => wordsOf(event, { ...this.moment, state }));
      return told.flatMap((words) => (words ? { words, position } : []));
    });
  }
}
