import { describe, expect, test } from 'vitest';
import type { Chart, ChartMark } from '../../../../src/calculators/rules/chart.ts';
import {
  chartPayback,
  formatYears,
  paybackYears,
} from '../../../../src/calculators/rules/payback.ts';

const only = (cost: number, savings: number) => chartPayback(cost, [{ savings }]);

/** The labels of a chart with their anchors, without those below the base line. */
const wordsOf = ([chart]: readonly Chart[]) =>
  chart?.marks.flatMap((mark) =>
    'text' in mark && !mark.className?.includes('label')
      ? `${mark.text} (${mark.className ?? ''})`
      : [],
  );
const linesOf = ([chart]: readonly Chart[]): string[] =>
  chart?.marks.flatMap((mark: ChartMark) =>
    'path' in mark && mark.className === 'line-savings' ? mark.path : [],
  ) ?? [];

test('draws the crossing in the year named in the chart’s title', () => {
  const [chart] = only(13_000, 1300);
  expect(chart?.title).toBe('Savings reach the cost of £13,000 after 10.0 years.');
  expect(chart?.marks).toEqual([
    { path: 'M0 170h400', className: 'axis' },
    // Savings of 14 years, £18,200, are the highest point; the cost is at 13,000 / 18,200 of it.
    { path: `M0 ${170 - (13_000 / 18_200) * 146}h400`, className: 'line-cost' },
    { path: 'M0 170L400 24', className: 'line-savings' },
    expect.objectContaining({ className: 'crossing' }),
    expect.objectContaining({ text: '10.0 years', className: 'end' }),
    expect.objectContaining({ text: 'cost', className: 'end' }),
    { text: 'today', x: 0, y: 190, className: 'label start' },
    { text: '14 years', x: 400, y: 190, className: 'label end' },
  ]);
});

test('draws at least one year on the axis of a payback chart', () => {
  expect(only(500, 1000)[0]?.marks).toContainEqual(expect.objectContaining({ text: '1 year' }));
});

test('labels the crossing of a payback chart on the side with space', () => {
  expect(wordsOf(only(10_000, 1000))).toContain('10.0 years (end)');
  expect(wordsOf(only(200, 1000))).toContain('0.2 years (start)');
});

test.each([
  [0, 0],
  [-10, 0],
  [33, 0],
  // Just under 30 years.
  [34, 1],
])('draws for £1,000 and savings of £%d a year %d charts', (savings, count) => {
  expect(only(1000, savings)).toHaveLength(count);
});

describe('a payback chart with two lines', () => {
  const both = (savings: number, realistic: number) =>
    chartPayback(13_000, [
      { savings, name: 'all used' },
      { savings: realistic, name: 'more likely' },
    ]);

  test('marks the year of each crossing', () => {
    const charts = both(1857, 769);
    expect(charts[0]?.title).toBe(
      'Savings reach the cost of £13,000 after 7.0 years (all used), 16.9 years (more likely).',
    );
    expect(linesOf(charts)).toEqual([
      // Both axes end at the slower one’s savings after 24 years; the faster one reaches them after 9.9.
      `M0 170L${(((769 * 24) / 1857 / 24) * 400).toString()} 24`,
      'M0 170L400 24',
    ]);
    expect(wordsOf(charts)).toEqual(
      ['7.0 years (end)', 'all used (start)', '16.9 years (start)', 'more likely (end)'].concat(
        'cost (end)',
      ),
    );
  });

  test('labels the first of two close lines before its end', () => {
    expect(wordsOf(both(1000, 900))).toContain('all used (end)');
  });

  test('draws an almost flat line to the end of the axis', () => {
    const charts = both(1300, 13);
    expect(charts[0]?.title).toMatch(
      /10\.0 years \(all used\), more than 100 years \(more likely\)\.$/,
    );
    expect(linesOf(charts)).toEqual(['M0 170L400 24', 'M0 170L400 168.54']);
  });

  test('mentions a line without savings instead of drawing it', () => {
    const charts = both(1300, 0);
    expect(charts[0]?.title).toMatch(/10\.0 years \(all used\), never \(more likely\)\.$/);
    expect(linesOf(charts)).toHaveLength(1);
    expect(both(0, 0)).toEqual([]);
  });
});

test.each([
  [paybackYears(1000, 100), '10.0 years'],
  [100, '100.0 years'],
  [100.1, 'more than 100 years'],
  [paybackYears(1000, 0), 'does not pay back'],
  [paybackYears(1000, -1), 'does not pay back'],
])('formats the payback of %d years as %s', (years, text) => {
  expect(formatYears(years)).toBe(text);
});
