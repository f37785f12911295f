import { Color, GraphicsComponent, vec } from 'excalibur';
import { commands } from 'vitest/browser';
import { expect, inject, test } from 'vitest';
import { TiledBoardResource } from '../../src/tiled/index.js';
import { differingPixels, pictureFrom, pixelsOf } from '../helpers/pixels.js';
import { startGame } from './game.js';

const maps = [
  'DotTiled/map-with-multiline-string-prop/map-with-multiline-string-prop.tmx',
  'DotTiled/map-with-many-layers/map-with-many-layers.tmj',
  'rs-tiled/tiled_class_property.tmx',
  'rs-tiled/tiled_xml.tmx',
  'rs-tiled/tiled_object_list_property.tmx',
  'rs-tiled/tiled_base64_zstandard.tmx',
  'excalibur-tiled/isometric/isometric.tmx',
  'flame_tiled/oversized_tiles_isometric.tmx',
  'flame_tiled/8_tiles-flips.tmx',
];
const bytes = async (path: string) => Uint8Array.from(atob(await commands.readFile(path, 'base64')), (l) => l.charCodeAt(0));
test.for(maps)('%s', async (name) => {
  const files = { readFile: bytes, readImage: async (path: string) => new Blob([await bytes(path)], { type: 'image/png' }) };
  const map = new TiledBoardResource(`${inject('data')}/tiled/maps/${name}`, { files, ...(name.includes('many-layers') ? {layer: 'Tile Layer 1'} : name.includes('isometric/iso') ? { layer: 'Ground'} : {}) });
  try { await map.load(); } catch (error) { console.log(name, String(error)); return; }
  const picture = await pictureFrom(`${process_oracle(name)}`);
  const { width, height } = picture;
  const { scene, frames, canvas } = await startGame({ width, height, backgroundColor: Color.fromHex(map.map.backgroundcolor ?? '#000000'), });
  const shift = map.map.orientation === 'isometric' ? vec((map.map.height * map.map.tilewidth) / 2, name.includes('isometric/iso') ? 8 : 0) : vec(0, 0);
  for (const l of map.resource.getObjectLayers()) for (const e of l.entities) e.get(GraphicsComponent)!.isVisible = false;
  map.addToScene(scene, { pos: shift });
  scene.camera.pos = vec(width / 2, height / 2);
  scene.camera.zoom = 1;
  frames(3);
  const shown = pixelsOf(canvas);
  // over black
  const back = Color.fromHex(map.map.backgroundcolor ?? '#000000');
  for (let i = 0; i < picture.data.length; i += 4) {
    const a = (picture.data[i + 3] ?? 0) / 255;
    picture.data[i] = Math.round((picture.data[i] ?? 0) * a + back.r * (1 - a));
    picture.data[i + 1] = Math.round((picture.data[i + 1] ?? 0) * a+ back.g * (1 - a));
    picture.data[i + 2] = Math.round((picture.data[i + 2] ?? 0) * a+ back.b * (1 - a));
    picture.data[i + 3] = 255;
  }
  console.log(name, width, height, map.map.backgroundcolor, map.map.infinite, map.map.layers.map(({type,name}) => `${type} ${name}`).join(), 'diff', differingPixels(shown, picture), differingPixels(shown, picture, 2),  differingPixels(shown, picture, 8));
  const where: string[] = []; for (let i = 0; i < picture.data.length; i += 4) if ([0,1,2].some((c) => Math.abs((picture.data[i + c] ?? 0) - (shown.data[i + c] ?? 0)) > 8)) where.push(`${(i / 4) % width},${Math.floor(i / 4 / width)}:${[...picture.data.slice(i,i+3)]}/${[...shown.data.slice(i,i+3)]}`); console.log(where.slice(0, 40).join(' '));
  const dump = async (p: typeof shown, f: string) => { const c = new OffscreenCanvas(width, height); c.getContext('2d')!.putImageData(new ImageData(p.data as any, width, height), 0, 0); const b = new Uint8Array(await (await c.convertToBlob()).arrayBuffer()); let s = ''; for (const x of b) s += String.fromCharCode(x); await commands.writeFile('/work/main/node_modules/.tiled-zz/' + f, btoa(s), 'base64'); };
  await dump(shown, `${name.replaceAll('/', '_')}.ours.png`).catch(e => console.log(String(e)));
});
const objs = ['class_prop', 'object_list', 'zstandard', 'isometric/isometric', 'many-layers'];
function process_oracle(name: string) { return objs.some(o => name.includes(o)) ? `/work/main/node_modules/.tiled-zz/${name.replaceAll('/', '_')}.to.png` : `${inject('data')}/tiled/oracle/${name.replaceAll('/', '_')}.png`; }
