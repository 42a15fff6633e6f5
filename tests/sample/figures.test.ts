import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { WRITTEN_PARTS } from '../../scripts/docs/written-parts.ts';
import { selfConsumptionTable } from '../../scripts/self-consumption/self-consumption-table.ts';
import { builtInFigures } from '../../harness/site/built-in-figures.ts';

test('docs/figures.md compares the figures of the sample; if not, run npm run docs', async () => {
  const text = await readFile('docs/figures.md', 'utf8');
  expect(await WRITTEN_PARTS['docs/figures.md']?.(text)).toBe(text);
});

test('the figures of the sample are what the engine gives; if not, run npm run self-consumption', () => {
  expect(builtInFigures).toMatchObject(selfConsumptionTable(builtInFigures));
});
