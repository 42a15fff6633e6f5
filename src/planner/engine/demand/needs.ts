import { WALLBOX_LOSSES } from '../../../calculators/rules/measured.ts';

export { OIL_KWH_PER_LITRE } from '../../../calculators/rules/measured.ts';

/** Heat that a house needs in a year, kWh, whatever the heating. */
export interface HeatNeed {
  spaceKwh: number;
  hotWaterKwh: number;
}

/** The base of British degree days: heating is on when it is colder outdoors, °C. */
export const HEATING_BASE_C = 15.5;

/** kWh in a litre of LPG: the trade's usual figure. */
export const LPG_KWH_PER_LITRE = 7.1;

/** Degree days of the Western Isles, K d: SAP 2012's monthly means below 15.5 °C. */
const DEGREE_DAYS = 2416;

/** Heat loss for each m² of floor, W/m²K, by walls. Our estimate: without a survey, a bill says more. */
const HEAT_LOSS_W_M2K = {
  stone: 2.7,
  cavity: 2.35,
  filled: 1.9,
  timber: 1.9,
  new: 1.2,
} as const;
/** What a loft with under 100 mm and single glazing add to that, W/m²K. */
const THIN_LOFT_W_M2K = 0.25;
const SINGLE_GLAZING_W_M2K = 0.35;

export interface House {
  floorM2: number;
  walls: keyof typeof HEAT_LOSS_W_M2K;
  loft: 'thin' | 'thick';
  windows: 'double' | 'single';
}

/** Heat loss of a house by its energy certificate's lines, W/K. */
export const heatLossOf = ({ floorM2, walls, loft, windows }: House): number =>
  floorM2 *
  (HEAT_LOSS_W_M2K[walls] +
    (loft === 'thin' && walls !== 'new' ? THIN_LOFT_W_M2K : 0) +
    (windows === 'single' ? SINGLE_GLAZING_W_M2K : 0));

/** Indoors, and outdoors on the coldest days that a heat pump is sized for, °C. The latter is our estimate. */
const DESIGN_C = { indoor: 21, outdoor: -2 };

/** The most heat that the rooms need, kW, from what they need in a year. */
export const peakHeatKw = (spaceKwh: number): number =>
  (((spaceKwh * 1000) / (DEGREE_DAYS * 24)) * (DESIGN_C.indoor - DESIGN_C.outdoor)) / 1000;

/**
 * Heat for hot water, kWh a year. SAP 2012: 25 litres a day for each person and 36 more, warmed by 37 K. Judged: 15% is
 * lost in pipes and cylinder.
 */
export function hotWaterHeat(people: number): number {
  const litresADay = 25 * people + 36;
  return (litresADay * 4.18 * 37 * 365) / 3600 / 0.85;
}

/** Divides a year's heat into hot water and rooms. */
export function heatOfYear(kwh: number, people: number): HeatNeed {
  const hotWaterKwh = Math.min(kwh, hotWaterHeat(people));
  return { spaceKwh: kwh - hotWaterKwh, hotWaterKwh };
}

/** Heat from the heat loss of a house over the degree days. @param wattsPerKelvin W/K */
export const heatFromLoss = (wattsPerKelvin: number, people: number): HeatNeed => ({
  spaceKwh: (wattsPerKelvin * DEGREE_DAYS * 24) / 1000,
  hotWaterKwh: hotWaterHeat(people),
});

/** How the use of appliances and lights grows with occupants: SAP 2012, Appendix L. */
const PEOPLE_EXPONENT = 0.4714;

/** Scales the electricity of a household from a usual number of people to another; in the unit of `usualUse`. */
export const useOf = (people: number, usualPeople: number, usualUse: number): number =>
  usualUse * (people / usualPeople) ** PEOPLE_EXPONENT;

/** kWh from the socket for this much in the car's battery. */
export const fromSocket = (kwh: number): number => kwh / (1 - WALLBOX_LOSSES);

/** kWh from the socket for the miles of a day. */
export const dailyCarKwh = ({
  milesAYear,
  milesPerKwh,
}: Record<'milesAYear' | 'milesPerKwh', number>): number =>
  fromSocket(milesAYear / 365 / milesPerKwh);
