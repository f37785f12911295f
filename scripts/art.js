// Draws demo/art/*.svg into demo/public/monopoly: `npm run art`. One pixel of a picture is one pixel of the map, two to a unit of art.
// JavaScript, since plain Node runs it; the types are checked all the same.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from './chromium.js';

const SCALE = 2;
const MARGIN = 2;
const SPACING = 4;
const source = join(import.meta.dirname, '../demo/art');
const target = join(import.meta.dirname, '../demo/public/monopoly');

/**
 * The sheets, with the side of their cells in units of art; without cells the picture is drawn whole.
 * @type {readonly { svg: string; png: string; width?: number; height?: number; single?: string }[]}
 */
const SHEETS = [
  { svg: 'tiles.svg', png: 'harbor.png', width: 64, height: 64 },
  { svg: 'paving.svg', png: 'paving.png', width: 88, height: 88 },
  { svg: 'props.svg', png: 'props.png', width: 64, height: 64 },
  { svg: 'landmarks.svg', png: 'landmarks.png', width: 128, height: 128 },
  { svg: 'pawns.svg', png: 'pawns.png', width: 48, height: 64, single: 'pawns' },
  { svg: 'island.svg', png: 'island.png' },
];

/**
 * Runs in the browser: the sheet as a PNG, its cells set apart so that none bleeds into the next, and each group as an SVG of its own.
 * @param {{ text: string; width: number | undefined; height: number | undefined; scale: number; margin: number; spacing: number }} sheet
 */
async function draw({ text, width, height, scale, margin, spacing }) {
  const parse = () => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  /** @param {Element} root */
  const serialize = (root) => new XMLSerializer().serializeToString(root);
  const root = parse();
  const whole = { width: Number(root.getAttribute('width')), height: Number(root.getAttribute('height')) };
  root.setAttribute('width', String(whole.width * scale));
  root.setAttribute('height', String(whole.height * scale));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(serialize(root))}`;
  await image.decode();

  const cell = { width: (width ?? whole.width) * scale, height: (height ?? whole.height) * scale };
  const columns = Math.round(image.width / cell.width);
  const rows = Math.round(image.height / cell.height);
  const gap = width === undefined ? 0 : spacing;
  const edge = width === undefined ? 0 : margin;
  const canvas = document.createElement('canvas');
  canvas.width = 2 * edge + columns * cell.width + (columns - 1) * gap;
  canvas.height = 2 * edge + rows * cell.height + (rows - 1) * gap;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d canvas');
  const touching = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = edge + column * (cell.width + gap);
      const y = edge + row * (cell.height + gap);
      context.drawImage(
        image,
        column * cell.width,
        row * cell.height,
        cell.width,
        cell.height,
        x,
        y,
        cell.width,
        cell.height,
      );
      if (width === undefined) continue;
      const sides = [
        [x, y, cell.width, 1],
        [x, y + cell.height - 1, cell.width, 1],
        [x, y, 1, cell.height],
        [x + cell.width - 1, y, 1, cell.height],
      ];
      const inked = sides.some(([left = 0, top = 0, wide = 0, high = 0]) =>
        context.getImageData(left, top, wide, high).data.some((value, index) => index % 4 === 3 && value > 0),
      );
      if (inked) touching.push(row * columns + column);
    }
  }

  /** @type {Record<string, string>} */
  const singles = {};
  for (const { id } of root.querySelectorAll(':scope > g[id]')) {
    const alone = parse();
    for (const group of alone.querySelectorAll(':scope > g[id]')) {
      if (group.id === id) group.removeAttribute('transform');
      else group.remove();
    }
    alone.setAttribute('width', String(width ?? whole.width));
    alone.setAttribute('height', String(height ?? whole.height));
    alone.setAttribute('viewBox', `0 0 ${width ?? whole.width} ${height ?? whole.height}`);
    singles[id] = `${serialize(alone)
      .replace(/\s*<!--.*?-->/gs, '')
      .replace(/\n\s*(?=\n)/g, '')}\n`;
  }
  return { png: canvas.toDataURL('image/png'), touching, singles };
}

const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage();
  mkdirSync(target, { recursive: true });
  for (const { svg, png, width, height, single } of SHEETS) {
    const text = readFileSync(join(source, svg), 'utf8');
    const drawn = await page.evaluate(draw, { text, width, height, scale: SCALE, margin: MARGIN, spacing: SPACING });
    if (drawn.touching.length > 0)
      throw new Error(`${svg}: the art of cell ${drawn.touching.join(', ')} touches the edge`);
    writeFileSync(join(target, png), Buffer.from(drawn.png.slice(drawn.png.indexOf(',') + 1), 'base64'));
    if (single === undefined) continue;
    mkdirSync(join(target, single), { recursive: true });
    for (const [id, alone] of Object.entries(drawn.singles)) writeFileSync(join(target, single, `${id}.svg`), alone);
  }
  writeFileSync(join(target, 'ui.svg'), readFileSync(join(source, 'ui.svg')));
} finally {
  await browser.close();
}
