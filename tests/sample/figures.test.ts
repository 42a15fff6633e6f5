import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withComparedFigures } from '../../scripts/figures-document/compare-figures.ts';
import { selfConsumptionTable } from '../../scripts/self-consumption/self-consumption-table.ts';
import { builtInFigures } from '../../harness/site/built-in-figures.ts';

test('docs/figures.md matches the sample’s figures; if not, run node scripts/figures-document.ts', async () => {
  const text = await readFile('docs/figures.md', 'utf8');
  expect(await withComparedFigures(text)).toBe(text);
});

test('the figures of the sample match the self-consumption table; if not, run node scripts/self-consumption.ts', () => {
  expect(builtInFigures).toMatchObject(selfConsumptionTable(builtInFigures));
});
