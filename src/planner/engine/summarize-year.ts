import { mapValues } from '../../values/records.ts';
import { sum } from '../../values/numbers/sum.ts';
import { DAYS, DAYS_IN_MONTH, sumByMonth } from './clock.ts';
import type { HeatNeed } from './demand/heat-need.ts';
import type { Plan, Setup } from './plan.ts';
import type { Prices } from './prices.ts';
import { upkeepOf } from './upkeep.ts';
import { eachSeries, type Flows, type MonthlyBill, type SeriesOf, type Year } from './year.ts';

/** A simulated year before it is added up. */
export interface Outcome {
  plan: Plan;
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
export function summarizeYear(outcome: Outcome): Year {
  const { plan, prices, hours, flows, cheap, need, divertedKwh } = outcome;
  const { planned } = plan;
  const totals = eachSeries((name) => sum(hours[name]));
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
    months: eachSeries((name) => sumByMonth(hours[name])),
    totals,
    flows,
    bill: mapValues(monthlyBill, sum),
    monthlyBill,
    carbon: { ...carbon, total: carbon.electricity + carbon.oil + carbon.fuel },
    madeKwh,
    usedKwh,
    selfSufficiency: usedKwh > 0 ? Math.max(0, 1 - totals.bought / usedKwh) : 0,
    selfUse: madeKwh > 0 ? 1 - (totals.sold + totals.curtailed) / madeKwh : undefined,
    seasonalPerformance: performanceOf(planned, need, totals.heat, divertedKwh),
  };
}

/** £ by month, each hour at its own price. What is sold is never netted against what is bought. */
function billByMonth(
  setup: Setup,
  prices: Prices,
  hours: SeriesOf,
  cheap: Uint8Array,
): MonthlyBill {
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
