import { Color, vec } from 'excalibur';
import { commands } from 'vitest/browser';
import { test } from 'vitest';
import { TiledBoardResource } from '../../src/tiled/index.js';
import { pictureFrom, pixelsOf } from '../helpers/pixels.js';
import { startGame } from './game.js';

const names = (globalThis as any).__names ?? 'i-big i-flips-d i-flips i-image i-inf i-objects-index i-objects i-offsets i-plain i-tileoffset i-wide o-big-left-down o-big-left-up o-big-right-up o-big o-flips-big o-flips-wide o-flips-wide2 o-flips o-image o-inf o-margin o-objects-index o-objects o-offsets o-tileoffset'.split(' ');
const bytes = async (path: string) => Uint8Array.from(atob(await commands.readFile(path, 'base64')), (l) => l.charCodeAt(0));
test.for(names as string[])('%s', async (name) => {
  const dir = '/work/main/node_modules/.tiled-zz/t';
  const files = { readFile: bytes, readImage: async (path: string) => new Blob([await bytes(path)], { type: 'image/png' }) };
  const map = new TiledBoardResource(`${dir}/${name}.tmx`, { files });
  await map.load();
  const picture = await pictureFrom(`${dir}/${name}.out.png`);
  const m = 40;
  const { width, height } = picture;
  const back = { r: 127, g: 192, b: 204 };
  const { scene, frames, canvas } = await startGame({ width: width + 2 * m, height: height + 2 * m, backgroundColor: Color.fromRGB(127, 192, 204) });
  const iso = map.map.orientation === 'isometric';
  const base = map.map.infinite ? (iso ? vec(512, 256) : vec(256, 256)) : iso ? vec((map.map.height * map.map.tilewidth) / 2, 0) : vec(0, 0);
  map.addToScene(scene, { pos: base.add(vec(m, m)) });
  scene.camera.pos = vec(width / 2 + m, height / 2 + m);
  frames(3);
  const shown = pixelsOf(canvas);
  for (let i = 0; i < picture.data.length; i += 4) {
    const a = (picture.data[i + 3] ?? 0) / 255;
    picture.data[i] = Math.round((picture.data[i] ?? 0) * a + back.r * (1 - a));
    picture.data[i + 1] = Math.round((picture.data[i + 1] ?? 0) * a + back.g * (1 - a));
    picture.data[i + 2] = Math.round((picture.data[i + 2] ?? 0) * a + back.b * (1 - a));
    picture.data[i + 3] = 255;
  }
  const big = shown.width;
  let best = { diff: Infinity, x: 0, y: 0 };
  const diffAt = (dx: number, dy: number, limit: number, tolerance = 2) => {
    let d = 0;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const a = 4 * (y * width + x);
        const b = 4 * ((y + dy) * big + x + dx);
        if (Math.abs(picture.data[a]! - shown.data[b]!) > tolerance || Math.abs(picture.data[a + 1]! - shown.data[b + 1]!) > tolerance || Math.abs(picture.data[a + 2]! - shown.data[b + 2]!) > tolerance) d++;
      }
      if (d > limit) return d;
    }
    return d;
  };
  for (let dy = 0; dy <= 2 * m; dy++) for (let dx = 0; dx <= 2 * m; dx++) {
    const diff = diffAt(dx, dy, best.diff);
    if (diff < best.diff) best = { diff, x: dx, y: dy };
  }
  const where: string[] = [];
  for (let y = 0; y < height && where.length < 6; y++) for (let x = 0; x < width && where.length < 6; x++) {
    const a = 4 * (y * width + x); const b = 4 * ((y + best.y) * big + x + best.x);
    if ([0, 1, 2].some((c) => Math.abs(picture.data[a + c]! - shown.data[b + c]!) > 2)) where.push(`${x},${y}:${[...picture.data.slice(a, a + 3)]}/${[...shown.data.slice(b, b + 3)]}`);
  }
  console.log(`RES ${name} ${width}x${height} diff ${best.diff} exact ${diffAt(best.x, best.y, Infinity, 0)} shift ${best.x - m},${best.y - m} ${where.join(' ')}`);
  const dump = async (p: typeof shown, f: string) => { const c = new OffscreenCanvas(p.width, p.height); c.getContext('2d')!.putImageData(new ImageData(p.data as any, p.width, p.height), 0, 0); const b = new Uint8Array(await (await c.convertToBlob()).arrayBuffer()); let s = ''; for (const x of b) s += String.fromCharCode(x); await commands.writeFile(`${dir}/${f}`, btoa(s), 'base64'); };
  await dump(shown, `${name}.ours.png`); await dump(picture, `${name}.oracle.png`);
});
