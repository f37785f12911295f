import { type Cell, neighborCell, squareLayout } from 'excalibur-boardkit/boards';
import type { Game, Outcome } from 'excalibur-boardkit/games';

/** What is where at first: f is the fox, g a goose, a dot a free point. The corners are no points. */
const start = [
  '  ...  ', // the geese go up
  '  ...  ',
  '.......',
  '...f...',
  'ggggggg',
  '  ggg  ',
  '  ggg  ',
];

/** The board as rows of text in which # is a tile. */
export const cross = start.map((row) => row.replace(/\S/g, '#'));
const layout = squareLayout({ columns: 7, rows: 7 });

export interface FoxState {
  /** What is on each cell, row by row, in the letters of `start`. */
  readonly cells: string;
  /** Whose move it is: 0 is the fox, 1 are the geese. */
  readonly turn: 0 | 1;
  /** Whether the fox has jumped, and may jump on. */
  readonly isJumping: boolean;
  /** How often the geese have gone sideways since one went forward or was taken. */
  readonly sideways: number;
}

/** A piece goes from one cell to another. A fox who may jump on, and stays, goes to his own cell. */
export interface FoxMove {
  readonly from: Cell;
  readonly to: Cell;
}

/**
 * Fox and geese with thirteen geese, after the articles "Fox games" of Wikipedia and "Fox and Geese" of David Darling's
 * encyclopedia. The fox begins. He goes to a point next to him along a line, or jumps over a goose to a free point and
 * takes it; he need not, and after a jump he may jump on. A goose goes forward or sideways along a line, as in most
 * later versions. The geese win when the fox is `trapped`: he cannot move.
 *
 * The fox wins when too `few` geese are left to trap him. That is fewer than four: even in a corner, two must stand
 * beside him and one behind each of them. He wins when the geese are `stuck` and cannot move. So that every game ends,
 * he wins, too, when they are `late`: they have gone sideways twenty times since one went forward or was taken.
 */
export const fox: Game<FoxState, FoxMove> = {
  id: 'fox-and-geese',
  setup: () => ({ cells: start.join(''), turn: 0, isJumping: false, sideways: 0 }),
  turn: (state) => (fox.outcome(state) ? undefined : state.turn),
  moves: (state) => (fox.outcome(state) ? [] : movesOf(state)),
  play(state, { from, to }) {
    const isAllowed = [...fox.moves(state)].some((move) => move.from === from && move.to === to);
    return isAllowed ? { ok: true, state: after(state, { from, to }) } : { ok: false, reason: 'not-allowed' };
  },
  outcome(state) {
    if (cellsWith(state, 'g').length < 4) return won(0, 'few');
    if (state.sideways >= 20) return won(0, 'late');
    if (movesOf(state).length > 0) return undefined;
    return state.turn === 0 ? won(1, 'trapped') : won(0, 'stuck');
  },
  view: (state) => state,
  parseMove(value) {
    const { from, to } = Object(value) as Partial<Record<string, unknown>>;
    return isPoint(from) && isPoint(to) ? { from, to } : undefined;
  },
};

/** The cells on which there is a letter. */
export function cellsWith({ cells }: FoxState, letter: 'f' | 'g'): Cell[] {
  return [...cells].flatMap((character, cell) => (character === letter ? [cell] : []));
}

/** The cells of the geese that a move takes: a jump goes two points along a line, and takes the one between. */
export function takenBy({ from, to }: FoxMove): Cell[] {
  return layout.distance(from, to) === 2 ? [(from + to) / 2] : [];
}

function movesOf(state: FoxState): FoxMove[] {
  if (state.turn === 1) return cellsWith(state, 'g').flatMap((goose) => stepsFrom(state, goose, ['W', 'N', 'E']));
  return cellsWith(state, 'f').flatMap((from) => [
    ...(state.isJumping ? [{ from, to: from }] : stepsFrom(state, from)),
    ...jumpsFrom(state, from),
  ]);
}

/** The steps that lead to free points. */
export function stepsFrom({ cells }: FoxState, from: Cell, directions = layout.directions): FoxMove[] {
  return directions.flatMap((direction) => {
    const to = neighborCell(layout, from, direction);
    return to !== undefined && cells[to] === '.' ? [{ from, to }] : [];
  });
}

function jumpsFrom({ cells }: FoxState, from: Cell): FoxMove[] {
  return layout.directions.flatMap((direction) => {
    const over = neighborCell(layout, from, direction);
    const to = over !== undefined && cells[over] === 'g' ? neighborCell(layout, over, direction) : undefined;
    return to !== undefined && cells[to] === '.' ? [{ from, to }] : [];
  });
}

/** The state after a move that is allowed. */
export function after(state: FoxState, move: FoxMove): FoxState {
  const { from, to } = move;
  const taken = takenBy(move);
  const cells = [...state.cells];
  for (const cell of [from, ...taken]) cells[cell] = '.';
  cells[to] = state.turn === 0 ? 'f' : 'g';
  const next = { ...state, cells: cells.join(''), isJumping: false };
  if (state.turn === 1) {
    const isForward = to === neighborCell(layout, from, 'N');
    return { ...next, turn: 0, sideways: isForward ? 0 : state.sideways + 1 };
  }
  if (taken.length === 0) return { ...next, turn: 1 };
  const mayJumpOn = jumpsFrom(next, to).length > 0;
  return { ...next, turn: mayJumpOn ? 0 : 1, isJumping: mayJumpOn, sideways: 0 };
}

function won(winner: 0 | 1, reason: string): Outcome {
  return { winners: [winner], reason };
}

function isPoint(value: unknown): value is Cell {
  return typeof value === 'number' && 'fg.'.includes(start.join('')[value] ?? ' ');
}
