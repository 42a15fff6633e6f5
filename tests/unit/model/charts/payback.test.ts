import { expect, test } from 'vitest';
import { chartPayback } from '../../../../src/model/charts/payback.ts';

const wordsOf = (years: number) =>
  chartPayback(1000 * years, 1000, years)[0]?.marks.flatMap((mark) =>
    'text' in mark ? `${mark.text} (${(mark.look ?? '').trim()})` : [],
  );

test('cost and savings cross in the year that the title names', () => {
  const [chart] = chartPayback(13_000, 1300, 10);
  expect(chart?.title).toBe('Savings reach the cost of £13,000 after 10.0 years.');
  expect(chart?.marks).toEqual([
    { path: 'M0 170h400', look: 'axis' },
    // Savings of 14 years, £18,200, are the highest point; the cost is at 13,000 / 18,200 of it.
    { path: `M0 ${170 - (13_000 / 18_200) * 146}h400`, look: 'line-cost' },
    { path: 'M0 170L400 24', look: 'line-savings' },
    expect.objectContaining({ look: 'crossing' }),
    expect.objectContaining({ text: '10.0 years', look: 'end' }),
    expect.objectContaining({ text: 'cost', look: 'start' }),
    { text: 'today', x: 0, y: 190, look: 'label start' },
    { text: '14 years', x: 400, y: 190, look: 'label end' },
  ]);
});

test('the words at the crossing are on the side where there is room', () => {
  expect(wordsOf(10)).toContain('10.0 years (end)');
  expect(wordsOf(0.4)).toContain('0.4 years (start)');
});

test.each([0, -3, 101, Infinity])('there is no chart of %d years', (years) => {
  expect(chartPayback(1000, 10, years)).toEqual([]);
});

test('a century is the longest', () => {
  expect(chartPayback(1000, 10, 100)).toHaveLength(1);
});
