import { createRequire } from 'node:module';
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
    ...options,
  });
  return outputFiles[0].text;
}
