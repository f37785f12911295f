import type { Cost } from '../forwarding/types.js';
import type { Place } from '../layout.js';
import type { PassageRules } from '../passage.js';
import type { Random } from '../random.js';
import type { Tile, TileProperties } from '../tile.js';

/** How a piece goes, and what its steps cost. */
export interface PathRules<TTile extends object = TileProperties, TPiece = unknown>
  extends PassageRules<TTile, TPiece> {
  /**
   * What a step costs: a finite number ≥ 0, BLOCKED, or STOP, which counts as 1 and lets no way lead on. It may depend on
   * the direction. Undefined leaves it to the tile's `cost`, else it is 1. It may be asked more than once for a step.
   */
  readonly cost?: ((tile: Tile<TTile>, previous: Tile<TTile>, direction: number) => Cost | undefined) | undefined;
  /**
   * The least that a step can cost where `cost` is given: with it a path is found sooner. By default 0. If a step costs
   * less, a path may not be the cheapest one.
   */
  readonly leastCost?: number | undefined;
  /** Squares with 8 directions: how many times as much a diagonal step costs, 1 by default; Math.SQRT2 for its length. */
  readonly diagonalCost?: number | undefined;
}

/** Which of several cheapest paths. */
export type PathShape = 'any' | 'straight' | 'diagonal' | 'line' | 'random';

/** A tile, given by its place, or any tile that passes a test. */
export type PathGoal<TTile extends object = TileProperties> = Place | ((tile: Tile<TTile>) => boolean);

export interface FindPathOptions<TTile extends object = TileProperties, TPiece = unknown>
  extends PathRules<TTile, TPiece> {
  readonly from: Place;
  /** With a test, the tile that passes it and costs least to reach; `from` itself counts. */
  readonly to: PathGoal<TTile>;
  /** The most that the whole path may cost; by default anything. */
  readonly maxCost?: number | undefined;
  /**
   * 1, the default: the cheapest path. Above: found faster, and at most so many times as expensive. Only for a goal that is
   * a place.
   */
  readonly weight?: number | undefined;
  /**
   * Of several cheapest paths: `any`, the default, is the fastest to find. `straight`: with the fewest turns. `diagonal`:
   * with the most. `line`: next to the straight line, by the sum of the distances of its tiles. `random`: each with the
   * same chance. Not together with a weight above 1.
   */
  readonly shape?: PathShape | undefined;
  /** Needed for the shape `random`. It is copied, not advanced. */
  readonly random?: Random | undefined;
  /** Also find the way to the reachable tile next to a goal that cannot be reached. False by default. */
  readonly nearest?: boolean | undefined;
}

/** One step of a path. */
export interface PathStep<TTile extends object = TileProperties> {
  /** The tile entered. */
  readonly tile: Tile<TTile>;
  /** The direction taken on the tile left. */
  readonly direction: number;
  /** What this step cost. */
  readonly cost: number;
  /** What the path has cost up to here. */
  readonly spent: number;
}

/** A way over a board, as plain data. Nothing has moved. */
export interface Path<TTile extends object = TileProperties> {
  readonly from: Tile<TTile>;
  /** Without the start; none where a piece is there already. */
  readonly steps: readonly PathStep<TTile>[];
  /** The tile of the last step, or the start. */
  readonly target: Tile<TTile>;
  /** Of all steps together. */
  readonly cost: number;
  /** The board's revision, as `board.revisionWithout(piece)` gives it, to tell whether the path still holds. */
  readonly revision: number;
}

/**
 * Why there is no path: the goal is no tile that may be entered; no way leads there; ways lead there, but cost too much, or
 * so it may be, since the search ended there.
 */
export type NoPathReason = 'closed' | 'unreachable' | 'too-far';

export type PathResult<TTile extends object = TileProperties> =
  | { readonly ok: true; readonly path: Path<TTile> }
  | {
      readonly ok: false;
      readonly reason: NoPathReason;
      /** With the option `nearest` and a place as a goal: the way to the reachable tile that lies next to it, in steps. */
      readonly nearest?: Path<TTile> | undefined;
    };

export interface MovableAreaOptions<TTile extends object = TileProperties, TPiece = unknown>
  extends PathRules<TTile, TPiece> {
  readonly from: Place;
  /** What may be spent, a number ≥ 0; everything that can be reached by default. */
  readonly points?: number | undefined;
}

/** The tiles that can be reached, and the ways there; a picture of the board as it was when it was asked. */
export interface MovableArea<TTile extends object = TileProperties> {
  readonly from: Tile<TTile>;
  /** By cost, without the start. */
  readonly tiles: readonly Tile<TTile>[];
  /** The board's revision, as `board.revisionWithout(piece)` gives it. */
  readonly revision: number;
  /** Whether a tile can be reached; the start counts. */
  has(place: Place): boolean;
  /** What the way to a tile costs; undefined if it cannot be reached. */
  costTo(place: Place): number | undefined;
  /** A cheapest way to a tile; undefined if it cannot be reached. */
  pathTo(place: Place): Path<TTile> | undefined;
}

export interface CheapestPathsOptions<TTile extends object = TileProperties, TPiece = unknown>
  extends PathRules<TTile, TPiece> {
  readonly from: Place;
  readonly to: Place;
}

/**
 * All ways that cost the least, by the numbers of their directions: to be iterated over, as far as wanted. A picture of the
 * board as it was when it was asked.
 */
export interface CheapestPaths<TTile extends object = TileProperties> extends Iterable<Path<TTile>> {
  /** What each of them costs. */
  readonly cost: number;
  /** How many they are; above 2⁵³ not exactly, and Infinity above 1.8 × 10³⁰⁸. */
  readonly count: number;
  /** Every tile that one of them enters, by cost. */
  readonly tiles: readonly Tile<TTile>[];
}

export interface DistanceFieldOptions<TTile extends object = TileProperties, TPiece = unknown>
  extends PathRules<TTile, TPiece> {
  /** One or more goals. */
  readonly to: Place | readonly Place[];
  /** How far from the goals it reaches; everywhere by default. */
  readonly points?: number | undefined;
}

/** How far it is from each tile to the nearest of some goals. */
export interface DistanceField<TTile extends object = TileProperties> {
  /** Per cell, what the cheapest way from there costs; Infinity where none leads. */
  readonly costs: Float64Array;
  /** The board's revision. */
  readonly revision: number;
  /** What the cheapest way costs from a place; undefined where none leads. */
  costFrom(place: Place): number | undefined;
  /** The direction to take there; undefined on a goal, and where no way leads. */
  directionFrom(place: Place): number | undefined;
  /** The goal that is nearest from there; undefined as `pathFrom`. */
  goalFrom(place: Place): Tile<TTile> | undefined;
  /**
   * The way from there to the nearest goal; undefined where none leads, and where a tile of it has been taken away or the
   * board has another layout by now.
   */
  pathFrom(place: Place): Path<TTile> | undefined;
}
