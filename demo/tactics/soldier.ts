import { Actor } from 'excalibur';
import {
  type ActorBoard,
  fieldOfView,
  GridMove,
  lineOfSight,
  PathMovement,
  Piece,
  type Place,
  type Tile,
} from 'excalibur-boardkit';

export type Side = 'blue' | 'red';
export type Kind = keyof typeof kinds;

/** Moving points for a turn, how far a blow reaches, and how many hits one can take. */
const kinds = {
  scout: { points: 5, reach: 1, health: 3 },
  archer: { points: 3, reach: 3, health: 3 },
  knight: { points: 3, reach: 1, health: 4 },
};

/** All see four tiles far, through woods worth one point. */
const eyes = { range: 4, cost: 'dim', points: 1 };

/** A piece that walks, sees and strikes. */
export class Soldier extends Actor {
  readonly side: Side;
  readonly kind: Kind;
  readonly paths: PathMovement;
  readonly #piece: Piece;
  health: number;
  mayMove = true;
  mayStrike = true;

  constructor(board: Actor, { side, kind, at }: { side: Side; kind: Kind; at: Place }) {
    super({ name: `${side} ${kind}` });
    this.#piece = new Piece({ board, at });
    this.side = side;
    this.kind = kind;
    this.health = kinds[kind].health;
    // A foe whom nobody of its side sees is in no plan: it is met on the way.
    const solid = (tile: Tile) =>
      this.others.some((foe) => foe.tile === tile && !this.knows(foe)) ? false : undefined;
    this.paths = new PathMovement({ points: kinds[kind].points, solid });
    for (const behavior of [this.#piece, this.paths, new GridMove({ speed: 340, hop: 8 })]) this.addComponent(behavior);
  }

  get board(): ActorBoard {
    return this.#piece.board as ActorBoard;
  }

  get tile(): Tile {
    return this.#piece.tile as Tile;
  }

  /** The tiles that it sees. */
  get view(): Tile[] {
    return fieldOfView(this.board, { ...eyes, from: this.tile });
  }

  /** The soldiers of the other side, seen or not. */
  get others(): Soldier[] {
    return soldiersOf(this.board, this.side === 'blue' ? 'red' : 'blue');
  }

  /** Whether anybody of its side sees a foe. */
  knows(foe: Soldier): boolean {
    const friends = soldiersOf(this.board, this.side);
    return friends.some(({ tile }) => lineOfSight(this.board, { ...eyes, from: tile, to: foe.tile }).ok);
  }

  /** The foes that it sees within its reach, from where it stands or would stand. */
  targets(from: Place = this.tile): Soldier[] {
    const range = kinds[this.kind].reach;
    return this.others.filter((foe) => lineOfSight(this.board, { ...eyes, from, to: foe.tile, range }).ok);
  }
}

/** The soldiers that are left, of one side or of both. */
export function soldiersOf(board: ActorBoard, side?: Side): Soldier[] {
  const soldiers = board.pieces().filter((piece) => piece instanceof Soldier);
  return side ? soldiers.filter((soldier) => soldier.side === side) : soldiers;
}
