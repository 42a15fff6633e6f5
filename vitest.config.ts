import { defineConfig } from 'vitest/config';

const shared = {
  environment: 'node',
  allowOnly: false,
  // What Astro gives where no SITE_URL is set.
  env: { SITE: 'http://localhost:4321' },
  // A busy machine must not fail a test; what hangs still ends.
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

export default defineConfig({
  test: {
    // One fewer than there are processors would be one where there are two.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // One worker serves all files: a fresh one for each took half of the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'builds',
          include: ['tests/build/**/*.test.ts'],
        },
      },
    ],
  },
});
