import type { Engine } from 'excalibur';

/** Draws as many pixels as the canvas has on the screen: no blur where it is large, no work for nothing where it is small. */
export function keepSharp({ screen, canvas }: Engine): void {
  const adapt = () => {
    const ratio = (canvas.clientWidth / screen.resolution.width) * devicePixelRatio;
    if (ratio === 0 || ratio === screen.pixelRatioOverride) return;
    screen.pixelRatioOverride = ratio;
    screen.applyResolutionAndViewport();
  };
  new ResizeObserver(adapt).observe(canvas);
  adapt();
}
