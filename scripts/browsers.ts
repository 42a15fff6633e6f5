// Finds or installs Chromium, Firefox and WebKit, then makes the same visits in each of them.
import { findBrowser } from '../harness/browser/find-browser.ts';
import { ensureEngine } from '../harness/browser/find-engines.ts';
import { runPlaywright } from './e2e/run-playwright.ts';

ensureEngine('firefox');
ensureEngine('webkit');
process.exitCode = await runPlaywright(
  ['--config', 'playwright.browsers.config.ts', ...process.argv.slice(2)],
  { CHROMIUM_PATH: findBrowser() },
);
