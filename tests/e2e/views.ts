/** Nothing glides, so that a slow machine plays as fast as a quick one. */
const still = { reducedMotion: 'reduce' } as const;
export const desk = { ...still, viewport: { width: 1280, height: 800 } };
export const medium = { ...still, viewport: { width: 960, height: 640 } };
export const small = { ...still, viewport: { width: 640, height: 400 } };
export const phone = {
  ...still,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};
