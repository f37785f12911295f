import type { Board } from '../board.js';
import type { Cell, Direction, Place } from '../layout.js';
import type { Random, RandomState } from '../random.js';
import type { Tile, TileProperties } from '../tile.js';

/** As a cost: the tile takes all points that remain, and the walk ends on it. */
export const STOP = 'STOP';
/** As a cost: the tile cannot be entered this way. */
export const BLOCKED = 'BLOCKED';

/** What it costs to enter a tile: a finite number ≥ 0 of moving points, STOP or BLOCKED. */
export type Cost = number | typeof STOP | typeof BLOCKED;

/** What decides at a fork where neither `onFork` nor a sign does: straight on, chance, or the player. */
export type ForkPolicy = 'forward' | 'random' | 'choose';
/** At a dead end: turn round; stop there; or let the whole walk be void (exact finishes). */
export type DeadEndPolicy = 'turn' | 'stop' | 'refuse';
/** Square boards with 8 directions: diagonals where no road joins the two tiles round the corner, always, or never. */
export type DiagonalPolicy = 'joined' | 'always' | 'never';

/** Where a piece came from: the tile, or only its coordinates where no tile is left. */
export interface CameFrom {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
}

/** What `onFork` is told. */
export interface ForkQuestion<TTile extends object = TileProperties> {
  readonly tile: Tile<TTile>;
  /** The onward ways, two or more, by direction. */
  readonly ways: readonly { readonly direction: number; readonly tile: Tile<TTile> }[];
  /** The direction of the way back, which may be answered too. */
  readonly back: number | undefined;
  readonly cameFrom: CameFrom | undefined;
  /** As the piece walks: while it goes backwards, the face is turned round. */
  readonly face: number;
  readonly remaining: number;
  readonly backwards: boolean;
}

/** How a piece walks. */
export interface ForwardRules<TTile extends object = TileProperties, TPiece = unknown> {
  /** The piece that walks: it is never in its own way. */
  readonly piece?: TPiece | undefined;
  /** `forward` by default. */
  readonly fork?: ForkPolicy | undefined;
  /** `turn` by default. */
  readonly deadEnd?: DeadEndPolicy | undefined;
  /** `joined` by default. */
  readonly diagonals?: DiagonalPolicy | undefined;
  /** Back to where it came from and on from there; signs are not read. False by default. */
  readonly backwards?: boolean | undefined;
  /** What it costs to enter a tile; undefined leaves it to the tile's `cost`, else it is 1. */
  readonly cost?: ((tile: Tile<TTile>, previous: Tile<TTile>, direction: number) => Cost | undefined) | undefined;
  /** Whether a tile cannot be entered; undefined leaves it to the tile's `solid` and to solid pieces. */
  readonly solid?: ((tile: Tile<TTile>) => boolean | undefined) | undefined;
  /** False takes a tile off the road. */
  readonly road?: ((tile: Tile<TTile>) => boolean | undefined) | undefined;
  /** Asked at forks, before signs and the policy; undefined or a closed way is no answer. */
  readonly onFork?: ((question: ForkQuestion<TTile>) => Direction | undefined) | undefined;
  /** Where chance comes from. It is copied, not advanced: `randomAfter` of the plan is its state after the walk. */
  readonly random?: Random | undefined;
}

/** How a piece stands and walks. */
export interface ForwardStart<TTile extends object = TileProperties, TPiece = unknown>
  extends ForwardRules<TTile, TPiece> {
  /** Where the piece stands; there must be a tile. */
  readonly from: Place;
  /** Where it looks: a direction, on layouts without opposite directions degrees clockwise from E. 0 by default. */
  readonly face?: Direction | undefined;
  /** The tile that it came from, if known. */
  readonly cameFrom?: Place | undefined;
}

export interface ForwardOptions<TTile extends object = TileProperties, TPiece = unknown>
  extends ForwardStart<TTile, TPiece> {
  /** Moving points, a finite number ≥ 0. */
  readonly points: number;
}

/** A tile, given by its place, or any tile that passes a test. */
export type ForwardGoal<TTile extends object = TileProperties> = Place | ((tile: Tile<TTile>) => boolean);

export interface ForwardToOptions<TTile extends object = TileProperties, TPiece = unknown>
  extends ForwardStart<TTile, TPiece> {
  readonly to: ForwardGoal<TTile>;
}

export interface ForwardStep<TTile extends object = TileProperties> {
  /** The tile entered. */
  readonly tile: Tile<TTile>;
  /** The direction taken on the tile left. */
  readonly direction: number;
  /** Where the piece looks then: the direction, or on layouts without opposite directions the angle in degrees. */
  readonly face: number;
  /** What this step cost; of a STOP what it consumed. */
  readonly cost: number;
  /** What the walk has cost up to here. */
  readonly spent: number;
  readonly remaining: number;
}

/** A way that a plan offers at a fork. */
export interface ForwardWay<TTile extends object = TileProperties> {
  readonly direction: number;
  readonly tile: Tile<TTile>;
  readonly cost: number | typeof STOP;
}

/** Why a direction is no way; the first reason that holds, in this order. */
export type ClosedReason = 'no-tile' | 'off-road' | 'edge' | 'solid' | 'diagonal' | 'cost';

export interface ClosedWay {
  readonly direction: number;
  readonly reason: ClosedReason;
}

/**
 * Why a walk ended: points spent; on a STOP; the next tile costs more than is left; no way at all; only the way back;
 * waiting for a choice; and on the way to a goal: there; or it does not come by.
 */
export type ForwardEnd = 'spent' | 'stopped' | 'short' | 'blocked' | 'dead-end' | 'fork' | 'arrived' | 'unreachable';

/** How a piece goes on from the fork where it waits. While it walks backwards this differs from the plan's own face. */
export interface Heading {
  readonly face: number;
  readonly cameFrom: CameFrom | undefined;
  /** The steps of the whole move so far, those before earlier forks included. */
  readonly stepsMade: number;
}

/** The walk that a piece would make, as plain data beside the board and the rules. Nothing has moved. */
export interface ForwardPlan<TTile extends object = TileProperties, TPiece = unknown> {
  readonly board: Board<TTile, TPiece>;
  /** How it walks, with the defaults filled in. */
  readonly options: ForwardRules<TTile, TPiece>;
  /** The goal of `planForwardTo`. */
  readonly to?: ForwardGoal<TTile> | undefined;
  readonly from: Tile<TTile>;
  readonly points: number;
  readonly steps: readonly ForwardStep<TTile>[];
  readonly end: ForwardEnd;
  /** The points that are left. */
  readonly remaining: number;
  /** The face after the last step. */
  readonly face: number;
  /** Where the last step came from; without steps, what was given; forgotten after a walk backwards. */
  readonly cameFrom: CameFrom | undefined;
  /** The tile of the last step, or the one it stands on. */
  readonly target: Tile<TTile>;
  readonly backwards: boolean;
  /** What the plan was made from, to tell whether it still holds. */
  readonly faceBefore: number;
  readonly cameFromBefore: CameFrom | undefined;
  readonly randomBefore: RandomState | undefined;
  readonly randomAfter: RandomState | undefined;
  /** The board's revision without the piece's own steps: `board.revisionWithout(piece)`, or `board.revision`. */
  readonly revision: number;
  /** At `fork`: the onward ways; blocked ones are left out. */
  readonly ways?: readonly ForwardWay<TTile>[] | undefined;
  /** At `fork`: the direction of the way back, which can be chosen too. */
  readonly back?: number | undefined;
  /** At `fork`: the onward way that the tile's sign shows. */
  readonly suggested?: number | undefined;
  /** At `fork`: how the piece goes on from there. */
  readonly heading?: Heading | undefined;
  /** At `short`: the tile that the points did not cover. */
  readonly refused?: { readonly tile: Tile<TTile>; readonly cost: number } | undefined;
  /** At `blocked` and `dead-end`: why each other direction of the tile where the walk came to its end is no way. */
  readonly closed?: readonly ClosedWay[] | undefined;
}

/** What `resumeForward` reads of a plan; a plan is one, and a saved game can make one. */
export type ForkedPlan<TTile extends object = TileProperties, TPiece = unknown> = Pick<
  ForwardPlan<TTile, TPiece>,
  'board' | 'options' | 'to' | 'end' | 'target' | 'remaining' | 'face' | 'cameFrom' | 'randomAfter' | 'back' | 'heading'
> & { readonly ways?: readonly Pick<ForwardWay, 'direction'>[] | undefined };

export type ResumeResult<TTile extends object = TileProperties, TPiece = unknown> =
  | { readonly ok: true; readonly plan: ForwardPlan<TTile, TPiece> }
  | { readonly ok: false; readonly reason: 'no-fork' | 'not-offered' };

export interface OutcomesOptions<TTile extends object = TileProperties, TPiece = unknown>
  extends ForwardOptions<TTile, TPiece> {
  /** Whether `onFork` decides; without it every onward way is followed where there is an `onFork`. False by default. */
  readonly useOnFork?: boolean | undefined;
}

/** One way in which a move can end. */
export interface ForwardOutcome<TTile extends object = TileProperties> {
  readonly tile: Tile<TTile>;
  readonly cameFrom: CameFrom | undefined;
  readonly face: number;
  readonly end: ForwardEnd;
  readonly remaining: number;
  /** The directions taken at forks on the way there: the shortest list, of these the one with the lowest numbers. */
  readonly choices: readonly number[];
  /** Under `forward` and `random`; all together are 1. Undefined where an `onFork` that was not asked may decide. */
  readonly probability?: number;
  /** The tile at the end of the jumps that start where the piece lands. */
  readonly jump?: Tile<TTile>;
}
