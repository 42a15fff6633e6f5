import type { Range } from '../calculator.ts';
import type { FigureValues } from '../figures.ts';
import { finite } from '../../values/finite.ts';
import { isIslandPostcode, parsePostcode } from '../../values/postcode.ts';
import { check, parsed, type Parsed } from '../../values/result.ts';
import { seededRandom, variation } from '../../values/seeded-random.ts';

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
] as const;

export type SolarFigure = (typeof SOLAR_FIGURES)[number];
type SolarFigures = FigureValues<SolarFigure>;

export interface SolarInput {
  /** As the post writes it. */
  postcode: string;
}

export interface SolarResult {
  /** kWh a year. */
  annualOutput: number;
  /** £ a month. */
  monthlySavings: number;
  /** kg CO2 a year. */
  co2Reduction: number;
  panelsEstimate: number;
  /** kWh per kW a year, at this postcode. */
  yieldPerKw: number;
  /** annualOutput at the edges of the variation, kWh. */
  range: Range;
}

/** Share of a year's output in each month, January first: SAP 2012, south-facing at 35°, Western Isles. */
export const SOLAR_MONTHLY_SHARES = [
  17.3, 35.1, 69.4, 102.9, 128.4, 120.7, 113.6, 97.3, 73.0, 45.2, 21.1, 12.4,
].map((kwhPerKwp, _, all) => kwhPerKwp / all.reduce((sum, month) => sum + month, 0));

export type SolarRaw = Record<keyof SolarInput, string>;

export function parseSolar(raw: SolarRaw): Parsed<SolarInput> {
  const postcode = parsePostcode(raw.postcode);
  return parsed({ postcode: postcode ?? '' }, [
    check(postcode !== undefined, 'postcode', 'Please enter a valid UK postcode'),
  ]);
}

/**
 * What the example roof makes: size × yield × performance ratio (SAP 2012, Appendix M).
 * The yield varies with the postcode, the same way each time.
 */
export function calculateSolar({ postcode }: SolarInput, figures: SolarFigures): SolarResult {
  const base = isIslandPostcode(postcode) ? figures.solarYieldIslands : figures.solarYield;
  const spread = figures.solarYieldVariation;
  const yieldPerKw = Math.max(0, base + variation(seededRandom(postcode), spread));
  const output = (perKw: number) =>
    figures.solarSystemSize * Math.max(0, perKw) * figures.solarPerformanceRatio;
  const annualOutput = output(yieldPerKw);
  return finite({
    annualOutput,
    monthlySavings: (annualOutput * figures.electricityPrice) / 12,
    co2Reduction: annualOutput * figures.gridCarbon,
    panelsEstimate: Math.round(figures.solarSystemSize * figures.solarPanelsPerKw),
    yieldPerKw,
    range: [output(base - spread), output(base + spread)] as const,
  });
}
