import { Board, createRandom, type Random, squareLayout, type TileProperties } from '../../../src/boards/index.js';
import { type RaceEvent, type RaceMove, type RaceOptions, type RaceState, raceGame } from '../../../src/games/index.js';

/** The outline of 5 × 5, 16 tiles. Clockwise from the top left they are called 0 to 15. */
export const RING = ['#####', '#...#', '#...#', '#...#', '#####'];
/** The same with a lane down the middle: forks on the tiles 2 and 10, the lane is called 16, 17, 18 from the top. */
export const LANE = ['#####', '#.#.#', '#.#.#', '#.#.#', '#####'];

const PLACES = [
  ...[0, 1, 2, 3, 4].map((x) => [x, 0]),
  ...[1, 2, 3, 4].map((y) => [4, y]),
  ...[3, 2, 1, 0].map((x) => [x, 4]),
  ...[3, 2, 1].map((y) => [0, y]),
  ...[1, 2, 3].map((y) => [2, y]),
];

/** The place that a number stands for. */
export function placeOf(number: number): { x: number; y: number } {
  const [x = Number.NaN, y = Number.NaN] = PLACES[number] ?? [];
  return { x, y };
}

/** The cell that a number stands for, and back. */
export function cellOf(number: number): number {
  const { x, y } = placeOf(number);
  return 5 * y + x;
}
export function numberOf(cell: number | undefined): number {
  return PLACES.findIndex(([x = 0, y = 0]) => 5 * y + x === cell);
}

/** A board of such tiles, with properties by their number; the tile 0 is the start and looks E. */
export function ringBoard(tiles: Readonly<Record<number, TileProperties>> = {}, rows = RING): Board {
  const board = new Board(squareLayout({ columns: 5, rows: 5 }), { tiles: rows });
  for (const number of PLACES.keys()) {
    if (board.tile(placeOf(number)) === undefined) continue;
    const start = number === 0 ? { start: true, face: 'E' } : {};
    board.setTile(placeOf(number), { ...start, ...tiles[number] });
  }
  return board;
}

/** Dice that fall as they are told to. */
export function loadedDice(...eyes: readonly number[]): Random {
  const queue = [...eyes];
  const random = createRandom(0);
  const integer = (): number => {
    const eye = queue.shift();
    if (eye === undefined) throw new Error('nobody has said how this die falls');
    return eye;
  };
  return { ...random, next: () => random.next(), integer, split: (name) => random.split(name), clone: () => random };
}

/** A race at a table in the test. */
export class Play {
  readonly game;
  state: RaceState;

  /** Two players and one die, unless told otherwise: each roll is as many steps. */
  constructor(board: Board, options: Partial<RaceOptions> = {}) {
    this.game = raceGame(board);
    this.state = this.game.setup({ players: 2, dice: 1, ...options }, createRandom(0));
  }

  /** Makes a move that must be allowed; with `eyes`, the dice fall so. Answers what happened. */
  move(move: RaceMove, ...eyes: readonly number[]): readonly RaceEvent[] {
    const played = this.game.play(this.state, move, loadedDice(...eyes));
    if (!played.ok) throw new Error(`${JSON.stringify(move)} is refused: ${played.reason}`);
    this.state = played.state;
    return played.state.happened;
  }

  roll(...eyes: readonly number[]): readonly RaceEvent[] {
    return this.move({ type: 'roll' }, ...eyes);
  }

  go(direction: number): readonly RaceEvent[] {
    return this.move({ type: 'go', direction });
  }

  /** Why a move is refused; undefined if it is not. */
  refusal(move: RaceMove): string | undefined {
    const played = this.game.play(this.state, move, loadedDice());
    return played.ok ? undefined : played.reason;
  }

  /** The types of the moves that are allowed. */
  get allowed(): string[] {
    return [...new Set([...this.game.moves(this.state)].map(({ type }) => type))];
  }

  player(seat: number) {
    const player = this.state.players[seat];
    if (player === undefined) throw new Error(`there is no seat ${seat}`);
    return player;
  }

  /** The number of the tile where a piece stands. */
  at(seat: number): number {
    return numberOf(this.player(seat).cell);
  }

  coins(seat: number): number {
    return this.player(seat).coins;
  }

  /** Puts things as a test needs them. */
  set(change: Partial<RaceState>): void {
    this.state = { ...this.state, ...change };
  }

  setPlayer(seat: number, change: Partial<RaceState['players'][number]>): void {
    const players = this.state.players.map((player, index) => (index === seat ? { ...player, ...change } : player));
    this.set({ players });
  }
}

/** The events of some kinds. */
export function only<Kind extends RaceEvent['kind']>(
  events: readonly RaceEvent[],
  ...kinds: readonly Kind[]
): Extract<RaceEvent, { readonly kind: Kind }>[] {
  return events.filter((event): event is Extract<RaceEvent, { readonly kind: Kind }> =>
    kinds.some((kind) => kind === event.kind),
  );
}

/** The numbers of the tiles stepped on. */
export function steps(events: readonly RaceEvent[]): number[] {
  return only(events, 'stepped').map(({ to }) => numberOf(to));
}
