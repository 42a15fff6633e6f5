import { DAYS_IN_MONTH, HOURS, CLOCK, MONTHS, sumByMonth } from './clock.ts';
import type { HeatNeed } from './demand/heat-need.ts';
import type { Plan, Setup } from './plan.ts';
import type { Prices } from './prices.ts';
import {
  emptyMonthlyBill,
  SERIES,
  type Bill,
  type Flows,
  type MonthlyBill,
  type Series,
  type SeriesOf,
  type Year,
} from './year.ts';

/** What the hours of a year left behind. */
export interface Outcome {
  plan: Plan;
  prices: Prices;
  hours: SeriesOf;
  flows: Flows;
  /** 1 in hours of the cheaper rate. */
  cheap: Uint8Array;
  need: HeatNeed;
}

/** Months, bill, carbon and shares of a year. */
export function summarizeYear({ plan, prices, hours, flows, cheap, need }: Outcome): Year {
  const { planned } = plan;
  const months = monthsOf(hours);
  const totals = totalsOf(hours);
  const monthlyBill = billByMonth(planned, prices, hours, cheap);
  const madeKwh = totals.wind + totals.sun;
  const usedKwh = totals.house + totals.heat + totals.car;
  flows.battery.lost = totals.lost;
  const carbon = {
    electricity: totals.bought * prices.gridCarbon,
    oil: totals.oil * prices.oilCarbon,
    fuel: (planned.fuelLitres ?? 0) * prices.fuelCarbon,
  };
  return {
    hours,
    months,
    totals,
    flows,
    bill: totalBill(monthlyBill),
    monthlyBill,
    carbon: { ...carbon, total: carbon.electricity + carbon.oil + carbon.fuel },
    madeKwh,
    usedKwh,
    selfSufficiency: usedKwh > 0 ? Math.max(0, 1 - totals.bought / usedKwh) : 0,
    selfUse: madeKwh > 0 ? 1 - totals.sold / madeKwh : undefined,
    seasonalPerformance: performanceOf(planned, need, totals.heat),
  };
}

function monthsOf(hours: SeriesOf): SeriesOf {
  const entries = SERIES.map((name) => [name, sumByMonth(hours[name])] as const);
  const months = Object.fromEntries(entries) as Record<Series, Float64Array>;
  months.level = months.level.map((sum, month) => sum / ((DAYS_IN_MONTH[month] ?? NaN) * 24));
  return months;
}

function totalsOf(hours: SeriesOf): Record<Series, number> {
  const entries = SERIES.map((name) => [name, sumOf(hours[name])] as const);
  const totals = Object.fromEntries(entries) as Record<Series, number>;
  return { ...totals, level: totals.level / HOURS };
}

function sumOf(series: Float64Array): number {
  let sum = 0;
  for (const value of series) sum += value;
  return sum;
}

/** Hour by hour at the price of the hour: what is sold never makes what is bought cheaper. */
function billByMonth(
  { tariff, fuelLitres = 0 }: Setup,
  { oilPrice, fuelPrice }: Prices,
  hours: SeriesOf,
  cheap: Uint8Array,
): MonthlyBill {
  const bill = emptyMonthlyBill();
  const prices = [tariff.importPrice, tariff.cheap?.price ?? tariff.importPrice] as const;
  for (let i = 0; i < HOURS; i++) {
    const month = CLOCK.month[i] ?? 0;
    add(bill.electricity, month, (hours.bought[i] ?? 0) * prices[cheap[i] === 1 ? 1 : 0]);
    add(bill.exportIncome, month, (hours.sold[i] ?? 0) * tariff.exportPrice);
    add(bill.oil, month, (hours.oil[i] ?? 0) * oilPrice);
  }
  for (let month = 0; month < MONTHS; month++) {
    const days = DAYS_IN_MONTH[month] ?? NaN;
    add(bill.standingCharge, month, tariff.standingCharge * days);
    add(bill.fuel, month, (fuelLitres * fuelPrice * days) / (HOURS / 24));
    const at = (name: keyof Bill) => bill[name][month] ?? NaN;
    add(
      bill.total,
      month,
      at('electricity') + at('standingCharge') + at('oil') + at('fuel') - at('exportIncome'),
    );
  }
  return bill;
}

function add(series: Float64Array, at: number, amount: number): void {
  series[at] = (series[at] ?? 0) + amount;
}

function totalBill(monthly: MonthlyBill): Bill {
  return {
    electricity: sumOf(monthly.electricity),
    standingCharge: sumOf(monthly.standingCharge),
    oil: sumOf(monthly.oil),
    fuel: sumOf(monthly.fuel),
    exportIncome: sumOf(monthly.exportIncome),
    total: sumOf(monthly.total),
  };
}

function performanceOf(
  { heating }: Setup,
  { spaceKwh, hotWaterKwh }: HeatNeed,
  electricityKwh: number,
): number | undefined {
  if (heating.kind !== 'heat-pump') return undefined;
  const byImmersion = heating.warmsWater ? 0 : hotWaterKwh;
  const pumped = spaceKwh + hotWaterKwh - byImmersion;
  return pumped > 0 ? pumped / (electricityKwh - byImmersion) : undefined;
}
