import { expect, test } from 'vitest';
import { hoursADay } from '../../../../src/planner/engine/local-hour.ts';

test.each([
  [{ from: 0, until: 7 }, 7],
  [{ from: 22, until: 2 }, 4],
  [{ from: 5, until: 5 }, 24],
])('%o are %d a day', (hours, count) => {
  expect(hoursADay(hours)).toBe(count);
});
