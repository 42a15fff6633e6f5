import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureSenderSecret } from '../../../scripts/sender-secret.ts';

test('a local secret is made once, long, and for its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const file = ensureSenderSecret(join(folder, 'state'));
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^SENDER_SECRET=[0-9a-f]{64}\n$/);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(ensureSenderSecret(join(folder, 'state'))).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
