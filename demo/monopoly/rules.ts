import type { Actor } from 'excalibur';
import { createRandom, MonopolyMovement, TileEvents } from 'excalibur-boardkit';
import type { TiledBoardResource } from 'excalibur-boardkit/tiled';
import { paintTile } from './board-art.js';
import { log, showCoins } from './panel.js';

/** Who plays: a pawn and a purse. */
export interface Player {
  readonly name: string;
  readonly actor: Actor;
  /** The picture of the pawn. */
  readonly picture: string;
  coins: number;
}

const fates = [
  { text: 'a bottle with a treasure map: 60 coins', coins: 60 },
  { text: 'a letter from an aunt: 40 coins', coins: 40 },
  { text: 'a bill for a broken window: 50 coins', coins: -50 },
  { text: 'a recipe for fish soup, and pays 20 for the fish', coins: -20 },
];

/** What the tiles do. Which is which says the map: the class of a tile, its label, and its properties. */
export function startRules(map: TiledBoardResource, players: readonly Player[], seed: number | string): void {
  const { board, boardActor } = map;
  const chance = createRandom(seed).split('fate');
  const tiles = new TileEvents();
  boardActor.addComponent(tiles);

  /** Calls a rule with the player whose pawn it is, and the name of the tile. */
  const on = (what: 'pass' | 'land', classes: string, rule: (player: Player, place: string, price: number) => void) => {
    for (const name of classes.split(' ')) {
      tiles.on(what, { class: name }, ({ piece, tile }) => {
        const player = players.find(({ actor }) => actor === piece);
        const { name: place, price, rent, land } = tile.properties;
        if (player) rule(player, String(place), Number(rent ?? price ?? Math.abs(Number(land ?? 0))));
      });
    }
  };
  const earn = (player: Player, coins: number) => {
    player.coins += coins;
    showCoins(players);
  };
  const setGate = (isOpen: boolean) => {
    const gate = board.tileNamed('gate');
    if (!gate || gate.properties.solid === !isOpen) return;
    board.setTile(gate, { ...gate.properties, solid: !isOpen });
    paintTile(map, gate, isOpen ? 'gate-open' : 'gate');
    log('The Water Gate', isOpen ? 'is open.' : 'falls shut.');
  };

  on('pass', 'Home', (player) => {
    earn(player, 100);
    log(player.name, 'comes by home: 100 coins.');
  });
  on('land', 'Home', (player) => {
    earn(player, 200);
    log(player.name, 'rests at home: 200 coins.');
  });
  on('land', 'Shop', (player, place, takings) => {
    earn(player, takings);
    log(player.name, `helps out at the ${place}: ${takings} coins.`);
  });
  on('pass', 'Catch', (player) => {
    earn(player, 5);
    log(player.name, 'buys a herring and sells it on: 5 coins.');
  });
  on('land', 'Catch', (player) => {
    earn(player, 30);
    log(player.name, 'hauls in the nets: 30 coins.');
  });
  on('land', 'Dues', (player, place, dues) => {
    earn(player, -dues);
    log(player.name, `pays ${dues} coins: ${place}.`);
  });
  on('land', 'Fate', (player) => {
    const fate = chance.pick(fates);
    earn(player, fate.coins);
    log(player.name, `finds ${fate.text}.`);
  });
  on('land', 'Toll', (player, place) => log(player.name, `queues at the ${place}.`));
  on('land', 'Stop', (player, place) => log(player.name, `stops at the ${place}; what is left of the roll is lost.`));
  on('pass', 'Key', () => setGate(true));
  on('land', 'Key', () => setGate(true));
  on('pass', 'Gate', () => setGate(false));
  on('land', 'Path Bridge Lane Fork Landing Pier', (player, place) => log(player.name, `takes a rest: ${place}.`));
  for (const { name, actor } of players) {
    const { events } = actor.get(MonopolyMovement);
    events.on('jumping', ({ to }) => log(name, `takes the ferry to ${to.properties.name}.`));
    events.on('land', ({ end, remaining }) => {
      if (end === 'short') log(name, `cannot pay the toll ahead with the ${remaining} left.`);
    });
  }
}
