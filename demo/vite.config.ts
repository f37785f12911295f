import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { alias } from '../scripts/alias.js';

const root = import.meta.dirname;
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|[\\/])index\.html$/.test(path) && !path.startsWith('public'))
  .map((path) => join(root, path));

// The site: every folder with an index.html is a page. Relative addresses only, so that it works from any folder of any server.
export default defineConfig({
  root,
  base: './',
  appType: 'mpa',
  resolve: { alias },
  optimizeDeps: {
    include: [
      'excalibur',
      '@excaliburjs/plugin-tiled',
      '@excaliburjs/plugin-jsfxr',
      'zod/mini',
      '@rgrove/parse-xml',
      'fflate',
      'fzstd',
    ],
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1000,
    outDir: join(root, '../site'),
    emptyOutDir: true,
    // Excalibur finds entities by the names of component classes: shortened to one letter, they would be mixed up.
    rolldownOptions: { input: pages, output: { keepNames: true } },
  },
});
