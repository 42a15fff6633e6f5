import { RequestError } from '../http/request-error.ts';

/** Runs a request, and retries it after a temporary error at most `retries` times. */
export async function withRetries<T>(job: () => Promise<T>, retries: number): Promise<T> {
  for (let left = retries; ; left--) {
    try {
      return await job();
    } catch (error) {
      if (left === 0 || !(error instanceof RequestError) || !error.isPassing) throw error;
    }
  }
}
