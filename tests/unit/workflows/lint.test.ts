import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readWorkflows } from '../../support/read-workflows.ts';
import { lintWorkflow } from '../../support/lint-workflow.ts';

const files = readWorkflows();

describe('the workflows', () => {
  test.each(files)('$file gives the linter nothing to say', async ({ text }) => {
    expect(await lintWorkflow(text)).toEqual([]);
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
    ['workflow_dispatch:', 'workflow_despatch:', 'workflow_despatch'],
  ])('sees "%s" become "%s"', async (right, wrong, message) => {
    expect(good).toContain(right);
    expect((await lintWorkflow(good.replace(right, wrong))).join('\n')).toContain(message);
  });
});
