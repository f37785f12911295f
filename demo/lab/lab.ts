// The lab: what is on the sheet, what is asked of it, and what visitors do. All that is seen follows from `view` and `options`.
import type { Engine } from 'excalibur';
import { type Cell, directionName, neighborCell } from 'excalibur-boardkit';
import { type Found, find } from './found.js';
import { History } from './history.js';
import { nameOf } from './layouts.js';
import type { LabOptions } from './options.js';
import type { Palette } from './palette.js';
import { type Sheet, withSwap, withWall } from './sheet.js';
import { sideOf, sidesAround } from './sides.js';
import { type Held, Stage } from './stage.js';
import { painted, Stroke, type Tool } from './tools.js';
import { describeCell } from './words.js';

/** What the page hears from the lab. */
export interface LabHooks {
  tool(): Tool;
  palette(): Palette;
  /** Something has changed: the page is to show it. */
  changed(found: Found): void;
  say(text: string): void;
  sayCursor(text: string): void;
}

export class Lab {
  readonly history: History<Sheet>;
  readonly #engine: Engine;
  readonly #hooks: LabHooks;
  #options: LabOptions;
  /** The sheet as it would be after what is under way: a stroke, a drag, a walk. */
  #draft: Sheet | undefined;
  #isCarried = false;
  #stage: Stage | undefined;
  #stageKey = '';
  #stroke: Stroke | undefined;
  #picked: Cell | undefined;
  /** Which of the sides around a tile the keys build on. */
  #turn = 0;

  constructor(engine: Engine, start: { readonly sheet: Sheet; readonly options: LabOptions }, hooks: LabHooks) {
    this.#engine = engine;
    this.#hooks = hooks;
    this.#options = start.options;
    this.history = new History(start.sheet);
  }

  get sheet(): Sheet {
    return this.history.present;
  }

  get options(): LabOptions {
    return this.#options;
  }

  /** Another sheet, which can be undone. */
  push(sheet: Sheet): void {
    this.#draft = undefined;
    this.history.push(sheet);
    this.refresh();
  }

  ask(options: LabOptions): void {
    if (options.mode !== this.#options.mode) {
      this.#picked = undefined;
      // Who walks stays where he has come to.
      if (this.#draft) this.history.push(this.#draft);
      this.#draft = undefined;
    }
    this.#options = options;
    this.refresh();
  }

  leap(way: 'undo' | 'redo'): void {
    this.#draft = undefined;
    this.#picked = undefined;
    this.history[way]();
    this.refresh();
  }

  walk(): void {
    if (!this.#stage?.walk(this.#options)) this.#hooks.say('No way leads to the goal.');
  }

  /** Another tool is in hand: nothing is picked any more, and the side to build on is shown. */
  takeUp(): void {
    this.#picked = undefined;
    this.#stage?.lights.pick(undefined);
    this.#stage?.point();
    this.#aim(this.#stage?.cursorCell);
  }

  /** Turns to the next side of the tile under the cursor; false if the tool is no wall. */
  turn(by: 1 | -1): boolean {
    if (this.#hooks.tool() !== 'wall') return false;
    this.#turn += by;
    this.#stage?.point();
    return true;
  }

  /** Asks again what was asked last. */
  find(): Found | undefined {
    return this.#stage && find(this.#stage.board, this.#draft ?? this.sheet, this.#options);
  }

  /** Shows all as it is. */
  refresh(): void {
    const view = this.#draft ?? this.sheet;
    const stage = this.#stageFor(view);
    // A piece that is carried stays in the hand: to move it would end the drag.
    stage.show(view, { mode: this.#options.mode, pieces: this.#isCarried ? this.sheet : view });
    const found = find(stage.board, view, this.#options);
    stage.light(found, this.#options);
    stage.lights.pick(this.#picked);
    this.#aim(stage.cursorCell);
    this.#hooks.changed(found);
  }

  #stageFor(view: Sheet): Stage {
    const isMatch = this.#options.mode === 'match';
    const palette = this.#hooks.palette();
    const key = [view.layout, view.wrap, isMatch, palette.tile].join();
    if (this.#stage && key === this.#stageKey) return this.#stage;
    this.#stage?.close();
    this.#stageKey = key;
    const movesSymbols = () => this.#hooks.tool() === 'move';
    const stage = new Stage(this.#engine, this.#engine.currentScene, { sheet: view, isMatch, palette, movesSymbols });
    this.#hear(stage);
    this.#stage = stage;
    return stage;
  }

  #hear({ events, board }: Stage): void {
    events.on('tapped', ({ cell, point, byKeys }) => {
      const tool = this.#hooks.tool();
      const { explorer, goal } = this.sheet;
      if (tool === 'hole' && (cell === explorer || cell === goal)) this.#hooks.say('No hole opens below a piece.');
      if (tool === 'move') this.#tapMove(cell);
      else if (byKeys && tool === 'wall') this.#buildAt(cell);
      else if (byKeys) this.push(painted(this.sheet, cell, tool));
      else this.push(new Stroke(tool, board.layout).touch(this.sheet, point, true));
    });
    events.on('drawn', ({ points, isFirst }) => {
      const tool = this.#hooks.tool();
      if (tool === 'move') return;
      if (isFirst) this.#stroke = new Stroke(tool, board.layout);
      let sheet = this.#draft ?? this.sheet;
      for (const point of points) sheet = this.#stroke?.touch(sheet, point, false) ?? sheet;
      this.#preview(sheet);
    });
    events.on('drawnUp', () => {
      if (this.#stroke && this.#draft) this.push(this.#draft);
      this.#stroke = undefined;
    });
    events.on('carried', ({ to, ...held }) => {
      this.#isCarried = to !== undefined;
      this.#preview(to === undefined ? undefined : this.#moved(held, to));
    });
    events.on('dropped', ({ to, ...held }) => {
      this.#isCarried = false;
      this.#picked = undefined;
      this.push(this.#moved(held, to));
      this.#hooks.say(`The ${held.piece} is on ${nameOf(board.layout, to)}.`);
    });
    events.on('walked', ({ to, isOver }) => {
      const sheet = { ...this.sheet, explorer: to };
      if (isOver) this.push(sheet);
      else this.#preview(sheet);
    });
    events.on('pointed', ({ cell }) => this.#point(cell));
  }

  #preview(draft: Sheet | undefined): void {
    if (draft === this.#draft) return;
    this.#draft = draft;
    this.refresh();
  }

  /** A tap on a piece picks it, a tap on a tile puts it there; where none is picked, the goal comes. */
  #tapMove(cell: Cell): void {
    const { explorer, goal, ground, symbols } = this.sheet;
    const isMatch = this.#options.mode === 'match';
    const picked = this.#picked;
    this.#picked = undefined;
    const isPiece = isMatch ? symbols[cell] !== undefined : cell === explorer || cell === goal;
    if (picked === undefined && isPiece) this.#picked = cell;
    else if (picked === cell || ground[cell] === 'hole' || (isMatch && picked === undefined)) this.#picked = undefined;
    else {
      const piece = isMatch ? 'symbol' : picked === explorer ? 'explorer' : 'goal';
      this.push(this.#moved({ piece, from: picked ?? goal }, cell));
      return;
    }
    this.#stage?.lights.pick(this.#picked);
    if (this.#picked !== undefined) this.#hooks.say('Picked up: choose a tile to put it on.');
  }

  #moved({ piece, from }: Held, to: Cell): Sheet {
    if (piece === 'symbol') return withSwap(this.sheet, from, to);
    return { ...this.sheet, [piece]: to };
  }

  #buildAt(cell: Cell): void {
    const aimed = this.#sideAt(cell);
    if (!aimed) return;
    this.push(withWall(this.sheet, aimed.side, !this.sheet.walls.includes(aimed.side)));
    this.#stage?.point();
  }

  /** The side that the keys build on, and its direction. */
  #sideAt(cell: Cell) {
    const layout = this.#stage?.board.layout;
    const around = layout ? sidesAround(layout, cell) : [];
    const direction = around.at(this.#turn % around.length);
    const side = layout && direction !== undefined ? sideOf(layout, cell, direction) : undefined;
    return layout && direction !== undefined && side !== undefined ? { layout, direction, side } : undefined;
  }

  #point(cell: Cell): void {
    const layout = this.#stage?.board.layout;
    if (!layout) return;
    const aimed = this.#hooks.tool() === 'wall' ? this.#sideAt(cell) : undefined;
    const name =
      aimed &&
      (layout.nodes
        ? layout.nodes[neighborCell(layout, cell, aimed.direction) ?? cell]
        : directionName(layout, aimed.direction));
    const side = aimed ? `, to ${name}: ${this.sheet.walls.includes(aimed.side) ? 'a wall' : 'no wall'}` : '';
    this.#hooks.sayCursor(describeCell(layout, this.sheet, cell, this.#options.mode === 'match') + side);
    this.#aim(cell);
  }

  #aim(cell: Cell | undefined): void {
    const aimed = cell !== undefined && this.#hooks.tool() === 'wall' ? this.#sideAt(cell) : undefined;
    if (!aimed || cell === undefined) this.#stage?.lights.aim(undefined);
    else this.#stage?.lights.aim(cell, neighborCell(aimed.layout, cell, aimed.direction));
  }
}
