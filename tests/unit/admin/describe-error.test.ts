import { expect, test } from 'vitest';
import { RequestError, type RequestErrorKind } from '../../../src/content/sources/request.ts';
import { ManifestError } from '../../../src/admin/create-dashboard-reader.ts';
import { describeError } from '../../../src/admin/describe-error.ts';

const NOW = Date.UTC(2026, 10, 20, 9);
const MINUTE = 60_000;
const AROUND = { now: NOW, isOnline: true };

type More = ConstructorParameters<typeof RequestError>[3];
const errorOf = (kind: RequestErrorKind, more: More = {}) =>
  new RequestError(kind, 'https://api.example/contents/services', 'x', more);

// tests/unit/admin/create-dashboard-reader.test.ts and tests/e2e/admin/errors.spec.ts cover the other errors.
test.each<[Error, string]>([
  [errorOf('timeout'), 'timed out'],
  [errorOf('empty-repository'), 'repository is empty'],
  [errorOf('too-many-files'), 'fewer than 1,000 files'],
  [errorOf('status', { status: 503 }), 'Try again in a few minutes'],
  [errorOf('status', { status: 401 }), 'Tell the operator to check'],
  [errorOf('rate-limit', { status: 429 }), 'Try again later'],
  [
    new ManifestError('It is odd'),
    'could not be read. Without it, this page cannot compare your items. It is odd',
  ],
  [new Error('odd'), 'odd'],
])('describes the error %s', (error, expected) => {
  const { title, advice } = describeError(error, AROUND);
  expect(`${title} ${advice}`).toContain(expected);
});

test.each([
  [30_000, 'in 1 minute. Without a login, everybody on this connection shares 60 requests'],
  [-MINUTE, 'in 1 minute.'],
])('states the reset time of a rate limit that ends in %d ms', (wait, text) => {
  const resetsAt = new Date(NOW + wait);
  const time = resetsAt.toTimeString().slice(0, 5);
  const { advice } = describeError(errorOf('rate-limit', { status: 403, resetsAt }), AROUND);
  expect(advice).toContain(`Try again at ${time}, ${text}`);
});
