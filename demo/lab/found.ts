// What is found on a sheet: pure questions to the board, and how long they take.
import {
  type Board,
  fieldOfView,
  findGroups,
  findPath,
  findRuns,
  lineOfSight,
  type MovableArea,
  movableArea,
  nearestDirection,
  type PathResult,
  type SightResult,
  type Tile,
  type TileProperties,
} from 'excalibur-boardkit/boards';
import { hasCorners } from './layouts.js';
import type { LabOptions } from './options.js';
import type { Sheet } from './sheet.js';

/** Equal symbols that were found together. */
export interface Match {
  readonly symbol: string;
  readonly tiles: readonly Tile[];
}

/** The answers, by mode. */
export type Found =
  | { readonly mode: 'path'; readonly area: Timed<MovableArea>; readonly path: Timed<PathResult> }
  | { readonly mode: 'sight'; readonly seen: Timed<readonly Tile[]>; readonly line: Timed<SightResult> }
  | { readonly mode: 'match'; readonly matches: Timed<readonly Match[]> };

/** An answer, and how many microseconds it took. */
export interface Timed<Answer> {
  readonly answer: Answer;
  readonly microseconds: number;
}

/** How a path is looked for: what `findPath` and `PathMovement` both take. */
export function pathRules(sheet: Sheet, { shape, corners, weight }: LabOptions) {
  return {
    corners: hasCorners(sheet.layout) ? corners : ('never' as const),
    weight: weight / 10,
    // A path found in haste is not the cheapest one, and so there are not several of them to choose from.
    shape: weight > 10 ? ('any' as const) : shape,
  };
}

/** Asks what the mode is about, of a board that is laid as the sheet says. */
export function find<TPiece>(board: Board<TileProperties, TPiece>, sheet: Sheet, options: LabOptions): Found {
  const { mode } = options;
  const [from, to] = [{ cell: sheet.explorer }, { cell: sheet.goal }];
  if (mode === 'path') {
    const { corners, weight, shape } = pathRules(sheet, options);
    return {
      mode,
      area: timed(() => movableArea(board, { from, points: options.points, corners })),
      path: timed(() => findPath(board, { from, to, corners, weight, shape })),
    };
  }
  if (mode === 'sight') {
    const { range, cone, smoke: points } = options;
    const face = nearestDirection(board.layout, sheet.explorer, sheet.goal);
    const sight = { from, range, cost: 'smoke', points, ...(face !== undefined && { face, cone: { degrees: cone } }) };
    return {
      mode,
      seen: timed(() => fieldOfView(board, sight)),
      line: timed(() => lineOfSight(board, { ...sight, to })),
    };
  }
  const symbol = ({ cell }: Tile) => sheet.symbols[cell];
  const { match, length } = options;
  const matches = () =>
    match === 'runs' ? findRuns(board, { symbol, length }) : findGroups(board, { symbol, size: length });
  return { mode, matches: timed(matches) };
}

/** How many rounds, and how long each is at least: clocks of browsers are coarse, a tenth of a millisecond or more. */
const ROUNDS = 3;
const ROUND_MS = 0.6;

/** Asks again and again; of several rounds the best counts, since machines are busy and first times are slow. */
function timed<Answer>(ask: () => Answer): Timed<Answer> {
  const answer = ask();
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    let times = 0;
    let now = start;
    while (now - start < ROUND_MS) {
      ask();
      times++;
      now = performance.now();
    }
    best = Math.min(best, (now - start) / times);
  }
  return { answer, microseconds: best * 1000 };
}
