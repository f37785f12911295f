import { defineConfig } from 'vitest/config';

// What takes too long for `npm test`.
export default defineConfig({ test: { include: ['tests/long/**/*.test.ts'] } });
