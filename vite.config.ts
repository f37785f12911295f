import { defineConfig, type Plugin } from 'vite';

// The library. One file out for each file in; everything that is a package stays an import.
export default defineConfig({
  publicDir: false,
  // The reader of maps is a text in a file of ours: bundlers of users cannot make it smaller.
  worker: { rolldownOptions: { output: { minify: true } } },
  plugins: [withoutWorkerMaps()],
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    lib: {
      entry: {
        index: 'src/index.ts',
        'boards/index': 'src/boards/index.ts',
        'games/index': 'src/games/index.ts',
        'manifests/index': 'src/manifests/index.ts',
        'tiled/index': 'src/tiled/index.ts',
        'tiled/format/index': 'src/tiled/format/index.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: /^(?![./]|[A-Za-z]:|\0)/,
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});

/** Vite leaves the source map of an inline worker beside the library, where nothing leads to it. */
function withoutWorkerMaps(): Plugin {
  return {
    name: 'without-worker-maps',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (/^assets\/.*\.map$/.test(name)) delete bundle[name];
    },
  };
}
