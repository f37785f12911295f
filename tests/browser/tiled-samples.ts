import { describe, inject, test } from 'vitest';
import { commands } from 'vitest/browser';
import type { MapFiles } from '../../src/tiled/index.js';

/** `describe` for tests that need the Tiled files of the shared data; where there are none, one skipped test says so. */
export async function describeTiledData(title: string, body: (folder: string) => void | Promise<void>): Promise<void> {
  const folder = `${inject('data')}/tiled`;
  const isThere = await commands.readFile(`${folder}/README.md`).then(
    () => true,
    () => false,
  );
  if (isThere) describe(title, () => body(folder));
  else test.skip(`${title}: there is no data folder (BOARDKIT_DATA)`, () => {});
}

/** Files of the disk, by their whole path. */
export const diskFiles: MapFiles = {
  readFile: readBytes,
  readImage: async (path) => new Blob([await readBytes(path)], { type: 'image/png' }),
};

async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const base64 = await commands.readFile(path, 'base64');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** The colours of the tiles 1 to 4 of `sampleMap`. */
export const tileColors = ['#c04040', '#40c040', '#4040c0', '#c0c040'] as const;

/** A map as text, with an image of four tiles of one colour each; `reads` counts how often each file was read. */
export function sampleFiles(texts: Readonly<Record<string, string>>): Required<MapFiles> & { reads: string[] } {
  const reads: string[] = [];
  return {
    reads,
    async readFile(path) {
      reads.push(path);
      const text = texts[path];
      if (text === undefined) throw new Error('there is no such file');
      return text;
    },
    async readImage(path) {
      reads.push(path);
      const canvas = new OffscreenCanvas(64, 16);
      const context = canvas.getContext('2d');
      for (const [index, color] of tileColors.entries()) {
        if (context) context.fillStyle = color;
        context?.fillRect(16 * index, 0, 16, 16);
      }
      return canvas.convertToBlob();
    },
  };
}

/** The text of a map of 3 × 2 cells of 16 × 16 pixels, or of other size and kind by its attributes. */
export function sampleMap(content: string, attributes: Readonly<Record<string, string | number>> = {}): string {
  const all = { orientation: 'orthogonal', width: 3, height: 2, tilewidth: 16, tileheight: 16, ...attributes };
  const text = Object.entries(all).map(([name, value]) => `${name}="${value}"`);
  return `<map version="1.10" tiledversion="1.11.0" ${text.join(' ')}>
    <tileset firstgid="1" name="colors" tilewidth="16" tileheight="16" tilecount="4" columns="4">
      <image source="colors.png" width="64" height="16"/>
    </tileset>
    ${content}
  </map>`;
}

/** A layer of 3 × 2 cells: `1,2,3,4,1,2`. */
export function sampleLayer(name: string, gids: string, attributes = '', content = ''): string {
  const id = [...name].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 7) % 10_000;
  return `<layer id="${id}" name="${name}" width="3" height="2" ${attributes}>${content}
    <data encoding="csv">${gids}</data>
  </layer>`;
}
