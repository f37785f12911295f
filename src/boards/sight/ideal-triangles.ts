import { type IdealFamily, type IdealShape, shape } from './ideal-shapes.js';

/** Triangles with equal sides, as one sees them that points up, or one that points down: u and v are x and y. */
export function triangleFamily(pointing: 'up' | 'down'): IdealFamily {
  const isUp = pointing === 'up';
  // What points down is the mirror image of what points up.
  const mirrored = (v: number): number => (isUp ? v : -v);
  const distance = (u: number, v: number): number => distanceFromUp(u, mirrored(v));
  return {
    scaleX: 1,
    scaleY: 3,
    aspect: Math.sqrt(3),
    isShifted: false,
    shapes: isUp ? [upShape(0), downShape(-1)] : [downShape(0), upShape(1)],
    // Six triangles meet at a corner, so that a line through it passes none of those of two rings.
    passesAllRings: false,
    distance,
    ringOf: distance,
    mostPassed: (u, v) => distance(u, v) - 1,
    visitRing(ring, visit) {
      for (let v = -ring; v <= ring; v++) visitRow(ring - Math.abs(v), v, (u) => visit(u, mirrored(v)));
    },
  };
}

function upShape(lift: number): IdealShape {
  const steps = [[1, 0] as const, [0, 1] as const, [-1, 0] as const];
  return shape([0, -2, 1, 1, -1, 1], [0, 1, 2], steps, lift);
}

function downShape(lift: number): IdealShape {
  const steps = [[0, -1] as const, [1, 0] as const, [-1, 0] as const];
  return shape([-1, -1, 1, -1, 0, 2], [3, 0, 2], steps, lift);
}

/** The lines of the grid between two triangles: level ones, and those that lean either way. */
function distanceFromUp(u: number, v: number): number {
  return Math.abs(v) + Math.abs(Math.ceil((u - v) / 2)) + Math.abs(Math.floor((u + v) / 2));
}

/**
 * The triangles of a row with so many leaning lines between them and one that points up: one on each side, or between the
 * two lines through it those that point the same way or those that point the other way.
 */
function visitRow(lines: number, v: number, visit: (u: number) => void): void {
  const reach = Math.abs(v);
  if (lines > reach) {
    visit(lines);
    visit(-lines);
  }
  if (lines === reach) for (let u = -reach; u <= reach; u += 2) visit(u);
  if (v !== 0 && lines === reach - Math.sign(v)) for (let u = 1 - reach; u < reach; u += 2) visit(u);
}
