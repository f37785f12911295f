import { Color } from 'excalibur';
import { describe, expect, test } from 'vitest';
import { BoardCursor } from '../../src/behaviors/board-cursor.js';
import { BoardGrid } from '../../src/behaviors/board-grid.js';
import { BoardOverlay } from '../../src/behaviors/board-overlay.js';
import { Dice } from '../../src/behaviors/dice.js';
import { TileHighlight } from '../../src/behaviors/tile-highlight.js';

const teal = Color.fromHex('#1b8a8f');
const smoke = new Color(45, 42, 58, 0.5);

describe('a colour may be a Color of Excalibur', () => {
  test('and is read as text, with its alpha where it has one', () => {
    const grid = new BoardGrid({ color: teal, fill: smoke });
    // 0.5 × 255 = 127.5, rounded up.
    expect(grid.options).toMatchObject({ color: '#1b8a8f', fill: '#2d2a3a80' });
    grid.configure({ fill: Color.fromHex('#fff8ec') });
    expect([grid.options.fill, (grid.clone() as BoardGrid).options.color]).toEqual(['#fff8ec', '#1b8a8f']);
  });

  test('in every behaviour, and in the styles of a highlight', () => {
    expect(new BoardCursor({ outline: teal }).options.outline).toBe('#1b8a8f');
    expect(new BoardOverlay({ ink: teal }).options.ink).toBe('#1b8a8f');
    expect(new Dice({ color: teal }).options.color).toBe('#1b8a8f');
    expect(new TileHighlight({ path: teal, hoverStyle: { fill: smoke } }).options.path).toBe('#1b8a8f');
  });
});
