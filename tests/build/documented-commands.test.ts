import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { experimental_getWranglerCommands } from 'wrangler';
import { BUILD_TIMEOUT_MS } from '../support/build-site.ts';
import { listCommands } from '../support/documented-commands.ts';

const texts = [...new Set(listCommands().map(({ text }) => text))];

/** Commands to run here in this order, in a copy of the project and on its local database, with their output. */
const RUN: readonly [text: string, prints?: RegExp][] = [
  ['npm run content:check', /^No problems/m],
  ['npm run content:check content/stations.json', /^No problems/m],
  ['npm run content:todo', /^Missing legal details/m],
  ['npm run content:new -- case-study my-barn', /case-studies\/my-barn\.json/],
  ['node scripts/json-schemas.ts'],
  ['node scripts/env-examples.ts'],
  ['openssl rand -hex 32', /^[0-9a-f]{64}$/m],
  ['openssl rand -base64 32', /^[\w+/]{43}=$/m],
  ['npm run enquiries', /^MR-7K3F9Q .* stored$/m],
  ['npm run enquiries -- --remote', /^MR-7K3F9Q /m],
  ['npm run enquiries -- --remote --since 2026-11-01', /^MR-7K3F9Q /m],
  [
    `npx wrangler d1 execute enquiries --remote --command "UPDATE enquiries SET mail_due = 1 WHERE reference = 'MR-7K3F9Q' RETURNING reference"`,
    /"reference": "MR-7K3F9Q"/,
  ],
  [
    `npx wrangler d1 execute enquiries --remote --command "UPDATE enquiries SET is_suspect = 1, mail_due = 0 WHERE received_at > unixepoch()*1000-86400000 AND message LIKE '%WORD%'"`,
    /1 command executed successfully/,
  ],
  ['npx wrangler d1 export enquiries --remote --output enquiries.sql', /enquiries\.sql/],
  [`grep -c 'INSERT INTO "enquiries"' enquiries.sql`, /^1$/m],
  [
    'npx wrangler d1 execute enquiries --local --persist-to /tmp/trial --file enquiries.sql',
    /executed successfully/,
  ],
  ['PERSIST_TO=/tmp/trial npm run enquiries -- --all', /^MR-7K3F9Q /m],
  ['npm run enquiries -- --remote --email name@croft.example --export person.json', /person\.json/],
  ['npm run enquiries -- --remote --email name@croft.example --delete', /^Deleted/m],
  ['rm enquiries.sql', /^$/],
];

/** Commands that another test runs. */
const RUN_ELSEWHERE: readonly [command: RegExp, test: string, by: string][] = [
  [/^npm run test:content$/, 'tests/build/setup.test.ts', "'test:content'"],
  [/^npm run go-live\b/, 'tests/unit/scripts/go-live.test.ts', "'--dry-run'"],
  [/^npm run setup\b/, 'tests/build/setup.test.ts', "'--answers'"],
  [
    /^npm run deploy -- --dry-run$/,
    'tests/unit/scripts/deploy/deploy-command.test.ts',
    '--dry-run',
  ],
  [
    /^npm run deploy -- --build-only$/,
    'tests/unit/scripts/deploy/deploy-command.test.ts',
    '--build-only',
  ],
  [
    /npm run deploy -- --built dist$/,
    'tests/unit/scripts/deploy/deploy-command.test.ts',
    '--built',
  ],
  [/^(PORT=4400 )?npm (start|run preview)$/, 'playwright.config.ts', 'scripts/serve.ts'],
  [/^npm run dev$/, 'tests/build/development-server.test.ts', "'dev'"],
  [/^npm run enquiries -- --remote --all$/, 'tests/e2e/enquiries/worker.spec.ts', "'--all'"],
  [/ --csv > enquiries\.csv$/, 'tests/e2e/enquiries/worker.spec.ts', "'--csv'"],
  [/ --email name@croft\.example$/, 'tests/e2e/enquiries/worker.spec.ts', "'--email'"],
  [
    /^npx wrangler d1 export enquiries --remote --output before\.sql$/,
    'tests/e2e/enquiries/worker.spec.ts',
    "'export'",
  ],
  [
    /^npx wrangler d1 execute enquiries --remote --file enquiries\.sql$/,
    'tests/e2e/enquiries/worker.spec.ts',
    "'execute'",
  ],
  [/^node scripts\/self-consumption\.ts$/, 'tests/sample/figures.test.ts', 'selfConsumptionTable'],
  [/^npm ci$/, '.github/workflows/check.yml', 'npm ci'],
  [/^npm test$/, '.github/workflows/check.yml', 'npm test'],
  [
    /^CONTENT_STRICT=source npm run build$/,
    'tests/build/specified-repository.test.ts',
    'CONTENT_STRICT is source',
  ],
  [/^npm run (build|test:e2e|test:unit)\b/, 'scripts/test.ts', 'vitest run'],
  [/^node scripts\/bytes\.ts$/, 'scripts/test.ts', 'node scripts/bytes.ts'],
  [/^npx vitest run --project \w+$/, 'vitest.config.ts', 'projects'],
  [/^node scripts\/e2e\.ts/, 'scripts/test.ts', 'node scripts/e2e.ts'],
];

/** Commands that no test runs, and why: they need an account, missing files or a person. */
const MANUAL: readonly [command: RegExp, why: string][] = [
  [
    /^npx wrangler (login|deployments list|rollback|tail|secret (put|delete)|d1 (create|delete|time-travel)|preview$)/,
    'an account',
  ],
  [/^npx wrangler d1 migrations apply DB --remote --preview$/, 'an account'],
  [/^npm run deploy$/, 'an account'],
  [/^(npm run (astro|format|content:new|test:changed)|npx astro sync)$/, 'arguments, or changes'],
  [/^gpg (--symmetric|--output) /, 'a passphrase'],
  [/^(read -rs|export|unset) CLOUDFLARE_API_TOKEN$/, 'a token'],
  [/^node scripts\/(bench|bench-builds|fonts|planner-weather)\.ts$/, 'downloads or raw data'],
];

describe('documented commands', () => {
  const isRun = (text: string) => RUN.some(([each]) => each === text);
  const patterns = [...RUN_ELSEWHERE, ...MANUAL].map(([pattern]) => pattern);

  test('every documented command is run by a test or listed as manual', () => {
    const unknown = texts.filter(
      (text) => !isRun(text) && !patterns.some((each) => each.test(text)),
    );
    expect(unknown).toEqual([]);
  });

  test('every tested command is documented', () => {
    const stale = RUN.map(([text]) => text).filter((text) => !texts.includes(text));
    const unused = patterns.filter((each) => !texts.some((text) => each.test(text)));
    expect([...stale, ...unused]).toEqual([]);
  });

  test.each(RUN_ELSEWHERE)('the documented command %s is run by %s', (_, file, by) => {
    expect(readFileSync(file, 'utf8')).toContain(by);
  });
});

const NOT_COPIED =
  /^(\.git|\.astro|\.wrangler|\.env(\.local)?|\.dev\.vars|node_modules|dist|docs|content|remote-content|screenshots|test-results)$/;

const EXAMPLE = `INSERT INTO enquiries (id, reference, received_at, name, email, phone, service, subject, message)
  VALUES ('1', 'MR-7K3F9Q', ${Date.now()}, 'Ann', 'name@croft.example', '1', 'solar', 'S', 'M')`;

let project: string;

/** The command to run in the copy: commands for the live database run on the local one. */
const toLocal = (text: string): string =>
  text
    .replace(/^npx wrangler (.*) --remote/, 'npx wrangler $1 --local')
    .replace(/ -- --remote$/, '')
    .replace(' --remote', '')
    .replaceAll('/tmp/trial', join(project, 'trial'));

const outputs = new Map<string, string>();

/** Runs a command in a shell in the copy. Identical commands run only once. */
function mustRun(text: string): string {
  const local = toLocal(text);
  const known = outputs.get(local);
  if (known !== undefined) return known;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', local], {
    cwd: project,
    env: {
      ...process.env,
      CONTENT_FOLDER: undefined,
      INIT_CWD: undefined,
      NODE_ENV: undefined,
      VITEST: undefined,
      CI: 'true',
      NO_COLOR: '1',
      WRANGLER_SEND_METRICS: 'false',
    },
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  outputs.set(local, stdout + stderr);
  return stdout + stderr;
}

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'commands-'));
  for (const part of readdirSync('.').filter((each) => !NOT_COPIED.test(each))) {
    cpSync(part, join(project, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  cpSync('tests/fixtures/company', join(project, 'content'), { recursive: true });
  cpSync('content/schemas', join(project, 'content/schemas'), { recursive: true });
  mustRun('npx wrangler d1 migrations apply enquiries --local');
  mustRun(`npx wrangler d1 execute enquiries --local --command "${EXAMPLE}"`);
}, BUILD_TIMEOUT_MS);

afterAll(() => rm(project, { recursive: true, force: true }), BUILD_TIMEOUT_MS);

test.each(RUN)(
  'the documented command succeeds: %s',
  { timeout: BUILD_TIMEOUT_MS },
  (text, prints) => {
    const output = mustRun(text).replace(/^> .*\n/gm, '');
    if (prints) expect(output.trim()).toMatch(prints);
  },
);

describe('documented wrangler commands', () => {
  const { registry, globalFlags } = experimental_getWranglerCommands();

  test.each(texts.filter((text) => text.startsWith('npx wrangler ')))('%s exists', (text) => {
    let node = registry;
    for (const word of text.split(' ').slice(2)) {
      const next = node.subtree.get(word);
      if (!next) break;
      node = next;
    }
    const { definition } = node;
    expect(definition?.type).toBe('command');
    const known = definition?.type === 'command' ? { ...globalFlags, ...definition.args } : {};
    expect(Object.keys(known)).toEqual(
      expect.arrayContaining(text.match(/(?<= --)[a-z-]+/g) ?? []),
    );
  });
});
