import {
  Color,
  DisplayMode,
  Engine,
  type EngineOptions,
  ExcaliburGraphicsContextWebGL,
  Scene,
  type TestClock,
} from 'excalibur';
import { onTestFinished } from 'vitest';

/** A game on a canvas of its own, on a clock that the test winds; gone when the test is. */
export interface TestGame {
  readonly game: Engine;
  readonly scene: Scene;
  readonly clock: TestClock;
  readonly canvas: HTMLCanvasElement;
  /** Lets frames pass. */
  frames(count?: number, elapsedMs?: number): void;
  /** A pointer does something at a point of the screen; it is felt in the next frame. */
  pointer(type: 'down' | 'up' | 'move' | 'cancel', x: number, y: number, options?: PointerOptions): void;
}

interface PointerOptions {
  readonly id?: number;
  readonly kind?: 'mouse' | 'touch' | 'pen';
  readonly button?: number;
}

interface Running {
  readonly game: Engine;
  readonly clock: TestClock;
  readonly canvas: HTMLCanvasElement;
}

/**
 * Engines that have no test at present, by their size: to compile their shaders anew would take longer than most tests
 * do.
 */
const idle = new Map<string, Running[]>();

/**
 * Starts a game of 300 × 200 pixels on a ground of one colour. With no other options than a size, its engine may be one
 * that was used before.
 */
export async function startGame(
  options: Partial<EngineOptions> = {},
  parent: HTMLElement = document.body,
): Promise<TestGame> {
  const { width, height, ...others } = options;
  const isPlain = Object.keys(others).length === 0 && parent === document.body;
  const shelf = isPlain ? shelfOf(`${width} × ${height}`) : [];
  const running = takeFrom(shelf) ?? (await startEngine(options, parent));
  const { game, clock, canvas } = running;
  parent.append(canvas);
  const down = new Set<number>();
  const pointer: TestGame['pointer'] = (type, x, y, { id = 1, kind = 'mouse', button = 0 } = {}) => {
    if (type === 'down') down.add(id);
    else if (type !== 'move') down.delete(id);
    const { left, top } = canvas.getBoundingClientRect();
    const where = { clientX: left + x, clientY: top + y, pointerId: id, pointerType: kind };
    const buttons = { button: type === 'move' ? -1 : button, buttons: down.has(id) ? 1 : 0 };
    canvas.dispatchEvent(new PointerEvent(`pointer${type}`, { ...where, ...buttons }));
  };
  const frames = (count = 1, elapsedMs = 16) => clock.run(count, elapsedMs);
  onTestFinished(async () => {
    for (const id of down) pointer('cancel', 0, 0, { id });
    if (!isPlain || game.isDisposed()) endEngine(running);
    else {
      await leave(running);
      shelf.push(running);
    }
  });
  return { game, scene: game.currentScene, clock, canvas, frames, pointer };
}

function shelfOf(size: string): Running[] {
  const shelf = idle.get(size) ?? [];
  idle.set(size, shelf);
  return shelf;
}

/** One whose context is alive: a page holds 16 at most, and loses the one that was used least lately. */
function takeFrom(shelf: Running[]): Running | undefined {
  for (let running = shelf.pop(); running; running = shelf.pop()) {
    if (glOf(running)?.isContextLost() === false) return running;
    endEngine(running);
  }
  return undefined;
}

async function startEngine(options: Partial<EngineOptions>, parent: HTMLElement): Promise<Running> {
  const canvas = document.createElement('canvas');
  parent.append(canvas);
  const game = new Engine({
    width: 300,
    height: 200,
    canvasElement: canvas,
    displayMode: DisplayMode.Fixed,
    suppressPlayButton: true,
    suppressConsoleBootMessage: true,
    suppressHiDPIScaling: true,
    antialiasing: false,
    snapToPixel: false,
    configurePerformanceCanvas2DFallback: { allow: false },
    handleContextLost: () => {},
    backgroundColor: Color.fromHex('#7fc0cc'),
    ...options,
  });
  game.clock.stop();
  const clock = game.clock.toTestClock();
  game.clock = clock;
  await game.start();
  return { game, clock, canvas };
}

/** Takes all out of an engine that a test has put in. */
async function leave({ game, canvas }: Running): Promise<void> {
  game.timescale = 1;
  game.addScene('rest', new Scene());
  await game.goToScene('rest');
  for (const name of Object.keys(game.scenes)) if (name !== 'rest') game.removeScene(name);
  game.addScene('root', new Scene());
  await game.goToScene('root');
  game.removeScene('rest');
  canvas.remove();
}

/** A disposed engine does not free its context. */
function endEngine(running: Running): void {
  const gl = glOf(running);
  running.game.dispose();
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  running.canvas.remove();
}

function glOf({ game: { graphicsContext } }: Running): WebGL2RenderingContext | undefined {
  return graphicsContext instanceof ExcaliburGraphicsContextWebGL ? graphicsContext.__gl : undefined;
}
