import type { Calculator } from '../../../../src/calculators/rules/calculator.ts';
import { ABOVE_ZERO } from '../../../../src/forms/rules/fields.ts';
import type { FigureValues } from '../../../../src/forms/rules/figures.ts';

const calculate = ({ watts }: { watts: number }, { price }: FigureValues<'price'>) => ({
  cost: watts * price,
});

/** The cost of an hour of a heater: the smallest calculator with a field and a figure. */
export const HEATER: Calculator<typeof calculate> = {
  fields: {
    watts: {
      kind: 'number',
      label: 'Power, kW',
      default: '',
      isRequired: true,
      limits: ABOVE_ZERO,
      error: 'Please enter a valid power',
    },
  },
  figures: ['price'],
  calculate,
  format: ({ input, result }) => ({
    label: 'Cost',
    main: `£${result.cost.toFixed(2)}`,
    inputRows: [['Power', `${input.watts} kW`]],
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
