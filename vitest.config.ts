import { dirname, join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

const BUILT_IN_FOLDER = resolve('content');
/** The fixture company's content, so that tests do not depend on content/. */
const COMPANY_FOLDER = resolve('tests/fixtures/company');

/** Redirects imports of content files to the fixture company's files. */
const contentOfTests: Plugin = {
  name: 'content-of-tests',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source === '#company.json') return join(COMPANY_FOLDER, 'company.json');
    const path = resolve(dirname(importer), source);
    return path.startsWith(`${BUILT_IN_FOLDER}/`)
      ? path.replace(BUILT_IN_FOLDER, COMPANY_FOLDER)
      : undefined;
  },
};

const shared = {
  environment: 'node',
  allowOnly: false,
  // Astro's value if SITE_URL is not set.
  env: { SITE: 'http://localhost:4321' },
  // Long enough for a busy machine, but hanging tests still end.
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;
const ofProduct = { ...shared, env: { ...shared.env, CONTENT_FOLDER: COMPANY_FOLDER } };

export default defineConfig({
  test: {
    // The default is one fewer than the number of CPUs, which on two CPUs is a single worker.
    maxWorkers: 2,
    projects: [
      {
        plugins: [contentOfTests],
        test: {
          ...ofProduct,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // All files share the workers: starting one per file took up half of the run.
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
