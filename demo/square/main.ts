import { Actor, Color, DisplayMode, Engine, vec } from 'excalibur';
import { BoardGrid, Dice, GridMove, MonopolyMovement, Piece, SquareBoard, TileHighlight } from 'excalibur-boardkit';

const game = new Engine({
  width: 640,
  height: 480,
  displayMode: DisplayMode.FitScreen,
  pixelRatio: 2, // sharp on large screens too
  backgroundColor: Color.fromHex('#7fc0cc'),
});

// An actor with a board behaviour is a board. # is a tile: a ring, and a road across it that makes two forks.
const board = new Actor({ pos: vec(40, 40) });
const squares = new SquareBoard({
  columns: 7,
  rows: 5,
  size: 80,
  tiles: ['#######', '#..#..#', '#..#..#', '#..#..#', '#######'],
});
squares.board.setTile({ x: 5, y: 0 }, { cost: 2 }); // a hill: it takes two points
squares.board.setTile({ x: 6, y: 4 }, { cost: 'STOP' }); // an inn: every walk ends there
const paper = { fill: '#f7efe2', inset: 4, radius: 16, shadow: 4 };
const grid = new BoardGrid({ ...paper, fillOf: ({ properties }) => (properties.cost ? '#f3d9a4' : undefined) });
const light = new TileHighlight({ breathe: true, inset: 4, radius: 16 });
for (const behavior of [squares, grid, light]) board.addComponent(behavior);

// A pawn stands on the board, knows the road, and walks.
const pawn = new Actor({ radius: 16, color: Color.fromHex('#d9644a') });
const movement = new MonopolyMovement({ face: 'E', fork: 'choose' });
const walking = new GridMove({ speed: 320, hop: 16 });
pawn.addComponent(new Piece({ board, at: { x: 0, y: 0 } }));
pawn.addComponent(movement);
pawn.addComponent(walking);

// A click on the die rolls it, lights the tiles where the walk can end, and sets out.
const die = new Actor({ z: 1, pos: vec(200, 240) });
const dice = new Dice({ seed: Date.now() });
die.addComponent(dice);
die.on('pointerdown', async () => {
  if (dice.isRolling || walking.isMoving || movement.openFork) return;
  const { total, done } = dice.roll();
  await done;
  light.show('ends', movement.outcomes(total));
  walking.follow(movement.forward(total));
});

// At a fork the ways light up; a tap on one of them goes on.
movement.events.on('fork', ({ ways }) => light.show('ends', ways));
squares.events.on('tap', ({ cell }) => {
  const way = movement.openFork?.ways.find(({ tile }) => tile.cell === cell);
  if (way && movement.resume(way.direction).ok) walking.follow();
});
movement.events.on('land', ({ end }) => {
  light.hide('ends');
  console.log(end === 'stopped' ? 'Good night at the inn.' : 'Here we are.');
});

for (const actor of [board, pawn, die]) game.add(actor);
await game.start();
