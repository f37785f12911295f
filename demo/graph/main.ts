import { Actor, Color, DisplayMode, Engine, vec } from 'excalibur';
import { BoardGrid, Dice, GraphBoard, GridMove, MonopolyMovement, Piece, TileHighlight } from 'excalibur-boardkit';

const game = new Engine({
  width: 640,
  height: 480,
  displayMode: DisplayMode.FitScreen,
  pixelRatio: 2, // sharp on large screens too
  backgroundColor: Color.fromHex('#7fc0cc'),
});

// An actor with a board behaviour is a board: here places, and the roads between them, with two forks.
const board = new Actor({ pos: vec(0, 0) });
const places = new GraphBoard({
  size: 32,
  nodes: {
    harbour: { x: 90, y: 240 },
    mill: { x: 190, y: 110 },
    church: { x: 330, y: 70 },
    castle: { x: 480, y: 120 },
    forest: { x: 550, y: 240 },
    bridge: { x: 270, y: 220 },
    market: { x: 410, y: 260 },
    farm: { x: 460, y: 390 },
    beach: { x: 220, y: 390 },
  },
  oneWay: [['mill', 'bridge']],
  edges: [
    ['harbour', 'mill'],
    ['mill', 'church'],
    ['church', 'castle'],
    ['castle', 'forest'],
    ['bridge', 'market'],
    ['market', 'forest'],
    ['forest', 'farm'],
    ['farm', 'beach'],
    ['beach', 'harbour'],
  ],
});
places.board.setTile({ node: 'castle' }, { cost: 2 }); // a hill: it takes two points
places.board.setTile({ node: 'farm' }, { cost: 'STOP' }); // an inn: every walk ends there
const light = new TileHighlight({ breathe: true, inset: 4, radius: 16 });
board.addComponent(places);
board.addComponent(new BoardGrid({ fill: '#f7efe2', inset: 4, radius: 16, shadow: 4 }));
board.addComponent(light);

// A pawn stands on the board, knows the road, and walks.
const pawn = new Actor({ radius: 16, color: Color.fromHex('#d9644a') });
const movement = new MonopolyMovement({ face: -50, fork: 'choose' });
const walking = new GridMove({ speed: 320, hop: 16 });
pawn.addComponent(new Piece({ board, at: { node: 'harbour' } }));
pawn.addComponent(movement);
pawn.addComponent(walking);

// A click on the die rolls it, lights the tiles where the walk can end, and sets out.
const die = new Actor({ z: 1, pos: vec(350, 325) });
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
places.events.on('tap', ({ cell }) => {
  const way = movement.openFork?.ways.find(({ tile }) => tile.cell === cell);
  if (way && movement.resume(way.direction).ok) walking.follow();
});
movement.events.on('land', ({ end }) => {
  light.hide('ends');
  console.log(end === 'stopped' ? 'Good night at the inn.' : 'Here we are.');
});

for (const actor of [board, pawn, die]) game.add(actor);
await game.start();
