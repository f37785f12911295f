// Runs before the tests: finds a Chromium, or installs one where the system allows it, or says in one line what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch, findChromium } from './chromium.js';

const found = findChromium();
if (!found) playwright('install', '--no-shell', 'chromium') || apt('chromium');
const installed = !found && findChromium();
let fault = await faultOf(found || installed || undefined);
// Playwright brings the program, but not the libraries that it needs.
if (fault && installed && aptIsOurs() && playwright('install-deps', 'chromium')) fault = await faultOf(installed);
if (fault) {
  console.error(`The tests need Chromium: ${fault}. Install one, or set CHROMIUM_PATH to the program.`);
  process.exitCode = 1;
}

/**
 * Why this Chromium cannot be used; undefined where it can.
 * @param {string | undefined} path
 */
async function faultOf(path) {
  if (!path) return 'there is none, and none could be installed';
  if (!existsSync(path)) return `there is no file ${path}`;
  try {
    const browser = await chromium.launch(chromiumLaunch());
    await browser.close();
    return undefined;
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    const cause = lines.find((line) => /error while loading|EACCES|ENOEXEC|cannot /i.test(line)) ?? lines[0];
    return `${path} does not start (${cause?.trim()})`;
  }
}

/** @param {string[]} args */
function playwright(...args) {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright/package.json'));
  return runs(process.execPath, join(folder, 'cli.js'), ...args);
}

/** @param {string[]} packages */
function apt(...packages) {
  if (!aptIsOurs()) return false;
  runs('apt-get', 'update'); // a stale list may still do
  return runs('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}

function aptIsOurs() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * @param {string} file
 * @param {string[]} args
 */
function runs(file, ...args) {
  console.error(`Chromium for the tests: ${[file, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { error, status, stderr } = spawnSync(file, args, { encoding: 'utf8', env, timeout: 300_000 });
  if (status === 0) return true;
  const cause = /^(Error|E): .*/m.exec(stderr ?? '')?.[0];
  console.error(`  failed: ${error?.message ?? cause ?? `exit code ${status}`}`);
  return false;
}
