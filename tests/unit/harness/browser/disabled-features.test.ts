import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DISABLED_FEATURES } from '../../../../harness/browser/disabled-features.ts';

test('all that Playwright turns off stays off', () => {
  const bundle = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  const list = /\bdisabledFeatures = \[(.*?)\]/s.exec(bundle)?.[1] ?? '';
  const names = Array.from(list.matchAll(/^\s*"(\w+)"/gm), ([, name]) => name);
  expect(names).toContain('PaintHolding');
  const [, ours = ''] = DISABLED_FEATURES.split('=');
  expect(ours.split(',')).toEqual(expect.arrayContaining(names));
});
