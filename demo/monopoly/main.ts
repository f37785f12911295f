// Harbour Round: a road drawn in Tiled, two pawns that walk it, and what its tiles do. Read it from the top.
import { Actor, Color, DisplayMode, Engine, ImageSource, PointerScope, vec } from 'excalibur';
import { CustomBoard, Dice, GridMove, MonopolyMovement, Piece, TileHighlight } from 'excalibur-boardkit';
import { TiledBoardResource } from 'excalibur-boardkit/tiled';
import { labelShops } from './board-art.js';
import { fitView } from './fit-view.js';
import { ask, letRoll, log, report, showPlayers } from './panel.js';
import { type Player, startRules } from './rules.js';

async function start(): Promise<void> {
  const game = new Engine({
    canvasElementId: 'board',
    displayMode: DisplayMode.FillContainer,
    backgroundColor: Color.fromHex('#7fc0cc'),
    pointerScope: PointerScope.Canvas,
    suppressPlayButton: true,
  });

  // The board comes out of the map: its layer `road`, and the properties of tiles and objects.
  const map = new TiledBoardResource('harbor.tmx');
  const looks = ['circle', 'triangle'].map((shape) => new ImageSource(`pawns/${shape}.svg`));
  await Promise.all([map.load(), ...looks.map((look) => look.load())]);
  await game.start();
  map.addToScene(game.currentScene);
  fitView(game, map);
  await labelShops(map);

  const { board, boardActor } = map;
  const home = board.tileNamed('home');
  if (!home) throw new Error('harbor.tmx: no tile has the label "home"');

  // A pawn is an actor with three behaviours: it stands on the board, knows the road, and walks.
  const players: Player[] = ['Ada', 'Bo'].map((name, index) => {
    const actor = new Actor({ name, z: 10 });
    const sprite = looks[index]?.toSprite();
    if (sprite) {
      sprite.destSize = { width: 84, height: 112 };
      actor.graphics.use(sprite, { anchor: vec(0.5, 0.82) });
    }
    actor.addComponent(new Piece({ board: boardActor, at: home }));
    actor.addComponent(new MonopolyMovement({ face: 'E', fork: 'choose' }));
    actor.addComponent(new GridMove({ speed: 128 / 0.2, hop: 34 }));
    game.add(actor);
    return { name, actor, coins: 500, picture: `pawns/${['circle', 'triangle'][index]}.svg` };
  });

  // The same seed plays the same game: monopoly/?seed=7
  const seed = new URLSearchParams(location.search).get('seed') ?? Date.now();
  startRules(map, players, seed);

  const light = new TileHighlight({
    fill: '#f6c65f99',
    outline: '#d9552b',
    halo: '#fffaf0',
    width: 9,
    dash: 18,
    radius: 26,
    inset: 2,
  });
  boardActor.addComponent(light);

  const die = new Actor({ pos: vec(195, 1313), z: 20 });
  const dice = new Dice({ seed, size: 112 });
  die.addComponent(dice);
  game.add(die);

  /** One turn: roll, light where the move can end, walk, and ask at every fork. */
  async function takeTurn(player: Player): Promise<void> {
    const movement = player.actor.get(MonopolyMovement);
    const walking = player.actor.get(GridMove);
    const { total, done } = dice.roll();
    await done;
    log(player.name, `rolled ${total}.`);
    light.show('ends', movement.outcomes(total), { breathe: true });

    let walk = walking.follow(movement.forward(total));
    while ((await walk.done) === 'arrived' && movement.openFork) {
      const { openFork: fork } = movement;
      light.show('ends', fork.ways, { fill: '#e8a93f40', outline: '#2d2a3a' });
      const direction = await ask(fork, boardActor.get(CustomBoard));
      const outcomes = movement.outcomes(fork.remaining).filter((outcome) => outcome.choices[0] === direction);
      light.show('ends', outcomes, { breathe: true });
      movement.resume(direction);
      walk = walking.follow();
    }

    // Where the pawn has come to stays lit until the next roll.
    const { tile } = player.actor.get(Piece);
    if (tile) light.show('ends', [tile]);
  }

  for (let turn = 0; ; turn++) {
    const player = players[turn % players.length];
    if (!player) break;
    showPlayers(players, player);
    await letRoll(die);
    await takeTurn(player);
  }
}

start().catch(report);
