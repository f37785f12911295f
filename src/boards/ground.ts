import { Edges } from './edges.js';
import { GridLayout } from './grid.js';
import { Jumps } from './jumps.js';
import type { Cell, Layout } from './layout.js';
import { checkOptionNames } from './option-checks.js';
import type { Slices } from './slices.js';
import { knownProperties } from './tile.js';
import { readTileRules, type TileRules, tileName } from './tile-rules.js';
import { Tiles } from './tiles.js';
import type { EdgeSide, WallOptions } from './walls.js';

/** What lies on a layout: tiles, edges and jumps, kept in step with each other. */
export class Ground<TTile extends object> {
  readonly layout: Layout;
  readonly tiles: Tiles<TTile>;
  readonly edges: Edges;
  readonly jumps = new Jumps();

  /** No tiles, all edges open. */
  constructor(layout: Layout) {
    this.layout = layout;
    this.tiles = new Tiles(layout);
    this.edges = new Edges(layout);
  }

  /** Makes the tables of the layout and of the edges, which otherwise are made when they are first asked for. */
  *prepare(): Slices<void> {
    if (this.layout instanceof GridLayout) yield* this.layout.prepare();
    yield* this.edges.prepare();
  }

  /**
   * Sets or takes away a tile and gives the directions whose edges its `exits` changed.
   * Properties that make no sense throw an error that names the tile, before anything has changed.
   */
  set(cell: Cell, properties: TTile | undefined): number[] {
    const rules = properties === undefined ? undefined : this.#judge(cell, properties);
    this.tiles.set(cell, freezeProperties(properties), rules);
    this.jumps.set(cell, rules?.jump);
    return rules?.exits ? this.edges.setExits(cell, rules.exits) : [];
  }

  /** Sets or takes away a wall on both sides of an edge; gives the sides from which one may go elsewhere now. */
  setWall(cell: Cell, direction: number, wall: unknown, options: WallOptions): EdgeSide[] {
    checkOptionNames(`${this.name(cell)}: a wall`, options, ['passable', 'transparent']);
    const { passable = false, transparent = false } = options;
    for (const [name, value] of Object.entries({ passable, transparent })) {
      if (typeof value === 'boolean') continue;
      throw new TypeError(`${this.name(cell)}: ${name} of a wall is ${String(value)}, but must be true or false`);
    }
    const placed = wall === undefined ? undefined : Object.freeze({ wall, passable, transparent });
    const other = this.edges.walls.otherSide(cell, direction);
    const sides = [{ cell, direction }, ...(other ? [other] : [])];
    return sides.filter((side) => this.edges.setWall(side.cell, side.direction, placed));
  }

  /** Whether a tile with these properties is the same on every cell, so that it can be repeated. */
  isAlike(properties: TTile): boolean {
    const { exits, jump } = knownProperties(properties);
    return this.layout.nodes === undefined && exits === undefined && jump === undefined;
  }

  /** Where the jump of a cell leads; there must be a tile by the time that this is asked. */
  jumpTarget(cell: Cell): Cell | undefined {
    const target = this.jumps.get(cell);
    if (target !== undefined && !this.tiles.properties(target)) {
      throw new RangeError(`${this.name(cell)}: jump leads to ${this.name(target)}, where there is no tile`);
    }
    return target;
  }

  /** How messages call a tile. */
  name(cell: Cell): string {
    return tileName(this.layout, cell);
  }

  #judge(cell: Cell, properties: TTile): TileRules {
    if (typeof properties !== 'object' || properties === null) {
      throw new TypeError(`${this.name(cell)}: the properties are ${String(properties)}, but must be an object`);
    }
    const rules = readTileRules(this.layout, cell, knownProperties(properties));
    const circle = rules.jump === undefined ? undefined : this.jumps.circle(cell, rules.jump);
    if (circle) {
      const way = circle.map((each) => this.name(each)).join(' → ');
      throw new RangeError(`${this.name(cell)}: jump closes a circle: ${way}`);
    }
    return rules;
  }
}

function freezeProperties<TTile extends object>(properties: TTile | undefined): TTile | undefined {
  if (properties === undefined || Object.isFrozen(properties)) return properties;
  const { exits, jump } = knownProperties(properties);
  Object.freeze(exits);
  Object.freeze(jump);
  return Object.freeze(properties);
}
