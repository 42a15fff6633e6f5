import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILD_TIMEOUT_MS } from '../support/build-site.ts';
import { COMPANY_GUIDE } from '../support/company-guide.ts';

const NOT_COPIED =
  /^(\.git|\.astro|\.wrangler|node_modules|dist|content|docs|remote-content|screenshots|test-results)$/;
/** The environment without Vitest's variables. */
const ENV = {
  ...process.env,
  CONTENT_FOLDER: undefined,
  VITEST: undefined,
  NODE_ENV: undefined,
  NO_COLOR: '1',
};

let project: string;

/** Runs a command in a checkout with content changed as in docs/company.md. */
function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: project,
    env: ENV,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout + stderr;
}

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'guide-'));
  for (const part of readdirSync('.').filter((each) => !NOT_COPIED.test(each))) {
    cpSync(part, join(project, part), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  const content = join(project, 'content');
  cpSync('tests/fixtures/company', content, { recursive: true });
  cpSync('content/schemas', join(content, 'schemas'), { recursive: true });
  for (const step of Object.values(COMPANY_GUIDE)) step(content);
});

afterAll(() => rm(project, { recursive: true }), BUILD_TIMEOUT_MS);

test(
  'a company that follows docs/company.md passes the content tests without a warning',
  { timeout: BUILD_TIMEOUT_MS },
  () => {
    expect(run('npm', 'run', 'test:content')).not.toMatch(/\bWARN\b|\[warn/i);
  },
);

test('the list of placeholders excludes hidden items and services not offered', () => {
  const output = run('node', 'scripts/content-todo.ts');
  expect(output).toContain('Facts to confirm');
  expect(output).not.toMatch(/^(case-studies|properties)\/|kw3Price|chargerPrice/m);
});
