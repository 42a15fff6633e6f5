import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { writeLocalSecrets } from '../../../scripts/local-secrets.ts';

let folder = '';
beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'secrets-'));
  folder = join(parent, 'state');
  onTestFinished(() => {
    rmSync(parent, { recursive: true });
  });
});

const write = (env: Record<string, string> = {}) => writeLocalSecrets(folder, env);

test('creates a local secret once', () => {
  const [file = ''] = write().files;
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^SENDER_SECRET=[0-9a-f]{64}\n$/);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(write().files).toEqual([file]);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('writes secrets to a file that only its owner can read', () => {
  const { files, forget } = write({ PLACE_SEARCH_KEY: 'a$b#c', SENDER_SECRET: '', SITE_URL: 'x' });
  const last = files.at(-1) ?? '';
  expect(readFileSync(last, 'utf8')).toBe("PLACE_SEARCH_KEY='a\\$b#c'\n");
  expect(statSync(last).mode & 0o077).toBe(0);
  forget();
  expect(write().files).not.toContain(last);
});

test.each([
  ['SENDER_SECRET', 'too-short-a-secret', 'has fewer than 32 characters'],
  ['ENQUIRY_FORWARD_SECRET', 'kein_base64!', 'is not base64'],
  ['PLACE_SEARCH_KEY', "a'b", 'must not contain a quote'],
])('rejects an invalid %s without leaking it', (name, value, message) => {
  expect(() => write({ [name]: value })).toThrow(new RegExp(`^${name} .*${message}`));
  expect(() => write({ [name]: value })).not.toThrow(value);
});
