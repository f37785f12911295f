import {
  Color,
  DisplayMode,
  Engine,
  type EngineOptions,
  ExcaliburGraphicsContextWebGL,
  type Scene,
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

/** Starts a game of 300 × 200 pixels on a ground of one colour. */
export async function startGame(
  options: Partial<EngineOptions> = {},
  parent: HTMLElement = document.body,
): Promise<TestGame> {
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
  onTestFinished(() => endGame(game, canvas));
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
  return { game, scene: game.currentScene, clock, canvas, frames, pointer };
}

/** A page holds 16 live contexts at most, and a disposed engine does not free its own. */
function endGame(game: Engine, canvas: HTMLCanvasElement): void {
  const { graphicsContext } = game;
  const gl = graphicsContext instanceof ExcaliburGraphicsContextWebGL ? graphicsContext.__gl : undefined;
  game.dispose();
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  canvas.remove();
}
