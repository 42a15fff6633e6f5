import { defineConfig } from '@playwright/test';
import { DISABLED_FEATURES } from './harness/browser/disabled-features.ts';
import { BROWSER_SWITCHES } from './harness/browser/find-browser.ts';

// The content of the built site; see harness/site/build-fixture-company.ts.
process.env['CONTENT_FOLDER'] ??= 'tests/fixtures/company';

// `npm run test:e2e` sets a free port.
const PORT = process.env['PORT'] ?? '4399';
const executablePath = process.env['CHROMIUM_PATH'];
/** Tests that need a build with external services. */
const REMOTE = ['admin/**', 'stations/remote-service.spec.ts'];
// One process per page would make a run about 6% slower.
const args = [...BROWSER_SWITCHES, '--renderer-process-limit=1', DISABLED_FEATURES];

export default defineConfig({
  testDir: 'tests/e2e',
  // Screen reader output; one file for all systems.
  snapshotPathTemplate: '{testDir}/readings/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  // Pages spend time waiting, so two workers would leave two CPUs 10% idle.
  workers: 3,
  reporter: 'list',
  // Long enough for a busy machine, but hanging tests still end.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  // Tests with a separate build have one worker and come first, so that the others do not wait for the build.
  projects: [
    { name: 'remote', testMatch: REMOTE, workers: 1 },
    { name: 'site', testIgnore: REMOTE },
    // `npm run test:content`, on the current build.
    { name: 'content', testDir: 'tests/content' },
    // Run `node scripts/e2e.ts --project=screenshots --update-snapshots` before a change, and without the flag after it.
    {
      name: 'screenshots',
      testDir: 'tests/screenshots',
      snapshotPathTemplate: 'screenshots/{arg}{ext}',
    },
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A service worker would bypass the tests' routes; tests/e2e/offline/ enables it.
    serviceWorkers: 'block',
    // Animations cost time; tests of animations and toasts enable them.
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
