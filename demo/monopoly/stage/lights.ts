import type { Actor } from 'excalibur';
import { TileHighlight } from 'excalibur-boardkit';
import type { RaceGame, RaceMove, RaceState } from 'excalibur-boardkit/games';

/** What is lit on the board: where a walk can end, the ways at a fork, the tile that a choice is about. */
export class Lights {
  readonly #game: RaceGame;
  readonly #light = new TileHighlight({
    fill: '#f6c65f99',
    outline: '#d9552b',
    halo: '#fffaf0',
    width: 9,
    dash: 18,
    radius: 26,
    inset: 2,
  });

  constructor(board: Actor, game: RaceGame) {
    this.#game = game;
    board.addComponent(this.#light);
  }

  /** Lights where a walk of so many points can end. */
  showEnds(state: RaceState, points: number): void {
    this.#show(this.#game.ends(state, points).flatMap(({ cell, jump }) => jump ?? cell));
  }

  /** Lights what the open question is about, or only what one answer to it would lead to. */
  showChoice(state: RaceState, move?: RaceMove): void {
    this.#light.clear();
    const ways = state.walk?.ways ?? [];
    if (move?.type === 'choose') this.showEnds(state, move.points);
    else if (move?.type === 'sell') this.#show([this.#game.tileNamed(move.tile)?.cell]);
    else if (state.phase === 'offer') this.#show([state.players[state.turn]?.cell]);
    else if (state.phase === 'fork') {
      const direction = move?.type === 'go' ? move.direction : undefined;
      const isMeant = (choice: number | undefined) => direction === undefined || choice === direction;
      const ends = this.#game.ends(state).filter(({ choices }) => isMeant(choices[0]));
      this.#show(ends.map(({ cell, jump }) => jump ?? cell));
      const meant = ways.filter((way) => isMeant(way.direction));
      this.#light.show(
        'ways',
        meant.map(({ cell }) => ({ cell })),
        { fill: '#e8a93f40', outline: '#2d2a3a' },
      );
    }
  }

  clear(): void {
    this.#light.clear();
  }

  #show(cells: readonly (number | undefined)[]): void {
    const places = cells.flatMap((cell) => (cell === undefined ? [] : { cell }));
    this.#light.show('ends', places, { breathe: true });
  }
}
