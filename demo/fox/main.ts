import { Actor, Color, DisplayMode, Engine, ImageSource, PointerScope, vec } from 'excalibur';
import {
  BoardCursor,
  BoardGrid,
  type Cell,
  GameTable,
  GridMove,
  Piece,
  SquareBoard,
  TileHighlight,
  TilePointer,
} from 'excalibur-boardkit';
import { GameRecord } from 'excalibur-boardkit/games';
import { foxBot } from './bot.js';
import { cross, type FoxMove, type FoxState, fox } from './rules.js';
import { describeCell, describeMove, describeTask } from './words.js';

const engine = new Engine({
  canvasElementId: 'board',
  width: 600,
  height: 600,
  displayMode: DisplayMode.FitContainer,
  pixelRatio: 2, // sharp on large screens too
  pointerScope: PointerScope.Canvas,
  backgroundColor: Color.fromHex('#b7cf95'),
});
const pictures = { f: new ImageSource('fox.svg'), g: new ImageSource('goose.svg') };
await Promise.all([pictures.f.load(), pictures.g.load()]);

// One actor is all of the board: points and lines, lights, a cursor for keys, gestures, and the game that is played.
const board = new Actor({ pos: vec(20, 20) });
const squares = new SquareBoard({ columns: 7, rows: 7, size: 80, tiles: cross });
const grid = new BoardGrid({ lines: 'both', fill: '#f7efe2', inset: 28, radius: 12, shadow: 3 });
const light = new TileHighlight({ inset: 5, radius: 35, breathe: true });
const cursor = new BoardCursor({ at: { x: 3, y: 3 }, chordTime: 0, inset: 3, radius: 37 });
const pointer = new TilePointer({
  canDrag: ({ from }) => movesFrom(from.cell).length > 0,
  onDrop: ({ from, cell }) => table.play({ from: from.cell, to: cell }).ok,
});
const table = new GameTable<FoxState, FoxMove>({
  animate: async ({ from, to }, _before, _after, signal) => {
    const walking = squares.board.piecesAt({ cell: from })[0]?.get(GridMove);
    const walk = walking?.to({ cell: to });
    signal.addEventListener('abort', () => walking?.cancel());
    await walk?.done;
  },
});
for (const behavior of [squares, grid, light, cursor, pointer, table]) board.addComponent(behavior);
engine.add(board);

// A tap picks a piece, and the points where it may go are lit; a tap on one of them is the move.
let picked: Cell | undefined;
const movesFrom = (cell: Cell | undefined) => table.legalMoves.filter(({ from }) => from === cell);
function pick(cell: Cell | undefined): void {
  picked = cell;
  const ways = movesFrom(cell).map(({ to }) => ({ cell: to }));
  light.show('ways', ways);
}
pointer.events.on('dragStart', ({ from }) => pick(from.cell));
pointer.events.on('tap', ({ cell }) => {
  if (picked === undefined || !table.play({ from: picked, to: cell }).ok) pick(cell);
});

/** Changes the pieces that are not as the state says. */
function show({ cells }: FoxState): void {
  for (const [cell, letter] of [...cells].entries()) {
    const [before] = squares.board.piecesAt({ cell });
    if ((before?.name ?? '.') === letter) continue;
    before?.kill();
    if (letter !== 'f' && letter !== 'g') continue;
    const piece = new Actor({ name: letter });
    piece.graphics.use(pictures[letter].toSprite({ destSize: { width: 72, height: 72 } }));
    piece.addComponent(new Piece({ board, at: { cell }, lift: 10 }));
    piece.addComponent(new GridMove({ speed: 400, hop: 16 }));
    engine.add(piece);
  }
}

// All that is seen follows from the record, and so it is right after a move, an undo, and in a new game.
function refresh(): void {
  if (!table.record) return;
  const { state, moves, position } = table.record;
  const last = moves[position - 1];
  show(state);
  pick(state.turn === 0 ? state.cells.indexOf('f') : undefined);
  const way = last ? [{ cell: last.from }, { cell: last.to }] : [];
  light.show('last', way, { fill: 'none', outline: 'none', path: '#2d2a3a' });
  write('#news', last ? describeMove(state, last) : '');
  write('#task', describeTask(table.record));
}
for (const name of ['choosing', 'thinking', 'over'] as const) table.events.on(name, refresh);
table.events.on('played', () => light.clear());
cursor.events.on('announced', ({ cell }) => {
  const isWay = movesFrom(picked).some(({ to }) => to === cell);
  if (table.record) write('#cursor', describeCell(table.record.state, cell, isWay));
});
function write(selector: string, text: string): void {
  document.querySelector(selector)?.replaceChildren(text);
}

// Who plays, and the buttons. Undo goes as far back as a person is to move.
const players = document.querySelector<HTMLSelectElement>('#players');
const playerOf = (name: string) => (name === 'bot' ? foxBot(3) : 'person');
const seat = () => table.configure({ seats: players?.value.split(' ').map(playerOf) ?? [] });
const begin = () => table.configure({ record: new GameRecord(fox, { seed: Date.now(), options: {} }) });
players?.addEventListener('change', seat);
document.querySelector('#again')?.addEventListener('click', begin);
document.querySelector('#undo')?.addEventListener('click', () => {
  do table.undo();
  while (table.phase === 'thinking' && table.record?.position);
});
seat();
begin();
await engine.start();
