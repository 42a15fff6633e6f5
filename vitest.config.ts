import { dirname, join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

const OURS = resolve('content');
/** The firm of the product's tests, which hold whatever lies in content/. */
const FIRM = resolve('tests/fixtures/firm');

/** Gives whoever imports a file of content the one of the tests' firm. */
const contentOfTests: Plugin = {
  name: 'content-of-tests',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source === '#firm.json') return join(FIRM, 'company.json');
    const path = resolve(dirname(importer), source);
    return path.startsWith(`${OURS}/`) ? path.replace(OURS, FIRM) : undefined;
  },
};

const shared = {
  environment: 'node',
  allowOnly: false,
  // What Astro gives where no SITE_URL is set.
  env: { SITE: 'http://localhost:4321' },
  // A busy machine must not fail a test; what hangs still ends.
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;
const ofProduct = { ...shared, env: { ...shared.env, CONTENT_FOLDER: FIRM } };

export default defineConfig({
  test: {
    // One fewer than there are processors would be one where there are two.
    maxWorkers: 2,
    projects: [
      {
        plugins: [contentOfTests],
        test: {
          ...ofProduct,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // One worker serves all files: a fresh one for each took half of the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        plugins: [contentOfTests],
        test: {
          ...ofProduct,
          name: 'builds',
          include: ['tests/build/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'sample',
          include: ['tests/sample/**/*.test.ts'],
        },
      },
    ],
  },
});
