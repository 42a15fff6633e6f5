// Finds or installs a browser once, then runs the end-to-end tests with it.
import { findBrowser } from '../harness/browser/find-browser.ts';
import { runPlaywright } from './e2e/run-playwright.ts';

process.exitCode = await runPlaywright(process.argv.slice(2), { CHROMIUM_PATH: findBrowser() });
