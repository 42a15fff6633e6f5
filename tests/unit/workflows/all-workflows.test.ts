import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { lintWorkflow } from '../../support/lint-workflow.ts';
import { readWorkflows } from '../../support/read-workflows.ts';

interface Updates {
  updates: {
    'package-ecosystem': string;
    schedule: { interval: string };
    groups: Record<string, { 'update-types': string[] }>;
  }[];
}

const workflows = readWorkflows();

describe.each(workflows)('$file', ({ text, on, permissions, concurrency, jobs }) => {
  const all = Object.values(jobs);
  const steps = all.flatMap((job) => job.steps);

  test('passes the linter', async () => {
    expect(await lintWorkflow(text)).toEqual([]);
  });

  test('grants at most read access to contents', () => {
    expect([{}, { contents: 'read' }]).toContainEqual(permissions);
    expect(all.filter((job) => job.permissions)).toEqual([]);
  });

  test('pins every action by its full hash', () => {
    const lines = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(lines).toHaveLength(steps.filter((step) => step.uses).length);
    for (const line of lines) {
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('does not store credentials in a checkout', () => {
    const checkouts = steps.filter((step) => step.uses?.startsWith('actions/checkout@'));
    for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
  });

  test('restores no cache that another run could have filled', () => {
    const setups = steps.filter((step) => step.uses?.startsWith('actions/setup-node@'));
    for (const step of setups) expect(step.with?.['package-manager-cache']).toBe(false);
  });

  test('does not interpolate events or other outside values into scripts', () => {
    for (const step of steps) expect(step.run ?? '').not.toContain('${{');
  });

  test('does not run with secrets for untrusted changes', () => {
    expect(Object.keys(on)).not.toContain('pull_request_target');
    expect(Object.keys(on)).not.toContain('workflow_run');
    if ('pull_request' in on) {
      expect(text.match(/secrets\.\w+/g) ?? []).toEqual(
        text.includes('SITE_READ_TOKEN') ? ['secrets.SITE_READ_TOKEN'] : [],
      );
    }
  });

  test('sets a time limit', () => {
    for (const job of all) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(40);
      expect(job.concurrency ?? concurrency).toBeDefined();
    }
  });
});

test('uses the same version of each action in all workflows', () => {
  const pins = workflows.flatMap(({ text }) => text.match(/actions\/[\w-]+@.+/g) ?? []);
  const actions = new Set(pins.map((pin) => pin.split('@')[0]));
  expect(new Set(pins).size).toBe(actions.size);
});

test('updates packages and actions weekly', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as Updates;
  expect(updates.map((each) => each['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  for (const { schedule, groups } of updates) {
    expect(schedule.interval).toBe('weekly');
    expect(Object.values(groups)).toEqual([{ 'update-types': ['minor', 'patch'] }]);
  }
});
