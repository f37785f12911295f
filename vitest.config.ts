import { resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { alias } from './scripts/alias.js';
import { chromiumLaunch } from './scripts/chromium.js';
import { SummaryReporter } from './scripts/reporter.js';

const data = resolve(import.meta.dirname, process.env.BOARDKIT_DATA || '../shared/data');

export default defineConfig({
  test: {
    reporters: ['default', new SummaryReporter(data)],
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          pool: 'threads',
          maxWorkers: 2,
          isolate: false,
          testTimeout: 30_000,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', 'tests/e2e/**', 'tests/long/**', 'tests/package/**'],
          setupFiles: ['tests/helpers/window-shim.ts', 'tests/helpers/law-runs.ts'],
        },
      },
      {
        resolve: { alias },
        publicDir: 'demo/public',
        server: { fs: { allow: ['.', data] } },
        optimizeDeps: {
          include: ['excalibur', '@excaliburjs/plugin-tiled', 'zod/mini', '@rgrove/parse-xml', 'fflate', 'fzstd'],
        },
        test: {
          name: 'browser',
          provide: { data },
          include: ['tests/browser/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 800, height: 600 },
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          sequence: { groupOrder: 1 },
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/site.ts'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'package',
          maxWorkers: 2,
          include: ['tests/package/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
