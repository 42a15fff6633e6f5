import { expect, test } from 'vitest';
import { londonDay } from '../../../src/values/london-day.ts';

test.each([
  ['2026-01-15T23:30:00Z', '2026-01-15'],
  ['2026-08-09T22:59:59Z', '2026-08-09'],
  ['2026-08-09T23:00:00Z', '2026-08-10'],
])('at %s it is %s at the houses', (instant, day) => {
  expect(londonDay(new Date(instant))).toBe(day);
  expect(londonDay(Date.parse(instant))).toBe(day);
});
