import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculateEvCharging,
  EV_CHARGING_FIGURES,
  parseEvCharging,
  type EvChargingInput,
} from '../../../../../src/calculators/rules/ev-charging/ev-charging-rules.ts';
import { evChargingCalculator } from '../../../../../src/calculators/rules/ev-charging/ev-charging.ts';
import { defaultsOf } from '../../../../../src/calculators/rules/fields.ts';
import { errorsOf, inputOf, messagesOf, numbersOf, realFigures } from '../real-figures.ts';

const DEFAULTS = defaultsOf(evChargingCalculator.fields);
const parse = (more: Partial<Record<keyof EvChargingInput, string>>) =>
  parseEvCharging({ ...DEFAULTS, ...more });
const figures = realFigures(EV_CHARGING_FIGURES);
const reckon = (input: EvChargingInput) => calculateEvCharging(input, figures);
const calculate = (more: Partial<Record<keyof EvChargingInput, string>>) =>
  reckon(inputOf(parse(more)));

describe('the EV form', () => {
  test('begins with a 60 kWh car, from 20% to 80%, at 28p, 3.5 miles per kWh and 7 kW', () => {
    expect(inputOf(parse({}))).toEqual({
      batteryCapacity: 60,
      currentCharge: 20,
      targetCharge: 80,
      electricityRate: 0.28,
      efficiency: 3.5,
      chargerPower: 7,
    });
  });

  test('reports every error in the order in which fields are checked', () => {
    const raw = {
      batteryCapacity: '201',
      currentCharge: '-1',
      targetCharge: '101',
      electricityRate: '0',
      efficiency: '',
      chargerPower: 'fast',
    };
    expect(errorsOf(parse(raw))).toEqual([
      {
        field: 'batteryCapacity',
        message: 'Battery capacity must be a positive number between 1 and 200 kWh',
      },
      { field: 'currentCharge', message: 'Current charge must be between 0 and 100%' },
      {
        field: 'targetCharge',
        message: 'Target charge must be greater than current charge and max 100%',
      },
      { field: 'electricityRate', message: 'Electricity rate must be a positive number' },
      { field: 'efficiency', message: 'Efficiency must be a positive number' },
      { field: 'chargerPower', message: 'Charger power must be a positive number' },
    ]);
  });

  test.each([
    ['batteryCapacity', ['', '0', '-60', '200.1', 'big']],
    ['currentCharge', ['', '-0.1', '100.1', 'half']],
    ['targetCharge', ['', '20', '19', '100.1', 'full']],
    ['electricityRate', ['', '0', '-0.28', '0,28']],
    ['efficiency', ['', '0', '-3.5']],
    ['chargerPower', ['', '0', '-7']],
  ] as const)('refuses a wrong %s alone', (field, texts) => {
    for (const text of texts) {
      expect(errorsOf(parse({ [field]: text })).map((error) => error.field)).toEqual([field]);
    }
  });

  test.each([
    { batteryCapacity: '0.1' },
    { batteryCapacity: '200 kWh' },
    { currentCharge: '0%' },
    { targetCharge: '100%' },
    { currentCharge: '79.9' },
    { electricityRate: '28p' },
    { chargerPower: '22 kW' },
  ])('takes %o', (more) => {
    expect(messagesOf(parse(more))).toEqual([]);
  });

  test('has nothing to charge in a full car', () => {
    expect(messagesOf(parse({ currentCharge: '100', targetCharge: '100' }))).toEqual([
      'Target charge must be greater than current charge and max 100%',
    ]);
  });

  const CURRENT = 'Current charge must be between 0 and 100%';
  const TARGET = 'Target charge must be greater than current charge and max 100%';

  test.each(['', 'half', '-1', '150'])(
    'judges the target by itself beside the wrong current charge "%s"',
    (currentCharge) => {
      for (const targetCharge of ['0.1', '20', '100'])
        expect(messagesOf(parse({ currentCharge, targetCharge }))).toEqual([CURRENT]);
      for (const targetCharge of ['', 'full', '-5', '0', '101'])
        expect(messagesOf(parse({ currentCharge, targetCharge }))).toEqual([CURRENT, TARGET]);
    },
  );
});

describe('the EV sum', () => {
  test('of the car that the form begins with', () => {
    const result = calculate({});
    // 60 kWh x 60% = 36 kWh; x £0.28; / 7 kW; x 3.5 miles; £10.08 / 126 miles.
    expect(result.energy).toBeCloseTo(36, 9);
    expect(result.costPerCharge).toBeCloseTo(10.08, 9);
    expect(result.timeToCharge).toBeCloseTo(5.142_857, 6);
    expect(result.mileageGained).toBeCloseTo(126, 9);
    expect(result.costPerMile).toBeCloseTo(0.08, 9);
  });

  test('of a van filled from empty at the night rate on three phases', () => {
    const result = calculate({
      batteryCapacity: '88 kWh',
      currentCharge: '0%',
      targetCharge: '100%',
      electricityRate: '15p',
      efficiency: '2.2',
      chargerPower: '22 kW',
    });
    // 88 kWh x £0.15; / 22 kW; x 2.2 miles; £13.20 / 193.6 miles.
    expect(result.costPerCharge).toBeCloseTo(13.2, 9);
    expect(result.timeToCharge).toBeCloseTo(4, 9);
    expect(result.mileageGained).toBeCloseTo(193.6, 9);
    expect(result.costPerMile).toBeCloseTo(0.068_182, 6);
  });

  const inputs = fc.record({
    batteryCapacity: fc.double({ min: 0.1, max: 200, noNaN: true }),
    currentCharge: fc.double({ min: 0, max: 99, noNaN: true }),
    targetCharge: fc.double({ min: 99.5, max: 100, noNaN: true }),
    electricityRate: fc.double({ min: 0.001, max: 10, noNaN: true }),
    efficiency: fc.double({ min: 0.1, max: 20, noNaN: true }),
    chargerPower: fc.double({ min: 0.1, max: 400, noNaN: true }),
  });

  test('gives only numbers above 0', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const numbers = numbersOf(reckon(input));
        expect(numbers.filter((number) => !(number > 0 && number < Infinity))).toEqual([]);
      }),
    );
  });

  test('holds its units: a mile costs the rate over the miles per kWh', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const result = reckon(input);
        const { electricityRate, efficiency, chargerPower } = input;
        expect(result.costPerMile / (electricityRate / efficiency)).toBeCloseTo(1, 9);
        expect((result.timeToCharge * chargerPower) / result.energy).toBeCloseTo(1, 9);
        // The last digit of a product of fractions may round up.
        expect(result.energy / input.batteryCapacity).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });

  test('costs more at a higher rate, takes less time at more power, goes farther in a thriftier car', () => {
    fc.assert(
      fc.property(inputs, fc.double({ min: 1.01, max: 10, noNaN: true }), (input, times) => {
        const result = reckon(input);
        const changed = (field: keyof typeof input) =>
          reckon({ ...input, [field]: input[field] * times });
        expect(changed('electricityRate').costPerCharge).toBeGreaterThan(result.costPerCharge);
        expect(changed('chargerPower').timeToCharge).toBeLessThan(result.timeToCharge);
        expect(changed('efficiency').mileageGained).toBeGreaterThan(result.mileageGained);
        expect(changed('batteryCapacity').energy).toBeGreaterThan(result.energy);
      }),
    );
  });

  test('fails rather than show a number that is none', () => {
    const input = inputOf(parse({}));
    expect(() => reckon({ ...input, chargerPower: 5e-324 })).toThrow(RangeError);
    expect(() => reckon({ ...input, targetCharge: 20 })).toThrow(RangeError);
  });
});
