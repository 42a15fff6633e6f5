import type { Calculator } from '../../../../src/calculators/rules/calculator.ts';
import type { FigureValues } from '../../../../src/values/figures.ts';
import { finite } from '../../../../src/values/finite.ts';
import { parseNumber } from '../../../../src/values/parse-number.ts';
import { check, parsed } from '../../../../src/values/result.ts';

const calculate = (power: number, { price }: FigureValues<'price'>) =>
  finite({ cost: power * price });

/** What a heater of so many kW costs in an hour: the least calculator that has a field and a figure. */
export const HEATER: Calculator<typeof calculate, { watts: string }> = {
  fields: {
    watts: { kind: 'number', label: 'Power, kW', default: '', isRequired: true },
  },
  figures: ['price'],
  parse: ({ watts }) => {
    const power = parseNumber(watts);
    return parsed(power, [check(power > 0, 'watts', 'Please enter a valid power')]);
  },
  calculate,
  present: ({ input, result }) => ({
    label: 'Cost',
    main: `£${result.cost.toFixed(2)}`,
    given: [['Power', `${input} kW`]],
    rows: [],
    charts: [],
    steps: [],
    notes: [],
  }),
  delayMs: 700,
  doneMessage: 'Warm.',
  errorMessage: 'Failed to calculate the heater.',
};

export const FIGURES = {
  price: {
    value: 0.25,
    unit: '£/kWh',
    label: 'Price of electricity',
    asOf: '2026-01',
    source: 'An estimate',
  },
};
