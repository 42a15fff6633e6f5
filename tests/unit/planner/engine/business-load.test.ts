import { expect, test } from 'vitest';
import { sum } from '../../../../src/numbers/sum.ts';
import { CLOCK } from '../../../../src/planner/engine/clock.ts';
import { businessShares } from '../../../../src/planner/engine/demand/business-load.ts';

const SHOP = {
  from: 8,
  until: 18,
  daysAWeek: 6,
  months: { from: 1, until: 12 },
  closedShare: 0.25,
};
/** The shares by local hour of a date in the year 2017; 0 is Sunday, January is 0. */
const onDay = (shares: Float64Array, month: number, weekday: number) => {
  const first = CLOCK.month.findIndex(
    (value, i) => value === month && CLOCK.weekday[i] === weekday && CLOCK.hour[i] === 0,
  );
  return [...shares.slice(first, first + 24)];
};

test('uses four times as much electricity during opening hours', () => {
  const shares = businessShares(SHOP);
  expect(sum(shares)).toBeCloseTo(1, 9);
  const closed = Math.min(...shares);
  const openHours = (day: number[]) =>
    day.flatMap((share, hour) => (share > 1.5 * closed ? [hour] : []));
  const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
  expect(openHours(onDay(shares, 0, 1))).toEqual(hours);
  expect(openHours(onDay(shares, 6, 6))).toEqual(hours);
  expect(openHours(onDay(shares, 6, 0))).toEqual([]);
  expect(Math.max(...shares) / closed).toBeCloseTo(4, 9);
});

test.each([
  [{ from: 4, until: 10 }, [6], [0]],
  [{ from: 11, until: 2 }, [0, 11], [6]],
])('uses opening hours only in the months %j', (months, open, shut) => {
  const shares = businessShares({ ...SHOP, months });
  const max = (month: number) => Math.max(...onDay(shares, month, 2)) / Math.min(...shares);
  for (const month of open) expect(max(month)).toBeCloseTo(4, 9);
  for (const month of shut) expect(max(month)).toBeCloseTo(1, 9);
});
