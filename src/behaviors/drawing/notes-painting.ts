import {
  type Cell,
  CellFlag,
  directionBetween,
  edgeLine,
  type Layout,
  type Point,
  stepVector,
} from '../../boards/index.js';
import type { boardOverlay } from '../../manifests/board-overlay.js';
import type { Data } from '../../manifests/read-options.js';
import type { ActorBoard } from '../board-behavior.js';
import { inscribedRadius } from '../piece/spread.js';
import { CellIndex } from './cell-index.js';
import type { Paint } from './chunked-picture.js';

type NotesStyle = Data<typeof boardOverlay>;

/** Where things lie on a tile, in shares of the circle inside it: from the middle, y down. */
const place = { coordinates: -0.56, cost: 0.06, levels: 0.62, face: 0.6 };
/** Heights of text, and widths of lines, in the same shares. */
const size = { coordinates: 0.34, cost: 0.5, levels: 0.32, wall: 0.16, thin: 0.07, halo: 0.12 };

/** How many letters of full height fit. */
const widest = { coordinates: 6, cost: 2.6, levels: 7 };
/** Where more of the road than this has three ways or more, it is an open field and no road that forks. */
const openField = 0.5;

/** Draws what a board knows of its tiles and edges. */
export function paintNotes(board: ActorBoard, style: NotesStyle): Paint {
  const index = new CellIndex(board.layout);
  return (context, area) => {
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const notes = new Notes(context, board, style);
    const cells = [...index.cellsIn(area, notes.margin)];
    // Walls lie over the marks of both tiles.
    for (const cell of cells) notes.paintTile(cell);
    if (style.walls) for (const cell of cells) notes.paintEdges(cell);
  };
}

class Notes {
  readonly #context: CanvasRenderingContext2D;
  readonly #board: ActorBoard;
  readonly #layout: Layout;
  readonly #style: NotesStyle;
  readonly #radius: number;
  readonly #hasForks: boolean;

  constructor(context: CanvasRenderingContext2D, board: ActorBoard, style: NotesStyle) {
    this.#context = context;
    this.#board = board;
    this.#layout = board.layout;
    this.#style = style;
    this.#radius = inscribedRadius(board.layout, 0);
    const road = [...board.cells.flags.keys()].filter((cell) => this.#isRoad(cell));
    this.#hasForks = style.forks && road.filter((cell) => this.#isFork(cell)).length <= road.length * openField;
  }

  /** How far beyond its tile anything reaches. */
  get margin(): number {
    return this.#radius;
  }

  paintTile(cell: Cell): void {
    const tile = this.#board.tileOf(cell);
    const center = this.#layout.center(cell);
    const { coordinates, costs, solids, faces, forks, levels } = this.#style;
    if (solids && this.#isSolid(cell)) this.#cross(center);
    if (forks && this.#hasForks && this.#isFork(cell)) this.#ring(center);
    if (faces) this.#face(cell, center);
    if (coordinates) this.#write(this.#nameOf(cell), center, 'coordinates');
    const cost = tile?.properties.cost;
    if (costs && cost !== undefined && cost !== 1) this.#write(`${cost}`, center, 'cost');
    const pieces = levels ? this.#board.piecesAt({ cell }) : [];
    const names = pieces.map((piece) => `${this.#board.spotOf(piece)?.z}`);
    if (names.length > 0) this.#write(`z ${names.join(' ')}`, center, 'levels');
  }

  /** The walls of a cell, and its closed edges; each wall once. */
  paintEdges(cell: Cell): void {
    const { neighbors, directions } = this.#layout;
    for (const direction of directions.keys()) {
      const neighbor = neighbors[cell * directions.length + direction] ?? -1;
      if (neighbor < 0) continue;
      const wall = this.#board.wallAt({ cell }, direction);
      const side = edgeLine(this.#layout, cell, direction);
      if (side === undefined) continue;
      if (wall && (cell < neighbor || directionBetween(this.#layout, neighbor, cell) === undefined)) {
        this.#bar(side, wall.passable || wall.transparent ? size.thin : size.wall, wall.transparent);
      }
      // A closed edge is drawn on its own side of the border.
      const isClosed = !this.#board.isOpen({ cell }, direction) && (!wall || wall.passable);
      if (isClosed && this.#board.tileOf(cell))
        this.#bar(towards(side, this.#layout.center(cell), 0.14), size.thin, true);
    }
  }

  #isSolid(cell: Cell): boolean {
    const { flags, solidPieces } = this.#board.cells;
    return ((flags[cell] ?? 0) & CellFlag.SOLID) !== 0 || (solidPieces[cell] ?? 0) > 0;
  }

  /** Whether three or more ways of road lead out of a tile of the road. */
  #isFork(cell: Cell): boolean {
    const { neighbors, directions } = this.#layout;
    const { open } = this.#board.cells;
    if (!this.#isRoad(cell)) return false;
    let ways = 0;
    for (const direction of directions.keys()) {
      const edge = cell * directions.length + direction;
      if (open[edge] === 1 && this.#isRoad(neighbors[edge] ?? -1)) ways++;
    }
    return ways >= 3;
  }

  #isRoad(cell: Cell): boolean {
    return ((this.#board.cells.flags[cell] ?? 0) & (CellFlag.TILE | CellFlag.OFF_ROAD)) === CellFlag.TILE;
  }

  #face(cell: Cell, from: Point): void {
    const { neighbors, directions } = this.#layout;
    const face = this.#board.cells.faces[cell] ?? -1;
    const neighbor = face < 0 ? -1 : (neighbors[cell * directions.length + face] ?? -1);
    const vector =
      stepVector(this.#layout, cell, face) ?? (neighbor < 0 ? undefined : between(from, this.#layout.center(neighbor)));
    if (face < 0 || vector === undefined) return;
    const length = Math.hypot(vector.x, vector.y) || 1;
    const along = { x: (vector.x / length) * this.#radius, y: (vector.y / length) * this.#radius };
    const path = new Path2D();
    const tip = { x: from.x + along.x * 0.92, y: from.y + along.y * 0.92 };
    const base = { x: from.x + along.x * place.face, y: from.y + along.y * place.face };
    path.moveTo(tip.x, tip.y);
    path.lineTo(base.x - along.y * 0.24, base.y + along.x * 0.24);
    path.lineTo(base.x + along.y * 0.24, base.y - along.x * 0.24);
    path.closePath();
    this.#edge(path);
    this.#context.fillStyle = this.#style.ink;
    this.#context.fill(path);
  }

  #cross({ x, y }: Point): void {
    const reach = this.#radius * 0.55;
    const path = new Path2D();
    path.moveTo(x - reach, y - reach);
    path.lineTo(x + reach, y + reach);
    path.moveTo(x + reach, y - reach);
    path.lineTo(x - reach, y + reach);
    this.#context.lineWidth = this.#radius * size.wall;
    this.#context.strokeStyle = this.#style.wallColor;
    this.#context.globalAlpha = 0.45;
    this.#context.stroke(path);
    this.#context.globalAlpha = 1;
  }

  #ring({ x, y }: Point): void {
    const path = new Path2D();
    path.arc(x, y, this.#radius * 0.8, 0, 2 * Math.PI);
    this.#context.lineWidth = this.#radius * size.thin;
    this.#context.strokeStyle = this.#style.ink;
    this.#context.setLineDash([this.#radius * 0.2, this.#radius * 0.2]);
    this.#context.stroke(path);
    this.#context.setLineDash([]);
  }

  #bar([a, b]: readonly [Point, Point], width: number, isDashed: boolean): void {
    const path = new Path2D();
    path.moveTo(a.x, a.y);
    path.lineTo(b.x, b.y);
    const context = this.#context;
    context.lineWidth = this.#radius * width;
    context.strokeStyle = this.#style.wallColor;
    if (isDashed) context.setLineDash([this.#radius * 0.16, this.#radius * 0.2]);
    context.stroke(path);
    context.setLineDash([]);
  }

  #write(text: string, { x, y }: Point, kind: 'coordinates' | 'cost' | 'levels'): void {
    const context = this.#context;
    const height = this.#radius * size[kind] * Math.min(1, widest[kind] / Math.max(1, text.length));
    context.font = `600 ${height}px ${this.#style.font}`;
    context.lineWidth = this.#radius * size.halo;
    context.strokeStyle = this.#style.halo;
    context.fillStyle = this.#style.ink;
    const down = y + this.#radius * place[kind];
    if (this.#style.halo !== 'none') context.strokeText(text, x, down);
    context.fillText(text, x, down);
  }

  #edge(path: Path2D): void {
    if (this.#style.halo === 'none') return;
    this.#context.lineWidth = this.#radius * size.halo;
    this.#context.strokeStyle = this.#style.halo;
    this.#context.stroke(path);
  }

  #nameOf(cell: Cell): string {
    const { x, y } = this.#layout.xyOf(cell);
    return this.#layout.nodes?.[cell] ?? `${x},${y}`;
  }
}

function between(a: Point, b: Point): Point {
  return { x: b.x - a.x, y: b.y - a.y };
}

/** A side, moved some share of the way towards a point and made shorter as much. */
function towards([a, b]: readonly [Point, Point], { x, y }: Point, share: number): readonly [Point, Point] {
  const moved = (point: Point) => ({ x: point.x + (x - point.x) * share, y: point.y + (y - point.y) * share });
  return [moved(a), moved(b)];
}
