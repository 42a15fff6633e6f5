import { describe, expect, test } from 'vitest';
import { CLOCK, sumByMonth } from '../../../../src/planner/engine/clock.ts';
import { householdShares } from '../../../../src/planner/engine/demand/household-load.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import { meterYear, type Meter } from '../../../../src/planner/meter/meter-year.ts';
import { readMeter } from '../../../../src/planner/meter/read-meter.ts';
import { halfHoursOf, madeUpKwh, METER_FILES } from '../../../support/meter-files.ts';
import { planOf, PRICES, sum, WEATHER } from '../../../support/planner.ts';

const readingsOf = (times: readonly Date[]) =>
  times.map((time) => ({ from: time.getTime(), kwh: madeUpKwh(time) }));

function yearOf(times: readonly Date[]): Meter {
  const year = meterYear(readingsOf(times), 'average');
  if (typeof year === 'string') throw new Error(year);
  return year;
}

describe('a year of half-hours', () => {
  const times = halfHoursOf('2025-03-02', 365);
  const whole = yearOf(times);

  test('is as much as was read, and says so', () => {
    expect(whole.yearKwh / sum(times.map(madeUpKwh))).toBeCloseTo(1, 2);
    expect(sum(whole.shares)).toBeCloseTo(1, 9);
    expect(whole.said).toMatch(
      /^We read 17,520 half-hours from 2 March 2025 to 1 March 2026\. Together [\d,]+ kWh a year\.$/,
    );
    expect(sum(whole.byMonth)).toBeCloseTo(whole.yearKwh, 6);
  });

  test('has an evening at the hour of the kitchen clock in winter, and an hour later in summer', () => {
    // The made-up household goes by UTC.
    const evening = (month: number) =>
      Array.from({ length: 24 }, (_, hour) =>
        sum(
          whole.shares.filter(
            (__, i) => CLOCK.month[i] === month && CLOCK.hour[i] === hour && CLOCK.weekday[i] === 3,
          ),
        ),
      );
    const firstHigh = (hours: number[]) => hours.findIndex((share) => share > sum(hours) / 16);
    expect(firstHigh(evening(0))).toBe(17);
    expect(firstHigh(evening(6))).toBe(18);
  });

  test('keeps weekdays', () => {
    const sundays = readingsOf(times).map(({ from }) => ({
      from,
      kwh: new Date(from).getUTCDay() === 0 ? 1 : 0.1,
    }));
    const year = meterYear(sundays, 'average') as Meter;
    const ofDay = (day: number) =>
      sum(year.shares.filter((_, i) => CLOCK.weekday[i] === day && CLOCK.hour[i] === 12));
    expect(ofDay(0)).toBeGreaterThan(5 * ofDay(3));
  });

  test('of more than a year has the newest', () => {
    const old = halfHoursOf('2024-03-02', 365).map((time) => ({ from: time.getTime(), kwh: 9 }));
    expect(meterYear([...old, ...readingsOf(times)], 'average')).toEqual(whole);
  });
});

describe('what is missing', () => {
  test('is filled from a typical household, as high as the rest is over it, and said', () => {
    const gap = halfHoursOf('2025-01-01', 365).filter(
      (time) => time.getUTCMonth() !== 1 || time.getUTCDate() > 14,
    );
    const year = yearOf(gap);
    expect(year.said).toMatch(/672 between them are missing\. 3\d\d of the 8,760 hours of a year/);
    const full = yearOf(halfHoursOf('2025-01-01', 365));
    expect(year.byMonth[1] ?? 0).toBeGreaterThan((full.byMonth[1] ?? 0) * 0.8);
    expect(year.byMonth[6]).toBeCloseTo(full.byMonth[6] ?? 0, 6);
  });

  test('of half a year is the other half', () => {
    const year = yearOf(halfHoursOf('2025-01-01', 180));
    expect(year.said).toContain('filled from a typical household');
    expect(Math.min(...year.byMonth)).toBeGreaterThan(0);
  });

  test('may not be all but some days', () => {
    expect(meterYear(readingsOf(halfHoursOf('2025-01-01', 20)), 'average')).toMatch(
      /^The file has 20 days: at least 28 are needed/,
    );
    expect(meterYear([], 'average')).toBe('The file has no readings.');
  });
});

test('a file of hours is refused, as half of each would count twice', () => {
  const hours = halfHoursOf('2025-03-02', 365).filter((time) => time.getUTCMinutes() === 0);
  expect(meterYear(readingsOf(hours), 'average')).toBe(
    'The file has a reading for each hour: half-hours are needed.',
  );
});

describe('twelve months', () => {
  const MONTHS = [310, 280, 290, 240, 210, 190, 180, 190, 210, 250, 280, 320];

  test.each([
    MONTHS.join(' '),
    MONTHS.join('\n'),
    MONTHS.join(', '),
    MONTHS.join(','),
    MONTHS.join(';'),
  ])('are spread over their hours as a household’s are: %j', (months) => {
    const year = readMeter({ months }, 'average') as Meter;
    expect(year.byMonth.map(Math.round)).toEqual(MONTHS);
    const profile = householdShares('average');
    expect((year.shares[9] ?? 0) / (year.shares[4] ?? 1)).toBeCloseTo(
      (profile[9] ?? 0) / (profile[4] ?? 1),
      9,
    );
    expect(sumByMonth(year.shares, year.yearKwh)[0]).toBeCloseTo(310, 6);
  });

  test.each([
    ['', 'Enter twelve numbers, January first: there are 0.'],
    ['1 2 3', 'Enter twelve numbers, January first: there are 3.'],
    [`${MONTHS.join(' ')} 5`, 'Enter twelve numbers, January first: there are 13.'],
    ['1 2 much', '“much” is not a number of kWh for a month.'],
    ['1 -2', '“-2” is not a number of kWh for a month.'],
    ['1 999999', '“999999” is not a number of kWh for a month.'],
  ])('are refused where they are none: %j', (months, message) => {
    expect(readMeter({ months }, 'average')).toBe(message);
  });
});

test('a plan is worked out with the hours of the meter', () => {
  const meter = readMeter({ csv: METER_FILES.n3rgy(halfHoursOf('2025-01-01', 365)) }, 'average');
  if (typeof meter === 'string') throw new Error(meter);
  const home = { householdKwh: meter.yearKwh };
  const typical = simulate(planOf({}, home), WEATHER, PRICES);
  const own = simulate(planOf({}, { ...home, measuredShares: meter.shares }), WEATHER, PRICES);
  expect(own.totals.house).toBeCloseTo(typical.totals.house, 6);
  expect(own.hours.house[4000]).not.toBeCloseTo(typical.hours.house[4000] ?? 0, 3);
});
