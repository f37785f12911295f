import type { Cell, Direction, Layout, Point } from '../../boards/index.js';
import { faceAfter, readFace } from './face.js';
import { Trail, type TrailEntry } from './trail.js';

/** How a piece stands on its road: where it looks, where it came from, and the way that it really walked. */
export class Bearing {
  cameFrom: Point | undefined;
  trail = new Trail();
  readonly #layout: () => Layout | undefined;
  #face = 0;
  /** The face as given, until there is a layout to read it on. */
  #given: Direction | undefined;

  constructor(layout: () => Layout | undefined, face: Direction) {
    this.#layout = layout;
    this.#given = face;
  }

  /** Throws where the face that was given makes no sense on the layout. */
  get face(): number {
    const layout = this.#given === undefined ? undefined : this.#layout();
    if (layout && this.#given !== undefined) this.face = readFace(layout, this.#given, 'MonopolyMovement.face');
    return this.#face;
  }

  set face(face: number) {
    this.#face = face;
    this.#given = undefined;
  }

  /** It is to look there; one that makes no sense throws and changes nothing. */
  give(face: Direction): void {
    const layout = this.#layout();
    if (layout) this.face = readFace(layout, face, 'MonopolyMovement.face');
    else this.#given = face;
  }

  /** A step onto a neighbour, whoever asked for it. */
  step(layout: Layout, from: Point & { readonly cell: Cell }, to: Cell, direction: number): void {
    this.follow(from, faceAfter(layout, from.cell, to, direction), from);
  }

  /** A step of a path, after which it stands so. */
  follow(from: Point, face: number, cameFrom: Point | undefined): void {
    this.trail.push({ at: from, face: this.face, cameFrom: this.cameFrom });
    this.stand({ face, cameFrom });
  }

  /** As it had stood, or is to stand. */
  stand({ face, cameFrom }: Pick<TrailEntry, 'face' | 'cameFrom'>): void {
    this.face = face;
    this.cameFrom = cameFrom;
  }

  /** Any placement that is no step: it came from nowhere, and nothing leads back. */
  displace(): void {
    this.cameFrom = undefined;
    this.trail.clear();
  }
}
