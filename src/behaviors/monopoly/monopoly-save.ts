import type { Actor } from 'excalibur';
import type { CameFrom, ForwardRules, ForwardStep, Point, Tile, TileProperties } from '../../boards/index.js';
import type { MonopolyState, SavedMove, SavedStep } from '../../manifests/monopoly-state.js';
import type { ActorBoard } from '../board-behavior.js';
import { CommittedMove, type CommittedPlan, type PathStep } from './committed-move.js';
import type { Jump, MonopolyProgress } from './monopoly-progress.js';
import { Trail } from './trail.js';

/** The x and y of a tile, as saves hold it. */
export function savedPlaceOf({ x, y }: Point): { x: number; y: number } {
  return { x, y };
}

/** The same for a tile that there may be; to be spread into an object. */
function savedCameFrom(cameFrom: Point | undefined): { cameFrom?: { x: number; y: number } } {
  return cameFrom ? { cameFrom: savedPlaceOf(cameFrom) } : {};
}

/** How a piece gets on, as plain JSON data. */
export function saveProgress({ bearing, move, jump }: MonopolyProgress): Omit<MonopolyState, 'tile' | 'random'> {
  const { face, cameFrom, trail } = bearing;
  return {
    face,
    ...savedCameFrom(cameFrom),
    trail: trail.entries.map((entry) => ({
      at: savedPlaceOf(entry.at),
      face: entry.face,
      ...savedCameFrom(entry.cameFrom),
    })),
    ...(move ? { move: saveMove(move) } : {}),
    ...(jump ? { jump: { from: savedPlaceOf(jump.from), to: savedPlaceOf(jump.to) } } : {}),
  };
}

/** What a save says of how a piece gets on, read on a board by rules; nothing has changed yet. */
export function readProgress(
  saved: MonopolyState,
  board: ActorBoard,
  rules: () => ForwardRules<TileProperties, Actor>,
): { readonly move: CommittedMove | undefined; readonly jump: Jump | undefined } {
  const { move, jump } = saved;
  return {
    move: move && loadMove(move, board, rules()),
    jump: jump && { from: tileAt(board, jump.from), to: tileAt(board, jump.to) },
  };
}

/** Makes a piece get on as a save says. */
export function loadProgress(
  progress: MonopolyProgress,
  { face, cameFrom, trail }: MonopolyState,
  { move, jump }: ReturnType<typeof readProgress>,
): void {
  progress.bearing.stand({ face, cameFrom });
  progress.bearing.trail = new Trail(trail.map((entry) => ({ ...entry, cameFrom: entry.cameFrom })));
  progress.goOn(move, jump);
}

/** A move as plain JSON data. A goal that is no tile is left out: after a load, such a walk cannot be resumed. */
function saveMove({ plan, path, pending, made, isEndTold }: CommittedMove): SavedMove {
  return {
    plan: savePlan(plan),
    path: path.map(saveStep),
    ...(pending ? { pending: { ...saveStep(pending.entry), placed: pending.isPlaced } } : {}),
    made: made.map((each) => ({
      ...saveStep(each),
      from: savedPlaceOf(each.from),
      stood: { face: each.face, ...savedCameFrom(each.cameFrom) },
      passed: each.isPassed,
    })),
    told: isEndTold,
  };
}

/** A move out of a save, on a board, by rules whose words are those of the save. Throws where a tile is gone. */
function loadMove(saved: SavedMove, board: ActorBoard, rules: ForwardRules<TileProperties, Actor>): CommittedMove {
  const load = (step: SavedStep) => loadStep(step, board);
  const made = saved.made.map((each) => ({
    ...load(each),
    from: each.from,
    face: each.stood.face,
    cameFrom: each.stood.cameFrom,
    isPassed: each.passed,
  }));
  const move = new CommittedMove(loadPlan(saved.plan, board, rules), saved.path.map(load), undefined, made);
  if (saved.pending) move.pending = { entry: load(saved.pending), isPlaced: saved.pending.placed };
  move.isEndTold = saved.told;
  return move;
}

function saveStep({ step, before }: PathStep): SavedStep {
  const { tile, direction, face, cost, spent, remaining } = step;
  return { tile: savedPlaceOf(tile), direction, face, cost, spent, remaining, before: savedPlaceOf(before) };
}

function loadStep(saved: SavedStep, board: ActorBoard): PathStep {
  const { direction, face, cost, spent, remaining, before } = saved;
  const step: ForwardStep = { tile: tileAt(board, saved.tile), direction, face, cost, spent, remaining };
  return { step, before };
}

function savePlan(plan: CommittedPlan): SavedMove['plan'] {
  const { points, end, remaining, target, face, cameFrom, backwards, options, to, ways, back, suggested } = plan;
  const { heading, refused } = plan;
  const { fork = 'forward', deadEnd = 'turn', diagonals = 'joined' } = options;
  const goal = typeof to === 'object' ? plan.board.cell(to) : undefined;
  return {
    points,
    end,
    remaining,
    target: savedPlaceOf(target),
    face,
    ...savedCameFrom(cameFrom),
    backwards,
    fork,
    deadEnd,
    diagonals,
    ...(goal === undefined ? {} : { to: plan.board.layout.xyOf(goal) }),
    ...(ways ? { ways: ways.map(({ direction, tile, cost }) => ({ direction, tile: savedPlaceOf(tile), cost })) } : {}),
    ...(back === undefined ? {} : { back }),
    ...(suggested === undefined ? {} : { suggested }),
    // Without its goal the walk would go on to nowhere.
    ...(heading && typeof to !== 'function'
      ? { heading: { face: heading.face, ...savedCameFrom(heading.cameFrom), stepsMade: heading.stepsMade } }
      : {}),
    ...(refused ? { refused: { tile: savedPlaceOf(refused.tile), cost: refused.cost } } : {}),
  };
}

function loadPlan(
  saved: SavedMove['plan'],
  board: ActorBoard,
  rules: ForwardRules<TileProperties, Actor>,
): CommittedPlan {
  const { points, end, remaining, face, backwards, fork, deadEnd, diagonals, to, back, suggested, heading } = saved;
  const cameFrom = (place: Point | undefined) => place && cameFromAt(board, place);
  return {
    board,
    options: { ...rules, fork, deadEnd, diagonals, backwards },
    ...(to ? { to } : {}),
    points,
    end,
    remaining,
    target: tileAt(board, saved.target),
    face,
    cameFrom: cameFrom(saved.cameFrom),
    backwards,
    randomAfter: rules.random?.state,
    ...(saved.ways ? { ways: saved.ways.map((way) => ({ ...way, tile: tileAt(board, way.tile) })) } : {}),
    ...(back === undefined ? {} : { back }),
    ...(suggested === undefined ? {} : { suggested }),
    ...(heading ? { heading: { ...heading, cameFrom: cameFrom(heading.cameFrom) } } : {}),
    ...(saved.refused ? { refused: { tile: tileAt(board, saved.refused.tile), cost: saved.refused.cost } } : {}),
  };
}

/** Where a piece came from: the tile, or only its coordinates where no tile is left. */
export function cameFromAt(board: ActorBoard, place: Point): CameFrom | undefined {
  const cell = board.cell(place);
  return cell === undefined ? undefined : (board.tileOf(cell) ?? { cell, ...board.layout.xyOf(cell) });
}

function tileAt(board: ActorBoard, place: Point): Tile {
  const tile = board.tile(place);
  if (tile) return tile;
  throw new RangeError(`MonopolyMovement.loadState: there is no tile at (${place.x}, ${place.y})`);
}
