import { chartBars } from '../../../values/charts/bars.ts';
import type { Chart } from '../../../values/charts/chart.ts';
import { formatPounds, formatTrees, formatWhole } from '../../../values/format.ts';
import { valuesOf } from '../../../values/figures.ts';
import { isIslandPostcode } from '../../../values/postcode.ts';
import type { Calculator, CalculatorPage, Outcome } from '../calculator.ts';
import { toPercent } from '../../../values/share.ts';
import { priceFrom, whenFrom } from '../basis.ts';
import { POSTCODE } from '../fields.ts';
import { presentSelfConsumption, selfConsumptionStep } from '../self-consumption.ts';
import type { Presentation } from '../../../values/presentation.ts';
import {
  calculateSolar,
  parseSolar,
  SOLAR_FIGURES,
  SOLAR_MONTHLY_SHARES,
  solarPerUse,
} from './solar-rules.ts';
import { SAP_ROOFS } from '../../../values/sap-roofs.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The year's output by month; only for the isles, which is where the monthly shares are from. */
function chartMonths(annualOutput: number): Chart {
  const bars = MONTHS.map((label, i) => {
    const value = annualOutput * (SOLAR_MONTHLY_SHARES[i] ?? 0);
    return { label, value, text: formatWhole(value), isMain: true };
  });
  const months = bars.map((bar) => `${bar.label} ${bar.text}`).join(', ');
  return chartBars(`Output by month in kWh: ${months}.`, bars);
}

function present(outcome: Outcome<typeof calculateSolar>): Presentation {
  const { input, figures, result } = outcome;
  const [low, high] = result.range;
  const isIsland = isIslandPostcode(input.postcode);
  return {
    label: 'Annual Output',
    main: `${formatWhole(result.annualOutput)} kWh`,
    beside: presentSelfConsumption(result.monthlySavings * 12, result.selfConsumption),
    given: [
      ['Postcode', input.postcode],
      ['Solar capacity', `${figures.solarSystemSize} kW`],
    ],
    rows: [
      ['CO2 Reduction', `${formatWhole(result.co2Reduction)} kg a year`],
      ['Like the yearly uptake of', formatTrees(result.co2Reduction, figures.treeCarbon)],
      ['Panels', String(result.panelsEstimate)],
      ['Typical range in your area', `${formatWhole(low)} to ${formatWhole(high)} kWh`],
    ],
    charts: isIsland ? [chartMonths(result.annualOutput)] : [],
    steps: [
      `${figures.solarSystemSize} kW × ${formatWhole(result.yieldPerKw)} kWh per kW × ${toPercent(figures.solarPerformanceRatio)}% = ${formatWhole(result.annualOutput)} kWh a year`,
      `${formatWhole(result.annualOutput)} kWh × £${figures.electricityPrice} ÷ 12 = ${formatPounds(result.monthlySavings)} a month`,
      selfConsumptionStep(result.annualOutput, result.selfConsumption),
      `${formatWhole(result.annualOutput)} kWh × ${figures.gridCarbon} kg = ${formatWhole(result.co2Reduction)} kg CO2 a year`,
    ],
    notes: [
      isIsland
        ? 'The months follow the light of the Western Isles in SAP 2012, for a south roof at 35°.'
        : 'There is no chart by month for this postcode: we know how the light is spread over the year in the Western Isles only.',
      `We don't know your roof, so this is an example for the area, the same each time. In the Western Isles 1 kW of panels makes from ${SAP_ROOFS.north} kWh a year facing north to ${SAP_ROOFS.south} facing south (SAP 2012). A survey will give you your own figure.`,
      `The savings are for a house that uses ${formatWhole(figures.householdUse)} kWh of grid electricity a year at ${priceFrom('electricityPrice', outcome)} and sells what is left at ${priceFrom('exportPrice', outcome)}. They leave out what the panels cost: about ${formatPounds(result.cost)} installed (${whenFrom('panelsPricePerKw', outcome)}), and about ${formatPounds(figures.inverterPrice)} for a new inverter in their lifetime. Your home will differ.`,
    ],
  };
}

export const solarCalculator: Calculator<typeof calculateSolar> = {
  fields: { postcode: { ...POSTCODE, hint: 'Where the roof is' } },
  figures: SOLAR_FIGURES,
  parse: parseSolar,
  sizeOf: solarPerUse,
  calculate: calculateSolar,
  present,
  delayMs: 1500,
  errorMessage: 'Failed to calculate solar estimates. Please try again.',
};

export const solarPage: CalculatorPage<'postcode'> = {
  icon: 'Sun',
  title: 'Solar',
  question: 'What would panels make on a roof in my area, and what would that save me each month?',
  heading: 'Calculate Your Solar Potential',
  lead: 'What a 4 kW roof makes in a year in your area, and what that saves.',
  example: (figures) => {
    const { solarSystemSize } = valuesOf(figures, ['solarSystemSize'], 'the example of solar');
    return {
      situation: `A house at HS8 5SS with ${solarSystemSize} kW of panels.`,
      texts: { postcode: 'HS8 5SS' },
    };
  },
};
