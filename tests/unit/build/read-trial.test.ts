import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTrial } from '../../../src/build/read-trial.ts';
import { REMOTE_FOLDERS } from '../../../src/content/kinds/remote-kinds.ts';

test('a trial begins with what comes with the site, byte for byte', async () => {
  const files = await readTrial('content');
  const folders = new Set(Object.keys(files).map((path) => path.split('/')[0]));
  expect([...folders].toSorted()).toEqual([...REMOTE_FOLDERS, 'uploads'].toSorted());
  for (const [path, base64] of Object.entries(files)) {
    expect(Buffer.from(base64, 'base64').equals(readFileSync(`content/${path}`)), path).toBe(true);
  }
});

test('a trial has the pictures that items name, and no other', async () => {
  const files = await readTrial('content');
  expect(files).toHaveProperty(['uploads/case-solar-farm.svg']);
  expect(files).not.toHaveProperty(['uploads/hero.svg']);
});
