import { HOURS } from './clock.ts';

const SERIES = [
  'wind',
  'sun',
  'house',
  'heat',
  'car',
  'oil',
  'bought',
  'sold',
  'curtailed',
  'charged',
  'discharged',
  'lost',
] as const;

type Series = (typeof SERIES)[number];

/** kWh in each hour in UTC; `level` is how full the battery is at the end of the hour. */
export type SeriesOf = Readonly<Record<Series | 'level', Float64Array>>;

/** kWh a year from each source to each use. `lost` became heat in the battery, which ends the year as it began it. */
export interface Flows {
  wind: Made;
  sun: Made;
  grid: Uses & { battery: number };
  battery: Uses & { lost: number };
}

/** What the network does not take is curtailed. */
type Made = Uses & Record<'battery' | 'sold' | 'curtailed', number>;

interface Uses {
  house: number;
  heat: number;
  car: number;
}

/** £ a year. */
interface Bill {
  electricity: number;
  standingCharge: number;
  oil: number;
  /** Petrol or diesel. */
  fuel: number;
  /** Subtracted from the total. */
  exportIncome: number;
  /** What energy costs. */
  total: number;
  /** Service and what is replaced, beside the total. */
  upkeep: number;
}

/** £ in each month of the local clock. */
export type MonthlyBill = Readonly<Record<keyof Bill, Float64Array>>;

/** kg CO2 a year, without credit for what is sold. */
interface Carbon {
  electricity: number;
  oil: number;
  /** Petrol or diesel. */
  fuel: number;
  total: number;
}

export interface Year {
  hours: SeriesOf;
  /** Sums over the months of the local clock. */
  months: Readonly<Record<Series, Float64Array>>;
  /** Sums of the year. */
  totals: Readonly<Record<Series, number>>;
  flows: Flows;
  bill: Bill;
  monthlyBill: MonthlyBill;
  carbon: Carbon;
  /** Wind and sun, kWh, curtailed or not. */
  madeKwh: number;
  /** House, heat and car, kWh of electricity. */
  usedKwh: number;
  /** Share of what is used that was not bought, 0 to 1. */
  selfSufficiency: number;
  /** Share of what is made that was used at home, 0 to 1, if anything is made. */
  selfUse: number | undefined;
  /** kWh of heat for each kWh of a heat pump over the year, including the hot water that it makes. */
  seasonalPerformance: number | undefined;
}

/** What a home costs to run, £ a year: energy and upkeep. */
export const runningCost = ({ bill }: Pick<Year, 'bill'>): number => bill.total + bill.upkeep;

export const eachSeries = <T>(value: (name: Series) => T): Record<Series, T> =>
  Object.fromEntries(SERIES.map((name) => [name, value(name)])) as Record<Series, T>;

export const emptyHours = (): SeriesOf => ({
  ...eachSeries(() => new Float64Array(HOURS)),
  level: new Float64Array(HOURS),
});

export const emptyFlows = (): Flows => ({
  wind: { house: 0, heat: 0, car: 0, battery: 0, sold: 0, curtailed: 0 },
  sun: { house: 0, heat: 0, car: 0, battery: 0, sold: 0, curtailed: 0 },
  grid: { house: 0, heat: 0, car: 0, battery: 0 },
  battery: { house: 0, heat: 0, car: 0, lost: 0 },
});
