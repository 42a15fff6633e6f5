/** Heat that a house needs in a year, kWh, whatever the heating. */
export interface HeatNeed {
  spaceKwh: number;
  hotWaterKwh: number;
}

/** The base of British degree days: heating is on when it is colder outdoors, °C. */
export const HEATING_BASE_C = 15.5;

/** Gross kWh in a litre of kerosene: the trade's usual figure. */
export const OIL_KWH_PER_LITRE = 10.35;

/** Degree days of the Western Isles, K d: SAP 2012's monthly means below 15.5 °C. */
const DEGREE_DAYS = 2416;

/** Heat loss for each m² of floor, W/m²K, by age. Judged: without a survey, a bill says more. */
const HEAT_LOSS_W_M2K = {
  'before 1945': 3.3,
  '1945 to 1990': 2.6,
  '1991 to 2010': 1.9,
  'after 2010': 1.2,
} as const;

export type HouseAge = keyof typeof HEAT_LOSS_W_M2K;

/**
 * Heat for hot water, kWh a year. SAP 2012: 25 litres a day for each person and 36 more, warmed by 37 K. Judged: 15% is
 * lost in pipes and cylinder.
 */
export function hotWaterHeat(people: number): number {
  const litresADay = 25 * people + 36;
  return (litresADay * 4.18 * 37 * 365) / 3600 / 0.85;
}

/**
 * Heat from a year's oil for heating and hot water.
 * @param efficiency of the boiler, 0 to 1
 */
export const heatFromOil = (litres: number, efficiency: number, people: number): HeatNeed =>
  heatFromElectricity(litres * OIL_KWH_PER_LITRE * efficiency, people);

/** Heat from a year's electricity for heating and hot water, all of which becomes heat. */
export function heatFromElectricity(kwh: number, people: number): HeatNeed {
  const hotWaterKwh = Math.min(kwh, hotWaterHeat(people));
  return { spaceKwh: kwh - hotWaterKwh, hotWaterKwh };
}

/** Heat from the size and age of a house: its heat loss over the degree days. */
export function heatFromHouse(floorM2: number, age: HouseAge, people: number): HeatNeed {
  return {
    spaceKwh: (floorM2 * HEAT_LOSS_W_M2K[age] * DEGREE_DAYS * 24) / 1000,
    hotWaterKwh: hotWaterHeat(people),
  };
}

/** How the use of appliances and lights grows with occupants: SAP 2012, Appendix L. */
const PEOPLE_EXPONENT = 0.4714;

/** Scales the electricity of a household from a usual number of people to another; in the unit of `usualUse`. */
export const useOf = (people: number, usualPeople: number, usualUse: number): number =>
  usualUse * (people / usualPeople) ** PEOPLE_EXPONENT;
