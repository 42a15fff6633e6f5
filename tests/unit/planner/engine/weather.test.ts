import { extraterrestrialOnFlat } from '../../../../src/planner/engine/weather/sun.ts';
import { describe, expect, test } from 'vitest';
import { HOURS, UTC_MONTH } from '../../../../src/planner/engine/clock.ts';
import {
  ISLES_CLIMATE,
  solarPath,
} from '../../../../src/planner/engine/weather/prepare-weather.ts';
import { RAW_WEATHER, sum, WEATHER, weatherFile } from '../../../support/planner.ts';
import { brotliCompressSync } from 'node:zlib';
import { seededRandom } from '../../../../src/numbers/random.ts';
import { packSteps, unpackWeather } from '../../../../src/planner/engine/weather/raw-weather.ts';

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
  ])('matches the published monthly means of %s', (_, series, published) => {
    for (const [month, mean] of means(series).entries()) {
      expect(mean).toBeCloseTo(published[month] ?? NaN, 9);
    }
  });

  test('preserves the daily clearness index of Malin Head', () => {
    const lightOf = (day: number) => sum(WEATHER.radiationWm2.slice(day * 24, day * 24 + 24));
    const clearness = (day: number) => lightOf(day) / extraterrestrialOnFlat(day, 57.2);
    const publishedClearness = (day: number) =>
      (RAW_WEATHER.radiationJcm2[day] ?? NaN) / extraterrestrialOnFlat(day, 55.372);
    // The first and the last day of January, over which the sun climbs.
    expect(clearness(30) / clearness(0)).toBeCloseTo(
      publishedClearness(30) / publishedClearness(0),
      9,
    );
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
  ])('computes the astronomical noon elevation on %s', (_, hour, expected) => {
    expect(Math.abs(degrees(sun.up[hour]) - expected)).toBeLessThan(0.6);
  });

  test('puts the sun in the east before noon', () => {
    const noon = noonOf(5, 21);
    expect(sun.east[noon - 5]).toBeGreaterThan(0.5);
    expect(sun.east[noon + 5]).toBeLessThan(-0.5);
    for (const i of [noon, noon - 8, 17]) {
      expect(Math.hypot(sun.east[i] ?? 0, sun.north[i] ?? 0, sun.up[i] ?? 0)).toBeCloseTo(1, 9);
    }
  });
});

describe('the weather file', () => {
  test('keeps the weather file within 9,000 bytes after Brotli compression', () => {
    expect(brotliCompressSync(JSON.stringify(weatherFile)).byteLength).toBeLessThanOrEqual(9000);
  });

  test('credits its source as the licence requires', () => {
    for (const phrase of ['Met Éireann', 'CC BY 4.0', 'does not accept any liability', 'adapted']) {
      expect(weatherFile.credit).toContain(phrase);
    }
  });

  test('contains the Malin Head observations of 2017', () => {
    expect([...RAW_WEATHER.windKnots.slice(0, 8)]).toEqual([19, 22, 24, 23, 27, 25, 26, 28]);
    expect(Math.max(...RAW_WEATHER.windKnots)).toBe(48);
    expect(Math.max(...RAW_WEATHER.temperatureC)).toBeCloseTo(25.2, 9);
    // 904.9 kWh/m² a year.
    expect(sum(RAW_WEATHER.radiationJcm2) / 360).toBeCloseTo(904.9, 1);
  });
});

test('unpacks a packed series unchanged', () => {
  const random = seededRandom('wind');
  const values = Array.from({ length: HOURS }, () => Math.floor(random() * 46));
  const wind = packSteps(values);
  expect([...unpackWeather({ ...weatherFile, wind }).windKnots]).toEqual(values);
});

describe('unpacking the weather file', () => {
  const { wind, radiation } = weatherFile;

  test.each([
    ['a web page', '<!doctype html>', 'lacks radiation for some days'],
    ['a day without a number', { ...weatherFile, radiation: radiation.with(3, NaN) }, 'radiation'],
    [
      'truncated wind',
      { ...weatherFile, wind: { ...wind, steps: wind.steps.slice(0, 4000) } },
      'lacks wind for some hours',
    ],
    [
      'an unknown character',
      { ...weatherFile, wind: { ...wind, steps: `é${wind.steps.slice(1)}` } },
      'unknown character for wind at hour 1',
    ],
  ])('rejects an invalid file: %s', (_, file, message) => {
    expect(() => unpackWeather(file)).toThrow(message);
  });
});
