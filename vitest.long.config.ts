import { defineConfig } from 'vitest/config';

// What takes too long for `npm test`: ten thousand games, a million states, and the laws of boards on a thousand samples each.
export default defineConfig({
  test: {
    include: ['tests/long/**/*.test.ts', 'tests/boards/**/*.test.ts'],
    setupFiles: ['tests/helpers/law-runs.ts'],
    env: { LAW_RUNS: '1000' },
    testTimeout: 900_000,
  },
});
