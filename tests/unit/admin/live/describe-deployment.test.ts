import { describe, expect, test } from 'vitest';
import {
  describeDeployment,
  describeLoadError,
} from '../../../../src/admin/live/describe-deployment.ts';
import { RequestError } from '../../../../src/content/sources/request.ts';

const AT = { at: '2026-11-21T12:00:00Z', url: 'https://github.example/runs/1' };

describe('the latest deployment', () => {
  test.each([
    [undefined, /has not updated the site yet/],
    [{ ...AT, state: 'running' }, /^Waiting to update the site/],
    [{ ...AT, state: 'stopped' }, /^The update of .* was cancelled, by hand or by a newer one/],
  ] as const)('describes the deployment %j', (deployment, expected) => {
    expect(describeDeployment(deployment)).toMatch(expected);
  });
});

describe('the unavailable status of a deployment', () => {
  const around = { now: 0, isOnline: true };
  const hidden = new RequestError('status', 'https://api.example', 'x', { status: 404 });

  test('explains that a private repository cannot be shown', () => {
    expect(describeLoadError(hidden, around).advice).toContain('sign in to GitHub');
  });

  test('reports being offline with the dashboard’s wording', () => {
    expect(describeLoadError(hidden, { ...around, isOnline: false }).title).toBe(
      'You are offline.',
    );
  });
});
