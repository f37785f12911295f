import { Actor } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { chooseTarget, chooseTile } from '../../demo/tactics/computer.js';
import { armies, field, walls } from '../../demo/tactics/map.js';
import { type Kind, type Side, Soldier } from '../../demo/tactics/soldier.js';
import { createRandom, neighborCell } from '../../src/boards/index.js';
import { HexBoard } from '../../src/index.js';

/** The field with its walls, and soldiers on it such as ['blue', 'scout', 3, 8]. */
function stage(...soldiers: readonly (readonly [side: Side, kind: Kind, x: number, y: number])[]) {
  const actor = new Actor();
  const hexes = new HexBoard(field);
  actor.addComponent(hexes);
  const { board } = hexes;
  for (const [place, direction, wall] of walls) {
    board.setWall(place, direction, wall, { transparent: wall === 'fence' });
  }
  return { board, soldiers: soldiers.map(([side, kind, x, y]) => new Soldier(actor, { side, kind, at: { x, y } })) };
}

const turned = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: 6 - x, y: 9 - y });

describe('the field', () => {
  test('is the same seen from either end: ground, walls, armies', () => {
    const { board } = stage();
    for (const tile of board.tiles()) expect(board.tile(turned(tile))?.properties).toEqual(tile.properties);
    const sidesOf = (turn: (cell: number) => number) =>
      board
        .walls()
        .map(({ cell, direction, wall }) => {
          const cells = [cell, neighborCell(board.layout, cell, direction) ?? -1].map(turn);
          return `${wall} ${cells.sort((a, b) => a - b).join()}`;
        })
        .sort();
    expect(sidesOf((cell) => board.layout.size - 1 - cell)).toEqual(sidesOf((cell) => cell));
    const blue = armies.filter(({ side }) => side === 'blue').map(({ kind, at }) => ({ kind, at: turned(at) }));
    expect(armies.filter(({ side }) => side === 'red').map(({ kind, at }) => ({ kind, at }))).toEqual(blue);
  });
});

describe('a soldier', () => {
  test('pays two points for woods, and goes round rocks and walls', () => {
    const { soldiers } = stage(['blue', 'knight', 3, 4]);
    const area = soldiers[0]?.paths.area();
    expect(area?.costTo({ x: 4, y: 3 })).toBe(3); // over grass into woods
    expect(area?.has({ x: 2, y: 4 })).toBe(false); // a rock
    expect(area?.has({ x: 3, y: 5 })).toBe(false); // behind the wall, four points round it
  });

  test('strikes over a fence, not over a stone wall; sees through one tile of woods, not through two', () => {
    const { soldiers } = stage(
      ['blue', 'archer', 5, 3],
      ['red', 'scout', 5, 4],
      ['blue', 'archer', 3, 4],
      ['red', 'scout', 3, 5],
    );
    const [overFence, fenced, overWall, walled] = soldiers;
    expect(overFence?.targets()).toContain(fenced);
    expect(overWall?.targets()).not.toContain(walled);
    const { soldiers: woods } = stage(['red', 'scout', 0, 2], ['blue', 'scout', 0, 5], ['blue', 'scout', 1, 3]);
    const [hidden, behindTwo, behindNone] = woods;
    expect(hidden && [behindTwo?.view.includes(hidden.tile), behindNone?.view.includes(hidden.tile)]).toEqual([
      false,
      true,
    ]);
  });

  test('plans through a foe in the fog, and not through one that its side sees', () => {
    const { soldiers } = stage(['blue', 'scout', 3, 5], ['red', 'knight', 3, 4]);
    expect(soldiers[0]?.paths.area(9)?.has({ x: 3, y: 4 })).toBe(true);
    const { soldiers: seen } = stage(['blue', 'scout', 3, 5], ['red', 'knight', 3, 4], ['blue', 'archer', 4, 3]);
    expect(seen[0]?.paths.area(9)?.has({ x: 3, y: 4 })).toBe(false);
  });
});

describe('the computer', () => {
  test('goes to where it can strike, and strikes the weakest', () => {
    const { soldiers } = stage(['red', 'knight', 3, 1], ['blue', 'scout', 1, 2], ['blue', 'archer', 2, 2]);
    const [knight, scout, archer] = soldiers;
    if (!knight || !scout || !archer) throw new Error('no soldiers');
    archer.health = 1;
    const to = chooseTile(knight, createRandom(1));
    expect(knight.targets(to).length).toBeGreaterThan(0);
    knight.board.move(knight, { x: 1, y: 1 });
    expect(chooseTarget(knight)?.kind).toBe('archer');
  });

  test('does not know whom nobody of its side sees', () => {
    const { soldiers } = stage(['red', 'scout', 3, 4], ['blue', 'scout', 3, 5]);
    const goals = [1, 2, 3, 4, 5, 6].map((seed) => soldiers[0] && chooseTile(soldiers[0], createRandom(seed)).cell);
    expect(new Set(goals).size).toBeGreaterThan(1);
  });
});
