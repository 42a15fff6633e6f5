import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startWorker } from '../support/worker.ts';

test('the served site stays while the next one is built', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serve-'));
  const dist = join(folder, 'dist');
  await cp('dist', dist, { recursive: true });
  await writeFile(join(dist, 'here.txt'), 'Still here');
  const worker = await startWorker('state', {}, folder);
  try {
    // What a build begins with.
    await rm(dist, { recursive: true });
    const here = await fetch(`${worker.origin}/here.txt`);
    expect(await here.text()).toBe('Still here');
    expect((await fetch(`${worker.origin}/contact`)).status).toBe(200);
    // It has a secret of its own, wherever the database is.
    expect((await fetch(`${worker.origin}/api/health`)).status).toBe(200);
    expect(worker.log()).not.toMatch(/error/i);
  } finally {
    await worker.kill();
    await rm(folder, { recursive: true, force: true });
  }
});
