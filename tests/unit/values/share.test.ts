import { describe, expect, test } from 'vitest';
import { sayFigure, sayRange, toPercent } from '../../../src/values/share.ts';

describe('a figure', () => {
  test.each([
    [0.29, 29],
    [0.274, 27.4],
    [0, 0],
    [1, 100],
  ])('%d is %d percent', (share, percent) => {
    expect(toPercent(share)).toBe(percent);
  });

  test('is shown with a percent sign, any other figure with its unit', () => {
    expect(sayFigure(0.325, 'share')).toBe('32.5%');
    expect(sayFigure(74_513.3, 'kWh a year')).toBe('74,513.3 kWh a year');
  });

  test('has its pounds in front, and both digits of its pence', () => {
    expect(sayFigure(7500, '£')).toBe('£7,500');
    expect(sayFigure(0.3, '£/kWh')).toBe('£0.30/kWh');
    expect(sayFigure(0.2611, '£/kWh')).toBe('£0.2611/kWh');
  });

  test('of years is one year or several', () => {
    expect(sayFigure(1, 'years')).toBe('1 year');
    expect(sayFigure(12, 'years')).toBe('12 years');
  });
});

describe('a range', () => {
  test.each([
    [300, 30_000, '£', '£300 to £30,000'],
    [100, 10_000, '£/kW', '£100 to £10,000/kW'],
    [0, 60_000, 'miles', '0 to 60,000 miles'],
    [0, 1, 'share', '0 to 1'],
  ])('of %d to %d %s is %s', (least, most, unit, text) => {
    expect(sayRange(least, most, unit)).toBe(text);
  });
});
