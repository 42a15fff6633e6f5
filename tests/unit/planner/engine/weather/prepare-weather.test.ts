import { describe, expect, test } from 'vitest';
import { HOURS, UTC_MONTH } from '../../../../../src/planner/engine/clock.ts';
import {
  extraterrestrialOnFlat,
  ISLES_CLIMATE,
  solarPath,
} from '../../../../../src/planner/engine/weather/prepare-weather.ts';
import { RAW, sum, WEATHER } from '../../../../support/planner.ts';

const means = (series: Float64Array) =>
  Array.from({ length: 12 }, (_, month) => {
    const hours = series.filter((_, i) => UTC_MONTH[i] === month);
    return sum(hours) / hours.length;
  });

const noonOf = (month: number, day: number) =>
  (Date.UTC(2017, month, day, 12) - Date.UTC(2017, 0, 1)) / 3_600_000;

describe('the weather of the isles', () => {
  test.each([
    ['temperature', WEATHER.temperatureC, ISLES_CLIMATE.temperatureC],
    ['wind', WEATHER.windMs, ISLES_CLIMATE.windMs],
    ['radiation', WEATHER.radiationWm2, ISLES_CLIMATE.radiationWm2],
  ])('has the published monthly means of %s', (_, series, published) => {
    for (const [month, mean] of means(series).entries()) {
      expect(mean).toBeCloseTo(published[month] ?? NaN, 9);
    }
  });

  test('keeps the ups and downs of Malin Head', () => {
    const [raw, ours] = [RAW.temperatureC, WEATHER.temperatureC];
    expect((ours[101] ?? 0) - (ours[100] ?? 0)).toBeCloseTo((raw[101] ?? 0) - (raw[100] ?? 0), 9);
    const ratio = (series: Float64Array) => (series[101] ?? 0) / (series[100] ?? 0);
    expect(ratio(WEATHER.windMs)).toBeCloseTo(ratio(RAW.windKnots), 9);
  });

  test('has days as clear as those of Malin Head under its own sun', () => {
    const lightOf = (day: number) => sum(WEATHER.radiationWm2.slice(day * 24, day * 24 + 24));
    const ours = (day: number) => lightOf(day) / extraterrestrialOnFlat(day, 57.2);
    const theirs = (day: number) =>
      (RAW.radiationJcm2[day] ?? NaN) / extraterrestrialOnFlat(day, 55.372);
    // The first and the last day of January, over which the sun climbs.
    expect(ours(30) / ours(0)).toBeCloseTo(theirs(30) / theirs(0), 9);
  });

  test('is dark when the sun is down, and never below 0', () => {
    for (let i = 0; i < HOURS; i++) {
      expect(WEATHER.radiationWm2[i]).toBeGreaterThanOrEqual(0);
      if ((WEATHER.sun.up[i] ?? 0) < 0) expect(WEATHER.radiationWm2[i]).toBe(0);
    }
  });
});

describe('the sun', () => {
  const sun = solarPath({ latitude: 57.2, longitude: -7.5 });
  const degrees = (sine = NaN) => (Math.asin(sine) * 180) / Math.PI;
  // 7.5° west, the middle of the hour from 12 is noon: 90° - latitude ± 23.4°.
  test.each([
    ['21 June', noonOf(5, 21), 90 - 57.2 + 23.4],
    ['21 December', noonOf(11, 21), 90 - 57.2 - 23.4],
    ['20 March', noonOf(2, 20), 90 - 57.2],
  ])('stands as high on %s as the calendar says', (_, hour, expected) => {
    expect(Math.abs(degrees(sun.up[hour]) - expected)).toBeLessThan(0.6);
  });

  test('is ahead of the clock in November and behind it in February', () => {
    expect(sun.east[noonOf(10, 3)]).toBeLessThan(-0.05);
    expect(sun.east[noonOf(1, 11)]).toBeGreaterThan(0.05);
  });

  test('is in the east before noon, in the west after it, and its vector is of length 1', () => {
    const noon = noonOf(5, 21);
    expect(sun.east[noon - 5]).toBeGreaterThan(0.5);
    expect(sun.east[noon + 5]).toBeLessThan(-0.5);
    for (const i of [noon, noon - 8, 17]) {
      expect(Math.hypot(sun.east[i] ?? 0, sun.north[i] ?? 0, sun.up[i] ?? 0)).toBeCloseTo(1, 9);
    }
  });

  test('gives the equator on an equinox its light outside the atmosphere: 2/π of the day half', () => {
    expect(Math.abs(extraterrestrialOnFlat(79, 0) - 1361 / Math.PI)).toBeLessThan(6);
  });
});
