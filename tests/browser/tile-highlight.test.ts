import { Actor, Rectangle, vec } from 'excalibur';
import { describe, expect, test, vi } from 'vitest';
import { BoardGrid } from '../../src/behaviors/board-grid.js';
import { HexBoard } from '../../src/behaviors/hex-board.js';
import { Piece } from '../../src/behaviors/piece.js';
import { SquareBoard, type SquareBoardOptions } from '../../src/behaviors/square-board.js';
import { TileHighlight, type TileHighlightOptions } from '../../src/behaviors/tile-highlight.js';
import { findPath, movableArea } from '../../src/boards/index.js';
import { pixelsOf } from '../helpers/pixels.js';
import { colorAt } from './color-at.js';
import { startGame } from './game.js';

const sea = '#7fc0cc';
const plain = { fill: '#ff0000', outline: 'none' } as const;

/** A board of 4 × 3 tiles of 40 pixels whose top left corner is at 20, 20. */
async function lit(options: TileHighlightOptions = {}, board: SquareBoardOptions = {}) {
  const game = await startGame();
  const actor = new Actor({ pos: vec(20, 20) });
  const square = new SquareBoard({ columns: 4, rows: 3, size: 40, ...board });
  const light = new TileHighlight(options);
  actor.addComponent(square).addComponent(light);
  game.scene.add(actor);
  game.frames();
  /** The next frame: the colour at a point of the board. */
  const look = () => {
    game.frames();
    const picture = pixelsOf(game.canvas);
    return (x: number, y: number) => colorAt(picture, 20 + x, 20 + y);
  };
  const seen = (x: number, y: number) => look()(x, y);
  return { ...game, actor, square, light, look, seen };
}

describe('what is lit', () => {
  test('tiles, by place, by cell and as tiles, until they are put out', async () => {
    const { light, square, seen } = await lit();
    const tile = square.board.tile({ x: 3, y: 0 });
    if (!tile) throw new Error('no tile');
    light.show('a', [{ x: 0, y: 0 }, { cell: 1 }, tile], plain);
    expect([seen(20, 20), seen(60, 20), seen(100, 20), seen(140, 20)]).toEqual(['#ff0000', '#ff0000', sea, '#ff0000']);
    expect(light.isShown('a')).toBe(true);
    light.show('a', [{ cell: 2 }], { ...plain, fill: '#00ff00' });
    expect([seen(20, 20), seen(100, 20)]).toEqual([sea, '#00ff00']);
    expect(light.hide('a')).toBe(true);
    expect(light.hide('a')).toBe(false);
    expect(seen(100, 20)).toBe(sea);
  });

  test('several names, the later above the earlier, all put out at once', async () => {
    const { light, seen } = await lit();
    light.show('a', [{ cell: 0 }, { cell: 1 }], plain);
    light.show('b', [{ cell: 1 }], { ...plain, fill: '#0000ff' });
    expect([seen(20, 20), seen(60, 20)]).toEqual(['#ff0000', '#0000ff']);
    light.clear();
    expect([seen(20, 20), seen(60, 20)]).toEqual([sea, sea]);
  });

  test('a plan, with a line from where the piece stands to the arrow', async () => {
    const { light, square, seen } = await lit();
    const [a, b, c] = [0, 1, 2].map((x) => square.board.tile({ x, y: 0 }));
    if (!a || !b || !c) throw new Error('no tiles');
    const line = { fill: 'none', outline: 'none', path: '#000000', pathWidth: 4 } as const;
    light.show('way', { from: a, steps: [{ tile: b }, { tile: c }] }, line);
    expect([seen(20, 20), seen(40, 20), seen(80, 20)]).toEqual(['#000000', '#000000', '#000000']);
    expect([seen(20, 26), seen(40, 26)]).toEqual([sea, sea]);
    // The head of the arrow is wider than the line.
    expect(seen(97, 24)).toBe('#000000');
    light.show('way', { from: a, steps: [{ tile: b }, { tile: c }] }, { ...line, arrow: false });
    expect(seen(97, 24)).toBe(sea);
  });

  test('a line over a wrapped edge leaves the board and comes in again', async () => {
    const { light, seen } = await lit({}, { wrap: 'x' });
    light.show(
      'way',
      [
        { x: 3, y: 0 },
        { x: 0, y: 0 },
      ],
      { fill: 'none', outline: 'none', path: '#000000', pathWidth: 4 },
    );
    expect([seen(150, 20), seen(80, 20), seen(5, 20)]).toEqual(['#000000', sea, '#000000']);
  });

  test('a line to a far tile takes the shorter way over a wrapped edge', async () => {
    const { light, seen } = await lit({}, { wrap: 'x', columns: 9 });
    const far = [
      { x: 1, y: 0 },
      { x: 7, y: 0 },
    ];
    light.show('way', far, { fill: 'none', outline: 'none', path: '#000000', pathWidth: 4 });
    const line = [seen(60, 20), seen(3, 20), seen(357, 20), seen(300, 20)];
    expect([...line, seen(120, 20), seen(260, 20)]).toEqual([...Array(4).fill('#000000'), sea, sea]);
  });

  test('the numbers that steps and outcomes carry', async () => {
    const { light, square, look } = await lit();
    const tile = square.board.tile({ x: 1, y: 1 });
    if (!tile) throw new Error('no tile');
    const style = { fill: '#ffffff', outline: 'none', text: 'chance', textSize: 30, textColor: '#000000' } as const;
    const dark = () => {
      const at = look();
      return Array.from({ length: 36 }, (_, x) => at(42 + x, 60)).filter((color) => color !== '#ffffff').length;
    };
    light.show('a', [{ tile, probability: 0.5 }], style);
    expect(dark()).toBeGreaterThan(3);
    light.show('a', [{ tile }], style);
    expect(dark()).toBe(0);
  });

  test('what a way has cost up to each tile, of a path and of a movable area', async () => {
    const { light, square, look } = await lit();
    square.board.setTile({ x: 1, y: 0 }, { cost: 7 });
    const style = { fill: '#ffffff', outline: 'none', text: 'spent', textColor: '#000000', textHalo: 'none' } as const;
    // The stroke of a 7 begins at its upper left, that of a 1 in its middle: the columns that are dark tell them apart.
    const darkOn = (column: number) => {
      const at = look();
      const xs = Array.from({ length: 36 }, (_, x) => column * 40 + 2 + x);
      return xs.filter((x) => Array.from({ length: 36 }, (_, y) => at(x, 2 + y)).some((color) => color === '#000000'));
    };
    light.show('a', [{ tile: { x: 1, y: 0 }, spent: 7 }], style);
    const seven = darkOn(1);
    expect(seven.length).toBeGreaterThan(5);
    const found = findPath(square.board, { from: { x: 0, y: 0 }, to: { x: 1, y: 0 } });
    if (!found.ok) throw new Error(found.reason);
    light.show('a', found.path, style);
    expect(darkOn(1)).toEqual(seven);
    light.show('a', movableArea(square.board, { from: { x: 0, y: 0 }, points: 7 }), style);
    expect([darkOn(0), darkOn(1), darkOn(2).length > 0]).toEqual([[], seven, true]);
  });

  test('numbers are read on a line of any colour, and the arrow leaves room for the last', async () => {
    const { light, look } = await lit();
    const tiles = [0, 1, 2, 3].map((x) => ({ tile: { x, y: 1 }, cost: 8 }));
    for (const path of ['#2d2a3a', '#ffffff'] as const) {
      light.show('way', tiles, { path, pathWidth: 5, text: 'cost', textSize: 16, fill: 'none', outline: 'none' });
      const at = look();
      // About the number 8 in the middle of a tile: its ink in the middle row, and its halo to the left and right of it.
      const row = Array.from({ length: 24 }, (_, x) => at(48 + x, 60));
      expect(row).toContain('#2d2a3a');
      expect(row).toContain('#fff8ec');
      // The tip of the arrow is 16 × 0.65 from the middle of the last tile; then there is ground before the number.
      expect([at(124, 60), at(131, 60)]).toEqual([path, sea]);
    }
  });

  test('the tile under the mouse, if that is asked for', async () => {
    const { light, square, seen, pointer, frames } = await lit({ hover: true, ...plain });
    pointer('move', 20 + 60, 20 + 20);
    frames();
    expect([seen(20, 20), seen(60, 20)]).toEqual([sea, '#ff0000']);
    pointer('move', 20 + 20, 20 + 20);
    frames();
    expect([seen(20, 20), seen(60, 20)]).toEqual(['#ff0000', sea]);
    light.configure({ hoverStyle: { fill: '#00ff00' } });
    expect(seen(20, 20)).toBe('#00ff00');
    square.board.setTile({ x: 1, y: 0 }, undefined);
    pointer('move', 20 + 60, 20 + 20);
    frames();
    expect([seen(20, 20), seen(60, 20)]).toEqual([sea, sea]);
    light.configure({ hover: false });
    pointer('move', 20 + 20, 20 + 20);
    frames();
    expect(seen(20, 20)).toBe(sea);
  });
});

describe('how it looks', () => {
  test('an outline of dashes with a halo', async () => {
    const { light, look, seen } = await lit();
    light.show('a', [{ cell: 0 }], { fill: 'none', outline: '#000000', width: 4, dash: 10, halo: '#ffffff' });
    const at = look();
    const row = Array.from({ length: 40 }, (_, x) => at(x, 0));
    expect(new Set(row)).toEqual(new Set(['#000000', '#ffffff']));
    expect(seen(20, 3)).toBe('#ffffff');
    expect(seen(20, 6)).toBe(sea);
  });

  test('one outline round the whole area', async () => {
    const { light, seen } = await lit();
    const style = { fill: 'none', outline: '#000000', width: 4, merge: true } as const;
    light.show('a', [{ cell: 0 }, { cell: 1 }, { cell: 4 }], style);
    expect([seen(40, 20), seen(20, 40)]).toEqual([sea, sea]);
    expect([seen(60, 40), seen(40, 60), seen(80, 20)]).toEqual(['#000000', '#000000', '#000000']);
  });

  test('a halo may lie outside of the tile', async () => {
    const { light, seen } = await lit();
    light.show('a', [{ cell: 5 }], { fill: '#ff0000', outline: '#000000', width: 2, inset: -4 });
    expect([seen(60, 38), seen(60, 36), seen(60, 34)]).toEqual(['#ff0000', '#000000', sea]);
  });

  test('breathing fades out and in again, slowly', async () => {
    const { light, seen, frames } = await lit();
    light.show('a', [{ cell: 0 }], { ...plain, breathe: true });
    const bright = seen(20, 20);
    frames(75, 16);
    const dim = seen(20, 20);
    frames(75, 16);
    expect(dim).not.toBe(bright);
    expect(seen(20, 20).slice(0, 3)).toBe(bright.slice(0, 3));
  });

  test('nothing breathes for visitors who want less motion', async () => {
    const { light, seen, frames } = await lit();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    light.show('a', [{ cell: 0 }], { ...plain, breathe: true });
    frames(75, 16);
    expect(seen(20, 20)).toBe('#ff0000');
    vi.unstubAllGlobals();
  });

  test('over the grid and below the pieces', async () => {
    const { light, actor, scene, seen } = await lit();
    actor.addComponent(new BoardGrid({ fill: '#ffffff', width: 0 }));
    light.show('a', [{ cell: 0 }], plain);
    const piece = new Actor({ pos: vec(30, 30), width: 10, height: 10, z: 1 });
    piece.graphics.use(new Rectangle({ width: 10, height: 10 }));
    scene.add(piece);
    expect([seen(10, 10), seen(30, 30), seen(60, 20)]).toEqual(['#000000', '#ff0000', '#ffffff']);
  });
});

describe('lights at several heights', () => {
  test('by a class of its own beside the first: one below the pieces, one above', async () => {
    class UpperLight extends TileHighlight {}
    const { light, actor, scene, seen } = await lit();
    const upper = new UpperLight({ z: 2 });
    actor.addComponent(upper);
    const piece = new Actor();
    piece.addComponent(new Piece({ board: actor, at: { x: 0, y: 0 } }));
    piece.graphics.use(new Rectangle({ width: 10, height: 10 }));
    scene.add(piece);
    light.show('a', [{ cell: 0 }], plain);
    expect([seen(10, 10), seen(20, 20)]).toEqual(['#ff0000', '#000000']);
    upper.show('a', [{ cell: 0 }], { ...plain, fill: '#00ff00' });
    expect([seen(10, 10), seen(20, 20)]).toEqual(['#00ff00', '#00ff00']);
    expect([actor.get(TileHighlight), actor.get(UpperLight)]).toEqual([light, upper]);
  });

  test('by a second actor that is the same board: the pieces keep their height, also when it is gone', async () => {
    const { square, actor, scene, frames, seen } = await lit();
    const piece = new Actor();
    piece.addComponent(new Piece({ board: actor, at: { x: 0, y: 0 } }));
    piece.graphics.use(new Rectangle({ width: 10, height: 10 }));
    scene.add(piece);
    const second = new Actor({ pos: actor.pos.clone(), z: 5 });
    const upper = new TileHighlight();
    second.addComponent(new SquareBoard({ board: square.board })).addComponent(upper);
    scene.add(second);
    frames();
    upper.show('a', [{ cell: 0 }], plain);
    expect([piece.z, seen(20, 20)]).toEqual([1, '#ff0000']);
    const late = new Actor();
    late.addComponent(new Piece({ board: actor, at: { x: 1, y: 0 } }));
    scene.add(late);
    second.kill();
    frames(2);
    expect([piece.z, late.z, seen(20, 20)]).toEqual([1, 1, '#000000']);
  });
});

describe('the board below it', () => {
  test('resized: what is still there stays lit, where it lies now', async () => {
    const { light, square, seen } = await lit();
    light.show(
      'a',
      [
        { x: 1, y: 0 },
        { x: 3, y: 2 },
      ],
      plain,
    );
    square.configure({ columns: 2, size: 20 });
    expect([seen(30, 10), seen(60, 20)]).toEqual(['#ff0000', sea]);
  });

  test('killed and added again: the light is there again', async () => {
    const { light, actor, scene, seen, frames } = await lit();
    light.show('a', [{ cell: 0 }], plain);
    actor.kill();
    frames(2);
    expect(seen(20, 20)).toBe(sea);
    scene.add(actor);
    frames(2);
    expect(seen(20, 20)).toBe('#ff0000');
    expect(actor.children).toHaveLength(1);
  });

  test('turned and scaled, of hexes', async () => {
    const { scene, frames, canvas } = await startGame();
    const actor = new Actor({ pos: vec(150, 20), rotation: Math.PI / 3, scale: vec(1.2, 1.2) });
    const hex = new HexBoard({ columns: 4, rows: 4, size: 14 });
    const light = new TileHighlight();
    actor.addComponent(hex).addComponent(light);
    scene.add(actor);
    light.show(
      'a',
      [
        { x: 1, y: 1 },
        { x: 2, y: 3 },
      ],
      plain,
    );
    frames(2);
    const picture = pixelsOf(canvas);
    for (let cell = 0; cell < 16; cell++) {
      const place = hex.layout.xyOf(cell);
      const { x, y } = hex.tileToWorld(place);
      const isLit = (place.x === 1 && place.y === 1) || (place.x === 2 && place.y === 3);
      expect(colorAt(picture, x, y), JSON.stringify(place)).toBe(isLit ? '#ff0000' : sea);
    }
  });
});

describe('mistakes', () => {
  test('are named', async () => {
    const { light } = await lit();
    expect(() => light.show('a', [{ x: 4, y: 0 }])).toThrow('TileHighlight.show: (4, 0) is outside the board');
    for (const [lit, name] of [
      [undefined, 'undefined'],
      ['tiles', "'tiles'"],
      [{ ok: false }, 'an object'],
    ] as const) {
      expect(() => light.show('a', lit as never)).toThrow(`TileHighlight.show: ${name} is not allowed, must be tiles`);
    }
    for (const tile of [null, undefined, 3, { tile: undefined }]) {
      expect(() => light.show('a', [tile] as never)).toThrow(/^TileHighlight\.show: .* must be a tile, a place, or/);
    }
    expect(() => light.show('a', { from: { x: 0, y: 0 }, steps: undefined } as never)).toThrow('must be tiles');
    expect(() => light.show('a', [], { fill: 'red' })).toThrow(
      "TileHighlight.style.fill: 'red' is not allowed, must be a hex colour such as '#2d2a3a' or '#2d2a3a80', a Color of Excalibur, or 'none'",
    );
    // @ts-expect-error there is no such property
    expect(() => light.show('a', [], { colour: '#fff' })).toThrow('TileHighlight.style.colour: there is no such');
    expect(() => new TileHighlight({ hoverStyle: { width: -1 } })).toThrow('TileHighlight.hoverStyle.width: -1');
    expect(() => new TileHighlight().show('a', [])).toThrow('TileHighlight: it must be attached to an actor first');
  });
});
