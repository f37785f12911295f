import { defineConfig } from 'vite';

// The library. One file out for each file in; everything that is a package stays an import.
export default defineConfig({
  publicDir: false,
  // The reader of maps is a text in a file of ours: bundlers of users cannot make it smaller.
  worker: { rolldownOptions: { output: { minify: true, sourcemap: false } } },
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    emptyOutDir: true,
    lib: {
      entry: {
        index: 'src/index.ts',
        'boards/index': 'src/boards/index.ts',
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
