import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,build}/**/*.test.{ts,tsx}'],
    environment: 'node',
    allowOnly: false,
    // A busy machine must not fail a test; what hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
