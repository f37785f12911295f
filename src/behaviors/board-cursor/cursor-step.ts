import { type Cell, type Layout, neighborCell, type Point, stepVector } from '../../boards/index.js';

/** A board as the visitor sees it. */
export interface SeenBoard {
  readonly layout: Layout;
  /** Whether the cursor may stand on a cell. */
  isOpen(cell: Cell): boolean;
  /** Where a point of the board is seen; straight lines stay straight. */
  toScreen(point: Point): Point;
}

/** A walk of several steps in one direction. */
export interface StraightWalk {
  /** Where the key points to on the screen. */
  readonly wanted: Point;
  /** The cell in which the walk began. */
  readonly start: Cell;
}

/** A neighbour, or the first open cell behind it, as the visitor sees it. */
interface Way {
  readonly cell: Cell;
  /** The angle from the wanted direction, in degrees. */
  readonly turn: number;
  /** How far it lies from the straight line, in pixels. */
  readonly astray: number;
  readonly isNear: boolean;
  readonly isClockwise: boolean;
}

/** Every step of a grid of squares, hexes or triangles is within so many degrees of some arrow. */
const WIDEST_TURN = 60;
/** On a graph the nearest way is taken as long as it does not lead sideways. */
const WIDEST_GRAPH_TURN = 80;
const NEAR = 1e-6;

/**
 * Where the cursor goes from a cell: to the neighbour whose direction on the screen is nearest to the wanted one, over
 * cells that are not open to the next in the same direction. Of two that are equally near, the one on the line on which
 * the walk began, then the clockwise one. If there is none within 60° (80° on graphs, more where a grid has wider gaps
 * between its directions): to the nearest open cell on that side. Undefined where no open cell lies on that side.
 */
export function cursorStep(board: SeenBoard, from: Cell, walk: StraightWalk): Cell | undefined {
  const ways = waysFrom(board, from, walk);
  const widest = widestTurn(board) + NEAR;
  const best = ways.filter(({ turn }) => turn <= widest).sort(byFitness)[0];
  return best?.cell ?? nearestOnSide(board, from, walk.wanted);
}

function byFitness(a: Way, b: Way): number {
  if (a.isNear !== b.isNear) return a.isNear ? -1 : 1;
  if (Math.abs(a.turn - b.turn) > NEAR) return a.turn - b.turn;
  if (Math.abs(a.astray - b.astray) > NEAR) return a.astray - b.astray;
  return Number(b.isClockwise) - Number(a.isClockwise);
}

function waysFrom(board: SeenBoard, from: Cell, { wanted, start }: StraightWalk): Way[] {
  const { layout } = board;
  const here = layout.center(from);
  const origin = board.toScreen(layout.center(start));
  return layout.directions.flatMap((_name, direction) => {
    const target = firstOpen(board, from, direction);
    if (target === undefined) return [];
    const step = stepVector(layout, from, direction) ?? between(here, layout.center(target.cell));
    const end = board.toScreen({ x: here.x + step.x, y: here.y + step.y });
    const angle = angleFrom(wanted, between(board.toScreen(here), end));
    const astray = Math.abs(across(wanted, between(origin, end)));
    return { ...target, turn: Math.abs(angle), astray, isClockwise: angle > 0 };
  });
}

/** The neighbour in a direction; on grids, if it is not open, the first open cell further on. */
function firstOpen(
  { layout, isOpen }: SeenBoard,
  from: Cell,
  direction: number,
): Pick<Way, 'cell' | 'isNear'> | undefined {
  let cell = neighborCell(layout, from, direction);
  for (let steps = 1; cell !== undefined && cell !== from && steps <= layout.size; steps++) {
    if (isOpen(cell)) return { cell, isNear: steps === 1 };
    if (!layout.vectors) return undefined;
    cell = neighborCell(layout, cell, direction);
  }
  return undefined;
}

/** Half of the widest gap between two directions of a grid as it is seen, but no less than 60°. */
function widestTurn({ layout, toScreen }: SeenBoard): number {
  if (!layout.vectors) return WIDEST_GRAPH_TURN;
  const origin = toScreen({ x: 0, y: 0 });
  const angles = layout.vectors
    .map((vector) => angleFrom({ x: 1, y: 0 }, between(origin, toScreen(vector))))
    .sort((a, b) => a - b);
  const gaps = angles.map((angle, index) => (angles[index + 1] ?? (angles[0] ?? 0) + 360) - angle);
  return Math.min(WIDEST_GRAPH_TURN, Math.max(WIDEST_TURN, Math.max(...gaps) / 2));
}

/** The open cell that is nearest within 45° to both sides, those straight ahead before those aside. */
function nearestOnSide({ layout, isOpen, toScreen }: SeenBoard, from: Cell, wanted: Point): Cell | undefined {
  const here = layout.center(from);
  const seen = toScreen(here);
  // All cells are looked at, of which there may be a million: the picture of a way is made from those of two.
  const right = between(seen, toScreen({ x: here.x + 1, y: here.y }));
  const down = between(seen, toScreen({ x: here.x, y: here.y + 1 }));
  const ahead = { x: along(wanted, right), y: along(wanted, down) };
  const aside = { x: across(wanted, right), y: across(wanted, down) };
  let nearest: Cell | undefined;
  let least = Infinity;
  for (let cell = 0; cell < layout.size; cell++) {
    const way = between(here, layout.center(cell));
    const far = way.x * ahead.x + way.y * ahead.y;
    const astray = Math.abs(way.x * aside.x + way.y * aside.y);
    if (far <= NEAR || astray > far + NEAR || far + 2 * astray >= least - NEAR || !isOpen(cell)) continue;
    least = far + 2 * astray;
    nearest = cell;
  }
  return nearest;
}

function between(a: Point, b: Point): Point {
  return { x: b.x - a.x, y: b.y - a.y };
}

/** How far a way leads in a direction. */
function along(direction: Point, { x, y }: Point): number {
  return (direction.x * x + direction.y * y) / Math.hypot(direction.x, direction.y);
}

/** How far a way leads to the right of a direction. */
function across(direction: Point, { x, y }: Point): number {
  return (direction.x * y - direction.y * x) / Math.hypot(direction.x, direction.y);
}

/** The turn from a direction to a way, in degrees, clockwise above 0. */
function angleFrom(direction: Point, way: Point): number {
  return (Math.atan2(across(direction, way), along(direction, way)) * 180) / Math.PI;
}
