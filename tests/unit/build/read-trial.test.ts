import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTrial } from '../../../src/build/read-trial.ts';
import { FOLDERS } from '../../../src/content/model/content-types.ts';
import { SETTINGS_FILES } from '../../../src/content/model/settings-files.ts';

test('a trial begins with what comes with the site, byte for byte', async () => {
  const files = await readTrial('tests/fixtures/firm');
  const paths = Object.keys(files);
  const items = paths.filter((path) => !Object.hasOwn(SETTINGS_FILES, path.replace('.json', '')));
  expect(paths.length - items.length).toBe(Object.keys(SETTINGS_FILES).length);
  const folders = new Set(items.map((path) => path.split('/')[0]));
  expect([...folders].toSorted()).toEqual([...FOLDERS, 'uploads'].toSorted());
  for (const [path, base64] of Object.entries(files)) {
    expect(
      Buffer.from(base64, 'base64').equals(readFileSync(`tests/fixtures/firm/${path}`)),
      path,
    ).toBe(true);
  }
});

test('a trial has the pictures that items name, and no other', async () => {
  const files = await readTrial('tests/fixtures/firm');
  expect(files).toHaveProperty(['uploads/case-solar-farm.svg']);
  expect(files).not.toHaveProperty(['uploads/hero.svg']);
});
