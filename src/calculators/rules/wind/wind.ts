import { FROM_ZERO, type FormFields, type ValuesOf } from '../../../forms/rules/fields.ts';
import { figureValuesOf, type FigureValues } from '../../../forms/rules/figures.ts';
import { formatPounds, formatWhole, toPercent } from '../../../numbers/format.ts';
import { seededRandom, randomVariation } from '../../../numbers/random.ts';
import { isIslandPostcode } from '../../../text/postcode.ts';
import {
  type Calculator,
  type CalculatorPage,
  type CalculatorOutcome,
  type MainFigure,
  type Presentation,
  COST_FIELD,
  POSTCODE_FIELD,
} from '../calculator.ts';
import { chartBars } from '../chart.ts';
import { chartPayback, formatYears, paybackYears } from '../payback.ts';
import {
  formatSelfConsumption,
  selfConsumption,
  selfConsumptionStep,
} from '../self-consumption.ts';
import { datePrices, describeHouse, treesRow, noteOnCarbon } from '../describe-figures.ts';

/** The turbines on offer: rated power in kW, and the type of site each suits. */
const TURBINE_SIZES = [
  { value: '1.5', label: '1.5 kW Small residential' },
  { value: '2.5', label: '2.5 kW Standard residential' },
  { value: '5', label: '5 kW Large residential' },
  { value: '10', label: '10 kW Small commercial' },
  { value: '15', label: '15 kW Commercial' },
] as const;

const WIND_FIELDS = {
  postcode: { ...POSTCODE_FIELD, hint: 'The postcode of the site' },
  turbineSize: {
    kind: 'list',
    label: 'Turbine size',
    default: '2.5',
    choices: TURBINE_SIZES,
    error: 'Please select a turbine size',
  },
  turbineCost: {
    ...COST_FIELD,
    label: 'Turbine cost, £',
    isRequired: true,
    error: 'Please enter a valid turbine cost',
  },
  installationCost: {
    ...COST_FIELD,
    label: 'Installation cost, £',
    isRequired: true,
    limits: FROM_ZERO,
    error: 'Please enter a valid installation cost',
  },
} as const satisfies FormFields;

type WindInput = ValuesOf<typeof WIND_FIELDS>;

export const WIND_FIGURES = [
  'windSpeed',
  'windSpeedIslands',
  'windSpeedVariation',
  'windRatedSpeed',
  'airDensity',
  'turbineEfficiency',
  'hoursPerYear',
  'electricityPrice',
  'gridCarbon',
  'treeCarbon',
  'windSelfUse',
  'householdUse',
  'exportPrice',
  'turbineService',
  'turbineLifetime',
] as const;

type WindFigures = FigureValues<(typeof WIND_FIGURES)[number]>;

/**
 * The swept area, m², that gives a turbine its rated power: A = P / (½ ρ η v³).
 * @param ratedKw rated power, kW
 */
export function sweptArea(ratedKw: number, figures: WindFigures): number {
  const { airDensity, turbineEfficiency, windRatedSpeed } = figures;
  return (ratedKw * 1000) / (0.5 * airDensity * turbineEfficiency * windRatedSpeed ** 3);
}

/**
 * The energy from a year of steady wind, in kWh: E = ½ ρ A v³ η h / 1000.
 * @param area swept area, m²
 * @param speed wind speed, m/s
 */
export function annualWindEnergy(area: number, speed: number, figures: WindFigures): number {
  const { airDensity, turbineEfficiency, hoursPerYear } = figures;
  return (0.5 * airDensity * area * speed ** 3 * turbineEfficiency * hoursPerYear) / 1000;
}

/** The wind varies within the area: seeded by the postcode, it is always the same at the same place. */
function calculateWind(input: WindInput, figures: WindFigures) {
  const { postcode } = input;
  const base = isIslandPostcode(postcode) ? figures.windSpeedIslands : figures.windSpeed;
  const spread = figures.windSpeedVariation;
  const windSpeed = Math.max(0, base + randomVariation(seededRandom(postcode), spread));
  const area = sweptArea(Number(input.turbineSize), figures);
  const outputAt = (speed: number) => annualWindEnergy(area, Math.max(0, speed), figures);
  const annualOutput = outputAt(windSpeed);
  const annualSavings = annualOutput * figures.electricityPrice;
  const selfUse = selfConsumption(annualOutput, figures.windSelfUse, {
    buying: figures.electricityPrice,
    selling: figures.exportPrice,
  });
  const cost = input.turbineCost + input.installationCost;
  return {
    /** kWh a year. */
    annualOutput,
    /** £ a month. */
    monthlySavings: annualSavings / 12,
    /** kg CO2 a year. */
    co2Reduction: annualOutput * figures.gridCarbon,
    /** Years; 0 when nothing is saved. */
    paybackPeriod: paybackYears(cost, annualSavings),
    /** m/s, at this postcode. */
    windSpeed,
    /** Share of the wind's power that the turbine captures. */
    efficiency: figures.turbineEfficiency,
    /** £/kWh. */
    electricityPrice: figures.electricityPrice,
    /** m². */
    sweptArea: area,
    /** £, installed. */
    cost,
    /** annualOutput at both ends of the variation, kWh. */
    range: [outputAt(base - spread), outputAt(base + spread)] as const,
    /** With part used at home and the rest exported; payback in years, 0 when nothing is saved. */
    selfConsumption: {
      ...selfUse,
      paybackPeriod: paybackYears(cost, selfUse.annualSavings),
      paybackAfterUpkeep: paybackYears(cost, selfUse.annualSavings - figures.turbineService),
    },
  };
}

type WindOutcome = CalculatorOutcome<typeof calculateWind>;

/** A year's energy at the site's mean wind speed, and at one and two m/s either side of it. */
function chartSpeeds({ figures, result }: WindOutcome) {
  const speeds = [-2, -1, 0, 1, 2].map((step) => result.windSpeed + step);
  const bars = speeds
    .filter((speed) => speed > 0)
    .map((speed) => {
      const value = annualWindEnergy(result.sweptArea, speed, figures);
      const isMain = speed === result.windSpeed;
      const range = isMain ? result.range : undefined;
      return { label: `${speed.toFixed(1)} m/s`, value, text: formatWhole(value), isMain, range };
    });
  const values = bars.map((bar) => `${bar.label} ${bar.text}`).join(', ');
  const [low, high] = result.range;
  const title = `Energy in a year, in kWh, by mean wind speed: ${values}. Range of this estimate: ${formatWhole(low)} to ${formatWhole(high)}.`;
  return chartBars(title, bars);
}

/** Mean wind speed at most sites, m/s. */
const LIKELY_WIND_MS = 6;

/** A year at the likely wind speed, as prominent as the specified example. */
function likelySite({ figures, result }: WindOutcome): MainFigure {
  const kwh = annualWindEnergy(result.sweptArea, LIKELY_WIND_MS, figures);
  const { selfUse, buying, selling } = result.selfConsumption;
  const { annualSavings } = selfConsumption(kwh, selfUse, { buying, selling });
  return {
    label: `On most sites, with ${LIKELY_WIND_MS} m/s at the hub`,
    main: `${formatWhole(kwh)} kWh`,
    more: `a year, worth about ${formatPounds(annualSavings)}, with ${formatWhole(selfUse * 100)}% used at home`,
  };
}

function format(outcome: WindOutcome): Presentation {
  const { input, figures, result } = outcome;
  const savings = result.monthlySavings * 12;
  const { cost, selfConsumption } = result;
  const [low, high] = result.range;
  const lifetime = figures.turbineLifetime;
  return {
    label: 'Annual Energy Production',
    main: `${formatWhole(result.annualOutput)} kWh`,
    otherFigures: [...formatSelfConsumption(savings, selfConsumption), likelySite(outcome)],
    inputRows: [
      ['Postcode', input.postcode],
      ['Turbine', `${input.turbineSize} kW`],
      ['Turbine cost', formatPounds(input.turbineCost)],
      ['Installation cost', formatPounds(input.installationCost)],
    ],
    rows: [
      ['CO2 Reduction', `${formatWhole(result.co2Reduction)} kg/year`],
      treesRow(result.co2Reduction, figures.treeCarbon),
      ['Payback Period', formatYears(result.paybackPeriod, lifetime)],
      ['Payback, more likely', formatYears(selfConsumption.paybackPeriod, lifetime)],
      [
        'Payback, more likely, after upkeep',
        formatYears(selfConsumption.paybackAfterUpkeep, lifetime),
      ],
      ['Wind speed', `${result.windSpeed.toFixed(1)} m/s`],
      ['Range of this estimate', `${formatWhole(low)} to ${formatWhole(high)} kWh`],
    ],
    charts: [
      chartSpeeds(outcome),
      ...chartPayback(cost, [
        { savings, name: 'all used' },
        { savings: selfConsumption.annualSavings, name: 'more likely' },
      ]),
    ],
    steps: [
      `Swept area: ${Number(input.turbineSize) * 1000} W ÷ (½ × ${figures.airDensity} × ${toPercent(figures.turbineEfficiency)}% × ${figures.windRatedSpeed}³) = ${result.sweptArea.toFixed(1)} m²`,
      `½ × ${figures.airDensity} × ${result.sweptArea.toFixed(1)} m² × ${result.windSpeed.toFixed(2)}³ × ${toPercent(figures.turbineEfficiency)}% × ${figures.hoursPerYear} h = ${formatWhole(result.annualOutput)} kWh a year`,
      `${formatWhole(result.annualOutput)} kWh × £${figures.electricityPrice} ÷ 12 = ${formatPounds(result.monthlySavings)} a month`,
      `${formatPounds(cost)} ÷ ${formatPounds(savings)} a year = ${formatYears(result.paybackPeriod)}`,
      selfConsumptionStep(result.annualOutput, selfConsumption),
      `More likely: ${formatPounds(cost)} ÷ ${formatPounds(selfConsumption.annualSavings)} a year = ${formatYears(selfConsumption.paybackPeriod)}`,
    ],
    notes: [
      `This is an example for your area: we don't know your site${isIslandPostcode(input.postcode) ? `. It assumes an exposed site with a mean wind of about ${figures.windSpeedIslands} m/s, varied by postcode. The official average for the islands is 6.9 m/s (SAP 2012), but most sites are more sheltered, so use the figure labelled “On most sites”` : ''}. A site with a mean of 7 m/s at the hub generates twice as much as one with 5 m/s (measured on a Kingspan KW6). Please contact our team for a precise assessment of your site.`,
      `The savings are for ${describeHouse(figures.householdUse, outcome)}. Payback is based on a cost of ${formatPounds(cost)}. Use the payback after upkeep, which includes ${formatPounds(figures.turbineService)} a year for servicing and repairs. Your home will differ.${datePrices(['electricityPrice', 'exportPrice', 'turbineService'], outcome)}${noteOnCarbon(outcome)}`,
      'A turbine with a larger rotor generates more. The planner assumes a larger rotor, and shows results for three types of site. Wind pays on the windiest sites, off grid, or when a community shares a turbine.',
    ],
  };
}

export const windCalculator: Calculator<typeof calculateWind> = {
  fields: WIND_FIELDS,
  figures: WIND_FIGURES,
  generationRatioOf: (input, figures) =>
    calculateWind(input, figures).annualOutput / figures.householdUse,
  calculate: calculateWind,
  format,
  delayMs: 1500,
  errorMessage: 'Failed to calculate wind energy estimates. Please try again.',
};

export const windPage: CalculatorPage<keyof WindInput> = {
  icon: 'Wind',
  title: 'Wind',
  question:
    'How much would a small turbine generate in my area, and how long until it pays for itself?',
  heading: 'Calculate Your Wind Energy Potential',
  lead: 'Estimate what a small turbine generates on an example site in your area, and how long until it pays for itself.',
  example: (figures, postcode) => {
    const { kw3Price } = figureValuesOf(figures, ['kw3Price'], 'the wind example');
    return {
      situation: `A 2.5 kW turbine at ${postcode}, on an exposed site, windier than most, for ${formatPounds(kw3Price)} installed.`,
      texts: { postcode, turbineCost: String(kw3Price), installationCost: '0' },
    };
  },
};
