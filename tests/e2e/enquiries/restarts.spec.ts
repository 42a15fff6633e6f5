import { spawnSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { listenOnLoopback, stopServer } from '../../../harness/site/loopback.ts';
import { MINIMUM_ELAPSED_MS } from '../../../src/enquiries/rules/submission.ts';
import { posted } from '../../support/enquiry-example.ts';
import { changeRows, readRows, startWorker, type RunningWorker } from '../../support/worker.ts';

const ROUNDS = 2;
/** Who post one enquiry after another, until the power goes. */
const SENDERS = 8;
/** Answers after which it goes, while other posts are under way. */
const ENOUGH = 18;
/** What posts to the receiver are signed with. */
const KEY = randomBytes(32);
const SECRET = KEY.toString('base64');
const VARS = {
  ENQUIRIES_PER_MINUTE: '1000',
  ENQUIRIES_PER_HOUR: '10000',
  SENDER_SECRET: KEY.toString('hex'),
  ENQUIRY_FORWARD_SECRET: SECRET,
};

/** What proves that the contact page was asked for, all the while. */
let shown = '';

const acknowledged = new Map<string, string>();
const unanswered: { id: string }[] = [];
let folder = '';
/** Where `wrangler d1 export` looks, which has no setting for it. */
let store = '';
let later: RunningWorker | undefined;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enquiries-'));
  store = join(folder, '.wrangler/state');
  await copyFile('wrangler.jsonc', join(folder, 'wrangler.jsonc'));
});
test.afterAll(async () => {
  await later?.kill();
  await rm(folder, { recursive: true, force: true });
});

async function send(origin: string, data: object): Promise<string> {
  const response = await fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
  const { reference } = (await response.json()) as { reference: string };
  return reference;
}

/** Asks for the contact page, and takes the time that it takes to fill it in. */
async function takeStamp(origin: string): Promise<string> {
  const page = await (await fetch(`${origin}/contact`)).text();
  await setTimeout(MINIMUM_ELAPSED_MS);
  return /name="shown"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '';
}

test('no acknowledged enquiry is lost when the Worker is killed between posts', async () => {
  test.slow();
  for (let round = 0; round < ROUNDS; round += 1) {
    const worker = await startWorker(store, VARS);
    shown ||= await takeStamp(worker.origin);
    const before = acknowledged.size;
    let killed: Promise<void> | undefined;
    const post = async () => {
      const data = posted({ shown });
      try {
        acknowledged.set(data.id, await send(worker.origin, data));
      } catch {
        unanswered.push(data);
        return;
      }
      if (acknowledged.size >= before + ENOUGH) killed ??= worker.kill();
      await post();
    };
    await Promise.all(Array.from({ length: SENDERS }, post));
    await killed;
    expect(acknowledged.size).toBeGreaterThanOrEqual(before + ENOUGH);
    const rows = readRows(store, 'SELECT id, reference, message FROM enquiries');
    const { message } = posted();
    for (const [id, reference] of acknowledged) {
      expect(rows).toContainEqual({ id, reference, message });
    }
  }
  expect(unanswered).toHaveLength(ROUNDS * SENDERS);
});

test('a Worker that is started later takes the rest, sends all on once and deletes what is old', async () => {
  test.slow();
  const received: string[] = [];
  const { server, origin } = await listenOnLoopback((request, response) => {
    const { 'webhook-id': id = '', 'webhook-timestamp': time = '', ...headers } = request.headers;
    void text(request).then((body) => {
      const signature = createHmac('sha256', KEY).update([id, time, body].join('.'));
      const isSigned = headers['webhook-signature'] === `v1,${signature.digest('base64')}`;
      const isSame = headers['idempotency-key'] === id;
      received.push(isSigned && isSame ? String(id) : 'not as it was signed');
      response.writeHead(200).end(body);
    });
  });
  const [old = ''] = acknowledged.keys();
  changeRows(
    store,
    `UPDATE enquiries SET received_at = received_at - 31 * 86400000 WHERE id = '${old}'`,
  );
  const worker = (later = await startWorker(store, {
    ...VARS,
    ENQUIRY_KEEP_DAYS: '30',
    ENQUIRY_FORWARD_URL: `${origin}/enquiries?key=secret-of-the-receiver`,
  }));
  for (const data of unanswered) expect(await send(worker.origin, data)).toMatch(/^[A-Z]+-/);
  const waiting = 'SELECT id FROM enquiries WHERE forwarded_at IS NULL';
  await expect
    .poll(async () => {
      await worker.runScheduled();
      return readRows(store, waiting);
    })
    .toEqual([]);
  const log = worker.log();
  const health = await fetch(`${worker.origin}/api/health`);
  expect(await health.json()).toMatchObject({ ok: true, problems: [] });
  await stopServer(server);
  const kept = [...acknowledged.keys(), ...unanswered.map(({ id }) => id)].filter(
    (id) => id !== old,
  );
  const rows = readRows(store, 'SELECT id FROM enquiries');
  expect(rows.map(({ id }) => id).sort()).toEqual(kept.sort());
  expect(received.sort()).toEqual(kept);
  expect(log).toContain('sent on');
  expect(log).toContain('POST /api/enquiries');
  expect(log).not.toMatch(/secret-of-the-receiver|Mòrag|croft\.example|byre|01632/);
  const { stdout: processes } = spawnSync('ps', ['-ww', '-eo', 'args'], { encoding: 'utf8' });
  for (const secret of [VARS.SENDER_SECRET, SECRET]) {
    expect(`${log}${processes}`).not.toContain(secret);
  }
});

/** Runs the command for the enquiries in a folder. */
function run(persistTo: string, ...options: string[]) {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/enquiries.ts', ...options], {
    encoding: 'utf8',
    env: { ...process.env, PERSIST_TO: persistTo },
  });
  return { stdout, stderr };
}

function list(...options: string[]): string {
  const { stdout, stderr } = run(store, ...options);
  expect(stderr).toBe('');
  return stdout;
}

test('what is stored can be listed and exported while the Worker runs', async () => {
  const visible = '=1+1 \\u{202e} listed';
  const message = visible.replace('\\u{202e}', '\u202e');
  const reference = await send(later?.origin ?? '', posted({ message, shown }));
  const listed = list();
  expect(listed).toContain(`${reference}  `);
  expect(listed).toContain(`  ${visible}`);
  expect(list('--csv', '--all')).toContain(`"'${visible}",`);
});

test('what is held of one person is shown, exported and deleted, and of nobody else', async () => {
  const origin = later?.origin ?? '';
  const email = "Ünal.O'Neill@croft.example";
  const first = await send(origin, posted({ email, message: 'The first', shown }));
  const second = await send(origin, posted({ email: email.toLowerCase(), shown }));
  const other = await send(origin, posted({ message: `Ask ${email} too.`, shown }));
  const before = readRows(store, 'SELECT id FROM enquiries').length;
  const file = join(folder, 'held.json');
  const said = list('--email', email.toUpperCase(), '--export', file, '--delete');
  for (const words of [first, second, 'The first', `as well: ${other}.`, 'Deleted: ']) {
    expect(said).toContain(words);
  }
  expect(readFileSync(file, 'utf8')).toContain('The first');
  expect(readRows(store, 'SELECT id FROM enquiries')).toHaveLength(before - 2);
  expect(readRows(store, 'SELECT * FROM erasures')).toEqual([
    { erased_at: expect.any(Number) as unknown, enquiries: 2 },
  ]);
  expect(list('--email', email, '--delete')).toContain('Nothing was stored under this address');
  expect(readRows(store, 'SELECT * FROM erasures')).toHaveLength(1);
  expect(run(store, '--delete').stderr).toContain('want --email');
  expect(run(store, '--email', email, '--all').stderr).toContain('alone');
  expect(readRows(store, 'SELECT id FROM enquiries')).toHaveLength(before - 2);
});

test('an export goes into a new, empty database, and all enquiries are there', async () => {
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
  const reference = await send(later?.origin ?? '', posted({ message, shown }));
  await later?.kill();
  const file = join(folder, 'enquiries.sql');
  const config = join(folder, 'wrangler.jsonc');
  wrangler('export', 'enquiries', '--local', '--output', file, '--config', config);
  const target = join(folder, 'new');
  const into = ['--local', '--persist-to', target];
  wrangler('execute', 'enquiries', ...into, '--file', file, '--yes');
  expect(wrangler('migrations', 'apply', 'enquiries', ...into)).toContain('No migrations to apply');
  const all = 'SELECT * FROM enquiries ORDER BY id';
  expect(readRows(target, all)).toEqual(readRows(store, all));
  expect(run(target).stdout).toContain(`${reference}  `);
});
