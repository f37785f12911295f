import * as z from 'zod/mini';
import { savedPlace, savedRandom } from './piece-state.js';

const savedStep = z.strictObject({
  tile: savedPlace,
  direction: z.int(),
  face: z.number(),
  cost: z.number(),
  spent: z.number(),
  remaining: z.number(),
  /** The tile before it on the path. */
  before: savedPlace,
});

const savedMade = z.extend(savedStep, {
  from: savedPlace,
  /** How the piece had stood before the step. */
  stood: z.strictObject({ face: z.number(), cameFrom: z.optional(savedPlace) }),
  passed: z.boolean(),
});

const savedPlan = z.strictObject({
  points: z.number(),
  end: z.enum(['spent', 'stopped', 'short', 'blocked', 'dead-end', 'fork', 'arrived', 'unreachable']),
  remaining: z.number(),
  target: savedPlace,
  face: z.number(),
  cameFrom: z.optional(savedPlace),
  backwards: z.boolean(),
  fork: z.enum(['forward', 'random', 'choose']),
  deadEnd: z.enum(['turn', 'stop', 'refuse']),
  diagonals: z.enum(['joined', 'always', 'never']),
  /** The goal, if it is a tile. */
  to: z.optional(savedPlace),
  ways: z.optional(
    z.array(z.strictObject({ direction: z.int(), tile: savedPlace, cost: z.union([z.number(), z.literal('STOP')]) })),
  ),
  back: z.optional(z.int()),
  suggested: z.optional(z.int()),
  heading: z.optional(z.strictObject({ face: z.number(), cameFrom: z.optional(savedPlace), stepsMade: z.int() })),
  refused: z.optional(z.strictObject({ tile: savedPlace, cost: z.number() })),
});

/** What a saved game keeps of a `MonopolyMovement`. */
export const monopolyState = z.strictObject({
  /** Where the piece is. */
  tile: z.optional(savedPlace),
  face: z.number(),
  cameFrom: z.optional(savedPlace),
  /** The generator, once there is a board. */
  random: z.optional(savedRandom),
  trail: z.array(z.strictObject({ at: savedPlace, face: z.number(), cameFrom: z.optional(savedPlace) })),
  move: z.optional(
    z.strictObject({
      plan: savedPlan,
      path: z.array(savedStep),
      pending: z.optional(z.extend(savedStep, { placed: z.boolean() })),
      made: z.array(savedMade),
      /** Whether the end of the move was raised. */
      told: z.boolean(),
    }),
  ),
  /** The jump that the piece is on: it is there already, its picture has still to arrive. */
  jump: z.optional(z.strictObject({ from: savedPlace, to: savedPlace })),
});

export type MonopolyState = z.output<typeof monopolyState>;
export type SavedMove = NonNullable<MonopolyState['move']>;
export type SavedStep = z.output<typeof savedStep>;
