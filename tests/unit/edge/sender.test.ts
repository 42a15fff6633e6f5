import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { readSenderSecret as Read } from '../../../src/edge/sender.ts';

// A fresh one for each test: it says but once what is missing.
let readSenderSecret: typeof Read;
beforeEach(async () => {
  vi.resetModules();
  ({ readSenderSecret } = await import('../../../src/edge/sender.ts'));
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('the secret is the one that is set', () => {
  const SENDER_SECRET = 'x'.repeat(32);
  expect(readSenderSecret({ SENDER_SECRET })).toBe(SENDER_SECRET);
});

test('a deployment without one, or with one that can be guessed, has a random one and says so once', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const secret = readSenderSecret({});
  expect(secret.length).toBeGreaterThan(60);
  expect(readSenderSecret({ SENDER_SECRET: 'secret' })).toBe(secret);
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('SENDER_SECRET is missing'));
});
