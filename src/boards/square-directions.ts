import type { Step } from './grid.js';

/** How many neighbours a square has: over its sides, or over its corners too. */
export type SquareDirections = 4 | 8;

/** The parts of the geometry of squares that go by the number of directions. */
export function squareDirections(directions: SquareDirections) {
  return {
    directions: names.slice(0, directions),
    opposites: opposites.slice(0, directions),
    ...(directions === 8 && { diagonalSides }),
  };
}

const names = ['E', 'S', 'W', 'N', 'SE', 'SW', 'NW', 'NE'];
const opposites = [2, 3, 0, 1, 6, 7, 4, 5];
const diagonalSides = [undefined, undefined, undefined, undefined, [0, 1], [1, 2], [2, 3], [3, 0]] as const;

/** Where the directions lead on the unturned grid. */
export const squareSteps: readonly Step[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];
