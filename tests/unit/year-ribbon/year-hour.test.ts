import { describe, expect, test } from 'vitest';
import { encodeSeries } from '../../../src/year-ribbon/encoded-series.ts';
import {
  describeHour,
  formatHour,
  hourAfterKey,
  hourOfMoment,
  POWER_STEP_KW,
  WIND_STEP_MS,
} from '../../../src/year-ribbon/year-hour.ts';

const hourOf = (month: number, day: number, hour = 0) =>
  (Date.UTC(2017, month - 1, day, hour) - Date.UTC(2017, 0, 1)) / 3_600_000;

describe('an hour of the model year', () => {
  test.each([
    [hourOf(1, 10, 3), 'Tue 10 January, 3 am'],
    [hourOf(6, 30, 23), 'Sat 1 July, 12 am'],
    [hourOf(8, 9, 11), 'Wed 9 August, 12 pm'],
    [hourOf(12, 31, 23), 'Sun 31 December, 11 pm'],
  ])('formats hour %d as %s in local time', (hour, text) => {
    expect(formatHour(hour)).toBe(text);
  });

  test('maps 29 February to 28 February', () => {
    expect(formatHour(hourOfMoment(new Date('2026-07-01T10:59Z')))).toBe('Sat 1 July, 11 am');
    expect(formatHour(hourOfMoment(new Date('2028-02-29T12:00Z')))).toBe('Tue 28 February, 12 pm');
  });

  test('describes wind, which is capped, generation and household use', () => {
    const year = {
      turbineKw: 6,
      wind: encodeSeries([99, 2], WIND_STEP_MS),
      made: encodeSeries([6, 0], POWER_STEP_KW),
      used: encodeSeries([1.9, 2], POWER_STEP_KW),
    };
    expect(describeHour(year, 0)).toBe(
      'Sun 1 January, 12 am: wind 46 m/s. A 6 kW turbine makes 6 kW; a home with a heat pump uses 1.9 kW.',
    );
    expect(describeHour(year, 1)).toBe(
      'Sun 1 January, 1 am: wind 2 m/s. A 6 kW turbine makes nothing; a home with a heat pump uses 2 kW.',
    );
  });
});

describe('keyboard navigation', () => {
  test.each([
    ['ArrowRight', false, 1001],
    ['ArrowUp', false, 1001],
    ['ArrowLeft', false, 999],
    ['ArrowDown', true, 976],
    ['Home', false, 0],
    ['End', false, 8759],
    ['PageUp', false, hourOf(3, 11, 16)],
    ['PageDown', false, hourOf(1, 11, 16)],
    ['Tab', false, undefined],
  ])('%s (Shift: %s) moves from hour 1000 to %s', (key, isShifted, hour) => {
    expect(formatHour(1000)).toBe('Sat 11 February, 4 pm');
    expect(hourAfterKey(1000, key, isShifted)).toBe(hour);
  });

  test('moves by days and weeks with a daily step, within the year and the month', () => {
    expect(hourAfterKey(1000, 'ArrowRight', false, 24)).toBe(1024);
    expect(hourAfterKey(1000, 'ArrowRight', true, 24)).toBe(1168);
    expect(hourAfterKey(8750, 'ArrowRight', true)).toBe(8759);
    expect(hourAfterKey(5, 'PageDown', false)).toBe(0);
    // From the end of a month to the end of a shorter one.
    expect(hourAfterKey(hourOf(1, 31, 8), 'PageUp', false)).toBe(hourOf(2, 28, 8));
  });
});
