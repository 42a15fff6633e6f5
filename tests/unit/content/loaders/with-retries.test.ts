import { describe, expect, test } from 'vitest';
import { withRetries } from '../../../../src/content/loaders/with-retries.ts';
import { RequestError } from '../../../../src/content/http/request-error.ts';

const URL = 'https://api.example/contents';
const status = (code: number) =>
  new RequestError('status', URL, `Status ${code}`, { status: code });

/** A request that fails with each of the errors in turn, and then succeeds. */
function failing(...errors: Error[]) {
  const job = {
    runs: 0,
    run: () => {
      const error = errors[job.runs];
      job.runs += 1;
      return error ? Promise.reject(error) : Promise.resolve('done');
    },
  };
  return job;
}

describe('withRetries', () => {
  test('asks once when all is well', async () => {
    const job = failing();
    expect(await withRetries(job.run, 3)).toBe('done');
    expect(job.runs).toBe(1);
  });

  test.each([
    ['an error of the network', new RequestError('network', URL, 'Unreachable')],
    ['status 500', status(500)],
    ['status 503', status(503)],
  ])('asks again after %s', async (_, error) => {
    const job = failing(error, error);
    expect(await withRetries(job.run, 2)).toBe('done');
    expect(job.runs).toBe(3);
  });

  test('gives up after the retries, with the last error', async () => {
    const job = failing(status(500), status(502), status(503));
    await expect(withRetries(job.run, 1)).rejects.toThrow('Status 502');
    expect(job.runs).toBe(2);
  });

  test('without retries asks once', async () => {
    const job = failing(status(500));
    await expect(withRetries(job.run, 0)).rejects.toThrow('Status 500');
    expect(job.runs).toBe(1);
  });

  test.each([
    ['status 404', status(404)],
    ['status 403', status(403)],
    ['a time limit', new RequestError('timeout', URL, 'Too slow')],
    ['a rate limit', new RequestError('rate-limit', URL, 'Too many requests')],
    ['an answer that is not JSON', new RequestError('not-json', URL, 'The answer is not JSON')],
    ['an error of our own', new TypeError('undefined is not a function')],
  ])('does not ask again after %s', async (_, error) => {
    const job = failing(error);
    await expect(withRetries(job.run, 3)).rejects.toBe(error);
    expect(job.runs).toBe(1);
  });
});
