import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOURS } from '../../../../../src/planner/engine/clock.ts';
import { packSteps, unpackWeather } from '../../../../../src/planner/engine/weather/raw-weather.ts';
import { RAW, sum, weatherFile } from '../../../../support/planner.ts';

describe('the weather that travels', () => {
  test('weighs at most 9,000 bytes after brotli', () => {
    expect(brotliCompressSync(JSON.stringify(weatherFile)).byteLength).toBeLessThanOrEqual(9000);
  });

  test('names its source, licence, liability and that it was adapted', () => {
    for (const words of ['Met Éireann', 'CC BY 4.0', 'does not accept any liability', 'adapted']) {
      expect(weatherFile.credit).toContain(words);
    }
  });

  test('is that of Malin Head in 2017', () => {
    expect([...RAW.windKnots.slice(0, 8)]).toEqual([19, 22, 24, 23, 27, 25, 26, 28]);
    expect(Math.max(...RAW.windKnots)).toBe(48);
    expect(Math.max(...RAW.temperatureC)).toBeCloseTo(25.2, 9);
    // 904.9 kWh/m² a year.
    expect(sum(RAW.radiationJcm2) / 360).toBeCloseTo(904.9, 1);
  });
});

describe('packing', () => {
  test('gives back what went in', () => {
    const series = fc.array(fc.integer({ min: 0, max: 45 }), {
      minLength: HOURS,
      maxLength: HOURS,
    });
    fc.assert(
      fc.property(series, (values) => {
        const wind = packSteps(values);
        const unpacked = unpackWeather(JSON.parse(JSON.stringify({ ...weatherFile, wind })));
        expect([...unpacked.windKnots]).toEqual(values);
      }),
      { numRuns: 3 },
    );
  });

  test('refuses a step that is too wide for a letter', () => {
    expect(() => packSteps([0, 46])).toThrow('A step of 46 is too wide for a letter');
  });
});

describe('unpacking refuses', () => {
  const { wind, temperature, radiation } = weatherFile;

  test.each([
    ['nothing', undefined, 'no radiation for each of 365 days'],
    ['a page instead', '<!doctype html>', 'no radiation for each of 365 days'],
    ['a day too few', { ...weatherFile, radiation: radiation.slice(1) }, 'no radiation'],
    ['a day without a number', { ...weatherFile, radiation: radiation.with(3, NaN) }, 'radiation'],
    ['no wind', { temperature, radiation }, 'no wind for each of 8760 hours'],
    [
      'wind cut short',
      { ...weatherFile, wind: { ...wind, steps: wind.steps.slice(0, 4000) } },
      'no wind for each of 8760 hours',
    ],
    [
      'a temperature without its first hour',
      { ...weatherFile, temperature: { steps: temperature.steps } },
      'no temperature for each of 8760 hours',
    ],
    [
      'a letter that stands for no step',
      { ...weatherFile, wind: { ...wind, steps: `é${wind.steps.slice(1)}` } },
      'unknown letter at hour 1',
    ],
  ])('%s', (_, file, message) => {
    expect(() => unpackWeather(file)).toThrow(message);
  });
});
