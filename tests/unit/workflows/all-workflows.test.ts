import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { parse } from 'yaml';
import { readWorkflows } from '../../support/read-workflows.ts';

// The linter imports JSON as bundlers do; Node needs the import type.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.json')
      ? next(url, { ...context, importAttributes: { type: 'json' } })
      : next(url, context),
});
const { validate } = await import('@actions/languageservice');
const { TextDocument } = await import('vscode-languageserver-textdocument');

/** Problems found by GitHub's own language service. It caches its downloads by the folder. */
const lintWorkflow = (folder: string, text: string) =>
  validate(
    TextDocument.create(`file:///${folder}/.github/workflows/workflow.yml`, 'yaml', 1, text),
  );

interface Updates {
  updates: {
    'package-ecosystem': string;
    schedule: { interval: string };
    groups: Record<string, { 'update-types': string[] }>;
  }[];
}

const workflows = readWorkflows();

describe.each(workflows)('$file', ({ file, text, on, permissions, concurrency, jobs }) => {
  const all = Object.values(jobs);
  const steps = all.flatMap((job) => job.steps);

  test('passes the linter, which detects a misspelt key', async () => {
    expect(await lintWorkflow(file, text)).toEqual([]);
    const misspelt = text.replace('timeout-minutes:', 'timeout-minuts:');
    expect(await lintWorkflow(`misspelt/${file}`, misspelt)).not.toEqual([]);
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
