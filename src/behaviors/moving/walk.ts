import type { Cell } from '../../boards/index.js';
import type { Glide } from './glide.js';
import type { MoveEnd, OpenRequest } from './move-request.js';
import type { StandingPiece, StepSource } from './step-source.js';
import type { Step } from './step-test.js';
import { stretchLength } from './stretch.js';

/** A request under way. */
export interface Walk {
  readonly standing: StandingPiece;
  readonly source: StepSource;
  readonly request: OpenRequest;
  /** Whether the picture does not glide. */
  readonly isInstant: boolean;
  /** The step whose picture is on its way. */
  step?: Step | undefined;
  glide?: Glide;
  isStopping?: boolean;
  /** Whether it is one without steps and jumps, which only waits for the picture: nobody is told of its end. */
  readonly isSilent?: boolean;
}

/** Whether all steps of a walk are made, and the picture has been on the last tile. */
export function isWhole(walk: Walk): boolean {
  return walk.step === undefined && walk.source.isEmpty;
}

/** How a walk ends that something else takes the place of. */
export function endOf(walk: Walk): MoveEnd {
  return isWhole(walk) ? 'arrived' : 'superseded';
}

/** How long the way through the steps is that a walk has still to make, from a cell on. */
export function lengthAhead({ standing, source }: Walk, from: Cell): number {
  const { board } = standing;
  let length = 0;
  let last = from;
  for (const place of source.rest) {
    const cell = board.cell(place);
    if (cell === undefined) break;
    length += stretchLength(board.layout, last, cell);
    last = cell;
  }
  return length;
}
