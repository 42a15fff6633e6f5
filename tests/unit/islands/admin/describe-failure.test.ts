import { describe, expect, test } from 'vitest';
import { RequestError, type RequestErrorKind } from '../../../../src/http/request-error.ts';
import { describeFailure } from '../../../../src/islands/admin/describe-failure.ts';

const NOW = Date.UTC(2026, 10, 20, 9);
const MINUTE = 60_000;
const AROUND = { manifestUrl: '/data/manifest.json', now: NOW, isOnline: true };
const API = 'https://api.example/contents/services';

const words = (fault: RequestErrorKind, more: ConstructorParameters<typeof RequestError>[3] = {}) =>
  describeFailure(new RequestError(fault, API, 'x', more), AROUND);

describe('a failure in words', () => {
  test('names a browser without a line before all else', () => {
    const error = new RequestError('network', API, 'x');
    const { title } = describeFailure(error, { ...AROUND, isOnline: false });
    expect(title).toBe('This browser is offline.');
  });

  test.each([
    [42 * MINUTE, 'in 42 minutes'],
    [30_000, 'in 1 minute.'],
    [-MINUTE, 'in 1 minute.'],
  ])('says when a limit ends that lasts %d ms more', (wait, text) => {
    const resetsAt = new Date(NOW + wait);
    const time = resetsAt.toTimeString().slice(0, 5);
    const { advice } = words('rate-limit', { status: 403, resetsAt });
    expect(advice).toContain(`It is free again at ${time}, ${text}`);
  });

  test('says that a limit does not tell its end', () => {
    expect(words('rate-limit', { status: 429 }).advice).toContain('does not say when');
  });

  test('tells faults of the other side from wrong settings', () => {
    expect(words('status', { status: 503 }).advice).toContain('Try again in some minutes');
    expect(words('status', { status: 401 }).advice).toContain('Check the settings');
  });

  test.each([
    ['network', 'cannot be reached'],
    ['timeout', 'did not answer in time'],
    ['not-json', 'something else than expected'],
    ['unexpected-shape', 'something else than expected'],
    ['too-large', 'something else than expected'],
  ] as const)('has words for the fault "%s"', (fault, text) => {
    expect(words(fault).title).toContain(text);
  });

  test('tells the manifest of this site from the repository', () => {
    const error = new RequestError('network', AROUND.manifestUrl, 'The connection failed');
    expect(describeFailure(error, AROUND).title).toContain('what is on this site');
  });

  test('shows what it does not know', () => {
    expect(describeFailure(new Error('odd'), AROUND).advice).toContain('odd');
  });
});
