// Mail about enquiries, sent by the Worker's own runtime to its local mail service.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { MINIMUM_ELAPSED_MS } from '../../../src/enquiries/rules/submission.ts';
import { EXAMPLE, posted } from '../../support/enquiry-example.ts';
import { FIRM } from '../../support/firm.ts';
import {
  changeRows,
  localMails,
  readRows,
  startWorker,
  type RunningWorker,
} from '../../support/worker.ts';

const VARS = { ENQUIRY_MAIL_TO: 'office@firm.example', ENQUIRY_MAIL_FROM: 'site@firm.example' };

let folder = '';
let worker: RunningWorker | undefined;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
});
test.afterAll(async () => {
  await worker?.kill();
  await rm(folder, { recursive: true, force: true });
});

async function send({ origin }: RunningWorker, data: object): Promise<string> {
  const response = await fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  return ((await response.json()) as { reference: string }).reference;
}

/** Asks for the contact page, and takes the time that it takes to fill it in. */
async function takeStamp({ origin }: RunningWorker): Promise<string> {
  const page = await (await fetch(`${origin}/contact`)).text();
  await setTimeout(MINIMUM_ELAPSED_MS);
  return /name="shown"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '';
}

test('the firm gets one mail about an enquiry, and none about a suspect', async () => {
  test.slow();
  const running = (worker = await startWorker(folder, VARS));
  const data = posted({ shown: await takeStamp(running) });
  const reference = await send(running, data);
  await send(running, data);
  await send(running, posted({ shown: '' }));
  await expect.poll(() => localMails(running.log())).toHaveLength(1);
  await running.runScheduled();
  const [{ subject, text, html } = { subject: '', text: '', html: '' }, ...others] = localMails(
    running.log(),
  );
  expect(others).toEqual([]);
  expect(subject).toBe(`${reference}: Service Inquiry: Solar Solutions`);
  expect(running.log()).toContain(`From: "${FIRM.name}" <site@firm.example>`);
  expect(running.log()).toContain('To: office@firm.example');
  for (const words of [reference, EXAMPLE.name, EXAMPLE.email, EXAMPLE.phone, EXAMPLE.message]) {
    expect(text).toContain(words);
  }
  expect(html).toContain('&lt;b&gt;What&lt;/b&gt;');
  const health = await fetch(`${running.origin}/api/health`);
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({
    ok: true,
    mail: { waiting: 0, failing: 0 },
    forward: null,
    cleanedMinutesAgo: 0,
    builtMinutesAgo: expect.any(Number),
  });
});

test('a Worker that died before it had mailed an enquiry does so when it is back, once', async () => {
  test.slow();
  await worker?.kill();
  // As a Worker leaves it that dies between storing and sending, long enough ago for its claim to be over.
  changeRows(
    folder,
    'UPDATE enquiries SET mailed_at = NULL, mail_claimed_at = 0, mail_error = NULL WHERE mail_due',
  );
  const [{ reference } = {}] = readRows(folder, 'SELECT reference FROM enquiries WHERE mail_due');
  const later = (worker = await startWorker(folder, VARS));
  await Promise.all([later.runScheduled(), later.runScheduled()]);
  await later.runScheduled();
  await expect.poll(() => localMails(later.log())).toHaveLength(1);
  expect(localMails(later.log())[0]?.subject).toContain(reference);
  expect(readRows(folder, 'SELECT mail_attempts FROM enquiries WHERE mail_due')).toEqual([
    { mail_attempts: 2 },
  ]);
});
