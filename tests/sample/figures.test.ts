import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withComparedFigures } from '../../scripts/figures-document/compare-figures.ts';
import { selfConsumptionTable } from '../../scripts/self-consumption/self-consumption-table.ts';
import { builtInFigures } from '../../harness/site/built-in-figures.ts';

test('docs/figures.md is up to date (fix: node scripts/figures-document.ts)', async () => {
  const text = await readFile('docs/figures.md', 'utf8');
  expect(await withComparedFigures(text)).toBe(text);
});

test('the sample’s figures match the self-consumption table (fix: node scripts/self-consumption.ts)', () => {
  expect(builtInFigures).toMatchObject(selfConsumptionTable(builtInFigures));
});
