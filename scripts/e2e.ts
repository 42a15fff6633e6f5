// Finds or installs a browser once, then runs the end-to-end tests with it, or those of a project that is named.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../harness/browser/find-browser.ts';
import { findFreePort } from '../harness/site/free-port.ts';

// A database of its own, and no limits that many tests at once would meet.
const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
const given = process.argv.slice(2);
const projects = given.includes('--project') ? [] : ['--project', 'remote', '--project', 'site'];
const { status } = spawnSync('playwright', ['test', ...projects, ...given], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH: findBrowser(),
    PORT: String(await findFreePort()),
    PERSIST_TO: folder,
    ENQUIRIES_PER_MINUTE: '10000',
    ENQUIRIES_PER_HOUR: '100000',
  },
});
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
