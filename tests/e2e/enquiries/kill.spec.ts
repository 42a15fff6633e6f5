// A Worker that is killed while it tells the firm of an enquiry, after it was stored.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { listenOnLoopback, stopServer } from '../../../harness/site/loopback.ts';
import { MINIMUM_ELAPSED_MS } from '../../../src/enquiries/rules/submission.ts';
import { posted } from '../../support/enquiry-example.ts';
import { changeRows, readRows, startWorker, type RunningWorker } from '../../support/worker.ts';

let folder = '';
let worker: RunningWorker | undefined;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kill-'));
});
test.afterAll(async () => {
  await worker?.kill();
  await rm(folder, { recursive: true, force: true });
});

test('an enquiry is kept, and sent on by the next Worker, once by all its runs', async () => {
  test.slow();
  const asked: unknown[] = [];
  let isSilent = true;
  const receiver = await listenOnLoopback((request, response) => {
    asked.push(request.headers['idempotency-key']);
    if (!isSilent) response.writeHead(200).end();
  });
  const vars = { ENQUIRY_FORWARD_URL: `${receiver.origin}/in` };
  const first = (worker = await startWorker(folder, vars));
  const page = await (await fetch(`${first.origin}/contact`)).text();
  await setTimeout(MINIMUM_ELAPSED_MS);
  const data = posted({ shown: /name="shown"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '' });
  const response = await fetch(`${first.origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  expect(response.status).toBe(201);
  await expect.poll(() => asked).toEqual([data.id]);
  await first.kill();
  const stored = 'SELECT id, forwarded_at, forward_attempts FROM enquiries';
  expect(readRows(folder, stored)).toEqual([
    { id: data.id, forwarded_at: null, forward_attempts: 1 },
  ]);
  // A minute goes by, after which the dead Worker's claim is over.
  changeRows(folder, 'UPDATE enquiries SET forward_claimed_at = forward_claimed_at - 61000');
  isSilent = false;
  const next = (worker = await startWorker(folder, vars));
  await Promise.all([next.runScheduled(), next.runScheduled()]);
  await next.runScheduled();
  expect(asked).toEqual([data.id, data.id]);
  expect(readRows(folder, stored)).toEqual([
    { id: data.id, forwarded_at: expect.any(Number) as unknown, forward_attempts: 2 },
  ]);
  await stopServer(receiver.server);
});
