// Draws demo/art/*.svg into demo/public/monopoly (`npm run art`), at two pixels to a unit of art: a pixel of these pictures is one of the map.
// JavaScript, since plain Node runs it; the types are checked all the same.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { bringIn, withIcons } from './art-sheets.js';
import { chromiumLaunch } from './chromium.js';
import { png } from './png.js';

const source = join(import.meta.dirname, '../demo/art');
const target = join(import.meta.dirname, '../demo/public/monopoly');

/**
 * What is drawn. `cell` is the size of a cell in units of art; without it the picture is drawn whole. `singles` also writes every cell as an SVG.
 * `icons` is a sheet whose pictures are taken where this one has none, on the cards of this one: see `withIcons`. `from` is a sheet of
 * which this one takes groups: see `bringIn`.
 * @type {readonly { name: string; picture: string; cell?: readonly [width: number, height: number]; singles?: string; icons?: string; from?: string }[]}
 */
const SHEETS = [
  { name: 'tiles', picture: 'harbor', cell: [64, 64] },
  { name: 'tiles-hex', picture: 'harbor-hex', cell: [64, 74], icons: 'tiles' },
  { name: 'paving', picture: 'paving', cell: [88, 88] },
  { name: 'props', picture: 'props', cell: [64, 64] },
  { name: 'landmarks', picture: 'landmarks', cell: [128, 128] },
  { name: 'pawns', picture: 'pawns', cell: [48, 64], singles: 'pawns' },
  { name: 'island', picture: 'island' },
  { name: 'island-hex', picture: 'island-hex' },
  { name: 'lagoon-props', picture: 'lagoon-props', cell: [64, 64] },
  { name: 'lagoon-landmarks', picture: 'lagoon-landmarks', cell: [128, 128] },
  { name: 'lagoon', picture: 'lagoon' },
  { name: 'tiles-iso', picture: 'harbor-iso', cell: [112, 112], from: 'tiles' },
  { name: 'paving-iso', picture: 'paving-iso', cell: [144, 112], from: 'paving' },
  { name: 'island-iso', picture: 'island-iso' },
];

/**
 * Runs in the browser: the pixels of a sheet, its cells set apart so that none bleeds into the next, the cells whose art touches
 * their edge, and every group as an SVG of its own.
 * @param {{ text: string; cell: readonly [number, number] | undefined }} sheet
 */
async function draw({ text, cell }) {
  const SCALE = 2;
  const [margin, spacing] = cell ? [2, 4] : [0, 0];
  const parse = () => new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  /** @param {Element} element */
  const serialize = (element) => new XMLSerializer().serializeToString(element);
  /** @param {Element} element */
  const groups = (element) => [...element.querySelectorAll(':scope > g[id]')];

  const root = parse();
  const size = [Number(root.getAttribute('width')), Number(root.getAttribute('height'))];
  const [unitsWide = 0, unitsHigh = 0] = cell ?? size;
  for (const [index, side] of ['width', 'height'].entries())
    root.setAttribute(side, String((size[index] ?? 0) * SCALE));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(serialize(root))}`;
  await image.decode();

  const width = unitsWide * SCALE;
  const height = unitsHigh * SCALE;
  const columns = Math.round(image.width / width);
  const rows = Math.round(image.height / height);
  const canvas = document.createElement('canvas');
  canvas.width = 2 * margin + columns * width + (columns - 1) * spacing;
  canvas.height = 2 * margin + rows * height + (rows - 1) * spacing;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d canvas');
  /** @type {(x: number, y: number, width: number, height: number) => boolean} */
  const inked = (...area) => context.getImageData(...area).data.some((value, index) => index % 4 === 3 && value > 0);
  const touching = [];
  for (let index = 0; index < columns * rows; index++) {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const x = margin + column * (width + spacing);
    const y = margin + row * (height + spacing);
    context.drawImage(image, column * width, row * height, width, height, x, y, width, height);
    const edge = inked(x, y, width, 1) || inked(x, y + height - 1, width, 1);
    if (cell && (edge || inked(x, y, 1, height) || inked(x + width - 1, y, 1, height))) touching.push(index);
  }

  const singles = groups(root).map(({ id }) => {
    const alone = parse();
    for (const group of groups(alone)) group.id === id ? group.removeAttribute('transform') : group.remove();
    alone.setAttribute('width', String(unitsWide));
    alone.setAttribute('height', String(unitsHigh));
    alone.setAttribute('viewBox', `0 0 ${unitsWide} ${unitsHigh}`);
    return {
      id,
      svg: `${serialize(alone)
        .replace(/\s*<!--.*?-->/gs, '')
        .replace(/\n\s*(?=\n)/g, '')}\n`,
    };
  });
  let pixels = '';
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < data.length; at += 0x6000)
    pixels += btoa(String.fromCharCode(...data.subarray(at, at + 0x6000)));
  return { pixels, width: canvas.width, height: canvas.height, touching, singles };
}

const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage();
  const read = (/** @type {string} */ name) => readFileSync(join(source, `${name}.svg`), 'utf8');
  const named = process.argv.slice(2);
  for (const { name, picture, cell, singles, icons, from } of SHEETS) {
    if (named.length > 0 && !named.includes(name)) continue;
    let text = read(name);
    const iconCell = SHEETS.find((sheet) => sheet.name === icons)?.cell;
    if (cell && icons && iconCell) text = await page.evaluate(withIcons, { text, cell, icons: read(icons), iconCell });
    if (from) text = await page.evaluate(bringIn, { text, name: from, other: read(from) });
    const drawn = await page.evaluate(draw, { text, cell });
    if (drawn.touching.length > 0)
      throw new Error(`${name}.svg: the art of cell ${drawn.touching.join(', ')} touches its edge`);
    mkdirSync(join(target, singles ?? ''), { recursive: true });
    writeFileSync(join(target, `${picture}.png`), png(Buffer.from(drawn.pixels, 'base64'), drawn.width, drawn.height));
    if (singles) for (const { id, svg } of drawn.singles) writeFileSync(join(target, singles, `${id}.svg`), svg);
  }
  for (const whole of ['ui.svg', 'logo.svg']) copyFileSync(join(source, whole), join(target, whole));
} finally {
  await browser.close();
}
