import type { Actor } from 'excalibur';
import type {
  ForwardEnd,
  ForwardPlan,
  ForwardRules,
  ForwardStep,
  ForwardWay,
  Tile,
  TileProperties,
} from '../../boards/index.js';
import type { monopolyMovement } from '../../manifests/monopoly-movement.js';
import type { Options } from '../behavior.js';

type Rules = ForwardRules<TileProperties, Actor>;
type Given<Name extends keyof Rules> = NonNullable<Rules[Name]>;

/** The callbacks of `MonopolyMovement`, as `planForward` takes them. */
export interface MonopolyHooks {
  /** What it costs to enter a tile; undefined leaves it to the tile. */
  cost: Given<'cost'>;
  /** Whether a tile cannot be entered; undefined leaves it to the tile and to solid pieces. */
  solid: Given<'solid'>;
  /** False takes a tile off the road. */
  road: Given<'road'>;
  /** Asked at forks, before signs and the policy. */
  onFork: Given<'onFork'>;
}

/** The options of `MonopolyMovement`. */
export type MonopolyOptions = Options<typeof monopolyMovement, MonopolyHooks>;

/** Rules for one walk, in place of those of the behaviour. */
export type WalkRules = Pick<
  Rules,
  'fork' | 'deadEnd' | 'diagonals' | 'backwards' | 'cost' | 'solid' | 'road' | 'onFork'
>;

/** A plan of a piece that is an actor. */
export type ActorPlan = ForwardPlan<TileProperties, Actor>;

/** The answer to a commit: the path to walk. */
export type CommitResult =
  | { readonly ok: true; readonly path: readonly ForwardStep[] }
  | { readonly ok: false; readonly reason: 'stale' | 'busy' | 'disabled' };

/** The answer to a resume: the path to walk. */
export type ResumeAnswer = CommitResult | { readonly ok: false; readonly reason: 'no-fork' | 'not-offered' };

/** What a committed plan offers at the fork where its piece waits. */
export interface ForkOffer {
  readonly tile: Tile;
  /** The onward ways with their costs; blocked ones are left out. */
  readonly ways: readonly ForwardWay[];
  /** The direction of the way back, which can be chosen too. */
  readonly back: number | undefined;
  /** The onward way that a sign shows. */
  readonly suggested: number | undefined;
  /** The points that are left. */
  readonly remaining: number;
}

/** What `MonopolyMovement` raises, on its `events` and on its actor. */
export interface MonopolyEvents {
  /** The face has changed within a move. */
  turn: { readonly piece: Actor; readonly from: number; readonly to: number; readonly tile: Tile | undefined };
  /** It has come to a tile and goes on, or waits there at a fork. */
  pass: { readonly piece: Actor; readonly tile: Tile; readonly step: ForwardStep | undefined };
  /** The step onto a tile that was passed is taken back. */
  unpass: { readonly piece: Actor; readonly tile: Tile; readonly step: ForwardStep };
  /** It waits at a fork: `resume` with one of the ways, or `back`. */
  fork: ForkOffer & { readonly piece: Actor };
  /** A move has come to its end, with or without steps. */
  land: {
    readonly piece: Actor;
    readonly tile: Tile;
    readonly end: ForwardEnd;
    readonly remaining: number;
    /** How many steps the move had. */
    readonly steps: number;
  };
  /** It is about to jump. */
  jumping: { readonly piece: Actor; readonly from: Tile; readonly to: Tile; cancel(): void };
  /** It has jumped, and its picture is there. */
  jumped: { readonly piece: Actor; readonly from: Tile; readonly to: Tile };
}
