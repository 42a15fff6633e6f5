import { expect, test } from 'vitest';
import { listAged } from '../../../../src/content/report/aged-figures.ts';

const FILES = {
  'figures.json': {
    $schema: './schemas/figures.json',
    price: { value: 1, label: 'Price of oil', asOf: '2025-10' },
    yield: { value: 1, label: 'Yield', asOf: '2025-11' },
  },
  'grants.json': { pump: { scheme: 'A scheme', asOf: '2024-01' } },
};

test('figures and grants of more than twelve months ago are named, the oldest first', () => {
  expect(listAged(FILES, '2026-11-25')).toEqual([
    'grants.json › pump: A scheme, of January 2024',
    'figures.json › price: Price of oil, of October 2025',
  ]);
});

test('a figure is a year old at the end of its month', () => {
  expect(listAged(FILES, '2026-12-01')).toHaveLength(3);
  expect(listAged(FILES, '2024-12-31')).toEqual([]);
});
