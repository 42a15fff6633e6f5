import { describe, expect, test } from 'vitest';
import { RequestError, type RequestErrorKind } from '../../../src/content/sources/request.ts';
import { ManifestError } from '../../../src/admin/read-manifest.ts';
import { describeError } from '../../../src/admin/describe-error.ts';

const NOW = Date.UTC(2026, 10, 20, 9);
const MINUTE = 60_000;
const AROUND = { now: NOW, isOnline: true };
const API = 'https://api.example/contents/services';

const words = (kind: RequestErrorKind, more: ConstructorParameters<typeof RequestError>[3] = {}) =>
  describeError(new RequestError(kind, API, 'x', more), AROUND);

describe('an error in words', () => {
  test('names a browser without a line before all else', () => {
    const error = new RequestError('network', API, 'x');
    const { title } = describeError(error, { ...AROUND, isOnline: false });
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

  test('tells errors of the other side from wrong settings', () => {
    expect(words('status', { status: 503 }).advice).toContain('Try again in some minutes');
    expect(words('status', { status: 401 }).advice).toContain('Check the settings');
  });

  test('tells a token that ran out from wrong settings', () => {
    const error = new RequestError('status', API, 'x', { status: 401 });
    const { title, advice } = describeError(error, { ...AROUND, isSignedIn: true });
    expect(title).toBe('The token that you signed in with is no longer taken.');
    expect(advice).toContain('Sign out at the form and in again');
  });

  test('names the limit of who is signed in', () => {
    const error = new RequestError('rate-limit', API, 'x', { status: 403 });
    expect(describeError(error, AROUND).advice).toContain('60 an hour');
    expect(describeError(error, { ...AROUND, isSignedIn: true }).advice).toContain('5,000 an hour');
  });

  test.each([
    ['network', 'cannot be reached'],
    ['timeout', 'did not answer in time'],
    ['empty-repository', 'repository is empty'],
    ['not-json', 'something else than expected'],
    ['unexpected-shape', 'something else than expected'],
    ['too-large', 'something else than expected'],
  ] as const)('has words for the kind "%s"', (kind, text) => {
    expect(words(kind).title).toContain(text);
  });

  test('tells the manifest of this site from the repository', () => {
    const { title, advice } = describeError(new ManifestError('It is odd'), AROUND);
    expect(title).toContain('what is on this site');
    expect(advice).toContain('It is odd');
  });

  test('shows what it does not know', () => {
    expect(describeError(new Error('odd'), AROUND).advice).toContain('odd');
  });
});
