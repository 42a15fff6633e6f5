import { describe, expect, test } from 'vitest';
import { sayFigure, toPercent } from '../../../src/values/share.ts';

describe('a share', () => {
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
    expect(sayFigure(0.28, '£/kWh')).toBe('0.28 £/kWh');
  });
});
