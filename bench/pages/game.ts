import { DisplayMode, Engine, type Scene } from 'excalibur';

const FRAME_MS = 16;

/** A game whose clock is wound by hand. */
export interface Game {
  readonly scene: Scene;
  /** Lets frames pass, with a pause before each as a game has it; answers the milliseconds that the script took in each. */
  frames(count: number): Promise<number[]>;
}

/** Starts a game on a canvas of its own. */
export async function startGame(): Promise<Game> {
  if (!crossOriginIsolated) throw new Error('bench: the page is not isolated, so its clock is too coarse');
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
  const clock = engine.clock.toTestClock();
  engine.clock = clock;
  await engine.start();
  const frames = async (count: number): Promise<number[]> => {
    const times: number[] = [];
    for (let frame = 0; frame < count; frame++) {
      await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
      const start = performance.now();
      clock.step(FRAME_MS);
      times.push(performance.now() - start);
    }
    return times;
  };
  return { scene: engine.currentScene, frames };
}
