import type { FigureValues } from '../../../values/figures.ts';
import { finite } from '../../../values/finite.ts';
import { isIslandPostcode, parsePostcode } from '../../../values/postcode.ts';
import { check, parsed, type Parsed } from '../../../values/result.ts';
import { seededRandom, variation } from '../../../values/seeded-random.ts';
import { selfConsumption } from '../self-consumption.ts';

export const SOLAR_FIGURES = [
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

interface SolarInput {
  /** In the Post Office's spelling. */
  postcode: string;
}

/** Share of a year's output in each month, January first: SAP 2012, south-facing at 35°, Western Isles. */
export const SOLAR_MONTHLY_SHARES = [
  17.3, 35.1, 69.4, 102.9, 128.4, 120.7, 113.6, 97.3, 73.0, 45.2, 21.1, 12.4,
].map((kwhPerKwp, _, all) => kwhPerKwp / all.reduce((sum, month) => sum + month, 0));

export function parseSolar(raw: { postcode: string }): Parsed<SolarInput> {
  const postcode = parsePostcode(raw.postcode);
  return parsed({ postcode: postcode ?? '' }, [
    check(postcode !== undefined, 'postcode', 'Please enter a valid UK postcode'),
  ]);
}

/** kWh a year for each kW: the area's mean, varied by postcode in the same way each time. */
function yieldAt({ postcode }: SolarInput, figures: SolarFigures) {
  const base = isIslandPostcode(postcode) ? figures.solarYieldIslands : figures.solarYield;
  const spread = figures.solarYieldVariation;
  return { base, spread, here: base + variation(seededRandom(postcode), spread) };
}

/** What the example roof generates in a year, kWh: size × yield × performance ratio (SAP 2012, Appendix M). */
const outputOf = (yieldPerKw: number, figures: SolarFigures): number =>
  figures.solarSystemSize * Math.max(0, yieldPerKw) * figures.solarPerformanceRatio;

/** kWh the example roof generates for each kWh the house uses. */
export const solarPerUse = (input: SolarInput, figures: SolarFigures): number =>
  outputOf(yieldAt(input, figures).here, figures) / figures.householdUse;

/** What the example roof generates and saves. */
export function calculateSolar(input: SolarInput, figures: SolarFigures) {
  const { base, spread, here } = yieldAt(input, figures);
  const annualOutput = outputOf(here, figures);
  return finite({
    /** kWh a year. */
    annualOutput,
    /** £ a month. */
    monthlySavings: (annualOutput * figures.electricityPrice) / 12,
    /** kg CO2 a year. */
    co2Reduction: annualOutput * figures.gridCarbon,
    /** £: what the example roof costs, installed. */
    cost: figures.panelsFixedPrice + figures.panelsPricePerKw * figures.solarSystemSize,
    panelsEstimate: Math.round(figures.solarSystemSize * figures.solarPanelsPerKw),
    /** kWh per kW a year, at this postcode. */
    yieldPerKw: Math.max(0, here),
    /** annualOutput at both ends of the variation, kWh. */
    range: [outputOf(base - spread, figures), outputOf(base + spread, figures)] as const,
    /** With part of it used at home and the rest sold. */
    selfConsumption: selfConsumption(annualOutput, figures.solarSelfUse, {
      buying: figures.electricityPrice,
      selling: figures.exportPrice,
    }),
  });
}
