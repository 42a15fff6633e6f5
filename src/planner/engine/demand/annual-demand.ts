import { WALLBOX_LOSSES } from '../../../calculators/rules/published-constants.ts';

export { OIL_KWH_PER_LITRE } from '../../../calculators/rules/published-constants.ts';

/** Heat demand of a house, kWh a year, regardless of the heating system. */
export interface HeatDemand {
  spaceKwh: number;
  hotWaterKwh: number;
}

/** The base of British degree days: heating is on when it is colder outdoors, °C. */
export const HEATING_BASE_C = 15.5;

/** Energy in a litre of LPG, kWh: the usual trade figure. */
export const LPG_KWH_PER_LITRE = 7.1;

/** Degree days of the Western Isles, K d: SAP 2012's monthly means below 15.5 °C. */
const DEGREE_DAYS = 2416;

/** Heat loss for each m² of floor, W/m²K, by walls. Our estimate; short of a survey, a bill is a better guide. */
const HEAT_LOSS_W_M2K = {
  stone: 2.7,
  cavity: 2.35,
  filled: 1.9,
  timber: 1.9,
  new: 1.2,
} as const;
/** Extra heat loss of a loft with under 100 mm of insulation, and of single glazing, W/m²K. */
const THIN_LOFT_W_M2K = 0.25;
const SINGLE_GLAZING_W_M2K = 0.35;

export interface House {
  floorM2: number;
  walls: keyof typeof HEAT_LOSS_W_M2K;
  loft: 'thin' | 'thick';
  windows: 'double' | 'single';
}

/** Heat loss of a house, W/K, from the entries of its energy certificate. */
export const heatLossOf = ({ floorM2, walls, loft, windows }: House): number =>
  floorM2 *
  (HEAT_LOSS_W_M2K[walls] +
    (loft === 'thin' && walls !== 'new' ? THIN_LOFT_W_M2K : 0) +
    (windows === 'single' ? SINGLE_GLAZING_W_M2K : 0));

/** Design temperatures for sizing a heat pump, indoors and outdoors, °C. The outdoor one is our estimate. */
const DESIGN_C = { indoor: 21, outdoor: -2 };

/** Peak space heating, kW, from the yearly demand. */
export const peakHeatKw = (spaceKwh: number): number =>
  (((spaceKwh * 1000) / (DEGREE_DAYS * 24)) * (DESIGN_C.indoor - DESIGN_C.outdoor)) / 1000;

/**
 * Heat for hot water, kWh a year. SAP 2012: 25 litres a day for each person and 36 more, warmed by 37 K. Our estimate:
 * pipes and cylinder lose 15%.
 */
export function hotWaterHeat(people: number): number {
  const litresADay = 25 * people + 36;
  return (litresADay * 4.18 * 37 * 365) / 3600 / 0.85;
}

/** Splits a year's heat into hot water and space heating. */
export function heatOfYear(kwh: number, people: number): HeatDemand {
  const hotWaterKwh = Math.min(kwh, hotWaterHeat(people));
  return { spaceKwh: kwh - hotWaterKwh, hotWaterKwh };
}

/** Heat demand from the heat loss of a house and the degree days. @param wattsPerKelvin W/K */
export const heatFromLoss = (wattsPerKelvin: number, people: number): HeatDemand => ({
  spaceKwh: (wattsPerKelvin * DEGREE_DAYS * 24) / 1000,
  hotWaterKwh: hotWaterHeat(people),
});

/** Use of appliances and lights by number of occupants: SAP 2012, Appendix L. */
const PEOPLE_EXPONENT = 0.4714;

/** Scales household electricity from the usual number of people to another; in the unit of `typicalUse`. */
export const useOf = (people: number, typicalPeople: number, typicalUse: number): number =>
  typicalUse * (people / typicalPeople) ** PEOPLE_EXPONENT;

/** Electricity drawn, kWh, to put this much into the car's battery. */
export const fromSocket = (kwh: number): number => kwh / (1 - WALLBOX_LOSSES);

/** Electricity drawn for a day's miles, kWh. */
export const dailyCarKwh = ({
  milesAYear,
  milesPerKwh,
}: Record<'milesAYear' | 'milesPerKwh', number>): number =>
  fromSocket(milesAYear / 365 / milesPerKwh);
