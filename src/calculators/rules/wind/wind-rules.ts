import type { FigureValues } from '../../../values/figures.ts';
import { finite } from '../../../values/finite.ts';
import { parseNumber, parsePounds } from '../../../values/parse-number.ts';
import { isIslandPostcode, parsePostcode } from '../../../values/postcode.ts';
import { check, parsed, type Parsed } from '../../../values/result.ts';
import { seededRandom, variation } from '../../../values/seeded-random.ts';
import { selfConsumption } from '../self-consumption.ts';
import { paybackOf } from '../payback.ts';

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
] as const;

type WindFigures = FigureValues<(typeof WIND_FIGURES)[number]>;

/** The turbines on offer: rated power in kW, and who each suits. */
export const TURBINE_SIZES = [
  { value: '1.5', label: '1.5 kW Small residential' },
  { value: '2.5', label: '2.5 kW Standard residential' },
  { value: '5', label: '5 kW Large residential' },
  { value: '10', label: '10 kW Small commercial' },
  { value: '15', label: '15 kW Commercial' },
] as const;

export interface WindInput {
  postcode: string;
  /** Rated power, kW. */
  turbineSize: number;
  /** £. */
  turbineCost: number;
  /** £. */
  installationCost: number;
}

export function parseWind(raw: Record<keyof WindInput, string>): Parsed<WindInput> {
  const postcode = parsePostcode(raw.postcode);
  const input = {
    postcode: postcode ?? '',
    turbineSize: parseNumber(raw.turbineSize),
    turbineCost: parsePounds(raw.turbineCost),
    installationCost: parsePounds(raw.installationCost),
  };
  const isOffered = TURBINE_SIZES.some(({ value }) => Number(value) === input.turbineSize);
  return parsed(input, [
    check(postcode !== undefined, 'postcode', 'Please enter a valid UK postcode'),
    check(isOffered, 'turbineSize', 'Please select a turbine size'),
    check(input.turbineCost > 0, 'turbineCost', 'Please enter a valid turbine cost'),
    check(
      input.installationCost >= 0,
      'installationCost',
      'Please enter a valid installation cost',
    ),
  ]);
}

/**
 * The swept area, m², that gives a turbine its rated power: A = P / (½ ρ η v³).
 * @param ratedKw rated power, kW
 */
export function sweptArea(ratedKw: number, figures: WindFigures): number {
  const { airDensity, turbineEfficiency, windRatedSpeed } = figures;
  return (ratedKw * 1000) / (0.5 * airDensity * turbineEfficiency * windRatedSpeed ** 3);
}

/**
 * A year's energy from a steady wind: E = ½ ρ A v³ η h, in kWh.
 * @param area swept area, m²
 * @param speed wind speed, m/s
 */
export function annualWindEnergy(area: number, speed: number, figures: WindFigures): number {
  const { airDensity, turbineEfficiency, hoursPerYear } = figures;
  return (0.5 * airDensity * area * speed ** 3 * turbineEfficiency * hoursPerYear) / 1000;
}

/** The area's mean wind speed, m/s, varied by postcode in the same way each time. */
function windAt({ postcode }: WindInput, figures: WindFigures) {
  const base = isIslandPostcode(postcode) ? figures.windSpeedIslands : figures.windSpeed;
  const spread = figures.windSpeedVariation;
  const here = Math.max(0, base + variation(seededRandom(postcode), spread));
  return { low: Math.max(0, base - spread), here, high: base + spread };
}

/** kWh a turbine generates for each kWh the house uses. */
export function windPerUse(input: WindInput, figures: WindFigures): number {
  const area = sweptArea(input.turbineSize, figures);
  return annualWindEnergy(area, windAt(input, figures).here, figures) / figures.householdUse;
}

/** What a turbine generates and saves. */
export function calculateWind(input: WindInput, figures: WindFigures) {
  const { low, here: windSpeed, high } = windAt(input, figures);
  const area = sweptArea(input.turbineSize, figures);
  const annualOutput = annualWindEnergy(area, windSpeed, figures);
  const annualSavings = annualOutput * figures.electricityPrice;
  const own = selfConsumption(annualOutput, figures.windSelfUse, {
    buying: figures.electricityPrice,
    selling: figures.exportPrice,
  });
  const cost = input.turbineCost + input.installationCost;
  return finite({
    /** kWh a year. */
    annualOutput,
    /** £ a month. */
    monthlySavings: annualSavings / 12,
    /** kg CO2 a year. */
    co2Reduction: annualOutput * figures.gridCarbon,
    /** Years; 0 when nothing is saved. */
    paybackPeriod: paybackOf(cost, annualSavings),
    /** m/s, at this postcode. */
    windSpeed,
    /** Share of the wind's power that the turbine captures. */
    efficiency: figures.turbineEfficiency,
    /** £/kWh. */
    electricityPrice: figures.electricityPrice,
    /** m². */
    sweptArea: area,
    /** annualOutput at both ends of the variation, kWh. */
    range: [annualWindEnergy(area, low, figures), annualWindEnergy(area, high, figures)] as const,
    /** With part of it used at home and the rest sold; payback in years as above. */
    selfConsumption: {
      ...own,
      paybackPeriod: paybackOf(cost, own.annualSavings),
      paybackAfterUpkeep: paybackOf(cost, own.annualSavings - figures.turbineService),
    },
  });
}
