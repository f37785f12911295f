import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldOfView, lineOfSight } from '../../src/boards/index.js';
import { holdsFor } from './layout-samples.js';
import { seenByDefinition, sights } from './sight-reference.js';

const byCell = (cells: Iterable<number>) => [...cells].sort((a, b) => a - b);
const costOf = (points: number | undefined) => (points === undefined ? {} : { cost: 'smoke', points });

describe('sight', () => {
  test('is what the plain definition says, on all grids, with walls, holes, costs, and wrapped', () => {
    fc.assert(
      fc.property(sights, (sample) => {
        const { board, from, holes, points } = sample;
        const options = { from: { cell: from }, holes, ...costOf(points) };
        const seen = fieldOfView(board, options).map(({ cell }) => cell);
        expect(byCell(seen)).toEqual(byCell(seenByDefinition(sample)));
      }),
      { numRuns: 1000 },
    );
  });

  test('line by line is what the field of view finds', () => {
    holdsFor(sights, ({ board, from, holes, points }) => {
      const options = { from: { cell: from }, holes, ...costOf(points) };
      const seen = new Set(fieldOfView(board, options));
      for (const tile of board.tiles()) {
        expect(lineOfSight(board, { ...options, to: tile }).ok).toBe(seen.has(tile));
      }
    });
  });

  test('is mutual', () => {
    holdsFor(sights, ({ board, from, holes, points }) => {
      const rules = { holes, ...costOf(points) };
      for (const to of board.tiles()) {
        const there = lineOfSight(board, { from: { cell: from }, to, ...rules });
        const back = lineOfSight(board, { from: to, to: { cell: from }, ...rules });
        expect(back.ok).toBe(there.ok);
        if (there.ok && back.ok) expect(back.cost).toBe(there.cost);
      }
    });
  });

  test('ends at the range in steps of the layout', () => {
    holdsFor(fc.tuple(sights, fc.integer({ min: 0, max: 5 })), ([{ board, from, holes }, range]) => {
      const options = { from: { cell: from }, holes };
      const near = fieldOfView(board, options).filter(({ cell }) => board.layout.distance(from, cell) <= range);
      expect(new Set(fieldOfView(board, { ...options, range }))).toEqual(new Set(near));
    });
  });
});
