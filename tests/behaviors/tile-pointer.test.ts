import { Actor } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { BoardCursor } from '../../src/behaviors/board-cursor.js';
import { SquareBoard } from '../../src/behaviors/square-board.js';
import { angleOfWay } from '../../src/behaviors/tile-pointer/gesture-spot.js';
import { TilePointer } from '../../src/behaviors/tile-pointer.js';
import { directionAtAngle, graphLayout, hexLayout, squareLayout } from '../../src/boards/index.js';
import { headlessWorld } from './headless.js';

describe('the nearest direction', () => {
  test('of squares and hexes, by their angles', () => {
    const names = (layout: ReturnType<typeof squareLayout>, angles: readonly number[]) =>
      angles.map((angle) => layout.directions[directionAtAngle(layout, 0, angle) ?? -1]);
    expect(names(squareLayout({ columns: 2, rows: 2 }), [10, 80, 190, 300])).toEqual(['E', 'S', 'W', 'N']);
    expect(names(squareLayout({ columns: 2, rows: 2, directions: 8 }), [10, 50, 130, 359])).toEqual([
      'E',
      'SE',
      'SW',
      'E',
    ]);
    // Pointy hexes lie at 0°, 60°, 120° and so on.
    expect(names(hexLayout({ columns: 2, rows: 2, size: 10 }), [25, 35, 300])).toEqual(['E', 'SE', 'NE']);
  });

  test('of a graph, among the edges of the node', () => {
    const nodes = { a: { x: 0, y: 0 }, b: { x: 10, y: 1 }, c: { x: -3, y: 10 }, d: { x: 0, y: -9 } };
    const layout = graphLayout({
      nodes,
      edges: [
        ['a', 'b'],
        ['a', 'c'],
      ],
    });
    expect(directionAtAngle(layout, 0, 20)).toBe(0);
    expect(directionAtAngle(layout, 0, 80)).toBe(1);
    // Without edges there is no direction.
    expect(directionAtAngle(layout, 3, 80)).toBeUndefined();
  });

  test('angles count clockwise from E', () => {
    const origin = { x: 5, y: 5 };
    expect(angleOfWay(origin, { x: 9, y: 5 })).toBe(0);
    expect(angleOfWay(origin, { x: 5, y: 9 })).toBe(90);
    expect(angleOfWay(origin, { x: 5, y: 1 })).toBe(270);
  });
});

test('without an engine, the taps of keys are heard', () => {
  const { scene, step } = headlessWorld();
  const board = new Actor();
  const cursor = new BoardCursor();
  const pointer = new TilePointer();
  board
    .addComponent(new SquareBoard({ columns: 2, rows: 2 }))
    .addComponent(cursor)
    .addComponent(pointer);
  scene.add(board);
  step(16);
  const heard: string[] = [];
  pointer.events.on('tap', ({ cell }) => heard.push(`tap ${cell}`));
  pointer.events.on('doubleTap', ({ cell }) => heard.push(`doubleTap ${cell}`));
  cursor.tap();
  pointer.enabled = false;
  cursor.tap();
  expect(heard).toEqual(['tap 0']);
});

test('mistakes are named', () => {
  expect(() => new TilePointer({ pressTime: -1 })).toThrow('TilePointer.pressTime: -1 is not allowed');
  // @ts-expect-error there is no such event
  expect(() => new TilePointer().events.on('dragEnd', () => {})).toThrow(
    "TilePointer.events.on: 'dragEnd' is not allowed, must be one of tap, doubleTap",
  );
  const { scene, step } = headlessWorld();
  const stone = new Actor({ name: 'stone' });
  stone.addComponent(new TilePointer());
  scene.add(stone);
  stone.get(TilePointer).cancelDrag();
  expect(() => step(16)).toThrow("TilePointer: 'stone' is no board, attach one first, such as SquareBoard");
});
