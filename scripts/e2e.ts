// Runs Playwright's tests on the built site, with a temporary database, without the user's secrets, and with rate limits
// that parallel tests do not reach. Finds or installs the browser first. Passes its arguments to Playwright.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../harness/browser/find-browser.ts';
import { ensureEngine } from '../harness/browser/find-engines.ts';
import { findFreePort } from '../harness/site/free-port.ts';
import { WORKER_SECRETS, WORKER_SETTINGS } from '../src/settings.ts';

const args = process.argv.slice(2);
const isNamed = args.some((argument) => /^--(project|config)\b/.test(argument));
if (args.includes('playwright.browsers.config.ts')) {
  ensureEngine('firefox');
  ensureEngine('webkit');
}
const isContent = args.includes('--project=content');
/** The company's own settings, in .env, are for the content tests only. */
const unset = isContent
  ? []
  : Object.keys(WORKER_SETTINGS).filter((name) => process.env[name] === undefined);
const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
const { status } = spawnSync(
  'playwright',
  ['test', ...(isNamed ? args : ['--project=remote', '--project=site', ...args])],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(isContent ? { CONTENT_FOLDER: 'content' } : {}),
      ...Object.fromEntries(unset.map((name) => [name, ''])),
      CHROMIUM_PATH: findBrowser(),
      PORT: String(await findFreePort()),
      PERSIST_TO: folder,
      ENQUIRIES_PER_MINUTE: '10000',
      ENQUIRIES_PER_HOUR: '100000',
      ...Object.fromEntries(Object.keys(WORKER_SECRETS).map((name) => [name, ''])),
    },
  },
);
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
