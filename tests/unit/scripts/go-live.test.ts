import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text as readStream } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StoredEnquiry } from '../../../src/inbox/rules/inbox.ts';
import { STORED_ENQUIRY } from '../../support/enquiry-example.ts';
import { temporaryFolder } from '../../support/fake-loader-context.ts';

/**
 * A stand-in for wrangler and npm: remembers an account in files, logs each command, and fails at the one named in the
 * file `fails`.
 */
const FAKE_COMMAND = `#!/usr/bin/env node
const { existsSync, readFileSync, writeFileSync, appendFileSync } = require('node:fs');
const state = (name) => __dirname + '/' + name;
const command = [require('node:path').basename(process.argv[1]), ...process.argv.slice(2)].join(' ');
appendFileSync(state('log'), command + '\\n');
const fails = existsSync(state('fails')) && readFileSync(state('fails'), 'utf8');
if (fails && command.startsWith(fails)) process.exit(1);
const has = (name) => existsSync(state(name));
if (command === 'wrangler whoami --json') process.exit(has('login') ? 0 : 1);
if (command === 'wrangler login') writeFileSync(state('login'), '');
if (command.startsWith('wrangler d1 create enquiries')) writeFileSync(state('database'), '');
if (command === 'wrangler d1 list --json')
  console.log(JSON.stringify(has('database') ? [{ name: 'enquiries', uuid: '1b2c3d4e-0000-4000-8000-000000000001' }] : []));
if (command.startsWith('wrangler secret list')) console.log(JSON.stringify(has('secret') ? [{ name: 'SENDER_SECRET' }] : []));
if (command === 'wrangler secret put SENDER_SECRET') writeFileSync(state('secret'), readFileSync(0, 'utf8'));
if (command.startsWith('wrangler r2 bucket info')) process.exit(has('bucket') ? 0 : 1);
if (command.startsWith('wrangler r2 bucket create photographs')) writeFileSync(state('bucket'), '');
if (command === 'npm run deploy') writeFileSync(state('deployed'), '');
if (command.startsWith('wrangler d1 execute DB --json'))
  console.log(JSON.stringify([{ results: has('enquiry') ? [JSON.parse(readFileSync(state('enquiry'), 'utf8'))] : [] }]));
`;

/** A site that stores one enquiry, from its form only, and sends it on as the account's files say. */
const site = createServer((request, response) => {
  if (request.url === '/contact') {
    response.end('<input type="hidden" name="shown" value="token">');
  } else if (request.url === '/api/enquiries') {
    void readStream(request).then((body) => {
      const { shown, ...enquiry } = JSON.parse(body) as { shown: string };
      const row = {
        ...STORED_ENQUIRY,
        ...enquiry,
        ...mailing,
        is_suspect: shown === 'token' ? 0 : 1,
      };
      writeFileSync(join(account, 'enquiry'), JSON.stringify(row));
      response.writeHead(201).end(JSON.stringify({ reference: STORED_ENQUIRY.reference }));
    });
  } else response.writeHead(existsSync(join(account, 'secret')) ? 200 : 503).end();
});
/** What became of an enquiry. */
let mailing: Partial<StoredEnquiry> = {};
let account = '';
let project = '';

beforeAll(() => new Promise<void>((done) => void site.listen(0, '127.0.0.1', done)));
afterAll(() => void site.close());

beforeEach(async () => {
  mailing = {};
  project = await temporaryFolder();
  account = await temporaryFolder();
  for (const name of ['wrangler', 'npm']) {
    writeFileSync(join(account, name), FAKE_COMMAND);
    chmodSync(join(account, name), 0o755);
  }
  // The command finds wrangler.jsonc beside its own folder.
  cpSync('scripts', join(project, 'scripts'), { recursive: true });
  for (const part of ['src', 'node_modules', 'package.json'])
    symlinkSync(resolve(part), join(project, part));
  const config = readFileSync('wrangler.jsonc', 'utf8');
  const none = '"database_id": "00000000-0000-0000-0000-000000000000"';
  writeFileSync(join(project, 'wrangler.jsonc'), config.replace(/"database_id": "[^"]*"/, none));
});

/** Runs the command in the project, with the stand-in first in the path. */
const goLive = (...args: string[]) => goLiveWith({}, ...args);

async function goLiveWith(settings: Record<string, string>, ...args: string[]) {
  const { port } = site.address() as AddressInfo;
  const child = spawn('node', ['scripts/go-live.ts', ...args], {
    cwd: project,
    env: {
      ...process.env,
      PATH: `${account}:${process.env['PATH'] ?? ''}`,
      SITE_URL: `http://127.0.0.1:${port}`,
      ENQUIRY_MAIL_TO: '',
      ENQUIRY_FORWARD_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const status = await new Promise((done) => child.on('close', done));
  return { status, output };
}

const commandsRun = () => {
  const log = join(account, 'log');
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
};
const isChange = (command: string) => /login|create|put|deploy/.test(command);

const CHANGES = [
  'wrangler login',
  'wrangler d1 create enquiries --update-config false',
  'npm run deploy',
  'wrangler secret put SENDER_SECRET',
];

test('resumes at each failed step, and then repeats only the deployment', async () => {
  for (const command of CHANGES) {
    writeFileSync(join(account, 'fails'), command);
    const { status, output } = await goLive();
    expect(status).toBe(1);
    expect(output).toContain(`${command} failed`);
    expect(output).toMatch(/Step \d of 6 failed/);
    expect(output).not.toContain('Your site is online');
  }
  writeFileSync(join(account, 'fails'), '');
  const { status, output } = await goLive();
  expect(status, output).toBe(0);
  const [login, create, deploy, putSecret] = CHANGES;
  expect(commandsRun().filter(isChange)).toEqual([
    ...[login, login, create, create, deploy, deploy, putSecret, deploy, putSecret],
  ]);
  expect(readFileSync(join(project, 'wrangler.jsonc'), 'utf8')).toContain(
    '"database_id": "1b2c3d4e-0000-4000-8000-000000000001"',
  );
  expect(readFileSync(join(account, 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  expect(output).toContain('Test enquiry MR-7K3F9Q: stored. Email is off.');
  expect(output).toContain('Your site is online.');

  writeFileSync(join(account, 'log'), '');
  expect((await goLive()).status).toBe(0);
  expect(commandsRun().filter(isChange)).toEqual([deploy]);
});

test('creates the bucket for photographs, once, if it is configured', async () => {
  const file = join(project, 'wrangler.jsonc');
  writeFileSync(file, readFileSync(file, 'utf8').replace('// "r2_buckets"', '"r2_buckets"'));
  const create = 'wrangler r2 bucket create photographs --update-config false';
  await goLive();
  await goLive();
  expect(commandsRun().filter((command) => command === create)).toHaveLength(1);
});

describe('the test enquiry', () => {
  const MAIL = { ENQUIRY_MAIL_TO: 'office@company.example' };

  test('is followed to the mailbox, and stops at an email that fails, with the reason', async () => {
    mailing = { mail_attempts: 1, mail_error: 'E_RECIPIENT_NOT_ALLOWED' };
    const { status, output } = await goLiveWith(MAIL);
    expect(output).toContain(
      'Step 6 of 6 failed: Send a test enquiry.\nTest enquiry MR-7K3F9Q: tried to email once: E_RECIPIENT_NOT_ALLOWED. See "An email is missing" in docs/operate/enquiries.md.',
    );
    expect(status).toBe(1);
    mailing = { mailed_at: Date.UTC(2026, 10, 28, 9), mail_attempts: 1 };
    expect((await goLiveWith(MAIL)).output).toContain(
      'Test enquiry MR-7K3F9Q: emailed 2026-11-28T09:00:00.000Z. Check that it has arrived.',
    );
    expect((await goLiveWith(MAIL)).output).toContain('6. Send a test enquiry: done');
  });

  test('is left out with an outside form service', async () => {
    const { status, output } = await goLiveWith({ PUBLIC_ENQUIRY_URL: 'https://forms.example/f' });
    expect(output).toContain('6. Send a test enquiry: done');
    expect(status).toBe(0);
  });
});

test('stops at a site that does not become healthy', async () => {
  writeFileSync(join(account, 'fails'), 'wrangler secret');
  await goLive();
  writeFileSync(join(account, 'fails'), '');
  const listed = JSON.stringify([{ name: 'SENDER_SECRET' }]);
  writeFileSync(join(account, 'wrangler'), `#!/bin/sh\necho '${listed}'\n`);
  const { status, output } = await goLive('--wait', '0.2');
  expect(status).toBe(1);
  expect(output).toMatch(/Step 5 of 6 failed: Check http:.*\n.* is not healthy yet/);
});

test('keeps the secret if the account’s secrets cannot be listed', async () => {
  writeFileSync(join(account, 'secret'), 'in use');
  writeFileSync(join(account, 'fails'), 'wrangler secret list');
  const { status, output } = await goLive();
  expect(status).toBe(1);
  expect(output).toContain('Step 4 of 6 failed');
  expect(readFileSync(join(account, 'secret'), 'utf8')).toBe('in use');
});

test('prints the steps without an account', async () => {
  const { status, output } = await goLive('--dry-run');
  expect(status).toBe(0);
  expect(output).toMatch(
    /^1\. Sign in to Cloudflare: wrangler login\n2\. .*\n3\. .*\n4\. .*\n5\. .*\n6\. Send a test enquiry: POST http/,
  );
  expect(commandsRun()).toEqual([]);
});
