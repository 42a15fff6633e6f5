import { defineConfig } from '@playwright/test';
import { DISABLED_FEATURES } from './harness/browser/disabled-features.ts';
import { BROWSER_SWITCHES } from './harness/browser/find-browser.ts';

// What the built site was made from; see harness/site/build-firm.ts.
process.env['CONTENT_FOLDER'] ??= 'tests/fixtures/firm';

// `npm run test:e2e` gives a free one.
const PORT = process.env['PORT'] ?? '4399';
const executablePath = process.env['CHROMIUM_PATH'];
/** Tests of a site that is built to ask services elsewhere. */
const REMOTE = ['admin/**', 'stations/remote.spec.ts'];
// A process for each page costs a sixteenth of all that a run costs.
const args = [...BROWSER_SWITCHES, '--renderer-process-limit=1', DISABLED_FEATURES];

export default defineConfig({
  testDir: 'tests/e2e',
  // What a screen reader says; one file for every system.
  snapshotPathTemplate: '{testDir}/readings/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  // Pages wait as well as work: two leave a tenth of two processors idle.
  workers: 3,
  reporter: 'list',
  // A busy machine must not fail a test; what hangs still ends.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  // One worker for what needs a build of its own, which comes first, so that the others need not wait for it.
  projects: [
    { name: 'remote', testMatch: REMOTE, workers: 1 },
    { name: 'site', testIgnore: REMOTE },
    // `npm run test:content`, on whatever is built.
    { name: 'content', testDir: 'tests/content' },
    // `node scripts/e2e.ts --project=screenshots --update-snapshots` before a change, and without that after it.
    {
      name: 'screenshots',
      testDir: 'tests/screenshots',
      snapshotPathTemplate: 'screenshots/{arg}{ext}',
    },
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // It would answer before the routes of tests do; tests/e2e/offline/ lets it work.
    serviceWorkers: 'block',
    // What moves is drawn again and again; the tests that look at it, and at toasts on their way, ask for it.
    reducedMotion: 'reduce',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'node scripts/serve.ts',
    url: `http://localhost:${PORT}/`,
    env: { PORT },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
