import { Actor, Color, DisplayMode, Engine, PointerScope, vec } from 'excalibur';
import {
  BoardCursor,
  BoardGrid,
  type Cell,
  createRandom,
  HexBoard,
  type MovableArea,
  type Place,
  TileHighlight,
} from 'excalibur-boardkit';
import { keepSharp } from '../shared/keep-sharp.js';
import { chooseTarget, chooseTile } from './computer.js';
import { armies, field, walls } from './map.js';
import { drawField, drawSoldier, loadPictures } from './pictures.js';
import { Soldier, soldiersOf } from './soldier.js';
import { describeTask, describeTile, nameOf, sentence, whoIs } from './words.js';

const engine = new Engine({
  canvasElementId: 'board',
  width: 560,
  height: 660,
  displayMode: DisplayMode.FitContainer,
  pointerScope: PointerScope.Canvas,
  backgroundColor: Color.Transparent,
  suppressPlayButton: true,
});
keepSharp(engine);
await loadPictures();

// One actor is all of the board: hexes with woods and walls, lights, and a cursor for keys.
const actor = new Actor({ pos: vec(20, 20) });
const hexes = new HexBoard(field);
const { board } = hexes;
const light = new TileHighlight({ inset: 3, radius: 9 });
const cursor = new BoardCursor({ at: { x: 3, y: 8 }, inset: 3, radius: 9 });
for (const [place, direction, wall] of walls) board.setWall(place, direction, wall, { transparent: wall === 'fence' });
actor.addComponent(hexes);
actor.addComponent(
  new BoardGrid({ fill: '#dfe6bd', inset: 2, radius: 9, shadow: 4, shadowColor: '#2d2a3a', walls: 'none' }),
);
actor.addComponent(light);
actor.addComponent(cursor);
drawField(hexes);
engine.add(actor);

let random = createRandom(0);
let picked: Soldier | undefined;
let area: MovableArea | undefined;
let isBusy = false;

// What your side does not see lies in a fog, and foes in it are not drawn. Who walks lifts it step by step.
function look(): void {
  const ours = soldiersOf(board, 'blue');
  const seen = new Set(ours.flatMap(({ view }) => view));
  const fog = board.tilesWhere((tile) => !seen.has(tile));
  light.show('fog', fog, { fill: '#3d4a5c99', outline: 'none', inset: 2 });
  for (const foe of soldiersOf(board, 'red')) foe.graphics.isVisible = seen.has(foe.tile) || ours.length === 0;
}
for (const name of ['placed', 'moved', 'removed'] as const) board.events.on(name, look);

// A soldier is picked: the tiles in its reach are lit, and the foes that it may strike.
function pick(soldier: Soldier | undefined): void {
  picked = soldier;
  area = soldier?.mayMove ? soldier.paths.area() : undefined;
  const targets = soldier?.mayStrike ? soldier.targets() : [];
  const fresh = soldiersOf(board, 'blue').filter(({ mayMove }) => mayMove);
  light.show('fresh', tilesOf(fresh), { fill: '#fffaf0b0', outline: 'none' });
  light.show('area', area?.tiles ?? [], { fill: '#f4c35a80' });
  light.show('picked', soldier ? [soldier.tile] : [], { fill: '#fffaf0', outline: '#2d2a3a', width: 4 });
  light.show('targets', tilesOf(targets), { fill: '#d9644a80', outline: '#2d2a3a', dash: 7, width: 4 });
  light.hide('path');
  write('#task', describeTask(board, soldier, targets.length));
}
const tilesOf = (soldiers: readonly Soldier[]) => soldiers.map(({ tile }) => tile);

// The way to the tile under the mouse or the cursor is drawn before it is gone.
function preview(cell: Cell): void {
  const path = isBusy ? undefined : area?.pathTo({ cell });
  light.show('path', path ?? [], { fill: 'none', outline: 'none', path: '#2d2a3a' });
}
hexes.events.on('pointerenter', ({ cell }) => preview(cell));
cursor.events.on('moved', ({ cell }) => preview(cell));

// A tap picks, goes or strikes.
hexes.events.on('tap', ({ cell }) => {
  const [soldier, there] = [picked, soldierOn(cell)];
  if (isBusy) return;
  if (there?.side === 'blue') pick(there);
  else if (there && soldier?.mayStrike && soldier.targets().includes(there)) act(() => strike(soldier, there));
  else if (soldier && area?.has({ cell })) act(() => go(soldier, { cell }));
  else pick(undefined);
});

/** Who is seen on a tile. */
function soldierOn(cell: Cell): Soldier | undefined {
  return soldiersOf(board).find(({ tile, graphics }) => tile.cell === cell && graphics.isVisible);
}

async function go(soldier: Soldier, to: Place): Promise<void> {
  const going = soldier.paths.go(to);
  soldier.mayMove = false;
  const end = going.ok ? await going.walk.done : 'refused';
  const who = soldier.graphics.isVisible ? whoIs(soldier) : undefined;
  if (end === 'refused') write('#news', `${who ?? 'somebody'} meets a foe in the fog`);
  else write('#news', who ? `${who} goes to ${nameOf(soldier.tile)}` : 'somebody moves in the fog');
}

async function strike(soldier: Soldier, foe: Soldier): Promise<void> {
  soldier.mayMove = soldier.mayStrike = false;
  light.show('strike', [soldier.tile, foe.tile], { fill: 'none', outline: 'none', path: '#d9644a', halo: '#2d2a3a' });
  await new Promise((resolve) => setTimeout(resolve, 600));
  light.hide('strike');
  const hits = foe.tile.properties.class === 'woods' ? 1 : random.integer(1, 2);
  foe.health = Math.max(0, foe.health - hits);
  write('#news', `${whoIs(soldier)} hits ${whoIs(foe)}: ${foe.health > 0 ? `health ${foe.health}` : 'gone'}`);
  if (foe.health > 0) drawSoldier(foe);
  else foe.kill();
}

/** The turn of the computer; then it is yours again. */
async function answer(): Promise<void> {
  write('#task', 'it is their turn');
  for (const soldier of soldiersOf(board, 'red')) {
    if (soldiersOf(board, 'blue').length === 0) break;
    const to = chooseTile(soldier, random);
    if (to !== soldier.tile) await go(soldier, to);
    const foe = chooseTarget(soldier);
    if (foe) await strike(soldier, foe);
  }
  for (const soldier of soldiersOf(board, 'blue')) soldier.mayMove = soldier.mayStrike = true;
}

/** Lets something happen; until it has, no one else acts. */
async function act(deed: () => Promise<void>): Promise<void> {
  isBusy = true;
  for (const name of ['fresh', 'area', 'targets', 'picked']) light.hide(name);
  await deed();
  isBusy = false;
  pick(picked?.health ? picked : undefined);
}

function begin(): void {
  for (const piece of board.pieces()) piece.kill();
  random = createRandom(new URLSearchParams(location.search).get('seed') ?? Date.now());
  for (const army of armies) {
    const soldier = new Soldier(actor, army);
    drawSoldier(soldier);
    engine.add(soldier);
  }
  write('#news', 'clear the field of the red ones');
  pick(undefined);
}

/** What there is to say, on the page. */
function write(selector: string, text: string): void {
  document.querySelector(selector)?.replaceChildren(sentence(text));
}
cursor.events.on('announced', ({ cell, tile }) => {
  const there = soldierOn(cell);
  const isWay = !there && area?.has({ cell });
  const isTarget = there && picked?.mayStrike && picked.targets().includes(there);
  if (tile) write('#cursor', describeTile(tile, there, isWay ? 'in reach' : isTarget ? 'may be struck' : undefined));
});

function onButton(id: string, action: () => void): void {
  document.querySelector(id)?.addEventListener('click', () => !isBusy && action());
}
onButton('#end', () => act(answer));
onButton('#again', begin);

await engine.start();
begin();
