import { chartBars } from '../../charts/bars.ts';
import { chartPayback } from '../../charts/payback.ts';
import { formatPounds, formatTrees, formatWhole, formatYears } from '../../values/format.ts';
import type { Calculator, CalculatorPage, Outcome } from '../calculator.ts';
import type { Choice } from '../fields.ts';
import type { Presentation } from '../presentation.ts';
import {
  calculateHeatPump,
  CURRENT_SYSTEMS,
  estimateUsage,
  HEAT_PUMP_FIGURES,
  HOME_SIZES,
  parseHeatPump,
  type HeatPumpFigure,
  type HeatPumpInput,
  type HeatPumpRaw,
  type HeatPumpResult,
} from './heat-pump-rules.ts';

const labelIn = (choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

function present(outcome: Outcome<HeatPumpInput, HeatPumpResult, HeatPumpFigure>): Presentation {
  const { input, figures, result } = outcome;
  const isOil = input.currentSystem === 'oil';
  const price = isOil ? figures.oilPrice : figures.electricityPrice;
  const efficiency = isOil ? figures.oilEfficiency : figures.electricEfficiency;
  const pays = result.annualSavings > 0;
  const now = formatPounds(result.currentCost);
  const then = formatPounds(result.newCost);
  const savings = formatPounds(result.annualSavings);
  const cost = formatPounds(input.installationCost);
  const years = formatYears(result.paybackPeriod);
  return {
    label: 'Annual Savings',
    main: savings,
    given: [
      ['Home size', labelIn(HOME_SIZES, input.homeSize)],
      ['Current system', labelIn(CURRENT_SYSTEMS, input.currentSystem)],
      ['Energy for heating', `${formatWhole(input.annualUsage)} kWh a year`],
      ['Installation cost', cost],
    ],
    rows: [
      ['Heating now', `${now} a year`],
      ['With a heat pump', `${then} a year`],
      ['CO2 Reduction', `${formatWhole(result.co2Reduction)} kg a year`],
      ['As much as', formatTrees(Math.max(0, result.co2Reduction), figures.treeCarbon)],
      ['Payback Period', years],
      ['COP', result.efficiency.toFixed(1)],
    ],
    charts: [
      chartBars(`Heating of a year: ${now} now, ${then} with a heat pump.`, [
        { label: 'now', value: result.currentCost, text: now },
        { label: 'heat pump', value: result.newCost, text: then, isMain: true },
      ]),
      ...chartPayback(input.installationCost, result.annualSavings, result.paybackPeriod),
    ],
    steps: [
      `Heat: ${formatWhole(input.annualUsage)} kWh × ${efficiency} = ${formatWhole(result.heat)} kWh a year`,
      `Now: ${formatWhole(input.annualUsage)} kWh × £${price} = ${now}`,
      `Heat pump: ${formatWhole(result.heat)} kWh ÷ ${result.efficiency} × £${figures.electricityPrice} = ${then}`,
      pays
        ? `${cost} ÷ ${savings} a year = ${years}`
        : 'At these prices the heat pump costs more to run, so it does not pay back in money.',
    ],
    notes: pays
      ? []
      : [
          'Oil at its present price is cheap beside electricity. Your own wind or solar power, or a better COP, changes the sum: try it under Assumptions.',
        ],
  };
}

export const heatPumpCalculator: Calculator<
  HeatPumpRaw,
  HeatPumpInput,
  HeatPumpResult,
  HeatPumpFigure
> = {
  fields: {
    homeSize: { kind: 'list', label: 'Home size', default: 'medium', choices: HOME_SIZES },
    currentSystem: {
      kind: 'list',
      label: 'Current system',
      default: 'oil',
      choices: CURRENT_SYSTEMS,
    },
    annualUsage: {
      kind: 'number',
      label: 'Annual energy usage for heating, kWh',
      hint: 'What you buy for heating now; a litre of oil is about 10 kWh',
      suffix: 'kWh',
      default: '',
      filler: {
        label: 'Estimate',
        fill: ({ homeSize, currentSystem }) => String(estimateUsage(homeSize, currentSystem)),
      },
    },
    installationCost: { kind: 'number', label: 'Installation cost, £', prefix: '£', default: '' },
  },
  figures: HEAT_PUMP_FIGURES,
  parse: parseHeatPump,
  calculate: calculateHeatPump,
  present,
  delayMs: 1200,
  doneMessage: 'Heat pump savings calculated successfully.',
  errorMessage: 'Failed to calculate savings. Please try again.',
};

export const heatPumpPage: CalculatorPage<HeatPumpRaw> = {
  icon: 'Home',
  title: 'Heat pump',
  question: 'What would heating cost with a heat pump instead of oil or electric heaters?',
  heading: 'Calculate Your Heat Pump Savings',
  lead: 'What heating costs with a heat pump instead of oil or electric heaters.',
  example: {
    situation:
      'A medium home with electric heating that uses 15,000 kWh a year, £11,000 installed.',
    texts: { currentSystem: 'electric', annualUsage: '15000', installationCost: '11000' },
  },
};
