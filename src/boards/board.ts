import type { BoardEvents } from './board-events.js';
import { Changes } from './changes.js';
import { directionNumber } from './direction.js';
import type { Emitter } from './events.js';
import { Ground } from './ground.js';
import type { Cell, Direction, Layout, Place } from './layout.js';
import { layoutFrom } from './layout-from.js';
import { type LoadOptions, loadGround, loadPieces } from './load.js';
import { nearestCell } from './nearest.js';
import { Pieces } from './pieces.js';
import { cellOfPlace, describePlace } from './place.js';
import { createRandom, type Random } from './random.js';
import { atPath, readBoardSave } from './read-save.js';
import { cellsInto, resizeGround } from './resize.js';
import { type BoardSave, type SaveOptions, saveBoard } from './save.js';
import { finish, type Slices } from './slices.js';
import type { Level, MoveOptions, PieceResult, Placement, PlaceOptions, Spot } from './spot.js';
import type { CellTables, Tile, TileProperties } from './tile.js';
import { knownProperties } from './tile.js';
import { layTiles, type TilesOption } from './tiles-option.js';
import type { PlacedWall, Wall, WallOptions } from './walls.js';

/** What a board is made from beside its layout. */
export interface BoardOptions<TTile extends object> {
  /** Which cells are tiles; `all` by default. */
  readonly tiles?: TilesOption<TTile> | undefined;
  /** Where chance on this board starts; 0 by default, so that a board without a seed replays as well. */
  readonly seed?: number | string | undefined;
}

/**
 * Tiles with properties, edges between them, and pieces at (x, y, z), over any layout.
 * A piece is any object or string; a board does not know of other boards that the piece may be on.
 * What is handed out is a copy or frozen. Events come after a change is complete, and handlers may change the board.
 */
export class Board<TTile extends object = TileProperties, TPiece = unknown> {
  /** Where chance on this board starts. */
  readonly seed: number | string;
  readonly #changes = new Changes<BoardEvents<TTile, TPiece>>();
  readonly #pieces: Pieces<TPiece>;
  #ground: Ground<TTile>;

  /**
   * Rows of text must be as many and as long as the rows of the layout; a function is called row by row.
   * A `face`, `exits` or `jump` that makes no sense throws and names the tile; every jump must lead to a tile.
   */
  constructor(layout: Layout, options: BoardOptions<TTile> = {}) {
    this.seed = options.seed ?? 0;
    this.random('');
    this.#ground = new Ground(layout);
    finish(layTiles(this.#ground, options.tiles ?? 'all'));
    this.#pieces = new Pieces(layout, (revisions, events) => this.#changes.report(revisions, events));
  }

  get layout(): Layout {
    return this.#ground.layout;
  }

  get events(): Emitter<BoardEvents<TTile, TPiece>> {
    return this.#changes.events;
  }

  /** Grows with every change of tiles, of edges, and of solidity: a solid piece that comes, goes or changes its cell. */
  get revision(): number {
    return this.#changes.revision;
  }

  /** The revision without what the piece's own moves added, if there is one: equal as long as nothing else has changed. */
  revisionWithout(piece: TPiece | undefined): number {
    const standing = piece === undefined ? undefined : this.#pieces.stacks.standing(piece);
    return this.revision - (standing?.solidMoves ?? 0);
  }

  /** The live tables for algorithms, to be read only; a resized board has new ones. */
  get cells(): CellTables {
    const { tiles, edges } = this.#ground;
    const { solidPieces } = this.#pieces.stacks;
    const { flags, faces, costs } = tiles;
    return { flags, faces, costs, open: edges.open, walls: edges.walls.byEdge, solidPieces };
  }

  /** A stream of chance of its own, made from the seed and a name; every call gives it from its start. */
  random(name: string): Random {
    return createRandom(this.seed).split(name);
  }

  /** The cell of a place; undefined outside. Throws on a malformed place and on an unknown node, as all that follow. */
  cell(place: Place): Cell | undefined {
    return cellOfPlace(this.layout, place);
  }

  // Tiles

  /** The tile at a place; undefined outside and where there is none. */
  tile(place: Place): Tile<TTile> | undefined {
    const cell = this.cell(place);
    return cell === undefined ? undefined : this.tileOf(cell);
  }

  /** The tile on a cell. */
  tileOf(cell: Cell): Tile<TTile> | undefined {
    return this.#ground.tiles.tile(cell);
  }

  /**
   * Sets the tile at a place, or takes it away. The properties are frozen, and tiles given the same object share it.
   * `exits` opens the edges that it names and closes the others out of the cell, whatever was there; without `exits`,
   * and when a tile is taken away, edges stay as they are. Throws and changes nothing outside the board, where `face`,
   * `exits` or `jump` make no sense, and where a jump closes a circle. A jump may lead to a tile that is set later:
   * `jumpOf` throws if there is none.
   */
  setTile(place: Place, properties: TTile | undefined): void {
    const cell = this.#inside(place);
    const { tiles } = this.#ground;
    const old = tiles.properties(cell);
    const isHeard = this.events.isHeard('tileChanged');
    const before = isHeard ? tiles.tile(cell) : undefined;
    const directions = this.#ground.set(cell, properties);
    const edges = directions.map((direction) => this.#edgeEvent(cell, direction));
    if (tiles.properties(cell) === old) {
      if (edges.length > 0) this.#changes.report(1, edges);
    } else if (isHeard) this.#changes.report(1, [['tileChanged', { cell, tile: tiles.tile(cell), before }], ...edges]);
    else this.#changes.report(1, edges);
  }

  /** All tiles, by cell. */
  tiles(): Iterable<Tile<TTile>> {
    return this.#ground.tiles.where();
  }

  /** The tiles that pass a test, by cell. */
  tilesWhere(test: (tile: Tile<TTile>) => boolean): Tile<TTile>[] {
    return [...this.tiles()].filter((tile) => test(tile));
  }

  /** The first tile with this `label`. */
  tileNamed(label: string): Tile<TTile> | undefined {
    return this.tilesWith('label', label)[0];
  }

  /** The tiles of this `class`, by cell. */
  tilesOfClass(name: string): Tile<TTile>[] {
    return this.tilesWith('class', name);
  }

  /** The tiles that have a property, by cell; with a value, those that have it with this value. */
  tilesWith(property: string, value?: unknown): Tile<TTile>[] {
    const has = (found: unknown) => found !== undefined && (value === undefined || found === value);
    return [...this.#ground.tiles.where((properties) => has(knownProperties(properties)[property]))];
  }

  /** The tile that the `jump` of a tile leads to, one hop; throws if there is no tile now. */
  jumpOf(place: Place): Tile<TTile> | undefined {
    const cell = this.cell(place);
    const target = cell === undefined ? undefined : this.#ground.jumpTarget(cell);
    return target === undefined ? undefined : this.tileOf(target);
  }

  /** The tile at the end of a chain of jumps; undefined where none begins. Throws as `jumpOf` does. */
  finalJump(place: Place): Tile<TTile> | undefined {
    const next = this.jumpOf(place);
    return next && (this.finalJump(next) ?? next);
  }

  /** The nearest tile without a piece (on level z, if given), in steps, edges not asked; ties go to the lowest cell. */
  nearestEmpty(
    place: Place,
    options: { readonly z?: Level | undefined; readonly where?: ((tile: Tile<TTile>) => boolean) | undefined } = {},
  ): Tile<TTile> | undefined {
    const start = this.cell(place);
    const isWanted = (cell: Cell): boolean => {
      const tile = this.#pieces.stacks.isEmpty(cell, options.z) ? this.tileOf(cell) : undefined;
      return tile !== undefined && (options.where?.(tile) ?? true);
    };
    const found = start === undefined ? undefined : nearestCell(this.layout, start, isWanted);
    return found === undefined ? undefined : this.tileOf(found);
  }

  // Edges

  /** Opens or closes the way from a cell in a direction, not the way back. Throws where there is no neighbour. */
  setEdge(place: Place, direction: Direction, open: boolean): void {
    const { cell, number } = this.#edge(place, direction);
    if (this.#ground.edges.set(cell, number, open)) this.#changes.report(1, [this.#edgeEvent(cell, number)]);
  }

  /** Whether there is a neighbour in a direction, the edge to it is open, and no wall is in the way. */
  isOpen(place: Place, direction: Direction): boolean {
    const cell = this.cell(place);
    const number = directionNumber(this.layout, direction);
    return cell !== undefined && this.#ground.edges.isOpen(cell, number);
  }

  /**
   * Puts a wall, which is any object or text, on the edge between two neighbours, or takes it away; both sides have it.
   * By default no piece steps over it and none sees through it. What `setEdge` says holds when it is gone. Throws where
   * there is no neighbour.
   */
  setWall(place: Place, direction: Direction, wall: unknown, options: WallOptions = {}): void {
    const { cell, number } = this.#edge(place, direction);
    const before = this.#ground.edges.walls.at(cell, number)?.wall;
    const sides = this.#ground.setWall(cell, number, wall, options);
    const edges = sides.map((side) => this.#edgeEvent(side.cell, side.direction));
    this.#changes.report(1, [['wallChanged', { cell, direction: number, wall, before }], ...edges]);
  }

  /** The wall that one meets in a direction. */
  wallAt(place: Place, direction: Direction): Wall | undefined {
    const cell = this.cell(place);
    const number = directionNumber(this.layout, direction);
    return cell === undefined ? undefined : this.#ground.edges.walls.at(cell, number);
  }

  /** Every wall once, seen from its lower cell; a new list. */
  walls(): PlacedWall[] {
    return [...this.#ground.edges.walls.all()];
  }

  // Pieces

  /** Puts a piece on any cell, also where no tile is. A piece that is there already stays: `already-on-board`. */
  place(piece: TPiece, at: Place, options: PlaceOptions = {}): Placement<TPiece> {
    return this.#pieces.place(piece, this.cell(at), options);
  }

  /** Moves a piece to any cell; tiles, edges and solidity are not asked. To its own spot is fine, and no event. */
  move(piece: TPiece, to: Place, options: MoveOptions = {}): Placement<TPiece> {
    return this.#pieces.move(piece, this.cell(to), options);
  }

  /** Moves a piece to another level of its cell. */
  raise(piece: TPiece, z: Level, options: Omit<MoveOptions, 'z'> = {}): Placement<TPiece> {
    return this.#pieces.move(piece, this.#pieces.spotOf(piece)?.cell, { ...options, z });
  }

  /** Takes a piece off the board; false if it was not there. */
  remove(piece: TPiece): boolean {
    return this.#pieces.remove(piece);
  }

  /** Two pieces trade cell and level. */
  swap(a: TPiece, b: TPiece): PieceResult<TPiece> {
    return this.#pieces.swap(a, b);
  }

  /** Where a piece is; undefined off the board. */
  spotOf(piece: TPiece): Spot | undefined {
    return this.#pieces.spotOf(piece);
  }

  /** The piece at a place on a level. */
  pieceAt(place: Place, z: Level): TPiece | undefined {
    const cell = this.cell(place);
    return cell === undefined ? undefined : this.#pieces.stacks.pieceAt(cell, z);
  }

  /** The pieces at a place by level, numbers before strings; a new list. */
  piecesAt(place: Place): readonly TPiece[] {
    const cell = this.cell(place);
    return cell === undefined ? [] : this.#pieces.stacks.piecesOn(cell);
  }

  /** All pieces in the order in which they came; a new list. */
  pieces(): readonly TPiece[] {
    return this.#pieces.stacks.pieces();
  }

  /** Makes a piece solid, or solid no more. */
  setSolid(piece: TPiece, on: boolean): PieceResult<TPiece> {
    return this.#pieces.setSolid(piece, on);
  }

  /** Whether a piece is on the board and solid. */
  isSolid(piece: TPiece): boolean {
    return this.#pieces.isSolid(piece);
  }

  /** A solid piece on a cell, on any level, other than the one excepted. */
  solidAt(cell: Cell, except?: TPiece): TPiece | undefined {
    return this.#pieces.stacks.solidOn(cell, except);
  }

  // The whole board

  /**
   * Gives the board another layout, of any shape. Tiles and pieces keep their x and y (between graphs: their node),
   * edges between cells that remain their state; pieces outside are removed. Throws and changes nothing where the
   * face, exits or jump of a tile make no sense on the new layout.
   */
  resize(layout: Layout): void {
    const before = this.layout;
    const cells = cellsInto(before, layout);
    this.#ground = resizeGround(this.#ground, layout, cells);
    const lost = this.#pieces.resize(layout, (cell) => cells.get(cell));
    this.#changes.report(1, [['resized', { before, layout }], ...lost.map((removed) => ['removed', removed] as const)]);
  }

  /** The board as plain JSON data. Pieces that are no text need `idOf`; properties that JSON cannot hold throw. */
  save(options: SaveOptions<TPiece> = {}): BoardSave {
    return saveBoard({ seed: this.seed, ground: this.#ground, pieces: this.#pieces }, options);
  }

  /**
   * Makes a board in slices, for large ones that must not stop a page: `next()` until it is `done`, with rests in
   * between. The same as the constructor, but that it also makes all tables that algorithms need.
   */
  static *inSlices<TTile extends object = TileProperties, TPiece = unknown>(
    layout: Layout,
    { tiles = 'all', seed }: BoardOptions<TTile> = {},
  ): Slices<Board<TTile, TPiece>> {
    const board = new Board<TTile, TPiece>(layout, { tiles: 'none', seed });
    yield* board.#ground.prepare();
    yield* layTiles(board.#ground, tiles);
    return board;
  }

  /** A board out of a save, which is checked: errors name the path in the data. */
  static load<TTile extends object = TileProperties, TPiece = unknown>(
    save: BoardSave,
    options: LoadOptions<TPiece> = {},
  ): Board<TTile, TPiece> {
    const checked = readBoardSave(save);
    const layout = options.layout ?? atPath('layout', () => layoutFrom(checked.layout));
    const board = new Board<TTile, TPiece>(layout, { tiles: 'none', seed: checked.seed });
    board.#ground = loadGround(checked, layout);
    loadPieces(board, checked, options.pieceOf);
    return board;
  }

  #inside(place: Place): Cell {
    const cell = this.cell(place);
    if (cell === undefined) throw new RangeError(`${describePlace(this.layout, place)} is outside the board`);
    return cell;
  }

  #edge(place: Place, direction: Direction): { cell: Cell; number: number } {
    const cell = this.#inside(place);
    const number = directionNumber(this.layout, direction);
    if (this.#ground.edges.leads(cell, number)) return { cell, number };
    throw new RangeError(`${this.#ground.name(cell)}: there is no neighbour in the direction ${direction}`);
  }

  #edgeEvent(cell: Cell, direction: number) {
    return ['edgeChanged', { cell, direction, open: this.#ground.edges.isOpen(cell, direction) }] as const;
  }
}
