import { expect, test } from 'vitest';
import { forwardOutcomes } from '../../src/boards/index.js';
import { RING, squareRoad } from '../boards/roads.js';

test('a billion points are a mistake for outcomes too', () => {
  expect(() => forwardOutcomes(squareRoad(RING), { from: { x: 0, y: 0 }, points: 1e9 })).toThrow('1000000 states');
});
