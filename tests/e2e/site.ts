import { chromium } from 'playwright';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { chromiumLaunch } from '../../scripts/chromium.js';

/** Builds the demo, serves it on a free port, and starts a browser for all files: its first page takes twice as long. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const configFile = 'demo/vite.config.ts';
  await build({ configFile, logLevel: 'warn', mode: 'production' });
  const server = await preview({ configFile, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the preview server has no port');
  project.provide('site', `http://127.0.0.1:${address.port}/`);
  const browser = await chromium.launchServer({ ...chromiumLaunch(), host: '127.0.0.1' });
  project.provide('chromium', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
