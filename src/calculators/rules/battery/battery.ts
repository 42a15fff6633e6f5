import { figureValuesOf } from '../../../forms/rules/figures.ts';
import {
  countOf,
  formatNumber,
  formatPounds,
  formatWhole,
  toPercent,
} from '../../../numbers/format.ts';
import type { Calculator, CalculatorPage, CalculatorOutcome, Presentation } from '../calculator.ts';
import { chartBars } from '../chart.ts';
import { chartPayback, formatYears } from '../payback.ts';
import {
  datePrices,
  describeHouse,
  formatRate,
  treesRow,
  noteOnCarbon,
} from '../describe-figures.ts';
import {
  BATTERY_FIELDS,
  BATTERY_FIGURES,
  BATTERY_SIZES,
  calculateBattery,
  type BatteryInput,
} from './battery-calculation.ts';

type BatteryOutcome = CalculatorOutcome<typeof calculateBattery>;

const kwh = (value: number) => `${formatNumber(value, 1)} kWh`;

function inputRowsOfSource(input: BatteryInput): Presentation['inputRows'] {
  if (input.sourceType === 'solar') return [['Solar capacity', `${input.solarCapacity} kW`]];
  if (input.sourceType === 'wind') return [['Turbine size', `${input.turbineSize} kW`]];
  return [
    ['Standard rate', `£${input.standardRate} per kWh`],
    ['Economy rate', `£${input.economyRate} per kWh`],
    ['Night usage', `${input.nightUsage}%`],
  ];
}

/** Carbon saved and energy generated. Charging at a night rate does neither. */
function sourceRows({ input, figures, result }: BatteryOutcome): Presentation['rows'] {
  if (input.sourceType === 'economy7') return [['CO2 Reduction', '0 kg a year']];
  return [
    ['CO2 Reduction', `${formatWhole(result.co2Reduction)} kg a year`],
    treesRow(result.co2Reduction, figures.treeCarbon),
    ['Energy generated', `${formatWhole(result.energyProduction)} kWh a year`],
  ];
}

/** The working of the daily energy through the battery. */
function usableStep({ input, figures, result }: BatteryOutcome): string {
  const capacity = `${toPercent(figures.batteryUsableShare)}% × ${input.batterySize} kWh`;
  const use = `${formatWhole(input.energyConsumption)} kWh ÷ 365`;
  const usable = `${kwh(result.usableKwhPerDay)} a day`;
  return input.sourceType === 'economy7'
    ? `The smaller of ${capacity} and ${use} × (1 − ${input.nightUsage}%) = ${usable}`
    : `The smallest of ${capacity}, ${toPercent(result.cap)}% × ${use}, and ${kwh(result.energyProduction / 365)} generated a day = ${usable}`;
}

/** The working of the more likely savings, if there are any. */
function realisticSteps({ input, figures, result }: BatteryOutcome): string[] {
  if (result.annualSavings === 0) return [];
  const { fill, dischargedKwh, chargedKwh, chargePrice, annualSavings, paybackPeriod } =
    result.realistic;
  const part = input.sourceType === 'economy7' ? '' : ` × ${toPercent(fill)}%`;
  const out = `${formatWhole(dischargedKwh)} kWh`;
  const into = `${formatWhole(chargedKwh)} kWh`;
  const savings = `${formatPounds(annualSavings)} a year`;
  const sums = [
    `${out} × £${result.electricityPrice} − ${into} × £${chargePrice} = ${savings}`,
    `${formatPounds(result.cost)} ÷ ${savings} = ${formatYears(paybackPeriod)}`,
  ];
  return [
    `More likely: ${kwh(result.usableKwhPerDay)} × 365${part} = ${out} a year from the battery, which takes ${out} ÷ (1 − ${toPercent(figures.batteryLosses)}%) = ${into} to charge`,
    ...(annualSavings > 0
      ? sums
      : ['The energy stored is worth more than the energy you get back.']),
  ];
}

/** Which savings to use, the assumptions behind them, and the costs they exclude. */
function notesOn(outcome: BatteryOutcome): string[] {
  const { input, figures, result } = outcome;
  const { sourceType, standardRate, economyRate, energyConsumption } = input;
  const basis = (house: string, dates = '') =>
    `These savings are for ${house}. Against that, the battery costs ${formatPounds(result.cost)}, lasts about ${countOf(figures.batteryLifetime, 'year')} and loses some of its capacity over time. Your home will differ.${dates}`;
  if (sourceType === 'economy7') {
    return [
      'The night rate saves money but no carbon: the power comes from the same grid.',
      basis(
        `a house that uses ${formatWhole(energyConsumption)} kWh a year and pays ${formatRate(economyRate)} a kWh at night instead of ${formatRate(standardRate)}`,
      ),
    ];
  }
  // The specified yield of panels is too high here.
  const onSolar = `Use the more likely saving. The first figure assumes ${formatWhole(result.energyProduction)} kWh a year, more than ${input.solarCapacity} kW of panels makes here.`;
  return [
    ...(sourceType === 'solar' ? [onSolar] : []),
    basis(
      describeHouse(energyConsumption, outcome),
      `${datePrices(['electricityPrice', 'exportPrice'], outcome)}${noteOnCarbon(outcome)}`,
    ),
  ];
}

function format(outcome: BatteryOutcome): Presentation {
  const { input, figures, result } = outcome;
  const { realistic } = result;
  const isEconomy = input.sourceType === 'economy7';
  const before = input.energyConsumption * result.electricityPrice;
  const after = before - result.annualSavings;
  const realisticAfter = before - realistic.annualSavings;
  const savings = formatPounds(result.annualSavings);
  const lifetime = figures.batteryLifetime;
  const part = isEconomy ? '' : `it fills to ${formatWhole(realistic.fill * 100)}% on average and `;
  const worth = isEconomy
    ? `(£${input.standardRate} − £${input.economyRate})`
    : `£${figures.electricityPrice}`;
  return {
    label: 'Annual Savings',
    main: savings,
    more: `a year, ${formatPounds(result.monthlySavings)} a month, if it fills and empties every day`,
    otherFigures: [
      {
        label: 'More likely',
        main: formatPounds(realistic.annualSavings),
        more: `a year, ${formatPounds(realistic.annualSavings / 12)} a month, if ${part}${formatWhole(figures.batteryLosses * 100)}% of the energy is lost`,
      },
    ],
    inputRows: [
      ...inputRowsOfSource(input),
      ['Annual consumption', `${formatWhole(input.energyConsumption)} kWh`],
      ['Battery size', `${input.batterySize} kWh`],
      ['Battery cost', formatPounds(input.batteryCost)],
      ['Installation cost', formatPounds(input.installationCost)],
    ],
    rows: [
      ['Monthly Savings', formatPounds(result.monthlySavings)],
      ...sourceRows(outcome),
      ['Payback Period', formatYears(result.paybackPeriod, lifetime)],
      ['Payback, more likely', formatYears(realistic.paybackPeriod, lifetime)],
      ['Energy through the battery', `${kwh(result.usableKwhPerDay)} a day`],
    ],
    charts: [
      chartBars(
        `Electricity bill for a year: ${formatPounds(before)} before, ${formatPounds(after)} after, more likely ${formatPounds(realisticAfter)}.`,
        [
          { label: 'bill before', value: before, text: formatPounds(before) },
          { label: 'bill after', value: after, text: formatPounds(after), isMain: true },
          {
            label: 'more likely',
            value: realisticAfter,
            text: formatPounds(realisticAfter),
            isMain: true,
          },
        ],
      ),
      ...chartPayback(result.cost, [
        { savings: result.annualSavings, name: 'every day' },
        { savings: realistic.annualSavings, name: 'more likely' },
      ]),
    ],
    steps: [
      usableStep(outcome),
      `${kwh(result.usableKwhPerDay)} × 365 × ${worth} = ${savings} a year`,
      result.paybackPeriod > 0
        ? `${formatPounds(result.cost)} ÷ ${savings} a year = ${formatYears(result.paybackPeriod)}`
        : 'The battery saves nothing here, so it does not pay for itself.',
      ...realisticSteps(outcome),
    ],
    notes: notesOn(outcome),
  };
}

export const batteryCalculator: Calculator<typeof calculateBattery> = {
  fields: BATTERY_FIELDS,
  figures: BATTERY_FIGURES,
  // A night rate generates nothing.
  generationRatioOf: (input, figures) =>
    input.sourceType === 'economy7'
      ? NaN
      : calculateBattery(input, figures).energyProduction / input.energyConsumption,
  calculate: calculateBattery,
  format,
  delayMs: 1500,
  doneMessage: 'Battery storage potential calculated based on your inputs.',
  errorMessage: 'Failed to calculate battery storage estimates. Please try again.',
};

/** Battery size in the worked example, kWh. */
const EXAMPLE_SIZE = BATTERY_SIZES[1];

export const batteryPage: CalculatorPage<keyof BatteryInput> = {
  icon: 'Battery',
  title: 'Battery storage',
  question: 'How much would a battery save with solar, wind or a night rate?',
  heading: 'Calculate Your Battery Storage Potential',
  lead: 'Estimate what a battery saves with solar, wind or a night rate.',
  example: (figures) => {
    const { householdUse, batteryFixedPrice, batteryPricePerKwh } = figureValuesOf(
      figures,
      ['householdUse', 'batteryFixedPrice', 'batteryPricePerKwh'],
      'the battery example',
    );
    const batteryCost = Math.round(batteryPricePerKwh * EXAMPLE_SIZE);
    return {
      situation: `A house that uses ${formatWhole(householdUse)} kWh a year, with 4 kW of solar panels and a battery of ${EXAMPLE_SIZE} kWh for ${formatPounds(batteryCost + batteryFixedPrice)} installed.`,
      texts: {
        solarCapacity: '4',
        energyConsumption: String(householdUse),
        batterySize: String(EXAMPLE_SIZE),
        batteryCost: String(batteryCost),
        installationCost: String(batteryFixedPrice),
      },
    };
  },
};

const { sourceType } = BATTERY_FIELDS;

/** For companies that install no wind turbines. */
export const batteryWithoutWind = {
  calculator: {
    ...batteryCalculator,
    fields: {
      ...BATTERY_FIELDS,
      sourceType: {
        ...sourceType,
        choices: sourceType.choices.filter(({ value }) => value !== 'wind'),
      },
    },
    figures: BATTERY_FIGURES.filter((name) => !name.startsWith('batteryWind')),
  },
  page: {
    ...batteryPage,
    question: 'How much would a battery save with solar or a night rate?',
    lead: 'Estimate what a battery saves with solar or a night rate.',
  },
};
