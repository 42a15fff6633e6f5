// The backup of enquiries in the Worker's own runtime, and the way back after the database is lost.
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { configFor } from '../../../scripts/served-config.ts';
import { EXAMPLE, posted } from '../../support/enquiry-example.ts';
import { BACKUP_KEY } from '../../support/backup-key.ts';
import { changeRows, readRows, startWorker, type RunningWorker } from '../../support/worker.ts';

const HOURLY = '7 * * * *';
const ENQUIRIES = 'SELECT * FROM enquiries ORDER BY id';
const ODD = "'); DROP TABLE enquiries; -- \u202e Mòrag\r\n=1+1";

let folder = '';
let config = '';
let store = '';
let worker: RunningWorker | undefined;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  config = join(folder, 'wrangler.json');
  // Where wrangler looks by itself when the configuration is there.
  store = join(folder, '.wrangler/state');
  await mkdir(store, { recursive: true });
  await writeFile(join(folder, 'key.pem'), BACKUP_KEY.private);
  const withBucket = {
    ...configFor(resolve('dist')),
    r2_buckets: [{ binding: 'BACKUPS', bucket_name: 'enquiry-backups' }],
  };
  await writeFile(config, JSON.stringify(withBucket));
});
test.afterAll(async () => {
  await worker?.kill();
  await rm(folder, { recursive: true, force: true });
});

const start = async () =>
  (worker = await startWorker(store, {
    WRANGLER_CONFIG: config,
    ENQUIRY_BACKUP_KEY: BACKUP_KEY.public,
  }));

const loseDatabase = () => rm(join(store, 'v3/d1'), { recursive: true });

/** Runs a command to its end, and gives what it says. */
function run(command: string, args: string[]) {
  const env = { ...process.env, PERSIST_TO: store, CI: 'true' };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env });
  return { status, said: stdout + stderr };
}

const restore = (key: string) =>
  run(process.execPath, ['scripts/restore.ts', '--key', join(folder, key)]);
const d1 = (...args: string[]) => run('wrangler', ['d1', ...args, '--config', config]);

test('what was stored is back from the backup after the database is lost, the same in every column', async () => {
  test.slow();
  const running = await start();
  for (const message of ['The first', ODD]) {
    await fetch(`${running.origin}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(posted({ name: "O'Neill", message: `${message} enquiry` })),
    });
  }
  await running.runScheduled(HOURLY);
  const before = readRows(store, ENQUIRIES);
  expect(before).toHaveLength(2);
  await running.kill();
  await loseDatabase();
  await (await start()).kill();
  expect(readRows(store, ENQUIRIES)).toEqual([]);
  const restored = restore('key.pem');
  expect(restored.said).toContain('The backup has 2 enquiries of 1 days');
  expect(readRows(store, ENQUIRIES)).toEqual(before);
  expect(restore('key.pem').status).toBe(0);
  expect(readRows(store, ENQUIRIES)).toEqual(before);
});

test('another key opens nothing, and says so', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await writeFile(join(folder, 'other.pem'), privateKey);
  expect(restore('other.pem')).toEqual({
    status: 1,
    said: 'The backup was not made for this key, or has been changed.\n',
  });
});

test('an export as SQL goes into an empty database, and the migrations after it, not before', async () => {
  test.slow();
  const before = readRows(store, ENQUIRIES);
  const dump = join(folder, 'enquiries.sql');
  expect(d1('export', 'enquiries', '--local', '--output', dump).said).toContain(dump);
  const load = () => d1('execute', 'enquiries', '--local', '--file', dump, '--yes');
  const migrate = () => d1('migrations', 'apply', 'enquiries', '--local');
  await loseDatabase();
  migrate();
  expect(load().said).toContain('UNIQUE constraint failed: d1_migrations.id');
  await loseDatabase();
  expect(load().status).toBe(0);
  expect(migrate().said).toContain('No migrations to apply');
  expect(readRows(store, ENQUIRIES)).toEqual(before);
});

test('what a visitor had deleted is due to leave the backup as well', () => {
  const [{ first } = {}] = readRows(store, 'SELECT min(received_at) AS first FROM enquiries');
  changeRows(store, `UPDATE runs SET ran_at = ${Date.now()} WHERE name = 'backup'`);
  const { said } = run(process.execPath, [
    ...['scripts/enquiries.ts', '--email', EXAMPLE.email, '--delete'],
  ]);
  expect(said).toContain('Deleted: ');
  expect(readRows(store, "SELECT ran_at FROM runs WHERE name = 'backup'")).toEqual([
    { ran_at: first },
  ]);
});
