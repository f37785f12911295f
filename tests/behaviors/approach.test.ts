import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/behaviors/board-behavior.js';
import type { GridMoveOptions } from '../../src/behaviors/moving/grid-move-options.js';
import { PathMovement } from '../../src/behaviors/path-movement.js';
import type { PathMovementOptions } from '../../src/behaviors/paths/path-movement-options.js';
import type { PathGoal } from '../../src/boards/index.js';
import { headlessWorld } from './headless.js';
import { boardActor, pawnOn } from './pawns.js';

interface Orc {
  readonly tiles: readonly string[];
  readonly at: { readonly x: number; readonly y: number };
  readonly paths: PathMovementOptions;
  readonly grid?: GridMoveOptions;
  readonly directions?: 4 | 8;
}

const zero = { x: 0, y: 0 };

/** An orc that goes as near as it can, on the tiles that are drawn. */
function orcOn({ tiles, at, paths: options, grid = {}, directions = 4 }: Orc) {
  const { scene } = headlessWorld();
  const ground = boardActor({ columns: tiles[0]?.length ?? 0, rows: tiles.length, tiles, directions }, scene);
  const board = boardOf(ground)?.board;
  if (!board) throw new Error('no board');
  const orc = pawnOn(ground, at, { name: 'orc', grid: { instant: true, ...grid } }, scene);
  const paths = new PathMovement({ nearest: true, ...options });
  orc.actor.addComponent(paths);
  /** Where it stands after each of so many turns, or why it stays. */
  const turns = async (count: number, goal: PathGoal) => {
    const log: string[] = [];
    for (let turn = 0; turn < count; turn++) {
      const asked = paths.pathTo(goal);
      const going = paths.go(goal);
      if (going.ok) {
        expect(asked.ok ? asked.path : asked.nearest).toEqual(going.path);
        expect(await going.walk.done).toBe('arrived');
      }
      log.push(going.ok ? `${orc.piece.spot?.x},${orc.piece.spot?.y}` : going.reason);
    }
    return log;
  };
  const other = (place: { x: number; y: number }) => pawnOn(ground, place, { name: 'knight' }, scene);
  return { ...orc, board, paths, turns, other };
}

describe('a goal that is too far is approached along the cheapest path', () => {
  test('and not into the dead end that lies next to it', async () => {
    const tiles = ['#########', '#.......#', '#######.#'];
    const { turns } = orcOn({ tiles, at: { x: 3, y: 2 }, paths: { points: 3 } });
    // Round by the north 3 + 2 + 8 + 2 = 15 steps, 3 in each turn.
    expect(await turns(5, { x: 8, y: 2 })).toEqual(['0,2', '1,0', '4,0', '7,0', '8,2']);
  });

  test('as is the tile that passes a test and costs least', async () => {
    const { turns, board } = orcOn({ tiles: ['########'], at: { x: 3, y: 0 }, paths: { points: 2 } });
    board.setTile({ x: 0, y: 0 }, { class: 'inn' });
    expect(await turns(2, ({ properties }) => properties.class === 'inn')).toEqual(['1,0', '0,0']);
    expect(await turns(2, ({ properties }) => properties.class === 'ship')).toEqual(['too-far', 'too-far']);
  });

  test('a STOP ends a turn and is left in the next, whoever says so', async () => {
    const row = { tiles: ['########'], at: { x: 0, y: 0 } };
    const drawn = orcOn({ ...row, paths: { points: 3 } });
    drawn.board.setTile({ x: 2, y: 0 }, { cost: 'stop' });
    expect(drawn.paths.pathTo({ x: 7, y: 0 })).toMatchObject({ reason: 'too-far', nearest: { cost: 2 } });
    expect(await drawn.turns(3, { x: 7, y: 0 })).toEqual(['2,0', '5,0', '7,0']);
    const asked = orcOn({ ...row, paths: { cost: ({ x }) => (x === 2 ? 'STOP' : undefined) } });
    expect(await asked.turns(2, { x: 7, y: 0 })).toEqual(['2,0', '7,0']);
  });

  test('what costs more than a whole move is gone round', async () => {
    const { turns, board } = orcOn({ tiles: ['#####', '#####'], at: { x: 0, y: 0 }, paths: { points: 3 } });
    board.setTile({ x: 2, y: 0 }, { cost: 4 });
    // By row 1 it is 6 steps; through the mud it would be 7, but nobody with 3 points gets in.
    expect((await turns(2, { x: 4, y: 0 })).at(-1)).toBe('4,0');
    board.setTile({ x: 2, y: 1 }, { cost: 3 });
    expect((await turns(3, { x: 0, y: 0 })).slice(1)).toEqual(['2,1', '0,0']);
  });

  test('but no move ends where another piece stands that may be passed', async () => {
    const { turns, other } = orcOn({
      tiles: ['######'],
      at: { x: 0, y: 0 },
      paths: { points: 2, occupied: 'ignore' },
      grid: { occupied: 'sneak' },
    });
    other({ x: 2, y: 0 });
    expect(await turns(3, { x: 5, y: 0 })).toEqual(['1,0', '3,0', '5,0']);
  });
});

test('law: where a way leads to the goal over tiles that one move can enter, it gets there', async () => {
  const side = 6;
  const kinds = ['plain', 'plain', 'plain', 'rock', 'mud', 'bog', 'stop'] as const;
  const properties = { plain: {}, rock: { solid: true }, mud: { cost: 2 }, bog: { cost: 4 }, stop: { cost: 'STOP' } };
  const field = fc.array(fc.constantFrom(...kinds), { minLength: side * side, maxLength: side * side });
  await fc.assert(
    fc.asyncProperty(field, async (ground) => {
      const { board, turns } = orcOn({ tiles: Array(side).fill('#'.repeat(side)), at: zero, paths: { points: 3 } });
      for (const [cell, kind] of ground.entries()) board.setTile({ cell }, cell === 0 ? {} : properties[kind]);
      const reached = new Set([0]);
      for (const cell of reached) {
        const [x, y] = [cell % side, Math.floor(cell / side)];
        const near = [x > 0 && cell - 1, x < side - 1 && cell + 1, y > 0 && cell - side, y < side - 1 && cell + side];
        for (const next of near) {
          if (next === false || ground[next] === 'rock' || ground[next] === 'bog') continue;
          reached.add(next);
        }
      }
      const goal = Math.max(...reached);
      // No turn is without a step, and no way is longer than the board.
      const log = await turns(side * side, { cell: goal });
      expect(log.at(-1)).toBe(`${goal % side},${Math.floor(goal / side)}`);
    }),
  );
});

describe('a goal that cannot be reached', () => {
  test('as another stands there is approached by the way that leads there, not to the other side of a wall', async () => {
    const { turns, board, other } = orcOn({ tiles: ['#####', '#####'], at: { x: 1, y: 1 }, paths: { points: 3 } });
    for (const x of [0, 1, 2, 3]) board.setWall({ x, y: 0 }, 'S', 'wall');
    other({ x: 1, y: 0 });
    // 3 east, 1 north, 2 west; then it is as near as it can be.
    expect(await turns(3, { x: 1, y: 0 })).toEqual(['4,1', '2,0', 'closed']);
  });

  test('by the cost callback is approached likewise', async () => {
    const knight = { x: 1, y: 0 };
    const cost = ({ x, y }: { x: number; y: number }) => (x === knight.x && y === knight.y ? 'BLOCKED' : undefined);
    const { turns, board } = orcOn({ tiles: ['#####', '#####'], at: { x: 1, y: 1 }, paths: { points: 3, cost } });
    for (const x of [0, 1, 2, 3]) board.setWall({ x, y: 0 }, 'S', 'wall');
    expect(await turns(3, knight)).toEqual(['4,1', '2,0', 'too-far']);
  });

  test('by any way: it goes to the reachable tile next to it in straight steps, turn by turn', async () => {
    const tiles = ['#####..', '#......', '##..#..'];
    const { turns } = orcOn({ tiles, at: { x: 1, y: 2 }, paths: { points: 3 } });
    // From (4, 0) it is 2 steps to the island at (4, 2), from (1, 2) 3; to (4, 0) it is 1 + 2 + 4 = 7 steps.
    expect(await turns(4, { x: 4, y: 2 })).toEqual(['0,0', '3,0', '4,0', 'too-far']);
  });
});

describe('a goal that is entered by some steps only', () => {
  test('since a diagonal costs more than a move may: it goes round the corner', async () => {
    const paths = { points: 2, diagonalCost: Math.SQRT2 };
    const { turns, board } = orcOn({ tiles: ['###', '###', '###'], at: { x: 0, y: 0 }, paths, directions: 8 });
    board.setTile({ x: 1, y: 1 }, { cost: 2 });
    expect((await turns(2, { x: 1, y: 1 })).at(-1)).toBe('1,1');
  });
});

describe('others on the cheapest way, on whose tiles no move can end', () => {
  const sneaks = { points: 2, occupied: 'ignore' } as const;

  test('are gone round, where they cannot be passed in one move', async () => {
    const { turns, other } = orcOn({
      ...{ tiles: ['#####', '#####'], at: { x: 0, y: 0 }, paths: sneaks, grid: { occupied: 'sneak' } },
    });
    for (const x of [1, 2]) other({ x, y: 0 });
    expect(await turns(3, { x: 4, y: 0 })).toContain('4,0');
  });

  test('are gone round, where one would have to stop', async () => {
    const { turns, other, board } = orcOn({
      ...{ tiles: ['####', '####'], at: { x: 0, y: 0 }, grid: { occupied: 'sneak' } },
      paths: { ...sneaks, points: 1 },
    });
    board.setTile({ x: 1, y: 0 }, { cost: 'STOP' });
    other({ x: 1, y: 0 });
    expect(await turns(5, { x: 3, y: 0 })).toContain('3,0');
  });
});

describe('where GridMove refuses the first step of a path', () => {
  test('go is not ok, and says why and who is in the way', () => {
    const { paths, piece, other } = orcOn({
      tiles: ['####'],
      at: { x: 0, y: 0 },
      paths: { occupied: 'ignore', nearest: false },
    });
    const { actor: knight } = other({ x: 1, y: 0 });
    const told: unknown[] = [];
    paths.events.on('noPath', ({ reason }) => told.push(reason));
    expect(paths.go({ x: 3, y: 0 })).toEqual({ ok: false, reason: 'occupied', blocker: knight });
    expect([told, piece.spot?.x]).toEqual([['occupied'], 0]);
  });
});
