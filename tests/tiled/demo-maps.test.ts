// The maps of the demo are drawn by hand in Tiled: a slip there is a board that cannot be played.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Board,
  createRandom,
  type ForwardOptions,
  forwardOutcomes,
  planForward,
  type Tile,
} from '../../src/boards/index.js';
import { GameRecord, raceBot, raceCards, raceGame } from '../../src/games/index.js';
import {
  boardFromTiled,
  boardLayerOf,
  inherited,
  loadTiledMap,
  objectsOf,
  type TiledMap,
} from '../../src/tiled/format/index.js';

const folder = join(import.meta.dirname, '../../demo/public/monopoly');

/** Where a piece stands and the cell it came from; unknown where it was put. */
interface Stand {
  readonly cell: number;
  readonly cameFrom?: number;
}

const keyOf = ({ cell, cameFrom }: Stand) => `${cell} from ${cameFrom}`;

/** The properties that name a gate. */
const NAMES_A_GATE = ['opens', 'shuts'];
/** Exactly one of these is on a card. */
const EFFECTS = ['coins', 'coinsEach', 'steps', 'to', 'jump', 'arrest', 'pass'];

const maps = [
  { file: 'harbor.tmx', road: 62, districts: 8, markets: 2, deadEnds: ['pier-end'] },
  { file: 'harbor-hex.tmx', road: 56, districts: 8, markets: 1, deadEnds: ['pier-end'] },
  { file: 'harbor-iso.tmx', road: 54, districts: 8, markets: 2, deadEnds: ['pier-end'] },
  { file: 'lagoon.tmx', road: 33, districts: 6, markets: 1, deadEnds: [] },
];

describe.each(maps)('$file', ({ file, road, districts, markets, deadEnds }) => {
  let map: TiledMap;
  let board: Board;
  let tiles: Tile[];
  let cards: Record<string, unknown>[];
  const having = (property: string) => tiles.filter(({ properties }) => properties[property] !== undefined);
  const labelled = (label: unknown) => tiles.filter(({ properties }) => properties.label === label);

  beforeAll(async () => {
    map = await loadTiledMap(file, {
      readFile: (path) => readFile(join(folder, path)),
      imageExists: (path) => existsSync(join(folder, path)),
    });
    board = boardFromTiled(map);
    tiles = [...board.tiles()];
    const objects = objectsOf(map, boardLayerOf(map)).map(({ object }) => inherited(map, object));
    cards = objects
      .filter((object) => object.class === 'Card')
      .map(({ properties }) => Object.fromEntries(properties.map(({ name, value }) => [name, value])));
  });

  test('the road has its tiles, each with a name and a label of its own', () => {
    expect(tiles).toHaveLength(road);
    for (const property of ['name', 'label']) {
      const values = tiles.map(({ properties }) => properties[property]);
      expect(values.filter((value) => typeof value !== 'string' || value === '')).toEqual([]);
      expect(new Set(values).size).toBe(road);
    }
  });

  test('there is one start, one jail that stops a walk, one tile of arrest', () => {
    expect(having('start').map(({ properties }) => properties.start)).toEqual([true]);
    expect(having('jail').map(({ properties }) => [properties.jail, properties.cost])).toEqual([[true, 'STOP']]);
    expect(having('arrest').map(({ properties }) => properties.arrest)).toEqual([true]);
  });

  test('what opens or shuts a gate names one; each gate says how it begins', () => {
    const gates = having('gate');
    expect(gates.length).toBeGreaterThan(0);
    for (const { properties } of gates) expect(['shut', 'open']).toContain(properties.gate);
    for (const property of NAMES_A_GATE) {
      for (const { properties } of having(property))
        expect(gates).toEqual(expect.arrayContaining(labelled(properties[property])));
    }
    // A gate that nothing opens would be a wall.
    for (const { properties } of gates) {
      const openers = having('opens').filter(({ properties: { opens } }) => opens === properties.label);
      expect(openers.length > 0 || Number(properties.rhythm) > 0).toBe(true);
    }
  });

  test('shops: a price, a rent below it, and districts of two or three with a sign of their own', () => {
    const shops = having('price');
    const signs = new Map<unknown, Set<unknown>>();
    for (const { properties } of shops) {
      const { price, rent, district, look } = properties;
      expect(rent).toBeGreaterThan(0);
      expect(rent).toBeLessThan(Number(price));
      signs.set(district, (signs.get(district) ?? new Set()).add(look));
    }
    expect(signs.size).toBe(districts);
    for (const [district, looks] of signs) {
      const { length } = shops.filter(({ properties }) => properties.district === district);
      expect([2, 3]).toContain(length);
      expect([district, looks.size]).toEqual([district, 1]);
    }
    expect(new Set([...signs.values()].flatMap((looks) => [...looks])).size).toBe(districts);
  });

  test('the market sells, also at a fork', () => {
    const found = having('market');
    expect(found).toHaveLength(markets);
    for (const { properties } of found) {
      expect(properties.passPrice).toBeGreaterThan(0);
      expect(properties.charmPrice).toBeGreaterThan(0);
    }
    const beside = ({ x, y }: Tile) => tiles.filter((tile) => Math.abs(tile.x - x) + Math.abs(tile.y - y) === 1);
    expect(found.filter((tile) => beside(tile).length > 2).length).toBeGreaterThan(0);
  });

  test('each deck that is drawn from has ten cards of all kinds, each with a text and one effect that can happen', () => {
    const decks = new Set(cards.map(({ deck }) => deck));
    expect(decks).toEqual(new Set(having('draw').map(({ properties }) => properties.draw)));
    for (const deck of decks) expect(cards.filter((card) => card.deck === deck).length).toBeGreaterThanOrEqual(10);
    for (const card of cards) {
      expect(String(card.text).length).toBeGreaterThan(10);
      expect(EFFECTS.filter((effect) => card[effect] !== undefined)).toHaveLength(1);
      for (const target of [card.to, card.jump]) if (target !== undefined) expect(labelled(target)).toHaveLength(1);
    }
    expect(EFFECTS.filter((effect) => cards.every((card) => card[effect] === undefined))).toEqual([]);
  });

  describe.each(['shut', 'open'])('with the gates %s', (gates) => {
    const rules = {
      fork: 'choose',
      solid: ({ properties }: Tile) => (properties.gate === undefined ? undefined : gates === 'shut'),
    } as const;
    const optionsFor = ({ cell, cameFrom }: Stand, points: number): ForwardOptions => {
      return { ...rules, from: { cell }, cameFrom: cameFrom === undefined ? undefined : { cell: cameFrom }, points };
    };
    /** Where a piece can stand one tile further, whatever the tile costs. */
    const next = (stand: Stand): Stand[] => {
      const plan = planForward(board, { ...optionsFor(stand, 1), cost: () => 1 });
      const entered = plan.end === 'fork' ? plan.ways : plan.steps;
      return (entered ?? []).map(({ tile: { cell } }) => ({ cell, cameFrom: stand.cell }));
    };
    let stands: Map<string, Stand>;

    beforeAll(() => {
      // Pieces are put on the start, into the jail, and where cards and tiles send them; from there they walk.
      const put = [...having('start'), ...having('jail'), ...cards.flatMap(({ jump }) => labelled(jump))];
      const jumps = tiles.map((tile) => board.finalJump(tile)).filter((tile) => tile !== undefined);
      stands = new Map();
      const queue: Stand[] = [...put, ...jumps].map(({ cell }) => ({ cell }));
      for (let stand = queue.pop(); stand; stand = queue.pop()) {
        if (stands.has(keyOf(stand))) continue;
        stands.set(keyOf(stand), stand);
        queue.push(...next(stand));
      }
    });

    test('every tile but the gate can be walked to', () => {
      const walked = new Set([...stands.values()].map(({ cell }) => cell));
      const missed = tiles.filter(({ cell }) => !walked.has(cell)).map(({ properties }) => properties.gate);
      expect(missed).toEqual(gates === 'shut' ? having('gate').map(({ properties }) => properties.gate) : []);
    });

    test('every walk goes on, and turns round only at a dead end', () => {
      const turned = new Set<unknown>();
      for (const stand of stands.values()) {
        const outcomes = forwardOutcomes(board, optionsFor(stand, 12));
        // `short` is the wait at a toll that the last points did not cover; the next roll pays it.
        expect(outcomes.filter(({ end }) => !['spent', 'stopped', 'short'].includes(end))).toEqual([]);
        expect(outcomes.filter(({ remaining }) => remaining === 12)).toEqual([]);
        expect(outcomes.length).toBeGreaterThan(0);
        if (next(stand).some(({ cell }) => cell === stand.cameFrom)) turned.add(board.tile(stand)?.properties.label);
      }
      expect([...turned]).toEqual(deadEnds);
    });

    test('who is put on a tile knows which way to go on', () => {
      for (const stand of [...stands.values()].filter(({ cameFrom }) => cameFrom === undefined)) {
        const ways = [0, 1, 2, 3].map((face) => planForward(board, { ...optionsFor(stand, 1), face, cost: () => 1 }));
        const { label } = board.tile(stand)?.properties ?? {};
        expect([label, new Set(ways.map(({ target }) => target.cell)).size]).toEqual([label, 1]);
      }
    });

    test('the start, and every tile that a card sends to, can be reached from everywhere', () => {
      const goals = [...having('start'), ...cards.flatMap(({ to }) => labelled(to))];
      for (const goal of goals) {
        const reach = new Set([...stands].filter(([, { cell }]) => cell === goal.cell).map(([key]) => key));
        for (let size = 0; size < reach.size; ) {
          size = reach.size;
          for (const [key, stand] of stands) if (next(stand).some((after) => reach.has(keyOf(after)))) reach.add(key);
        }
        expect([goal.properties.label, reach.size]).toEqual([goal.properties.label, stands.size]);
      }
    });
  });

  test.each([2, 6])('bots play it to the end, %i of them', (players) => {
    const game = raceGame(board);
    const objects = objectsOf(map, boardLayerOf(map)).map(({ object }) => inherited(map, object));
    const record = new GameRecord(game, { seed: file, options: { players, cards: raceCards(objects) } });
    const bot = raceBot(game, 'fair');
    const random = createRandom(file);
    while (record.turn !== undefined) record.play(bot.choose(record.state, random));
    expect(game.outcome(record.state)?.winners.length).toBeGreaterThan(0);
  });
});

// Tiled has no tilesets that take after another: what tiles mean is written in each, and has to be the same.
test.each(['harbor-hex', 'harbor-iso'])('the tiles of %s mean what those of the harbour do', async (name) => {
  const meanings = async (board: string) => {
    const map = await loadTiledMap(`${board}.tmx`, { readFile: (path) => readFile(join(folder, path)) });
    const { tiles = [] } = map.tilesets.find((tileset) => tileset.name === board) ?? {};
    const lookOf = ({ properties }: (typeof tiles)[number]) => properties.find(({ name }) => name === 'look')?.value;
    return new Map(tiles.map((tile) => [lookOf(tile), { class: tile.class, properties: tile.properties }]));
  };
  const [harbor, other] = [await meanings('harbor'), await meanings(name)];
  const shared = [...other.keys()].filter((look) => harbor.has(look));
  expect(shared.length).toBeGreaterThan(50);
  for (const look of shared) expect(other.get(look)).toEqual(harbor.get(look));
});
