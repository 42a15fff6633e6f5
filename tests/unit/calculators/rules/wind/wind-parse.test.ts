import { describe, expect, test } from 'vitest';
import { parseWind, TURBINE_SIZES } from '../../../../../src/calculators/rules/wind/wind-rules.ts';
import { errorsOf, inputOf, messagesOf } from '../real-figures.ts';

const RAW = {
  postcode: 'HS8 5SS',
  turbineSize: '2.5',
  turbineCost: '12000',
  installationCost: '3000',
};

describe('what is typed into the wind form', () => {
  test('is read with pounds, commas and any spacing', () => {
    const raw = { ...RAW, postcode: 'hs85ss', turbineCost: '£12,000', installationCost: '3 000' };
    expect(inputOf(parseWind(raw))).toEqual({
      postcode: 'HS8 5SS',
      turbineSize: 2.5,
      turbineCost: 12_000,
      installationCost: 3_000,
    });
  });

  test('is reported with every error, in the order of the form', () => {
    const raw = { ...RAW, postcode: 'x', turbineCost: '0', installationCost: '' };
    expect(errorsOf(parseWind(raw))).toEqual([
      { field: 'postcode', message: 'Please enter a valid UK postcode' },
      { field: 'turbineCost', message: 'Please enter a valid turbine cost' },
      { field: 'installationCost', message: 'Please enter a valid installation cost' },
    ]);
  });

  test.each(['', '0', '-1', 'twelve', '1,2'])('refuses the turbine cost "%s"', (turbineCost) => {
    expect(messagesOf(parseWind({ ...RAW, turbineCost }))).toEqual([
      'Please enter a valid turbine cost',
    ]);
  });

  test.each(['', '-1', 'none'])('refuses the installation cost "%s"', (installationCost) => {
    expect(messagesOf(parseWind({ ...RAW, installationCost }))).toEqual([
      'Please enter a valid installation cost',
    ]);
  });

  test('may say that the installation costs nothing', () => {
    expect(inputOf(parseWind({ ...RAW, installationCost: '0' })).installationCost).toBe(0);
  });

  test.each(['', '3', '-2.5', '25', 'large'])(
    'refuses the turbine "%s", which is not on offer',
    (size) => {
      expect(errorsOf(parseWind({ ...RAW, turbineSize: size })).map(({ field }) => field)).toEqual([
        'turbineSize',
      ]);
    },
  );

  test.each(TURBINE_SIZES.map(({ value }) => value))('takes the turbine of %s kW', (size) => {
    expect(inputOf(parseWind({ ...RAW, turbineSize: size })).turbineSize).toBe(Number(size));
  });
});
