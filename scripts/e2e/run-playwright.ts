import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../harness/site/free-port.ts';
import { WORKER_SECRETS } from '../../src/settings.ts';

/**
 * Runs Playwright's tests on the built site, with a database for this run, no secrets of whoever runs it, and no
 * limits that many tests at once would meet.
 * @returns what the process is to exit with
 */
export async function runPlaywright(
  args: readonly string[],
  settings: Record<string, string>,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
  const { status } = spawnSync('playwright', ['test', ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...settings,
      PORT: String(await findFreePort()),
      PERSIST_TO: folder,
      ENQUIRIES_PER_MINUTE: '10000',
      ENQUIRIES_PER_HOUR: '100000',
      ...Object.fromEntries(Object.keys(WORKER_SECRETS).map((name) => [name, ''])),
    },
  });
  rmSync(folder, { recursive: true, force: true });
  return status ?? 1;
}
