// What is asked of the sheet.
import type { CornerPolicy, PathShape } from 'excalibur-boardkit/boards';

export const MODES = ['path', 'sight', 'match'] as const;
export type Mode = (typeof MODES)[number];
export const SHAPES = ['any', 'straight', 'diagonal', 'line'] as const satisfies readonly PathShape[];
export const CORNERS = ['never', 'one-open', 'always'] as const satisfies readonly CornerPolicy[];
export const MATCHES = ['runs', 'groups'] as const;

export interface LabOptions {
  readonly mode: Mode;
  /** What a move of the explorer may cost. */
  readonly points: number;
  readonly shape: (typeof SHAPES)[number];
  readonly corners: (typeof CORNERS)[number];
  /** In tenths: 10 finds the cheapest path. */
  readonly weight: number;
  /** How far one sees, in steps. */
  readonly range: number;
  /** How wide, in degrees. */
  readonly cone: number;
  /** Through how many tiles of smoke one sees. */
  readonly smoke: number;
  readonly match: (typeof MATCHES)[number];
  /** How many equal symbols count at least. */
  readonly length: number;
  /** Whether the overlay shows all that it can. */
  readonly notes: boolean;
}

export const DEFAULTS: LabOptions = {
  mode: 'path',
  points: 6,
  shape: 'any',
  corners: 'never',
  weight: 10,
  range: 10,
  cone: 360,
  smoke: 1,
  match: 'runs',
  length: 3,
  notes: false,
};

/** Least and most of the numbers. */
export const LIMITS = {
  points: [0, 30],
  weight: [10, 50],
  range: [1, 16],
  cone: [30, 360],
  smoke: [0, 5],
  length: [2, 5],
} as const;
export type NumberName = keyof typeof LIMITS;
