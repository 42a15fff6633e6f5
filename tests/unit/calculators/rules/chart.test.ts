import { expect, test } from 'vitest';
import { chartBars } from '../../../../src/calculators/rules/chart.ts';

test('draws labelled bars in proportion to their values', () => {
  const chart = chartBars('Now 50, then 100.', [
    { label: 'now', value: 50, text: '£50' },
    { label: 'then', value: 100, text: '£100', isMain: true },
  ]);
  expect(chart).toEqual({
    title: 'Now 50, then 100.',
    marks: [
      { path: 'M0 170h400', className: 'axis' },
      { path: 'M52 170V100h96V170z', className: 'bar' },
      { text: '£50', x: 100, y: 92 },
      { text: 'now', x: 100, y: 190, className: 'label ' },
      { path: 'M252 170V30h96V170z', className: 'bar main' },
      { text: '£100', x: 300, y: 22 },
      { text: 'then', x: 300, y: 190, className: 'label ' },
    ],
  });
});

test('draws a range as a whisker on its bar, and no bar for a loss', () => {
  const { marks } = chartBars('Likely.', [
    { label: 'a', value: 60, text: '60', range: [40, 100] },
    { label: 'b', value: -5, text: '−5' },
  ]);
  expect(marks).toContainEqual({ path: 'M100 114V30m-8 0h16M92 114h16', className: 'whisker' });
  expect(marks).toContainEqual({ text: '60', x: 100, y: 22 });
  expect(marks).toContainEqual({ path: 'M252 170V170h96V170z', className: 'bar' });
});
