import { createRandom, type Tile } from 'excalibur-boardkit';
import { GameRecord, type RaceEvent, type RaceMove, type RaceState, raceBot } from 'excalibur-boardkit/games';
import { redoPosition, undoPosition } from './stage/leaps.js';
import type { Stage } from './stage/stage.js';
import { playOn, type RaceRecord, type TableHost } from './stage/table.js';
import { pause } from './stage/time.js';
import { askMove } from './ui/ask.js';
import { askConsent } from './ui/consent.js';
import { type GameSetup, type Moment, optionsOf } from './ui/game-setup.js';
import { retell, tell, untell } from './ui/log.js';
import { showPlayers } from './ui/players.js';
import type { Played } from './ui/share.js';
import { showTileCard } from './ui/tile-card.js';
import { describeTile } from './ui/tile-words.js';
import { type Words, wordsOf } from './ui/words.js';

/** How long a bot seems to think, in milliseconds. */
const THINKING = 650;

/** A game being played on this page: a record, the stage that shows it, and those who play. */
export class Session implements TableHost {
  readonly setup: GameSetup;
  readonly stage: Stage;
  readonly record: RaceRecord;
  /** What is to be seen now; the record may be ahead. */
  #shown: RaceState;

  /** Throws a TypeError or RangeError on moves that the rules do not allow. */
  constructor(setup: GameSetup, stage: Stage, { moves, position }: Played) {
    const { game, cards } = stage.map;
    const options = optionsOf(setup, cards);
    this.setup = setup;
    this.stage = stage;
    this.record = GameRecord.load(game, { game: game.id, version: 1, seed: setup.seed, options, moves, position });
    this.#shown = this.record.state;
    stage.seat(this.#shown);
    retell(this.#linesBetween(0, position));
  }

  /** What is to be seen now. */
  get moment(): Moment {
    return { setup: this.setup, game: this.stage.game, state: this.#shown };
  }

  /** Plays until the signal says so. */
  play(signal: AbortSignal): Promise<void> {
    return playOn(this.record, this.stage, this, signal);
  }

  /** A person is asked, on the page and on the board, whichever is answered first; a bot thinks for a while. */
  async answer(state: RaceState, signal: AbortSignal): Promise<RaceMove> {
    const { stage, record, setup } = this;
    const { kind = 'person' } = setup.seats[record.turn ?? -1] ?? {};
    if (record.turn === undefined) return new Promise(() => {});
    if (kind !== 'person') {
      await pause(stage.scene, THINKING, signal);
      return raceBot(stage.game, kind).choose(state, createRandom(setup.seed).split(`bot ${record.position}`));
    }
    const answered = new AbortController();
    const either = AbortSignal.any([signal, answered.signal]);
    const moves = [...stage.game.moves(state)];
    const highlight = (move: RaceMove | undefined) => either.aborted || stage.lights.showChoice(state, move);
    stage.lights.showChoice(state);
    const asked = askMove({ ...this.moment, moves, signal: either, highlight });
    asked.catch(() => {});
    try {
      return await Promise.race([asked, stage.ask(state, moves, either)]);
    } finally {
      answered.abort();
    }
  }

  show(state: RaceState): void {
    this.#shown = state;
    showPlayers(this.moment);
    showTileCard(undefined, this.moment);
  }

  tell(event: RaceEvent, shown: RaceState): void {
    this.show(shown);
    const words = wordsOf(event, this.moment);
    if (words) tell(words, this.record.position);
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

  /** Takes moves back, as far as a person's last move, if the other people agree. */
  async undo(): Promise<void> {
    const { record } = this;
    const to = undoPosition(record, (seat) => this.#isPerson(seat));
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
    const to = redoPosition(record, (seat) => this.#isPerson(seat));
    if (to === undefined) return;
    record.goTo(to);
    for (const { words, position } of this.#linesBetween(from, to)) tell(words, position);
  }

  #isPerson(seat: number): boolean {
    return this.setup.seats[seat]?.kind === 'person';
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
