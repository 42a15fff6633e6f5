// Finds or installs a browser once, then runs the end-to-end tests with it.
import { spawnSync } from 'node:child_process';
import { findBrowser } from '../tests/support/find-browser.ts';

const { status } = spawnSync('playwright', ['test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: findBrowser() },
});
process.exitCode = status ?? 1;
