import { Actor, Color, DisplayMode, Engine, ImageSource, PointerScope, vec } from 'excalibur';
import {
  BoardCursor,
  BoardGrid,
  type CascadeStep,
  createRandom,
  directionBetween,
  GridMove,
  neighborCell,
  Piece,
  type Place,
  prefersReducedMotion,
  SquareBoard,
  type Tile,
  TileHighlight,
  TilePointer,
} from 'excalibur-boardkit';
import { keepSharp } from '../shared/keep-sharp.js';
import { beach, cascadeOf, deal, finds, nameOf, pointsOf, swapsOf } from './rules.js';

const engine = new Engine({
  canvasElementId: 'board',
  width: 540,
  height: 612,
  displayMode: DisplayMode.FitContainer,
  pointerScope: PointerScope.Canvas,
  backgroundColor: Color.Transparent,
  suppressPlayButton: true,
});
keepSharp(engine);
const images = new Map(finds.map((name) => [name, new ImageSource(`${name}.svg`)]));
await Promise.all([...images.values()].map((image) => image.load()));

// One actor is all of the board: squares, lights, a cursor for keys, and gestures. Its upper half is out of the picture.
const actor = new Actor({ pos: vec(18, 18 - 8 * 72) });
const squares = new SquareBoard(beach);
const { board } = squares;
const light = new TileHighlight({ inset: 4, radius: 13 });
const cursor = new BoardCursor({ at: { x: 3, y: 12 }, chordTime: 0, inset: 3, radius: 14 });
const pointer = new TilePointer({ swipeDistance: 24, swipeTime: 3000 });
const grid = new BoardGrid({ fill: '#fffaf0', inset: 3, radius: 14, shadow: 4, shadowColor: '#2d2a3a' });
for (const behavior of [squares, grid, light, cursor, pointer]) actor.addComponent(behavior);
engine.add(actor);

let random = createRandom(0);
let picked: Tile | undefined;
let isBusy = false;
let score = 0;
let moves = 0;

// A swipe swaps; so do two taps on neighbours, by a pointer or by the keys of the cursor.
pointer.events.on('swipe', ({ tile, direction }) => {
  const cell = tile && direction !== undefined ? neighborCell(board.layout, tile.cell, direction) : undefined;
  const other = cell === undefined ? undefined : board.tileOf(cell);
  if (tile && other) play(tile, other);
});
squares.events.on('tap', ({ tile }) => {
  const first = picked;
  if (tile && first && directionBetween(board.layout, first.cell, tile.cell) !== undefined) play(first, tile);
  else pick(tile === first ? undefined : tile);
});

function pick(tile: Tile | undefined): void {
  if (isBusy || moves === 0) return;
  picked = tile;
  light.clear();
  light.show('picked', tile ? [tile] : [], { fill: '#e8a93f80', outline: '#2d2a3a', width: 4 });
}

/** Swaps two finds; back again if nothing matches. */
async function play(a: Tile, b: Tile): Promise<void> {
  if (isBusy || moves === 0) return;
  pick(undefined);
  isBusy = true;
  const isMatch = swapsOf(board).some((swap) => [swap.a, swap.b].includes(a) && [swap.a, swap.b].includes(b));
  const { steps } = cascadeOf(board, [a, b], random);
  await swap(a, b);
  if (isMatch) {
    moves -= 1;
    for (const [index, step] of steps.entries()) await show(step, index + 1);
    if (moves > 0 && swapsOf(board).length === 0) await lay('no swap is left: here is a new beach');
  } else {
    await swap(a, b);
    write('#news', 'that makes no three in a row');
  }
  isBusy = false;
  tell();
}

async function swap(a: Tile, b: Tile): Promise<void> {
  const [one, other] = [findOn(a), findOn(b)];
  if (one && other) await one.get(GridMove).swap(other).done;
}

/** A step of a cascade: what matches is lit and vanishes, what is above falls, and new finds come. */
async function show({ cleared, fallen, refilled }: CascadeStep<string>, step: number): Promise<void> {
  const points = pointsOf(cleared, step);
  score += points;
  write('#news', `${cleared.length} finds, ${points} points${step > 1 ? `: step ${step} in a row` : ''}`);
  tell();
  light.show('cleared', cleared, { fill: '#e8a93f', outline: '#2d2a3a' });
  await vanish(cleared.flatMap((tile) => findOn(tile) ?? []));
  light.hide('cleared');
  const falls = [
    ...fallen.map(({ from, to }) => move(findOn(from), to)),
    ...refilled.map(({ symbol, to, distance }) => move(add(symbol, { x: to.x, y: to.y - distance }), to)),
  ];
  await Promise.all(falls);
}

async function vanish(gone: readonly Actor[]): Promise<void> {
  if (prefersReducedMotion()) await new Promise((resolve) => setTimeout(resolve, 300));
  else await Promise.all(gone.map((find) => find.actions.delay(120).fade(0, 180).toPromise()));
  for (const find of gone) find.kill();
}

const move = (find: Actor | undefined, to: Place) => find?.get(GridMove).to(to).done;
const findOn = (place: Place) => board.piecesAt(place)[0];

function add(name: string, at: Place): Actor {
  const find = new Actor({ name });
  const picture = images.get(name)?.toSprite({ destSize: { width: 60, height: 60 } });
  if (picture) find.graphics.use(picture);
  find.addComponent(new Piece({ board: actor, at }));
  find.addComponent(new GridMove({ speed: 900, acceleration: 3000 }));
  engine.add(find);
  return find;
}

/** Lays the board anew: everything falls in from above. */
async function lay(news: string): Promise<void> {
  write('#news', news);
  for (const find of board.pieces()) find.kill();
  await Promise.all([...deal(board, random)].map(([to, name]) => move(add(name, { x: to.x, y: to.y - 8 }), to)));
}

async function begin(): Promise<void> {
  pick(undefined);
  isBusy = true;
  random = createRandom(new URLSearchParams(location.search).get('seed') ?? Date.now());
  score = 0;
  moves = 20;
  tell();
  await lay('swap two neighbours, so that three are in a row');
  isBusy = false;
  tell();
}

function hint(): void {
  const [swap] = swapsOf(board);
  pick(undefined);
  if (!swap || moves === 0) return;
  light.show('hint', [swap.a, swap.b], { breathe: true, outline: '#2d2a3a', dash: 8, width: 4 });
  write('#news', `swap ${nameOf(swap.a)} and ${nameOf(swap.b)}`);
}

/** What there is to say, on the page. */
function tell(): void {
  document.querySelector('#score')?.replaceChildren(`${score}`);
  document.querySelector('#moves')?.replaceChildren(`${moves}`);
  document.querySelector('#board')?.setAttribute('aria-busy', `${isBusy}`);
  if (moves === 0 && !isBusy) write('#news', `the day is over: ${score} points`);
}
function write(selector: string, text: string): void {
  document.querySelector(selector)?.replaceChildren(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
}
cursor.events.on('announced', ({ tile }) => {
  if (tile) write('#cursor', `${nameOf(tile)}, ${findOn(tile)?.name}${tile === picked ? ', picked' : ''}`);
});

for (const [id, action] of Object.entries({ '#hint': hint, '#again': begin })) {
  document.querySelector(id)?.addEventListener('click', () => !isBusy && action());
}
await engine.start();
begin();
