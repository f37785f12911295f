import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One file for the web out of a piece of code, whose imports are seen from the folder of the bench. */
export async function bundle(code, options = {}) {
  // This runs in out/, once the bench has installed its packages.
  const { build } = createRequire(import.meta.url)('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL('..', import.meta.url)), loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'browser',
    target: 'es2022',
    conditions: ['production'],
    logLevel: 'warning',
    plugins: [inlineWorkers(build)],
    ...options,
  });
  return outputFiles[0].text;
}

/** What Vite makes of `./worker.js?worker&inline`. */
function inlineWorkers(build) {
  return {
    name: 'inline-workers',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\?worker&inline$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.replace(/\.js\?.*$/, '.ts')),
        namespace: 'worker',
      }));
      onLoad({ filter: /.*/, namespace: 'worker' }, async ({ path }) => {
        const { outputFiles } = await build({
          entryPoints: [path],
          bundle: true,
          write: false,
          format: 'iife',
          minify: true,
        });
        const code = JSON.stringify(outputFiles[0].text);
        const url = `URL.createObjectURL(new Blob([${code}], { type: 'text/javascript' }))`;
        return { contents: `export default class extends Worker { constructor() { super(${url}) } }` };
      });
    },
  };
}
