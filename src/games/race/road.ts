import { BLOCKED, type CameFrom, type Cell, type ForkedPlan, type Tile } from '../../boards/index.js';
import type { RacePlayer, RaceState, RaceWalk } from './state.js';
import type { Track } from './track.js';

/** What of a state says how its pieces can walk. */
export type Ground = Pick<RaceState, 'rules' | 'players' | 'turn' | 'gates'>;

/** How a piece stands. */
export type Stand = Pick<RacePlayer, 'cell' | 'face' | 'cameFrom'>;

/** A piece as forwarding asks for it. */
export function standing(track: Track, { cell, face, cameFrom }: Stand) {
  return { from: { cell }, face, cameFrom: placeOf(track, cameFrom) };
}

/**
 * How the piece of whose turn it is walks: it chooses at forks and turns round at dead ends, and a shut gate is solid.
 * Forward, it cannot leave the tile where its race has to end exactly.
 */
export function roadRules(track: Track, ground: Ground, backwards = false) {
  const { gates } = ground;
  const finish = backwards ? undefined : finishOf(track, ground);
  return {
    fork: 'choose',
    deadEnd: 'turn',
    diagonals: 'joined',
    backwards,
    solid: ({ cell }: Tile) => {
      const { gate, label = '' } = track.tiles.get(cell) ?? {};
      return gate === undefined ? undefined : !gates[label];
    },
    cost: finish === undefined ? undefined : (_: Tile, left: Tile) => (left.cell === finish ? BLOCKED : undefined),
  } as const;
}

/** The start, for a piece on its last lap that has to end there exactly; not for one whose walk begins there. */
export function finishOf({ start }: Track, { rules, players, turn }: Ground): Cell | undefined {
  const player = players[turn];
  if (rules.exact === undefined || rules.laps === undefined || player?.laps !== rules.laps - 1) return undefined;
  return player.cell === start.cell ? undefined : start.cell;
}

/** The plan of a walk that waits, made again from plain data for `resumeForward`. */
export function forkedPlan(track: Track, ground: Ground, { cell, face, cameFrom }: Stand, walk: RaceWalk): ForkedPlan {
  const { board } = track;
  const target = board.tileOf(cell);
  if (target === undefined) throw new RangeError(`race: there is no tile on cell ${cell}`);
  return {
    board,
    options: roadRules(track, ground, walk.backwards),
    end: 'fork',
    target,
    remaining: walk.remaining,
    face,
    cameFrom: placeOf(track, cameFrom),
    randomAfter: undefined,
    ways: walk.ways,
    heading: { face: walk.face, cameFrom: placeOf(track, walk.cameFrom), stepsMade: walk.stepsMade },
  };
}

function placeOf({ board }: Track, cell: Cell | undefined): CameFrom | undefined {
  return cell === undefined ? undefined : { cell, ...board.layout.xyOf(cell) };
}
