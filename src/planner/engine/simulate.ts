import { DAYS, HOURS, hourMask } from './clock.ts';
import { baseLoad, householdShares, splitHourByLoad } from './demand/household-load.ts';
import { heatingLoad, type HeatingLoad } from './demand/heating-load.ts';
import { emptyStore } from './dispatch/battery-store.ts';
import { carDemand, createCarState } from './dispatch/car-charging.ts';
import {
  chargeAtNight,
  dispatchInterval,
  emptyHourFlows,
  type HourFlows,
  type HourLoads,
  nightReserve,
  resetHourFlows,
  createDiverterState,
  startNightCharging,
  rollOverDay,
} from './dispatch/dispatch-interval.ts';
import { remainingHeatShare } from './cost.ts';
import type { Plan } from './plan.ts';
import { panelOutput } from './generation/panel-output.ts';
import { turbineOutput } from './generation/turbine-output.ts';
import type { Prices } from './prices.ts';
import { createEmptySeries, type HourlySeries, summariseYear, type Year } from './year.ts';
import type { Weather } from './weather/prepare-weather.ts';

/** Factors by which a year or a site changes a plan; 1 means no change. */
export interface SimulationFactors {
  /** Turbine output. */
  wind: number;
  /** Panel output. */
  sun: number;
  /** Space heating. */
  cold: number;
  /** COP of the heat pump. */
  cop: number;
}

/**
 * The first hour of the run-in period: the last weeks of the year, which set the charge of battery and car at New Year.
 */
const RUN_IN = HOURS - 4 * 168;
const MAX_PASSES = 4;
const CONVERGENCE_KWH = 1e-6;

/** Inputs of a simulated year, besides weather and prices. */
export type YearInput = Pick<Plan, 'home' | 'planned'>;

export const AS_PLANNED: SimulationFactors = { wind: 1, sun: 1, cold: 1, cop: 1 };

/**
 * A year of the planned setup, 8,760 hours. Each hour is split into low and high load: the mean load would
 * overstate how much solar power the home uses.
 * @param input of a valid plan
 */
export function simulate(
  { home, planned }: YearInput,
  weather: Weather,
  prices: Prices,
  factors: SimulationFactors = AS_PLANNED,
): Year {
  const { tariff } = planned;
  const offPeak = tariff.offPeak ? hourMask(...tariff.offPeak.hours) : new Uint8Array(HOURS);
  const heatShare = remainingHeatShare(planned.fabric, prices) * factors.cold;
  const need = { ...home.heat, spaceKwh: home.heat.spaceKwh * heatShare };
  const heating = heatingLoad(weather, need, planned.heating, tariff, prices, factors.cop);
  const hours = createEmptySeries();
  for (const roof of planned.roofs) {
    addSeries(
      panelOutput(weather, roof),
      roof.kw * (1 - (roof.shade ?? 0)) * factors.sun * availabilityAfter(prices.panelsDaysLost),
      hours.sun,
    );
  }
  if (planned.turbine) {
    const { model, hubWindMs } = planned.turbine;
    const share = factors.wind * availabilityAfter(prices.turbineDaysLost);
    addSeries(turbineOutput(weather, model, hubWindMs), share, hours.wind);
  }

  const shares = home.measuredShares ?? householdShares(home.presence);
  const baseKw = baseLoad(home.householdKwh, HOURS);
  const store = emptyStore(planned.battery?.sizeKwh);
  const night =
    planned.battery?.chargesAtNight && tariff.offPeak
      ? startNightCharging(planned.battery.fillsEveryNight)
      : undefined;
  const car = createCarState({ home, planned }, offPeak);
  const tank = planned.hasDiverter ? createDiverterState(need.hotWaterKwh) : undefined;
  const exportLimitKw = home.exportLimitKw ?? Number.MAX_VALUE;
  const loads: HourLoads = {
    ...{ generatedKw: 0, heatKw: 0, carKw: 0, carSurplusKw: 0, reserveKwh: 0 },
    ...{ exportLimitKw, tank },
  };
  const now = emptyHourFlows();

  const runFrom = (first: number): void => {
    if (tank) tank.divertedKwh = 0;
    for (let i = first; i < HOURS; i++) {
      const isOffPeak = offPeak[i] === 1;
      const before = store.levelKwh;
      resetHourFlows(now);
      loads.generatedKw = (hours.wind[i] ?? 0) + (hours.sun[i] ?? 0);
      if (tank) rollOverDay(tank, i);
      setHeat(heating, i, tank?.readyShare ?? 0, loads, hours);
      if (night) loads.reserveKwh = nightReserve(night, store, isOffPeak);
      if (car) carDemand(car, i, isOffPeak, loads);
      const split = splitHourByLoad(home.householdKwh * (shares[i] ?? 0), baseKw);
      dispatchInterval(1 - split.busyShare, split.quietKw, loads, store, now);
      dispatchInterval(split.busyShare, split.busyKw, loads, store, now);
      if (night) chargeAtNight(night, store, isOffPeak, now);
      if (car) car.storedKwh += now.generated.car + now.battery.car + now.grid.car;
      recordHour(hours, i, now, before, store.levelKwh);
    }
  };
  // Storage must end the year as it began: the last weeks run in first, then the year repeats until it converges.
  if (store.capacityKwh > 0 || car || tank) runFrom(RUN_IN);
  for (let pass = 1; pass <= MAX_PASSES; pass++) {
    const [level, carKwh] = [store.levelKwh, car?.storedKwh ?? 0];
    runFrom(0);
    const gained = [store.levelKwh - level, (car?.storedKwh ?? 0) - carKwh] as const;
    if (gained.every((kwh) => Math.abs(kwh) < CONVERGENCE_KWH)) break;
    // Storage that gains a little each year would end up full: skip straight to that instead of simulating decades.
    if (pass > 1 && gained[0] > CONVERGENCE_KWH) store.levelKwh = store.capacityKwh;
    if (pass > 1 && car && gained[1] > CONVERGENCE_KWH) car.storedKwh = car.capacityKwh;
  }
  const divertedKwh = tank?.divertedKwh ?? 0;
  return summariseYear({ planned, prices, hours, offPeak, need, divertedKwh });
}

/** Availability: the share of the year in which equipment runs. */
const availabilityAfter = (daysLost: number) => 1 - daysLost / DAYS;

/** Energy for heating in an hour, less hot water that is already heated. */
function setHeat(
  { electricityKwh, fuelKwh, waterKwh }: HeatingLoad,
  i: number,
  readyShare: number,
  loads: HourLoads,
  hours: HourlySeries,
): void {
  const ready = (waterKwh[i] ?? 0) * readyShare;
  const [electricity, fuel] = [electricityKwh[i] ?? 0, fuelKwh[i] ?? 0];
  loads.heatKw = electricity > 0 ? electricity - ready : 0;
  hours.boilerFuel[i] = fuel > 0 ? fuel - ready : 0;
}

function addSeries(series: Float64Array, factor: number, into: Float64Array): void {
  for (let i = 0; i < HOURS; i++) into[i] = (into[i] ?? 0) + (series[i] ?? 0) * factor;
}

/** Writes an hour to the series. */
function recordHour(
  hours: HourlySeries,
  i: number,
  { generated, battery, grid }: HourFlows,
  levelBefore: number,
  level: number,
): void {
  const charged = generated.battery + grid.battery;
  const discharged = battery.house + battery.heat + battery.car;
  hours.house[i] = generated.house + battery.house + grid.house;
  hours.heat[i] = generated.heat + battery.heat + grid.heat;
  hours.car[i] = generated.car + battery.car + grid.car;
  hours.imported[i] = grid.house + grid.heat + grid.car + grid.battery;
  hours.exported[i] = generated.exported;
  hours.curtailed[i] = generated.curtailed;
  hours.charged[i] = charged;
  hours.discharged[i] = discharged;
  hours.lost[i] = charged - discharged - (level - levelBefore);
  hours.level[i] = level;
}
