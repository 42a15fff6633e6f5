import { chartBars } from '../../../values/charts/bars.ts';
import { chartPayback } from '../payback-chart.ts';
import { formatPounds, formatTrees, formatWhole, formatYears } from '../../../values/format.ts';
import { valuesOf } from '../../../values/figures.ts';
import { isIslandPostcode } from '../../../values/postcode.ts';
import type { Calculator, CalculatorPage, Outcome } from '../calculator.ts';
import { toPercent } from '../../../values/share.ts';
import { priceFrom, whenFrom } from '../basis.ts';
import { COST, POSTCODE } from '../fields.ts';
import { presentSelfConsumption, selfConsumptionStep } from '../self-consumption.ts';
import type { Presentation } from '../../../values/presentation.ts';
import {
  annualWindEnergy,
  calculateWind,
  parseWind,
  TURBINE_SIZES,
  WIND_FIGURES,
  windPerUse,
  type WindInput,
} from './wind-rules.ts';

type WindOutcome = Outcome<typeof calculateWind>;

/** A year's energy at the site's mean wind speed, and at one and two m/s either side of it. */
function chartSpeeds({ figures, result }: WindOutcome) {
  const around = [-2, -1, 0, 1, 2].map((step) => result.windSpeed + step);
  const bars = around
    .filter((speed) => speed > 0)
    .map((speed) => {
      const value = annualWindEnergy(result.sweptArea, speed, figures);
      const isMain = speed === result.windSpeed;
      const range = isMain ? result.range : undefined;
      return { label: `${speed.toFixed(1)} m/s`, value, text: formatWhole(value), isMain, range };
    });
  const speeds = bars.map((bar) => `${bar.label} ${bar.text}`).join(', ');
  const [low, high] = result.range;
  const title = `Energy in a year, in kWh, by mean wind speed: ${speeds}. Typical range in your area: ${formatWhole(low)} to ${formatWhole(high)}.`;
  return chartBars(title, bars);
}

function present(outcome: WindOutcome): Presentation {
  const { input, figures, result } = outcome;
  const cost = input.turbineCost + input.installationCost;
  const savings = result.monthlySavings * 12;
  const { selfConsumption } = result;
  const [low, high] = result.range;
  return {
    label: 'Annual Energy Production',
    main: `${formatWhole(result.annualOutput)} kWh`,
    beside: presentSelfConsumption(savings, selfConsumption),
    given: [
      ['Postcode', input.postcode],
      ['Turbine', `${input.turbineSize} kW`],
      ['Turbine cost', formatPounds(input.turbineCost)],
      ['Installation cost', formatPounds(input.installationCost)],
    ],
    rows: [
      ['CO2 Reduction', `${formatWhole(result.co2Reduction)} kg/year`],
      ['Like the yearly uptake of', formatTrees(result.co2Reduction, figures.treeCarbon)],
      ['Payback Period', formatYears(result.paybackPeriod)],
      ['Payback, more likely', formatYears(selfConsumption.paybackPeriod)],
      ['The same, with upkeep paid', formatYears(selfConsumption.paybackAfterUpkeep)],
      ['Wind speed', `${result.windSpeed.toFixed(1)} m/s`],
      ['Typical range in your area', `${formatWhole(low)} to ${formatWhole(high)} kWh`],
    ],
    charts: [
      chartSpeeds(outcome),
      ...chartPayback(cost, [
        { savings, name: 'all used' },
        { savings: selfConsumption.annualSavings, name: 'more likely' },
      ]),
    ],
    steps: [
      `Swept area: ${input.turbineSize * 1000} W ÷ (½ × ${figures.airDensity} × ${toPercent(figures.turbineEfficiency)}% × ${figures.windRatedSpeed}³) = ${result.sweptArea.toFixed(1)} m²`,
      `½ × ${figures.airDensity} × ${result.sweptArea.toFixed(1)} m² × ${result.windSpeed.toFixed(2)}³ × ${toPercent(figures.turbineEfficiency)}% × ${figures.hoursPerYear} h = ${formatWhole(result.annualOutput)} kWh a year`,
      `${formatWhole(result.annualOutput)} kWh × £${figures.electricityPrice} ÷ 12 = ${formatPounds(result.monthlySavings)} a month`,
      `${formatPounds(cost)} ÷ ${formatPounds(savings)} a year = ${formatYears(result.paybackPeriod)}`,
      selfConsumptionStep(result.annualOutput, selfConsumption),
      `More likely: ${formatPounds(cost)} ÷ ${formatPounds(selfConsumption.annualSavings)} a year = ${formatYears(selfConsumption.paybackPeriod)}`,
    ],
    notes: [
      `We don't know your ground, so this is an example for the area${isIslandPostcode(input.postcode) ? `, from the mean wind speed on open ground: ${figures.windSpeedIslands} m/s, where the regional mean is 6.9 (SAP 2012). Most sites are less windy` : ', from a mean wind speed'}. A site with a mean of 7 m/s at the hub makes twice as much as one with 5 (measured on a Kingspan KW6). Please contact our team for a precise assessment of your site.`,
      `The savings are for a house that uses ${formatWhole(figures.householdUse)} kWh of grid electricity a year at ${priceFrom('electricityPrice', outcome)} and sells what is left at ${priceFrom('exportPrice', outcome)}. The price is the ${formatPounds(cost)} that you see above; upkeep is ${formatPounds(figures.turbineService)} a year for service and repairs (${whenFrom('turbineService', outcome)}). Your home will differ.`,
    ],
  };
}

export const windCalculator: Calculator<typeof calculateWind> = {
  fields: {
    postcode: { ...POSTCODE, hint: 'Where the turbine would go' },
    turbineSize: { kind: 'list', label: 'Turbine size', default: '2.5', choices: TURBINE_SIZES },
    turbineCost: { ...COST, label: 'Turbine cost, £' },
    installationCost: { ...COST, label: 'Installation cost, £' },
  },
  figures: WIND_FIGURES,
  parse: parseWind,
  sizeOf: windPerUse,
  calculate: calculateWind,
  present,
  delayMs: 1500,
  errorMessage: 'Failed to calculate wind energy estimates. Please try again.',
};

export const windPage: CalculatorPage<keyof WindInput> = {
  icon: 'Wind',
  title: 'Wind',
  question: 'What would a small turbine make in my area, and when has it paid for itself?',
  heading: 'Calculate Your Wind Energy Potential',
  lead: 'What a small turbine makes on an example site in your area, and when it has paid for itself.',
  example: (figures) => {
    const { kw3Price } = valuesOf(figures, ['kw3Price'], 'the example of wind');
    return {
      situation: `A 2.5 kW turbine at HS8 5SS, on open ground that is windier than most sites, for ${formatPounds(kw3Price)} with its installation.`,
      texts: { postcode: 'HS8 5SS', turbineCost: String(kw3Price), installationCost: '0' },
    };
  },
};
