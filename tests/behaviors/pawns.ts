import { Actor, type Scene, vec } from 'excalibur';
import { GridMove } from '../../src/behaviors/grid-move.js';
import type { MonopolyOptions } from '../../src/behaviors/monopoly/monopoly-options.js';
import { MonopolyMovement } from '../../src/behaviors/monopoly-movement.js';
import type { GridMoveOptions } from '../../src/behaviors/moving/grid-move-options.js';
import type { PieceOptions } from '../../src/behaviors/piece/piece-options.js';
import { Piece } from '../../src/behaviors/piece.js';
import { SquareBoard, type SquareBoardOptions } from '../../src/behaviors/square-board.js';

/** A square board of 32-pixel tiles, its corner at (100, 50) of the world. */
export function boardActor(options: SquareBoardOptions = {}, scene?: Scene): Actor {
  const actor = new Actor({ name: 'board', pos: vec(100, 50) });
  actor.addComponent(new SquareBoard({ columns: 5, rows: 5, size: 32, ...options }));
  scene?.add(actor);
  return actor;
}

interface PawnOptions {
  readonly piece?: PieceOptions;
  readonly grid?: GridMoveOptions | false;
  readonly road?: MonopolyOptions;
  readonly name?: string;
}

/** A pawn with the behaviours that are named. */
export function pawnOn(board: Actor, at: { x: number; y: number }, options: PawnOptions = {}, scene?: Scene) {
  const { piece, grid = {}, road, name = 'pawn' } = options;
  const actor = new Actor({ name });
  actor.addComponent(new Piece({ board, at, ...piece }));
  if (road) actor.addComponent(new MonopolyMovement(road));
  if (grid) actor.addComponent(new GridMove({ speed: 320, ...grid }));
  scene?.add(actor);
  return {
    actor,
    piece: actor.get(Piece),
    grid: actor.get(GridMove),
    road: actor.get(MonopolyMovement),
  };
}

const told = [
  'beforeMove',
  'moved',
  'accepted',
  'rejected',
  'kicked',
  'turn',
  'arrived',
  'pass',
  'unpass',
  'fork',
  'land',
  'jumping',
  'jumped',
  'finished',
] as const;

interface Told {
  readonly to?: { x: number; y: number };
  readonly at?: { x: number; y: number };
  readonly tile?: { x: number; y: number };
  readonly end?: string;
  readonly reason?: string;
}

/** The events of a piece in the order in which they reach its actor, as `pass 2,0` or `finished arrived`. */
export function logOf(actor: Actor): string[] {
  const log: string[] = [];
  for (const name of told) {
    actor.on(name, (event) => {
      const { to, at, tile, end, reason } = event as Told;
      const place = tile ?? (name === 'turn' ? undefined : to) ?? at;
      const where = place && typeof place === 'object' ? `${place.x},${place.y}` : undefined;
      log.push([name, name === 'finished' ? end : (reason ?? where)].filter((part) => part !== undefined).join(' '));
    });
  }
  return log;
}
