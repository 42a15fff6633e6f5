import { describe, expect, test } from 'vitest';
import {
  CLOCK,
  DAYS_IN_MONTH,
  HOURS,
  hourMask,
  sumByMonth,
} from '../../../../src/planner/engine/clock.ts';
import { sum } from '../../../support/planner.ts';
import { hoursADay } from '../../../../src/planner/engine/local-hour.ts';

/** The UTC hours of the year that fall on this local day of 2017. */
const hoursOf = (day: number) =>
  Array.from({ length: HOURS }, (_, i) => i).filter((i) => CLOCK.day[i] === day);
const MARCH_26 = 84;
const OCTOBER_29 = 301;

describe('the local clock', () => {
  test('agrees with the time zone database in every hour of 2017', () => {
    const london = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      hour: '2-digit',
      hourCycle: 'h23',
      day: 'numeric',
      month: 'numeric',
      weekday: 'short',
    });
    const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    for (let i = 0; i < HOURS; i++) {
      const parts = london.formatToParts(Date.UTC(2017, 0, 1, i));
      const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
      const first = Date.UTC(2017, Number(part('month')) - 1, Number(part('day')));
      expect(CLOCK.hour[i]).toBe(Number(part('hour')));
      expect(CLOCK.month[i]).toBe(Number(part('month')) - 1);
      expect(CLOCK.weekday[i]).toBe(weekdays.indexOf(part('weekday')));
      expect(CLOCK.day[i]).toBe((first - Date.UTC(2017, 0, 1)) / 86_400_000);
    }
  });
});

describe('local hours', () => {
  const night = hourMask({ from: 0, until: 7 });
  const nightOf = (day: number) => sum(hoursOf(day).map((i) => night[i] ?? 0));

  test('counts one hour fewer or more on days when the clocks change', () => {
    expect(nightOf(MARCH_26)).toBe(6);
    expect(nightOf(OCTOBER_29)).toBe(8);
    expect(nightOf(0)).toBe(7);
    expect(sum(night)).toBe(365 * 7);
  });

  test('accepts hours that span midnight', () => {
    const evening = hourMask({ from: 22, until: 2 });
    const marked = hoursOf(10).filter((i) => evening[i] === 1);
    expect(marked.map((i) => CLOCK.hour[i])).toEqual([0, 1, 22, 23]);
  });

  test('counts the whole day if hours start and end at the same time', () => {
    expect(sum(hourMask({ from: 5, until: 5 }))).toBe(HOURS);
  });
});

test('counts one hour fewer in March and one more in October', () => {
  const days = [...DAYS_IN_MONTH];
  expect([...sumByMonth(new Float64Array(HOURS).fill(1))]).toEqual(
    days.map((count, month) => count * 24 + (month === 2 ? -1 : month === 9 ? 1 : 0)),
  );
});

test.each([
  [[{ from: 0, until: 7 }], 7],
  [[{ from: 22, until: 2 }], 4],
  [[{ from: 5, until: 5 }], 24],
  [
    [
      { from: 4, until: 7 },
      { from: 22, until: 0 },
    ],
    5,
  ],
])('counts the hours of the windows %o: %d a day', (hours, count) => {
  expect(hoursADay(hours)).toBe(count);
});
