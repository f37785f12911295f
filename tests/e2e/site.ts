import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

/** Builds the demo and serves it on a free port while the end-to-end tests run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const configFile = 'demo/vite.config.ts';
  await build({ configFile, logLevel: 'warn', mode: 'production' });
  const server = await preview({ configFile, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the preview server has no port');
  project.provide('site', `http://127.0.0.1:${address.port}/`);
  return () => server.close();
}
