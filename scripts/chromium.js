// JavaScript, since plain Node runs it before the tests; the types are checked all the same.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];

/**
 * CHROMIUM_PATH, else the Chromium that Playwright installed, else one of the system.
 * @returns {string | undefined}
 */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    chromium.executablePath(),
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ];
  return process.env.CHROMIUM_PATH || candidates.find((path) => path !== '' && existsSync(path));
}

/**
 * How to start Chromium. Never throws, since every Vitest run reads it: where none is found,
 * Playwright says so when a browser is really wanted.
 * @returns {{ executablePath?: string; args: string[] }}
 */
export function chromiumLaunch() {
  const executablePath = findChromium();
  const args = ['--use-angle=swiftshader', '--mute-audio', '--autoplay-policy=no-user-gesture-required'];
  return executablePath === undefined ? { args } : { executablePath, args };
}
