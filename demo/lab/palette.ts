// The colours of what is drawn on the canvas; those of the page are in style.css.

export interface Palette {
  readonly tile: string;
  readonly line: string;
  readonly ink: string;
  readonly halo: string;
  readonly contour: string;
  readonly solid: string;
  readonly smoke: string;
  readonly wall: string;
  readonly area: string;
  readonly areaLine: string;
  readonly path: string;
  readonly seen: string;
  readonly seenLine: string;
  readonly cursor: string;
}

export const light: Palette = {
  tile: '#fbfdfb',
  line: '#7d9cae',
  ink: '#2d2a3a',
  halo: '#fbfdfb',
  contour: '#a5662f',
  solid: '#5a5d6e',
  smoke: '#9aa4ae',
  wall: '#b23a24',
  area: '#5b8fb93d',
  areaLine: '#2f6c9c',
  path: '#2d2a3a',
  seen: '#f2c24c66',
  seenLine: '#b47a10',
  cursor: '#2d2a3a',
};

export const dark: Palette = {
  tile: '#21414f',
  line: '#6f97a8',
  ink: '#f3ead9',
  halo: '#152a34',
  contour: '#e8b27c',
  solid: '#8b98a6',
  smoke: '#93a3ae',
  wall: '#ff8f73',
  area: '#7fb6e033',
  areaLine: '#8fc8f2',
  path: '#f3ead9',
  seen: '#f2c24c47',
  seenLine: '#f2c24c',
  cursor: '#f3ead9',
};
