import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeFiles } from '../scripts/checked-folder.ts';
import { readWorkflow, type Workflow } from '../../support/read-workflows.ts';

const { on, jobs } = readWorkflow('.github/workflows/deploy.yml');
const { test: tests, deploy } = jobs;
const runs = (job: Workflow['jobs'][string] | undefined) =>
  job?.steps.flatMap((step) => step.run ?? []);
const [building, , deploying] = (deploy?.steps ?? []).slice(-3);

/** The output of a step in a repository with these files. */
async function runStep(command: string, files: Record<string, string>): Promise<string> {
  const cwd = await writeFiles(files);
  const env = { ...process.env, GITHUB_OUTPUT: join(cwd, '.git/output') };
  const author = '-c user.name=a -c user.email=a@b.example';
  const commands = ['git init -q', 'git add .', `git ${author} commit -qm files`, command];
  for (const each of commands) execFileSync('bash', ['-c', each], { cwd, env });
  return readFileSync(env.GITHUB_OUTPUT, 'utf8');
}

/** The output of the wait for a deployment, for a `gh` that returns this conclusion. */
async function waitFor(
  command: string,
  conclusion: 'success' | 'failure' | 'cancelled' | 'skipped',
) {
  const answers = `#!/bin/bash
    case "$*" in
      *workflows*) echo 7 ;;
      *.status) echo completed ;;
      *.conclusion) echo ${conclusion} ;;
      */runs/7/jobs*) ${conclusion === 'failure' ? 'echo 9' : 'true'} ;;
      */jobs/9/logs*) printf '%s\\n' 'now npm ci' 'now ##[error]company.json › phone: correct it' 'now ##[error]Process completed with exit code 1.' ;;
      */jobs/9*) echo '::error::The deployment failed at “Check the content”.' ;;
    esac`;
  const cwd = await writeFiles({ 'bin/gh': answers, 'bin/sleep': '#!/bin/bash' });
  execFileSync('chmod', ['+x', 'bin/gh', 'bin/sleep'], { cwd });
  const path = `${join(cwd, 'bin')}:${process.env['PATH']}`;
  const env = { ...process.env, PATH: path, SITE_REPO: 'machair/site' };
  // Like GitHub's runner.
  const { status, stdout } = spawnSync('bash', ['-eo', 'pipefail', '-c', command], { cwd, env });
  return { status, output: stdout.toString() };
}

describe('the deployment', () => {
  test('starts only on the documented events', () => {
    expect(on).toEqual({
      push: { branches: ['main'] },
      schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) as string }],
      workflow_dispatch: null,
    });
  });

  test('runs only for main after the tests', () => {
    expect(tests?.if).toBe("github.ref == 'refs/heads/main' && vars.CLOUDFLARE_ACCOUNT_ID != ''");
    expect(tests?.steps.at(-1)).toMatchObject({
      name: 'Test the code',
      run: 'npm ci && npm test && date > .tested',
    });
    expect(deploy?.needs).toBe('test');
    expect(deploy?.if).toBeUndefined();
  });

  test('checks the content, builds, tests and deploys, in this order', () => {
    expect(deploy?.steps.slice(2).map(({ name, run }) => [name, run])).toEqual([
      ['Install packages', 'npm ci'],
      ['Check the content', 'npm run --silent content:check'],
      // Installing packages empties its folder.
      ['Restore the last good content', undefined],
      ['Build the site', 'npm run deploy -- --build-only'],
      [
        'Test every page in a browser',
        'node scripts/bytes.ts && node scripts/e2e.ts --project=content',
      ],
      ['Deploy the site', 'npm run deploy -- --built dist'],
    ]);
  });

  test('skips tests that have already passed on the same code', () => {
    const known = tests?.steps.find(({ id }) => id === 'tested');
    expect(known?.uses).toMatch(/^actions\/cache@/);
    expect(known?.with).toEqual({
      path: '.tested',
      key: 'tested-${{ steps.code.outputs.hash }}',
    });
    const isUnknown = "steps.tested.outputs.cache-hit != 'true'";
    expect(tests?.steps.slice(-2).map((step) => step.if)).toEqual([isUnknown, isUnknown]);
    const step = JSON.stringify(tests?.steps.find(({ env }) => env?.['WHY']));
    expect(step).toContain('GITHUB_STEP_SUMMARY');
    expect(step).toContain('only the content is checked');
  });

  test('identifies the code by all files except content', async () => {
    const command = tests?.steps.find(({ id }) => id === 'code')?.run ?? '';
    const files = { 'src/a.ts': '1', 'content/company.json': '{}', 'docs/content/b.md': 'b' };
    const before = await runStep(command, files);
    expect(before).toMatch(/^hash=[0-9a-f]{40}\n$/);
    expect(await runStep(command, { ...files, 'content/company.json': '{"a":1}' })).toBe(before);
    expect(await runStep(command, { ...files, 'src/a.ts': '2' })).not.toBe(before);
    expect(await runStep(command, { ...files, 'docs/content/b.md': 'c' })).not.toBe(before);
  });

  test('never cancels a deployment', () => {
    expect(deploy?.concurrency?.['cancel-in-progress']).toBe(false);
    expect(tests?.concurrency?.['cancel-in-progress']).toBe(true);
    expect(deploy?.concurrency?.group).not.toBe(tests?.concurrency?.group);
  });

  test('gives the build and the deployment separate tokens', () => {
    expect(building?.env).toEqual({
      SITE_COMMIT: '${{ github.sha }}',
      CONTENT_TOKEN: '${{ secrets.CONTENT_TOKEN }}',
    });
    expect(deploying?.env).toEqual({
      CLOUDFLARE_API_TOKEN: '${{ secrets.CLOUDFLARE_API_TOKEN }}',
      CLOUDFLARE_ACCOUNT_ID: '${{ vars.CLOUDFLARE_ACCOUNT_ID }}',
    });
    const secretsIn = (what: unknown) => JSON.stringify(what).match(/secrets\.\w+/g);
    const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8');
    expect(secretsIn(building)).toEqual(['secrets.CONTENT_TOKEN']);
    expect(secretsIn(deploying)).toEqual(['secrets.CLOUDFLARE_API_TOKEN']);
    expect(secretsIn(workflow)).toHaveLength(2);
  });

  test('caches last good content in the folder that the build reads', () => {
    const cache = deploy?.steps.find(({ name }) => name === 'Restore the last good content');
    expect(cache?.uses).toMatch(/^actions\/cache@/);
    expect(cache?.with?.['path']).toBe('node_modules/.astro\nremote-content\n');
    expect(cache?.with?.['key']).toContain('github.run_id');
  });
});

describe('the content repository', () => {
  const check = readWorkflow('docs/content-repository/check.yml');
  const rebuild = readWorkflow('docs/content-repository/rebuild.yml');

  test('checks pull requests with a command that exists', () => {
    expect(Object.keys(check.on)).toEqual(['pull_request']);
    const scripts = (
      JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    ).scripts;
    expect(scripts).toHaveProperty(['content:check']);
    expect(check.jobs['check']?.steps.at(-1)?.run).toBe(
      'npm run --silent content:check "$GITHUB_WORKSPACE/content"',
    );
  });

  test('starts the deployment of main by name', () => {
    const calls = runs(rebuild.jobs['rebuild'])
      ?.join('\n')
      .match(/--method .*/g);
    expect(calls).toEqual([
      '--method POST "repos/$SITE_REPO/actions/workflows/deploy.yml/dispatches" --field ref=main',
    ]);
    expect(on).toHaveProperty('workflow_dispatch');
  });

  test('reads its token only in the job for pushes to main', () => {
    expect(Object.keys(rebuild.jobs)).toEqual(['rebuild']);
    expect(rebuild.jobs['rebuild']?.environment).toBe('site');
    expect(rebuild.on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null });
    expect(rebuild.permissions).toEqual({});
  });

  test('reports the failed step of a deployment', async () => {
    const [, waiting = ''] = runs(rebuild.jobs['rebuild']) ?? [];
    expect(await waitFor(waiting, 'success')).toEqual({ status: 0, output: '' });
    expect(await waitFor(waiting, 'failure')).toEqual({
      status: 1,
      output:
        '::error::The deployment failed at “Check the content”.\n::error::company.json › phone: correct it\n',
    });
    expect(await waitFor(waiting, 'cancelled')).toEqual({
      status: 1,
      output: '::error::A newer deployment replaced this one, or somebody cancelled it.\n',
    });
    expect(await waitFor(waiting, 'skipped')).toEqual({
      status: 1,
      output:
        '::error::The deployment was skipped. Set the variable CLOUDFLARE_ACCOUNT_ID in machair/site.\n',
    });
  });
});

test('tests every pull request', () => {
  const check = readWorkflow('.github/workflows/check.yml');
  expect(Object.keys(check.on)).toEqual(['pull_request']);
  expect(check.jobs['check']?.steps.slice(-2)).toMatchObject([
    { run: 'npm ci && npm test' },
    { if: "hashFiles('.env') == ''", run: 'npx vitest run --project sample' },
  ]);
});

test('runs the audit for each change and each week', () => {
  const audit = readWorkflow('.github/workflows/audit.yml');
  expect(audit.on).toEqual({
    pull_request: null,
    schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \d$/) as string }],
    workflow_dispatch: null,
  });
  expect(runs(audit.jobs['audit'])).toEqual([
    'npm ci',
    'npm audit --include=dev --audit-level=high',
    'npm audit signatures',
  ]);
});
