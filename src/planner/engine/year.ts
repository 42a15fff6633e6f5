import { DAYS, DAYS_IN_MONTH, HOURS, hourMask, sumByMonth } from './clock.ts';
import { mapValues } from '../../records.ts';
import { sum } from '../../numbers/sum.ts';
import type { HeatDemand } from './demand/annual-demand.ts';
import { isFuel, type Setup } from './plan.ts';
import type { Prices } from './prices.ts';

const SERIES = [
  'wind',
  'sun',
  'house',
  'heat',
  'car',
  'boilerFuel',
  'imported',
  'exported',
  'curtailed',
  'charged',
  'discharged',
  /** Battery losses. The battery ends the year at its starting charge, so none of this is storage. */
  'lost',
] as const;

type SeriesName = (typeof SERIES)[number];

/** kWh in each hour in UTC; `level` is how full the battery is at the end of the hour. */
export type HourlySeries = Readonly<Record<SeriesName | 'level', Float64Array>>;

/** A simulated year: hourly series, monthly totals and annual totals. */
export type Year = ReturnType<typeof summariseYear>;

/** Annual running cost of a home, £: energy and upkeep. */
export const runningCost = ({ bill }: Pick<Year, 'bill'>): number => bill.total + bill.upkeep;

const eachSeries = <T>(value: (name: SeriesName) => T): Record<SeriesName, T> =>
  Object.fromEntries(SERIES.map((name) => [name, value(name)])) as Record<SeriesName, T>;

/** Consumption of house, heat and car, kWh in each hour. */
export const usedByHour = ({ house, heat, car }: HourlySeries): Float64Array =>
  house.map((kwh, i) => kwh + (heat[i] ?? 0) + (car[i] ?? 0));

export const createEmptySeries = (): HourlySeries => ({
  ...eachSeries(() => new Float64Array(HOURS)),
  level: new Float64Array(HOURS),
});

interface YearOutcome {
  planned: Setup;
  prices: Prices;
  hours: HourlySeries;
  /** 1 in off-peak hours. */
  offPeak: Uint8Array;
  need: HeatDemand;
  /** kWh of surplus that heated the water. */
  divertedKwh: number;
}

/** Totals a year's months, bill, carbon and shares. */
export function summariseYear(outcome: YearOutcome) {
  const { planned, prices, hours, offPeak, need, divertedKwh } = outcome;
  const totals = eachSeries((name) => sum(hours[name]));
  const monthlyBill = billByMonth(planned, prices, hours, offPeak);
  const generatedKwh = totals.wind + totals.sun;
  const usedKwh = totals.house + totals.heat + totals.car;
  const { kind } = planned.heating;
  /** kg CO2 a year, without credit for exports; `carFuel` is petrol or diesel. */
  const carbon = {
    electricity: totals.imported * prices.gridCarbonToday,
    boilerFuel: isFuel(kind) ? totals.boilerFuel * prices.fuels[kind].carbon : 0,
    carFuel: (planned.carFuelLitres ?? 0) * prices.fuelCarbon,
  };
  return {
    hours,
    months: eachSeries((name) => sumByMonth(hours[name])),
    totals,
    /** £ a year. */
    bill: mapValues(monthlyBill, sum),
    monthlyBill,
    carbon: { ...carbon, total: carbon.electricity + carbon.boilerFuel + carbon.carFuel },
    /** Wind and solar generation, including what was curtailed. */
    generatedKwh,
    /** House, heat and car. */
    usedKwh,
    /** Self-sufficiency: the share of consumption that was not imported, 0 to 1. */
    selfSufficiency: usedKwh > 0 ? Math.max(0, 1 - totals.imported / usedKwh) : 0,
    /** Self-consumption: the share of generation used at home; undefined without generation. */
    selfConsumption:
      generatedKwh > 0 ? 1 - (totals.exported + totals.curtailed) / generatedKwh : undefined,
    /** Seasonal performance factor: kWh of heat per kWh that a heat pump uses, including hot water. */
    seasonalPerformance: performanceOf(planned, need, totals.heat, divertedKwh),
  };
}

/**
 * £ by month, each hour at its own price. Exports are never netted against imports; `carFuel` is petrol or diesel.
 * `total` covers energy only; `upkeep` is separate.
 */
function billByMonth(setup: Setup, prices: Prices, hours: HourlySeries, offPeak: Uint8Array) {
  const { tariff, carFuelLitres = 0 } = setup;
  const { kind } = setup.heating;
  const { importPrice, exportPrice, peak } = tariff;
  const offPeakPrice = tariff.offPeak?.price ?? importPrice;
  const peakHours = peak && hourMask(peak.hours);
  const peakOrDayPrice = (i: number) => (peak && peakHours?.[i] === 1 ? peak.price : importPrice);
  const electricity = sumByMonth(
    hours.imported.map((kwh, i) => kwh * (offPeak[i] === 1 ? offPeakPrice : peakOrDayPrice(i))),
  );
  const standingCharge = DAYS_IN_MONTH.map((days) => tariff.standingCharge * days);
  const boilerFuel = sumByMonth(hours.boilerFuel, isFuel(kind) ? prices.fuels[kind].price : 0);
  const byDays = (pounds: number) => DAYS_IN_MONTH.map((days) => (pounds * days) / DAYS);
  const carFuel = byDays(carFuelLitres * prices.fuelPrice);
  const upkeep = byDays(upkeepOf(setup, prices));
  const exportIncome = sumByMonth(hours.exported, exportPrice);
  const total = electricity.map((pounds, month) => {
    const due = [standingCharge, boilerFuel, carFuel].map((each) => each[month] ?? NaN);
    return due.reduce((all, each) => all + each, pounds) - (exportIncome[month] ?? NaN);
  });
  return { electricity, standingCharge, boilerFuel, carFuel, exportIncome, total, upkeep };
}

function performanceOf(
  { heating }: Setup,
  { spaceKwh, hotWaterKwh }: HeatDemand,
  electricityKwh: number,
  divertedKwh: number,
): number | undefined {
  if (heating.kind !== 'heat-pump') return undefined;
  const pumped = spaceKwh + hotWaterKwh - divertedKwh;
  return pumped > 0 ? pumped / (electricityKwh - divertedKwh) : undefined;
}

/** Servicing, and replacing parts with a shorter lifetime, £ a year. */
function upkeepOf({ roofs, turbine, heating }: Setup, prices: Prices): number {
  return (
    (isFuel(heating.kind) ? prices.boilerService : 0) +
    (heating.kind === 'heat-pump' ? prices.heatPumpService : 0) +
    (turbine ? prices.turbineService : 0) +
    (roofs.some(({ kw }) => kw > 0) ? prices.inverterPrice / prices.inverterLifetime : 0)
  );
}
