import { DAYS, DAYS_IN_MONTH, HOURS, sumByMonth } from './clock.ts';
import { mapValues } from '../../records.ts';
import { sum } from '../../numbers/sum.ts';
import type { HeatNeed } from './demand/needs.ts';
import type { Setup } from './plan.ts';
import type { Prices } from './prices.ts';

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

/** Of a year: what is in it by hour and month, and its sums. */
export type Year = ReturnType<typeof summarizeYear>;

/** What a home costs to run, £ a year: energy and upkeep. */
export const runningCost = ({ bill }: Pick<Year, 'bill'>): number => bill.total + bill.upkeep;

const eachSeries = <T>(value: (name: Series) => T): Record<Series, T> =>
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

export interface YearOutcome {
  planned: Setup;
  prices: Prices;
  hours: SeriesOf;
  flows: Flows;
  /** 1 in hours of the cheap rate. */
  cheap: Uint8Array;
  need: HeatNeed;
  /** kWh that heated the water because they were spare. */
  divertedKwh: number;
}

/** Adds up a year's months, bill, carbon and shares; completes `flows`. */
export function summarizeYear(outcome: YearOutcome) {
  const { planned, prices, hours, flows, cheap, need, divertedKwh } = outcome;
  const totals = eachSeries((name) => sum(hours[name]));
  const monthlyBill = billByMonth(planned, prices, hours, cheap);
  const madeKwh = totals.wind + totals.sun;
  const usedKwh = totals.house + totals.heat + totals.car;
  flows.battery.lost = totals.lost;
  /** kg CO2 a year, without credit for what is sold; fuel is petrol or diesel. */
  const carbon = {
    electricity: totals.bought * prices.gridCarbon,
    oil: totals.oil * prices.oilCarbon,
    fuel: (planned.fuelLitres ?? 0) * prices.fuelCarbon,
  };
  return {
    hours,
    months: eachSeries((name) => sumByMonth(hours[name])),
    totals,
    flows,
    /** £ a year. */
    bill: mapValues(monthlyBill, sum),
    monthlyBill,
    carbon: { ...carbon, total: carbon.electricity + carbon.oil + carbon.fuel },
    /** Wind and sun, curtailed or not. */
    madeKwh,
    /** House, heat and car. */
    usedKwh,
    /** Share of what is used that was not bought, 0 to 1. */
    selfSufficiency: usedKwh > 0 ? Math.max(0, 1 - totals.bought / usedKwh) : 0,
    /** Share of what is made that was used at home, if anything is made. */
    selfUse: madeKwh > 0 ? 1 - (totals.sold + totals.curtailed) / madeKwh : undefined,
    /** kWh of heat for each kWh of a heat pump, including the hot water that it makes. */
    seasonalPerformance: performanceOf(planned, need, totals.heat, divertedKwh),
  };
}

/**
 * £ by month, each hour at its own price. What is sold is never netted against what is bought; fuel is petrol or diesel.
 * The total is what energy costs, upkeep is beside it.
 */
function billByMonth(setup: Setup, prices: Prices, hours: SeriesOf, cheap: Uint8Array) {
  const { tariff, fuelLitres = 0 } = setup;
  const { oilPrice, fuelPrice } = prices;
  const { importPrice, exportPrice } = tariff;
  const cheapPrice = tariff.cheap?.price ?? importPrice;
  const electricity = sumByMonth(
    hours.bought.map((kwh, i) => kwh * (cheap[i] === 1 ? cheapPrice : importPrice)),
  );
  const standingCharge = DAYS_IN_MONTH.map((days) => tariff.standingCharge * days);
  const oil = sumByMonth(hours.oil, oilPrice);
  const byDays = (pounds: number) => DAYS_IN_MONTH.map((days) => (pounds * days) / DAYS);
  const fuel = byDays(fuelLitres * fuelPrice);
  const upkeep = byDays(upkeepOf(setup, prices));
  const exportIncome = sumByMonth(hours.sold, exportPrice);
  const total = DAYS_IN_MONTH.map((_, month) => {
    const of = (pounds: Float64Array) => pounds[month] ?? NaN;
    return of(electricity) + of(standingCharge) + of(oil) + of(fuel) - of(exportIncome);
  });
  return { electricity, standingCharge, oil, fuel, exportIncome, total, upkeep };
}

function performanceOf(
  { heating }: Setup,
  { spaceKwh, hotWaterKwh }: HeatNeed,
  electricityKwh: number,
  divertedKwh: number,
): number | undefined {
  if (heating.kind !== 'heat-pump') return undefined;
  const byImmersion = heating.warmsWater ? divertedKwh : hotWaterKwh;
  const pumped = spaceKwh + hotWaterKwh - byImmersion;
  return pumped > 0 ? pumped / (electricityKwh - byImmersion) : undefined;
}

/** Service and the replacement of what wears out before the rest, £ a year. */
function upkeepOf({ roofs, turbine, heating }: Setup, prices: Prices): number {
  return (
    (heating.kind === 'oil' ? prices.boilerService : 0) +
    (heating.kind === 'heat-pump' ? prices.heatPumpService : 0) +
    (turbine ? prices.turbineService : 0) +
    (roofs.some(({ kw }) => kw > 0) ? prices.inverterPrice / prices.inverterLifetime : 0)
  );
}
