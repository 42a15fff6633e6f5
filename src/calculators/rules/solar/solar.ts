import { MONTH_NAMES } from '../../../dates/days.ts';
import type { FormFields, ValuesOf } from '../../../forms/rules/fields.ts';
import { figureValuesOf, type FigureValues } from '../../../forms/rules/figures.ts';
import { formatPounds, formatWhole, toPercent } from '../../../numbers/format.ts';
import { seededRandom, randomVariation } from '../../../numbers/random.ts';
import { isIslandPostcode } from '../../../text/postcode.ts';
import {
  type Calculator,
  type CalculatorPage,
  type CalculatorOutcome,
  type Presentation,
  POSTCODE_FIELD,
} from '../calculator.ts';
import { chartBars, type Chart } from '../chart.ts';
import { SAP_ROOFS } from '../published-constants.ts';
import { paybackYears } from '../payback.ts';
import {
  formatSelfConsumption,
  selfConsumption,
  selfConsumptionStep,
} from '../self-consumption.ts';
import { datePrices, describeHouse, treesRow, noteOnCarbon } from '../describe-figures.ts';

const SOLAR_FIELDS = {
  postcode: { ...POSTCODE_FIELD, hint: 'The postcode of the roof' },
} as const satisfies FormFields;

type SolarInput = ValuesOf<typeof SOLAR_FIELDS>;

const SOLAR_FIGURES = [
  'solarSystemSize',
  'solarYield',
  'solarYieldIslands',
  'solarYieldVariation',
  'solarPerformanceRatio',
  'solarPanelsPerKw',
  'electricityPrice',
  'gridCarbon',
  'treeCarbon',
  'solarSelfUse',
  'householdUse',
  'exportPrice',
  'panelsFixedPrice',
  'panelsPricePerKw',
  'inverterPrice',
] as const;

type SolarFigures = FigureValues<(typeof SOLAR_FIGURES)[number]>;

/** Share of a year's output in each month, indexed from January: SAP 2012, south-facing at 35°, Western Isles. */
const SOLAR_MONTHLY_SHARES = [
  17.3, 35.1, 69.4, 102.9, 128.4, 120.7, 113.6, 97.3, 73.0, 45.2, 21.1, 12.4,
].map((kwhPerKwp, _, all) => kwhPerKwp / all.reduce((sum, month) => sum + month, 0));

/** The output varies within the area: seeded by the postcode, it is always the same at the same place. */
function calculateSolar({ postcode }: SolarInput, figures: SolarFigures) {
  const base = isIslandPostcode(postcode) ? figures.solarYieldIslands : figures.solarYield;
  const spread = figures.solarYieldVariation;
  const yieldPerKw = Math.max(0, base + randomVariation(seededRandom(postcode), spread));
  // Size × yield × performance ratio (SAP 2012, Appendix M).
  const outputOf = (yieldPerKw: number) =>
    figures.solarSystemSize * Math.max(0, yieldPerKw) * figures.solarPerformanceRatio;
  const annualOutput = outputOf(yieldPerKw);
  return {
    /** kWh a year. */
    annualOutput,
    /** £ a month. */
    monthlySavings: (annualOutput * figures.electricityPrice) / 12,
    /** kg CO2 a year. */
    co2Reduction: annualOutput * figures.gridCarbon,
    /** £ for the example roof, installed. */
    cost: figures.panelsFixedPrice + figures.panelsPricePerKw * figures.solarSystemSize,
    panelsEstimate: Math.round(figures.solarSystemSize * figures.solarPanelsPerKw),
    /** kWh per kW a year, at this postcode. */
    yieldPerKw,
    /** annualOutput at both ends of the variation, kWh. */
    range: [outputOf(base - spread), outputOf(base + spread)] as const,
    /** With part used at home and the rest exported. */
    selfConsumption: selfConsumption(annualOutput, figures.solarSelfUse, {
      buying: figures.electricityPrice,
      selling: figures.exportPrice,
    }),
  };
}

type SolarOutcome = CalculatorOutcome<typeof calculateSolar>;

/** The year's output by month, for the isles only: the monthly shares are measured there. */
function chartMonths(annualOutput: number): Chart {
  const bars = MONTH_NAMES.map((name, i) => {
    const value = annualOutput * (SOLAR_MONTHLY_SHARES[i] ?? 0);
    return { label: name.slice(0, 3), value, text: formatWhole(value), isMain: true };
  });
  const months = bars.map((bar) => `${bar.label} ${bar.text}`).join(', ');
  return chartBars(`Output by month in kWh: ${months}.`, bars);
}

/** A sentence on the payback at the more likely savings; empty if nothing is saved. */
function notePayback({ figures, result }: SolarOutcome): string {
  const { annualSavings } = result.selfConsumption;
  if (annualSavings <= 0) return '';
  const payback = (cost: number) => formatWhole(paybackYears(cost, annualSavings));
  return ` At the more likely saving, the panels pay for themselves in about ${payback(result.cost)} years, or ${payback(result.cost + figures.inverterPrice)} with the inverter.`;
}

function format(outcome: SolarOutcome): Presentation {
  const { input, figures, result } = outcome;
  const [low, high] = result.range;
  const isIsland = isIslandPostcode(input.postcode);
  return {
    label: 'Annual Output',
    main: `${formatWhole(result.annualOutput)} kWh`,
    otherFigures: formatSelfConsumption(result.monthlySavings * 12, result.selfConsumption),
    inputRows: [
      ['Postcode', input.postcode],
      ['Solar capacity', `${figures.solarSystemSize} kW`],
    ],
    rows: [
      ['CO2 Reduction', `${formatWhole(result.co2Reduction)} kg a year`],
      treesRow(result.co2Reduction, figures.treeCarbon),
      ['Panels', String(result.panelsEstimate)],
      ['Range of this estimate', `${formatWhole(low)} to ${formatWhole(high)} kWh`],
    ],
    charts: isIsland ? [chartMonths(result.annualOutput)] : [],
    steps: [
      `${figures.solarSystemSize} kW × ${formatWhole(result.yieldPerKw)} kWh per kW × ${toPercent(figures.solarPerformanceRatio)}% = ${formatWhole(result.annualOutput)} kWh a year`,
      `${formatWhole(result.annualOutput)} kWh × £${figures.electricityPrice} ÷ 12 = ${formatPounds(result.monthlySavings)} a month`,
      selfConsumptionStep(result.annualOutput, result.selfConsumption),
      `${formatWhole(result.annualOutput)} kWh × ${figures.gridCarbon} kg = ${formatWhole(result.co2Reduction)} kg CO2 a year`,
    ],
    notes: [
      ...(isIsland
        ? [
            'We spread the output over the months as for a south-facing roof at 35° (SAP 2012, Western Isles).',
          ]
        : []),
      `This is an example for your area: we don't know your roof.${isIsland ? ` If you know which way it faces, use these instead: in the Western Isles, 1 kW of panels generates ${SAP_ROOFS.south} kWh a year facing south, ${SAP_ROOFS.east} facing east or west and ${SAP_ROOFS.north} facing north.` : ''} A survey will give you your own figure.`,
      `The savings are for ${describeHouse(figures.householdUse, outcome)}. They exclude the cost of the panels: about ${formatPounds(result.cost)} installed, and about ${formatPounds(figures.inverterPrice)} for a replacement inverter during their lifetime.${notePayback(outcome)} Your home will differ.${datePrices(['electricityPrice', 'exportPrice', 'panelsPricePerKw'], outcome)}${noteOnCarbon(outcome)}`,
    ],
  };
}

export const solarCalculator: Calculator<typeof calculateSolar> = {
  fields: SOLAR_FIELDS,
  figures: SOLAR_FIGURES,
  generationRatioOf: (input, figures) =>
    calculateSolar(input, figures).annualOutput / figures.householdUse,
  calculate: calculateSolar,
  format,
  delayMs: 1500,
  errorMessage: 'Failed to calculate solar estimates. Please try again.',
};

export const solarPage: CalculatorPage<keyof SolarInput> = {
  icon: 'Sun',
  title: 'Solar',
  question:
    'How much would panels generate on a roof in my area, and how much would I save each month?',
  heading: 'Calculate Your Solar Potential',
  lead: 'Estimate what 4 kW of panels generates in a year in your area, and what that saves.',
  example: (figures, postcode) => {
    const { solarSystemSize } = figureValuesOf(figures, ['solarSystemSize'], 'the solar example');
    return {
      situation: `A house at ${postcode} with ${solarSystemSize} kW of panels.`,
      texts: { postcode },
    };
  },
};
