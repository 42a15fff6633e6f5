import { describe, expect, test } from 'vitest';
import { parseBattery } from '../../../../../src/calculators/rules/battery/battery-rules.ts';
import { errorsOf, inputOf, messagesOf } from '../real-figures.ts';

const RAW = {
  sourceType: 'solar',
  batterySize: '8.2',
  energyConsumption: '4,380 kWh',
  batteryCost: '£3,000',
  installationCost: '£500',
  solarCapacity: '4 kW',
  turbineSize: '2.5 kW',
  standardRate: '28p',
  economyRate: '15p',
  nightUsage: '40%',
};
const EMPTY = Object.fromEntries(Object.keys(RAW).map((field) => [field, ''])) as typeof RAW;

const IN_ALL_CASES = [
  { field: 'energyConsumption', message: 'Please enter a valid energy consumption' },
  { field: 'batterySize', message: 'Please enter a valid battery size' },
  { field: 'batteryCost', message: 'Please enter a valid battery cost' },
  { field: 'installationCost', message: 'Please enter a valid installation cost' },
];

describe('what is typed into the battery form', () => {
  test('is read with pounds, pence, commas and units', () => {
    expect(inputOf(parseBattery(RAW))).toEqual({
      sourceType: 'solar',
      batterySize: 8.2,
      energyConsumption: 4380,
      batteryCost: 3000,
      installationCost: 500,
      solarCapacity: 4,
      turbineSize: 2.5,
      standardRate: 0.28,
      economyRate: 0.15,
      nightUsage: 40,
    });
  });

  test.each([
    ['solar', [{ field: 'solarCapacity', message: 'Please enter a valid solar capacity' }]],
    ['wind', [{ field: 'turbineSize', message: 'Please enter a valid turbine size' }]],
    [
      'economy7',
      [
        { field: 'standardRate', message: 'Please enter a valid standard electricity rate' },
        { field: 'economyRate', message: 'Please enter a valid economy rate' },
        { field: 'nightUsage', message: 'Please enter a valid night usage percentage (0-100)' },
      ],
    ],
  ])('on the %s tab is reported in order, with nothing of the other tabs', (sourceType, own) => {
    expect(errorsOf(parseBattery({ ...EMPTY, sourceType }))).toEqual([...IN_ALL_CASES, ...own]);
  });

  test.each([
    ['solar', 'energyConsumption', ['0', '-1', 'x']],
    ['solar', 'batterySize', ['0', '-5', 'large']],
    ['solar', 'batteryCost', ['0', '-1', '1,2']],
    ['solar', 'installationCost', ['-1', 'x']],
    ['solar', 'solarCapacity', ['0', '-4']],
    ['wind', 'turbineSize', ['0', '-2.5']],
    ['economy7', 'standardRate', ['0', '0,28']],
    ['economy7', 'economyRate', ['0', '-0.15']],
    ['economy7', 'nightUsage', ['-1', '100.1', '101%']],
  ] as const)('on the %s tab may not be a wrong %s', (sourceType, field, texts) => {
    for (const text of texts) {
      const errors = errorsOf(parseBattery({ ...RAW, sourceType, [field]: text }));
      expect(errors.map((error) => error.field)).toEqual([field]);
    }
  });

  test.each([
    { installationCost: '0' },
    { sourceType: 'economy7', nightUsage: '0' },
    { sourceType: 'economy7', nightUsage: '100%' },
  ])('may be %o', (more) => {
    expect(messagesOf(parseBattery({ ...RAW, ...more }))).toEqual([]);
  });

  test.each(['', 'nuclear', 'Solar'])(
    'is taken for solar when the source is "%s"',
    (sourceType) => {
      expect(inputOf(parseBattery({ ...RAW, sourceType })).sourceType).toBe('solar');
    },
  );
});
