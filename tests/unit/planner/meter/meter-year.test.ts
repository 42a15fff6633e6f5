import { describe, expect, test } from 'vitest';
import { CLOCK, sumByMonth } from '../../../../src/planner/engine/clock.ts';
import { householdShares } from '../../../../src/planner/engine/demand/household-load.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import {
  type Meter,
  type MeterReading,
  readMeter,
} from '../../../../src/planner/meter/meter-year.ts';
import {
  halfHoursOf,
  madeUpKwh,
  METER_FILES,
  SUPPLIER_FILES,
} from '../../../support/meter-files.ts';
import { createPlan, PRICES, sum, WEATHER } from '../../../support/planner.ts';

interface Row {
  from: Date;
  kwh: number;
}

const rowsOf = (times: readonly Date[], kwhOf = madeUpKwh): Row[] =>
  times.map((from) => ({ from, kwh: kwhOf(from) }));
const fileOf = (rows: readonly Row[]) =>
  [
    'interval_start,interval_end,consumption_kwh',
    ...rows.map(({ from, kwh }) => `${from.toISOString()},x,${kwh}`),
  ].join('\n');

function readFile(csv: string): MeterReading {
  const reading = readMeter({ csv }, 'average');
  if (typeof reading === 'string') throw new Error(reading);
  return reading;
}
const readRows = (rows: readonly Row[]) => readFile(fileOf(rows));
const yearOf = (rows: readonly Row[]): Meter => readRows(rows).meters.typical;

describe('a year of half-hours', () => {
  const times = halfHoursOf('2025-03-02', 365);
  const fullYear = yearOf(rowsOf(times));

  test('preserves the metered energy', () => {
    expect(fullYear.yearKwh / sum(times.map(madeUpKwh))).toBeCloseTo(1, 2);
    expect(sum(fullYear.shares)).toBeCloseTo(1, 9);
    expect(fullYear.summary).toMatch(
      /^We read 17,520 half-hours from 2 March 2025 to 1 March 2026, [\d,]+ kWh\. That makes [\d,]+ kWh a year\.$/,
    );
    expect(sum(fullYear.byMonth)).toBeCloseTo(fullYear.yearKwh, 6);
  });

  test('follows local time', () => {
    // The made-up household lives in UTC.
    const evening = (month: number) =>
      Array.from({ length: 24 }, (_, hour) =>
        sum(
          fullYear.shares.filter(
            (__, i) => CLOCK.month[i] === month && CLOCK.hour[i] === hour && CLOCK.weekday[i] === 3,
          ),
        ),
      );
    const firstHigh = (hours: number[]) => hours.findIndex((share) => share > sum(hours) / 16);
    expect(firstHigh(evening(0))).toBe(17);
    expect(firstHigh(evening(6))).toBe(18);
  });

  test('uses the most recent year of a longer file', () => {
    const old = rowsOf(halfHoursOf('2024-03-02', 365), () => 9);
    expect(yearOf([...old, ...rowsOf(times)])).toEqual(fullYear);
  });
});

describe('a supplier file of 28 days', () => {
  const written = readFile(SUPPLIER_FILES['zeros-written']);

  test('scales its daily mean to 365 days', () => {
    expect(written.fill).toBeUndefined();
    expect(written.meters.typical.yearKwh).toBeCloseTo((215.6 / 28) * 365, 6);
    expect(written.meters.typical.summary).toBe(
      'We read 1,344 half-hours from 2 June 2025 to 30 June 2025, 215.6 kWh. For the rest of the year, we use average days from the file. That makes 2,810 kWh a year.',
    );
  });

  test('counts gaps as zero by default', () => {
    const { fill, meters } = readFile(SUPPLIER_FILES['zeros-left-out']);
    expect(fill).toBe('zero');
    expect(meters.zero.shares).toEqual(written.meters.zero.shares);
    expect(meters.zero.byMonth).toEqual(written.meters.zero.byMonth);
    expect(meters.zero.summary).toBe(
      'We read 616 half-hours from 2 June 2025 to 30 June 2025, 215.6 kWh. 728 half-hours are missing, at the same hours on 28 days: panels may have covered all your use. For the rest of the year, we use average days from the file. That makes 2,810 kWh a year.',
    );
    expect(meters.typical.yearKwh).toBeGreaterThan(2 * meters.zero.yearKwh);
    expect(meters.typical.summary).toContain('728 half-hours are missing');
  });

  test('excludes only the half-hour with a meter error code', () => {
    const { fill, meters } = readFile(SUPPLIER_FILES['error-code']);
    expect(fill).toBe('typical');
    expect(meters.typical.summary).toMatch(
      /^We read 1,343 half-hours from 2 June 2025 to 30 June 2025, 268\.6 kWh\. We skipped 1 line that we could not read: line 702 has “4294967\.295”\. 1 half-hour is missing\./,
    );
    expect(meters.typical.yearKwh / ((268.8 / 28) * 365)).toBeCloseTo(1, 3);
  });
});

describe('missing half-hours', () => {
  const times = halfHoursOf('2025-01-01', 365);
  const full = yearOf(rowsOf(times));
  const without = (isMissing: (time: Date, i: number) => boolean) =>
    readRows(rowsOf(times.filter((time, i) => !isMissing(time, i))));

  test('fills whole missing days from a typical home', () => {
    const { fill, meters } = without(
      (time, i) => (time.getUTCMonth() === 1 && time.getUTCDate() <= 14) || i === 3000,
    );
    expect(fill).toBe('typical');
    expect(meters.typical.summary).toContain(
      '673 half-hours are missing: 14 whole days and 1 half-hour.',
    );
    expect(meters.typical.byMonth[1]).toBeGreaterThan((full.byMonth[1] ?? 0) * 0.8);
    expect(meters.typical.byMonth[6]).toBeCloseTo(full.byMonth[6] ?? 0, 6);
    expect(meters.zero.byMonth[1]).toBeLessThan((full.byMonth[1] ?? 0) * 0.6);
  });

  test.each([
    ['in summer only', (time: Date) => time.getUTCMonth() > 3 && time.getUTCMonth() < 8, [9, 17]],
    ['until midnight, with a battery', () => true, [8, 24]],
  ] as const)(
    'counts missing half-hours at the same daytime hours as zero: %s',
    (_, isOn, [first, end]) => {
      const hasSun = (time: Date) =>
        isOn(time) && time.getUTCHours() >= first && time.getUTCHours() < end;
      const excluded = without(hasSun);
      const written = yearOf(rowsOf(times, (time) => (hasSun(time) ? 0 : madeUpKwh(time))));
      expect(excluded.fill).toBe('zero');
      expect(excluded.meters.zero.shares).toEqual(written.shares);
      expect(excluded.meters.zero.summary).toMatch(
        /half-hours are missing, at the same hours on \d+ days: panels/,
      );
    },
  );

  test('fills missing half-hours at the same night-time hours from a typical home', () => {
    expect(without((time) => time.getUTCHours() < 4).fill).toBe('typical');
  });
});

describe('the detection of export files', () => {
  const sun = (time: Date) =>
    Math.max(0, Math.sin(((time.getUTCHours() + time.getUTCMinutes() / 60 - 5) / 15) * Math.PI));
  const times = halfHoursOf('2025-05-01', 60);

  test('flags a solar export', () => {
    const rows = rowsOf(times, sun);
    expect(readRows(rows).looksLikeExport).toBe(true);
    expect(readRows(rows.filter(({ kwh }) => kwh > 0)).looksLikeExport).toBe(true);
  });

  test.each([
    ['a home', madeUpKwh],
    ['a home with panels', (time: Date) => (sun(time) > 0.3 ? 0 : 0.2)],
    ['a home with high daytime use', (time: Date) => 0.03 + sun(time)],
  ])('does not flag %s', (_, kwhOf) => {
    expect(readRows(rowsOf(times, kwhOf)).looksLikeExport).toBe(false);
  });
});

describe('twelve monthly readings', () => {
  const MONTHS = [310, 280, 290, 240, 210, 190, 180, 190, 210, 250, 280, 320];

  test.each([
    MONTHS.join(' '),
    MONTHS.join('\n'),
    MONTHS.join(', '),
    MONTHS.join(','),
    MONTHS.join(';'),
  ])('distributes monthly readings over the hours by the household profile: %j', (months) => {
    const { meters } = readMeter({ months }, 'average') as MeterReading;
    const year = meters.typical;
    expect(year.byMonth.map(Math.round)).toEqual(MONTHS);
    const profile = householdShares('average');
    expect((year.shares[9] ?? 0) / (year.shares[4] ?? 1)).toBeCloseTo(
      (profile[9] ?? 0) / (profile[4] ?? 1),
      9,
    );
    expect(sumByMonth(year.shares, year.yearKwh)[0]).toBeCloseTo(310, 6);
  });

  test.each([
    ['', 'Enter twelve numbers, January first: you entered 0.'],
    ['1 2 3', 'Enter twelve numbers, January first: you entered 3.'],
    [`${MONTHS.join(' ')} 5`, 'Enter twelve numbers, January first: you entered 13.'],
    ['1 2 much', '“much” is not a number of kWh for a month.'],
    ['1 -2', '“-2” is not a number of kWh for a month.'],
    ['1 999999', '“999999” is not a number of kWh for a month.'],
  ])('rejects incomplete or invalid monthly readings: %j', (months, message) => {
    expect(readMeter({ months }, 'average')).toBe(message);
  });
});

test('simulates a plan with the metered hourly profile', () => {
  const meter = readFile(METER_FILES.n3rgy(halfHoursOf('2025-01-01', 365))).meters.typical;
  const home = { householdKwh: meter.yearKwh, measuredShares: meter.shares };
  const { hours, months } = simulate(createPlan({}, home), WEATHER, PRICES);
  expect([...months.house].map(Math.round)).toEqual(meter.byMonth.map(Math.round));
  expect(hours.house[4000]).toBeCloseTo(meter.yearKwh * (meter.shares[4000] ?? NaN), 9);
});
