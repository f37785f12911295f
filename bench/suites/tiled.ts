// Maps of Tiled, in Chromium: reading, showing, and whether a page goes on while a long one is loaded.
import type { Page } from 'playwright';
import { bundle } from '../bundle.mjs';
import { hasChromium, withPages } from '../chromium.js';
import { makeRow, type Row } from '../row.js';

const PARSER = '@excaliburjs/plugin-tiled 0.32.0 TiledParser';
const LAPS = 21;
const WARM_UP = 120;
const FRAMES = 200;
/** Pixels to the right that the camera goes in a frame when it scrolls. */
const SCROLL = 8;
const STANDING_TARGET_MS = 0.5;
const SCROLLING_TARGET_MS = 4;
const TASK_TARGET_MS = 200;
const SHORTEST_LONG_TASK_MS = 50;

export async function rows(): Promise<Omit<Row, 'suite'>[]> {
  if (!hasChromium('tiled')) return [];
  const script = await bundle("export * from './pages/tiled.js'", { format: 'iife', globalName: 'bench' });
  const run = <Result>(use: (page: Page) => Promise<Result>): Promise<Result> =>
    withPages(script, 1, async ([page]) => {
      if (!page) throw new Error('bench: there is no page');
      return use(page);
    });
  const small = hexMap(300, 300);
  const times = await run((page) =>
    page.evaluate<{ ours: number[]; theirs: number[] }>(`bench.read(${JSON.stringify(small)}, ${LAPS})`),
  );
  const frameTime = (text: string | undefined, step: number) =>
    run(async (page) => {
      await page.evaluate(`bench.start(${JSON.stringify(text)})`);
      await page.evaluate(`bench.frames(${WARM_UP}, 0)`);
      return median(await page.evaluate<number[]>(`bench.frames(${FRAMES}, ${step})`));
    });
  const [empty, standing, scrolling] = [
    await frameTime(undefined, 0),
    await frameTime(small, 0),
    await frameTime(small, SCROLL),
  ];
  const long = { hexes: hexMap(1000, 1000), squares: squareMap(1000, 1000) };
  // The browser names no tasks below this.
  const longest = async (text: string) => {
    const task = await run((page) => page.evaluate<{ longest: number }>(`bench.longestTask(${JSON.stringify(text)})`));
    return Math.max(task.longest, SHORTEST_LONG_TASK_MS);
  };
  const beyond = (time: number) => Math.max(time - empty, 0);
  return [
    makeRow('300 × 300 hexes, text to board', PARSER, { ours: median(times.ours), theirs: median(times.theirs) }),
    makeRow(
      '300 × 300 hexes, standing, beyond an empty scene',
      'target',
      { ours: beyond(standing), theirs: STANDING_TARGET_MS },
      'ms/frame',
    ),
    makeRow(
      '300 × 300 hexes, scrolling, beyond an empty scene',
      'target',
      { ours: beyond(scrolling), theirs: SCROLLING_TARGET_MS },
      'ms/frame',
    ),
    makeRow('1,000 × 1,000 hexes loaded, longest task', 'target', {
      ours: await longest(long.hexes),
      theirs: TASK_TARGET_MS,
    }),
    makeRow('1,000 × 1,000 squares loaded, longest task', 'target', {
      ours: await longest(long.squares),
      theirs: TASK_TARGET_MS,
    }),
  ];
}

function hexMap(columns: number, rows: number): string {
  const kind = 'orientation="hexagonal" hexsidelength="8" staggeraxis="y" staggerindex="odd"';
  return mapText(`${kind} tilewidth="18" tileheight="16"`, columns, rows);
}

function squareMap(columns: number, rows: number): string {
  return mapText('orientation="orthogonal" tilewidth="18" tileheight="20"', columns, rows);
}

function mapText(attributes: string, columns: number, rows: number): string {
  const lines = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => ((x * 7 + y * 13) % 5 === 4 ? 0 : ((x + y) % 4) + 1)).join(','),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" tiledversion="1.11.0" renderorder="right-down" width="${columns}" height="${rows}" infinite="0" nextlayerid="2" nextobjectid="1" ${attributes}>
 <tileset firstgid="1" name="tiles" tilewidth="18" tileheight="20" tilecount="4" columns="4">
  <image source="tiles.png" width="72" height="20"/>
  <tile id="1"><properties><property name="cost" type="int" value="2"/></properties></tile>
 </tileset>
 <layer id="1" name="road" width="${columns}" height="${rows}">
  <data encoding="csv">
${lines.join(',\n')}
</data>
 </layer>
</map>
`;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}
