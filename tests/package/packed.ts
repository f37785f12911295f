import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// The packed package. It packs what is in dist/: build first.

const root = resolve(import.meta.dirname, '../..');
const QUIET = ['--prefer-offline', '--no-audit', '--no-fund', '--omit=optional', '--omit=peer'];

/** Makes a project that has installed the packed package and nothing else. Gives its folder. */
export function projectWithPackage(): string {
  const home = mkdtempSync(join(tmpdir(), 'boardkit-consumer-'));
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', home];
  const [packed] = JSON.parse(execFileSync('npm', pack, { cwd: root, encoding: 'utf8' })) as [{ filename: string }];
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  execFileSync('npm', ['install', ...QUIET, join(home, packed.filename)], { cwd: home });
  return home;
}

/** Installs what the package may be used beside. */
export function addPeers(home: string): void {
  mkdirSync(join(home, 'node_modules/@excaliburjs'), { recursive: true });
  for (const peer of ['excalibur', '@excaliburjs/plugin-tiled'])
    symlinkSync(join(root, 'node_modules', peer), join(home, 'node_modules', peer), 'junction');
}
