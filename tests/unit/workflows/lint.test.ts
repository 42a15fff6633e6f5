import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lintWorkflow } from '../../support/lint-workflow.ts';

const files = globSync(['.github/workflows/*.yml', 'docs/content-repository/*.yml']).toSorted();

describe('the workflows', () => {
  test('are these', () => {
    expect(files).toEqual([
      '.github/workflows/audit.yml',
      '.github/workflows/check.yml',
      '.github/workflows/deploy.yml',
      'docs/content-repository/check.yml',
      'docs/content-repository/rebuild.yml',
    ]);
  });

  test.each(files)('%s gives the linter nothing to say', async (file) => {
    expect(await lintWorkflow(readFileSync(file, 'utf8'))).toEqual([]);
  });
});

describe('the linter', () => {
  const good = readFileSync('.github/workflows/deploy.yml', 'utf8');

  test.each([
    ['timeout-minutes:', 'timeout-minuts:', "Unexpected value 'timeout-minuts'"],
    ['contents: read', 'contents: reed', "Unexpected value 'reed'"],
    ['20 4 * * *', '20 44 * * *', 'Invalid cron expression'],
    ['needs: test', 'needs: tests', "Job 'deploy' depends on unknown job 'tests'"],
    ['github.ref ==', 'githb.ref ==', "Unrecognized named-value: 'githb'"],
    ['repository_dispatch:', 'repository_despatch:', 'repository_despatch'],
  ])('sees "%s" become "%s"', async (right, wrong, message) => {
    expect(good).toContain(right);
    expect((await lintWorkflow(good.replace(right, wrong))).join('\n')).toContain(message);
  });
});
