// A Worker that notifies the company, is killed and restarted; unit tests in tests/unit/enquiries/worker/ cover the cases.
import { spawn, spawnSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { listenOnLoopback, stopServer } from '../../../harness/site/loopback.ts';
import { sendTestEnquiry } from '../../../scripts/go-live/test-enquiry.ts';
import { photographPath } from '../../../src/enquiries/rules/photographs.ts';
import { INBOX_API } from '../../../src/inbox/rules/inbox.ts';
import { EXAMPLE_ENQUIRY, createPostedEnquiry } from '../../support/enquiry-example.ts';
import { CONTACT } from '../../support/company.ts';
import {
  changeRows,
  localMails,
  readRows,
  postEnquiry,
  startWorker,
  takeFormToken,
  type RunningWorker,
} from '../../support/worker.ts';

/** Visitors who post enquiries until the Worker is killed. */
const SENDERS = 8;
/** The number of responses before the kill, while other posts are pending. */
const ENOUGH = 18;
/** The secret that signs posts to the receiver. */
const KEY = randomBytes(32);
const SECRETS = {
  SENDER_SECRET: randomBytes(32).toString('hex'),
  ENQUIRY_FORWARD_SECRET: KEY.toString('base64'),
};
const VARS = {
  ...SECRETS,
  ENQUIRIES_PER_MINUTE: '1000',
  ENQUIRIES_PER_HOUR: '10000',
  ENQUIRY_MAIL_TO: 'office@company.example',
  ENQUIRY_MAIL_FROM: 'site@company.example',
};

/** A token of the contact page for all posts. */
let formToken = '';
const post = (change: object = {}) =>
  postEnquiry(origin(), createPostedEnquiry({ shown: formToken, ...change }));
/** Acknowledged references, by the ids of their enquiries. */
const acknowledged = new Map<string, string>();
const unanswered: { id: string }[] = [];
let folder = '';
/** The database path of `wrangler d1 export`, which has no setting for it. */
let store = '';
let worker: RunningWorker | undefined;
const origin = () => worker?.origin ?? '';
const log = () => worker?.log() ?? '';
const rowsOf = (sql: string) => readRows(store, sql);

/** A receiver that is silent at first, then accepts signed posts. */
const requests: unknown[] = [];
const received: string[] = [];
let isSilent = true;
const receiver = listenOnLoopback((request, response) => {
  const { 'webhook-id': id = '', 'webhook-timestamp': time = '', ...headers } = request.headers;
  requests.push(id);
  if (isSilent) return;
  void text(request).then((body) => {
    const signature = createHmac('sha256', KEY).update([id, time, body].join('.'));
    const isSigned = headers['webhook-signature'] === `v1,${signature.digest('base64')}`;
    const isSame = headers['idempotency-key'] === id;
    received.push(isSigned && isSame ? String(id) : 'not as it was signed');
    response.writeHead(200).end(body);
  });
});

async function start(vars = {}, cwd?: string): Promise<RunningWorker> {
  const { origin } = await receiver;
  const ENQUIRY_FORWARD_URL = `${origin}/enquiries?key=secret-of-the-receiver`;
  worker = await startWorker(store, { ...VARS, ENQUIRY_FORWARD_URL, ...vars }, cwd);
  return worker;
}

/** An enquiry with photographs, and the token for them. */
const photographed = { id: crypto.randomUUID(), email: "Ünal.O'Neill@croft.example" };
let uploadToken = '';
const JPEG = Buffer.alloc(900_000);
JPEG.set([0xff, 0xd8, 0xff, 0xe0]);

async function upload(slot: number) {
  const response = await fetch(origin() + photographPath(photographed.id, slot), {
    method: 'PUT',
    headers: { authorization: `Bearer ${uploadToken}` },
    body: JPEG,
  });
  return response.status;
}

/** The statuses of the photographs in the inbox. */
const showPhotographs = () =>
  Promise.all(
    [1, 2, 3].map(async (slot) => {
      const path = `${INBOX_API}/${photographed.id}/photographs/${slot}`;
      return (await fetch(origin() + path)).status;
    }),
  );

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-'));
  store = join(folder, '.wrangler/state');
  await copyFile('wrangler.jsonc', join(folder, 'wrangler.jsonc'));
});
test.afterAll(async () => {
  await worker?.kill();
  await stopServer((await receiver).server);
  await rm(folder, { recursive: true, force: true });
});

test('the site stays available during the next build', async () => {
  test.slow();
  const dist = join(folder, 'dist');
  await cp('dist', dist, { recursive: true });
  await writeFile(join(dist, 'here.txt'), 'Still here');
  await start({}, folder);
  // The state at the start of a build.
  await rm(dist, { recursive: true });
  const here = await fetch(`${origin()}/here.txt`);
  expect(await here.text()).toBe('Still here');
  expect((await fetch(`${origin()}/contact`)).status).toBe(200);
  const health = await fetch(`${origin()}/api/health`);
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({
    ok: true,
    mail: { waiting: 0, failing: 0 },
    lastRunMinutesAgo: expect.any(Number),
    builtMinutesAgo: expect.any(Number),
  });
  expect(log()).not.toMatch(/error/i);
});

test('the company gets one email about a genuine enquiry', async () => {
  formToken = await takeFormToken(origin());
  const data = createPostedEnquiry({ shown: formToken });
  const { reference } = await post(data);
  await post(data);
  await post({ shown: '' });
  await expect.poll(() => localMails(log())).toHaveLength(1);
  await worker?.runScheduled();
  const mails = localMails(log());
  expect(mails).toEqual([
    {
      subject: `${reference}: Service Inquiry: Solar Solutions`,
      text: expect.stringContaining(EXAMPLE_ENQUIRY.message),
      html: expect.stringContaining('&lt;b&gt;What&lt;/b&gt;'),
    },
  ]);
  expect(log()).toContain(`From: "${CONTACT.name}" <site@company.example>`);
  expect(log()).toContain('To: office@company.example');
});

test('nothing acknowledged is lost when the Worker is killed between requests', async () => {
  const { photographs = '' } = await post(photographed);
  uploadToken = photographs;
  expect(await upload(1)).toBe(201);
  let killed: Promise<unknown> | undefined;
  const keepPosting = async () => {
    const data = createPostedEnquiry({ shown: formToken });
    try {
      acknowledged.set(data.id, (await post(data)).reference);
    } catch {
      unanswered.push(data);
      return;
    }
    if (acknowledged.size >= ENOUGH)
      killed ??= Promise.allSettled([upload(2), upload(3), worker?.kill()]);
    await keepPosting();
  };
  await Promise.all(Array.from({ length: SENDERS }, keepPosting));
  await killed;
  expect(acknowledged.size).toBeGreaterThanOrEqual(ENOUGH);
  expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
  expect(unanswered).toHaveLength(SENDERS);
  const rows = rowsOf('SELECT id, reference, message FROM enquiries');
  for (const [id, reference] of acknowledged) {
    expect(rows).toContainEqual({ id, reference, message: EXAMPLE_ENQUIRY.message });
  }
  // It was killed before the receiver responded.
  expect(requests).not.toEqual([]);
  expect(rowsOf('SELECT id FROM enquiries WHERE forwarded_at IS NOT NULL')).toEqual([]);
});

test('a restarted Worker completes interrupted deliveries and uploads', async () => {
  test.slow();
  const [old = '', unmailed = ''] = acknowledged.keys();
  // A minute passes, after which the dead Worker's claims expire; it died before sending one email.
  for (const sql of [
    'UPDATE enquiries SET forward_claimed_at = 0, mail_claimed_at = 0',
    `UPDATE enquiries SET mailed_at = NULL WHERE id = '${unmailed}'`,
    `UPDATE enquiries SET received_at = received_at - 31 * 86400000 WHERE id = '${old}'`,
  ]) {
    changeRows(store, sql);
  }
  isSilent = false;
  const running = await start({ ENQUIRY_KEEP_DAYS: '30' });
  for (const data of unanswered) expect((await post(data)).reference).toMatch(/^[A-Z]+-/);
  for (const slot of [2, 3]) expect(await upload(slot)).toBe(201);
  expect(await showPhotographs()).toEqual([200, 200, 200]);
  const due =
    'SELECT id FROM enquiries WHERE is_suspect = 0 AND (forwarded_at IS NULL OR mailed_at IS NULL)';
  await expect
    .poll(async () => {
      await Promise.all([running.runScheduled(), running.runScheduled()]);
      return rowsOf(due);
    })
    .toEqual([]);
  const health = await fetch(`${origin()}/api/health`);
  expect(await health.json()).toMatchObject({ ok: true, problems: [] });
  const ids = rowsOf('SELECT id FROM enquiries').map(({ id }) => id);
  const sentIds = [...acknowledged.keys(), ...unanswered.map(({ id }) => id)];
  expect(ids).toEqual(expect.arrayContaining(sentIds.filter((id) => id !== old)));
  expect(ids).not.toContain(old);
  const sent = rowsOf('SELECT id FROM enquiries WHERE is_suspect = 0').map(({ id }) => id);
  expect(received.sort()).toEqual(sent.sort());
  const subjects = localMails(log()).map(({ subject }) => subject.split(':')[0]);
  expect(subjects).toContain(acknowledged.get(unmailed));
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(log()).toContain('forwarded');
  expect(log()).toContain('POST /api/enquiries');
  const loggedText = log().replace(/^(Subject|Text|HTML|From|To|Reply-To): .*$/gm, '');
  expect(loggedText).not.toMatch(/secret-of-the-receiver|Mòrag|croft\.example|byre|01632/);
  const { stdout: processes } = spawnSync('ps', ['-ww', '-eo', 'args'], { encoding: 'utf8' });
  for (const secret of Object.values(SECRETS)) {
    expect(`${log()}${processes}`).not.toContain(secret);
  }
});

test('the operator’s test enquiry is followed to the mailbox', async () => {
  const status = await sendTestEnquiry(origin(), { remote: false, persistTo: store }, VARS);
  expect(status).toMatch(/^Test enquiry [A-Z]+-\w+: emailed .*\. Check that it has arrived\.$/);
});

/** Runs the enquiries command in a folder. */
async function run(persistTo: string, ...options: string[]) {
  const env = { ...process.env, PERSIST_TO: persistTo };
  const child = spawn(process.execPath, ['scripts/enquiries.ts', ...options], { env });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { stdout, stderr };
}

test('a person’s enquiries are exported and deleted while the Worker runs', async () => {
  test.slow();
  const { email } = photographed;
  const { reference } = await post({ email: email.toLowerCase() });
  const other = await post({ message: `Ask ${email} too.` });
  const count = () => rowsOf('SELECT id FROM enquiries').length;
  const before = count();
  const file = join(folder, 'held.json');
  const { stdout } = await run(store, '--email', email.toUpperCase(), '--export', file, '--delete');
  for (const phrase of [reference, `other enquiries: ${other.reference}.`, 'Deleted: ']) {
    expect(stdout).toContain(phrase);
  }
  expect(readFileSync(file, 'utf8')).toContain(email);
  expect(count()).toBe(before - 2);
  expect(rowsOf('SELECT * FROM erasures')).toEqual([
    { erased_at: expect.any(Number) as unknown, enquiries: 2 },
  ]);
  await worker?.runScheduled();
  expect(await showPhotographs()).toEqual([404, 404, 404]);
  expect((await run(store, '--delete')).stderr).toContain('need --email');
  expect((await run(store, '--email', email, '--all')).stderr).toContain('only with --export');
});

test('an export can be imported into a new, empty database', async () => {
  test.slow();
  const wrangler = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('wrangler', ['d1', ...args], {
      encoding: 'utf8',
      env: { ...process.env, CI: 'true' },
    });
    expect(status, stdout + stderr).toBe(0);
    return stdout;
  };
  const message = "'); DROP TABLE enquiries; --\nMòrag 👩🏽‍🔧";
  const { reference } = await post({ message });
  expect((await run(store)).stdout).toContain(`${reference}  `);
  await worker?.kill();
  const file = join(folder, 'enquiries.sql');
  const config = join(folder, 'wrangler.jsonc');
  wrangler('export', 'enquiries', '--local', '--output', file, '--config', config);
  const target = join(folder, 'new');
  const into = ['--local', '--persist-to', target];
  wrangler('execute', 'enquiries', ...into, '--file', file, '--yes');
  expect(wrangler('migrations', 'apply', 'enquiries', ...into)).toContain('No migrations to apply');
  const all = 'SELECT * FROM enquiries ORDER BY id';
  expect(readRows(target, all)).toEqual(rowsOf(all));
  expect((await run(target, '--csv', '--all')).stdout).toContain(`"${reference}",`);
});
