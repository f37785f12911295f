import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPeers, projectWithPackage } from './packed.js';

// The packed package in a project of a user.

const require = createRequire(import.meta.url);
const home = projectWithPackage();

const run = (file: string, ...args: string[]) => execFileSync(file, args, { cwd: home, encoding: 'utf8' });
const runScript = (text: string) => run(process.execPath, '--input-type=module', '-e', text);

const USE = `
import { Board, GridMove, MonopolyMovement, Piece, planForward, SquareBoard, squareLayout, type Layout } from 'excalibur-boardkit';
import { squareLayout as pure } from 'excalibur-boardkit/boards';
import { gridMove } from 'excalibur-boardkit/manifests';
import { TiledBoardResource } from 'excalibur-boardkit/tiled';
import { loadTiledMap } from 'excalibur-boardkit/tiled/format';
import { Actor } from 'excalibur';

const layout: Layout = squareLayout({ columns: 3, rows: 3 });
const plan = planForward(new Board(layout), { from: { x: 0, y: 0 }, face: 'E', points: 2 });
export const spent: number[] = plan.steps.map((step) => step.spent);

const board = new Actor();
board.addComponent(new SquareBoard({ columns: 3, rows: 3 }));
const pawn = new Actor();
pawn.addComponent(new Piece({ board, at: { x: 0, y: 0 } }));
pawn.addComponent(new MonopolyMovement({ face: 'E' }));
pawn.addComponent(new GridMove({ speed: 240 }));
export const others = [pure, gridMove.id, loadTiledMap, new TiledBoardResource('harbor.tmx')];

// @ts-expect-error - speed is a number
export const wrong = new GridMove({ speed: '3' });

declare module 'excalibur-boardkit' {
  interface TileProperties { readonly price?: number }
}
const squares = new SquareBoard({ tiles: (x) => ({ price: x }) });
squares.events.on('tap', ({ tile }) => tile?.properties.price?.toFixed());
// @ts-expect-error - price is a number
squares.board.setTile({ x: 0, y: 0 }, { price: 'free' });
`;

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('in bare Node, with nothing else installed', () => {
  test('Excalibur did not come along', () => {
    expect(readdirSync(join(home, 'node_modules'))).not.toContain('excalibur');
  });

  test.each(['boards', 'games', 'manifests', 'tiled/format'])('%s loads', (entry) => {
    const names = runScript(`import * as all from 'excalibur-boardkit/${entry}'; console.log(Object.keys(all).length)`);
    expect(Number(names)).toBeGreaterThan(0);
  });

  // A ring of eight tiles, from a corner: one way on at each of them.
  test('a server plans a forwarding', () => {
    const script = `
      import { Board, planForward, squareLayout } from 'excalibur-boardkit/boards';
      const board = new Board(squareLayout({ columns: 3, rows: 3 }), { tiles: ['###', '#.#', '###'] });
      const plan = planForward(board, { from: { x: 0, y: 0 }, face: 'E', points: 5 });
      console.log(plan.steps.map(({ tile }) => tile.x + ',' + tile.y).join(' '));
    `;
    expect(runScript(script).trim()).toBe('1,0 2,0 2,1 2,2 1,2');
  });
});

describe('beside Excalibur', () => {
  beforeAll(() => {
    addPeers(home);
    writeFileSync(join(home, 'use.ts'), USE);
  });

  const ways = [
    { moduleResolution: 'bundler', module: 'esnext' },
    { moduleResolution: 'nodenext', module: 'nodenext' },
  ];
  const pairs = ['typescript', 'typescript-5'].flatMap((compiler) => ways.map((way) => ({ compiler, ...way })));
  test.for(pairs)('$compiler accepts the types with $moduleResolution', ({ compiler, ...way }) => {
    const lib = ['es2022', 'dom', 'dom.iterable'];
    const compilerOptions = {
      ...way,
      target: 'es2022',
      lib,
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      noEmit: true,
    };
    writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
    const tsc = join(dirname(require.resolve(`${compiler}/package.json`)), 'bin/tsc');
    expect(output(() => run(process.execPath, tsc, '-p', '.'))).toBe('');
  });

  test('a bundle holds no more than it needs', async () => {
    expect(await gzipped(`export { GridMove } from 'excalibur-boardkit';`)).toBeLessThan(25_000);
    expect(await gzipped(`export { squareLayout } from 'excalibur-boardkit';`)).toBeLessThan(4_500);
  });
});

/** What a compiler printed, whether it was content or not. */
function output(compile: () => string): string {
  try {
    return compile();
  } catch (error) {
    return (error as { stdout?: string }).stdout || String(error);
  }
}

/** The size in bytes of a minified and zipped bundle of an entry, without Excalibur. */
async function gzipped(text: string): Promise<number> {
  const input = join(home, 'entry.js');
  writeFileSync(input, text);
  const built = await build({
    root: home,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input, external: ['excalibur'], preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return gzipSync(chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')).length;
}
