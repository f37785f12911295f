import { DisplayMode, Engine, type Scene, type TestClock } from 'excalibur';

const FRAME_MS = 16;

/** A game whose clock is wound by hand. */
export interface Game {
  readonly scene: Scene;
  /** The milliseconds that the script of one frame takes. */
  frame(): number;
}

/** Starts a game on a canvas of its own. */
export async function startGame(): Promise<Game> {
  const canvas = document.createElement('canvas');
  document.body.append(canvas);
  const engine = new Engine({
    width: 640,
    height: 360,
    canvasElement: canvas,
    displayMode: DisplayMode.Fixed,
    suppressPlayButton: true,
    suppressConsoleBootMessage: true,
    suppressHiDPIScaling: true,
    configurePerformanceCanvas2DFallback: { allow: false },
  });
  engine.clock.stop();
  const clock: TestClock = engine.clock.toTestClock();
  engine.clock = clock;
  await engine.start();
  const frame = (): number => {
    const start = performance.now();
    clock.step(FRAME_MS);
    return performance.now() - start;
  };
  return { scene: engine.currentScene, frame };
}
