import {
  BATTERY_KW,
  type BatteryStore,
  charge,
  chargeToReach,
  discharge,
  drawnToDeliver,
} from './battery-store.ts';
import { CLOCK, DAYS } from '../clock.ts';

interface Uses {
  house: number;
  heat: number;
  car: number;
}

/** Energy flows from each source to each use within an hour, kWh. */
export interface HourFlows {
  /** Wind and solar together. Generation above the export limit is curtailed. */
  generated: Uses & Record<'battery' | 'exported' | 'curtailed', number>;
  battery: Uses;
  grid: Uses & { battery: number };
}

export const emptyHourFlows = (): HourFlows => ({
  generated: { house: 0, heat: 0, car: 0, battery: 0, exported: 0, curtailed: 0 },
  battery: { house: 0, heat: 0, car: 0 },
  grid: { house: 0, heat: 0, car: 0, battery: 0 },
});

/** Resets the object for reuse, which is faster than creating one for each hour. */
export function resetHourFlows({ generated, battery, grid }: HourFlows): void {
  generated.house =
    generated.heat =
    generated.car =
    generated.battery =
    generated.exported =
    generated.curtailed =
      0;
  battery.house = battery.heat = battery.car = 0;
  grid.house = grid.heat = grid.car = grid.battery = 0;
}

/** Constant throughout an hour, kW. */
export interface HourLoads {
  generatedKw: number;
  heatKw: number;
  /** Power that the car needs, even from the grid. */
  carKw: number;
  /** Surplus that the car could take as well. */
  carSurplusKw: number;
  /** The battery is not discharged below this, kWh. */
  reserveKwh: number;
  exportLimitKw: number;
  tank: WaterDiverter | undefined;
}

const IMMERSION_KW = 3;

/**
 * Dispatches part of an hour with a constant load and adds to the hour's flows. Generation serves house, heat and car;
 * surplus charges the car, the battery and the hot-water tank, in this order. The rest is exported up to the limit and
 * curtailed beyond it. The battery, then the grid, meets any shortfall.
 * @param hours 0 to 1
 */
export function dispatchInterval(
  hours: number,
  houseKw: number,
  loads: HourLoads,
  store: BatteryStore,
  { generated, battery, grid }: HourFlows,
): void {
  let house = houseKw * hours;
  let heat = loads.heatKw * hours;
  let car = loads.carKw * hours;
  let left = loads.generatedKw * hours;

  const toHouse = Math.min(left, house);
  house -= toHouse;
  left -= toHouse;
  const toHeat = Math.min(left, heat);
  heat -= toHeat;
  left -= toHeat;
  const toCar = Math.min(left, car);
  car -= toCar;
  left -= toCar;
  const surplusToCar = Math.min(left, loads.carSurplusKw * hours);
  left -= surplusToCar;
  const toBattery = charge(store, Math.min(left, BATTERY_KW * hours));
  left -= toBattery;
  const { tank } = loads;
  const toTank = tank ? Math.min(left, IMMERSION_KW * hours, tank.headroomKwh) : 0;
  if (tank) {
    tank.headroomKwh -= toTank;
    tank.divertedKwh += toTank;
  }
  left -= toTank;
  const exported = Math.min(left, loads.exportLimitKw * hours);
  generated.house += toHouse;
  generated.heat += toHeat + toTank;
  generated.car += toCar + surplusToCar;
  generated.battery += toBattery;
  generated.exported += exported;
  generated.curtailed += left - exported;

  const shortfall = Math.min(house + heat + car, BATTERY_KW * hours);
  const discharged = discharge(store, shortfall, loads.reserveKwh);
  const batteryToHouse = Math.min(discharged, house);
  const batteryToHeat = Math.min(discharged - batteryToHouse, heat);
  const batteryToCar = discharged - batteryToHouse - batteryToHeat;
  battery.house += batteryToHouse;
  battery.heat += batteryToHeat;
  battery.car += batteryToCar;
  grid.house += house - batteryToHouse;
  grid.heat += heat - batteryToHeat;
  grid.car += car - batteryToCar;
}

/**
 * How far a battery charges in the off-peak hours. Tomorrow is unknown, so it charges as much as yesterday would have
 * needed: a full battery would have no room for surplus.
 */
interface NightCharging {
  /** Shortfall and surplus in the peak hours since the last off-peak one, kWh. */
  deficitKwh: number;
  surplusKwh: number;
  targetKwh: number;
  wasOffPeak: boolean;
  fillsEveryNight: boolean;
}

/** Starts without a previous day, so the first night does not charge. */
export const startNightCharging = (fillsEveryNight = false): NightCharging => ({
  fillsEveryNight,
  deficitKwh: 0,
  surplusKwh: 0,
  targetKwh: 0,
  wasOffPeak: false,
});

/** The lowest level in this hour, kWh: in an off-peak hour, the charge meant for peak hours stays in the battery. */
export function nightReserve(fill: NightCharging, store: BatteryStore, isOffPeak: boolean): number {
  if (isOffPeak && !fill.wasOffPeak) {
    const neededKwh = drawnToDeliver(fill.deficitKwh) - fill.surplusKwh;
    fill.targetKwh = fill.fillsEveryNight
      ? store.capacityKwh
      : Math.min(store.capacityKwh, Math.max(0, neededKwh));
    fill.deficitKwh = fill.surplusKwh = 0;
  }
  fill.wasOffPeak = isOffPeak;
  return isOffPeak ? fill.targetKwh : 0;
}

/** In an off-peak hour, charges the battery to the target; in a peak hour, records shortfall and surplus. */
export function chargeAtNight(
  fill: NightCharging,
  store: BatteryStore,
  isOffPeak: boolean,
  { generated, battery, grid }: HourFlows,
): void {
  if (isOffPeak) {
    const neededKw = chargeToReach(store, fill.targetKwh);
    grid.battery = charge(store, Math.min(neededKw, BATTERY_KW - generated.battery));
    return;
  }
  fill.deficitKwh += battery.house + battery.heat + battery.car + grid.house + grid.heat + grid.car;
  fill.surplusKwh += generated.battery + generated.exported + generated.curtailed;
}

/**
 * A hot-water tank heated by surplus. The heating supplies that much less the next day. The tank holds one day's hot
 * water.
 */
interface WaterDiverter {
  readonly dailyKwh: number;
  headroomKwh: number;
  /** Share of today's hot water that was heated yesterday, 0 to 1. */
  readyShare: number;
  /** Total of the year so far, kWh. */
  divertedKwh: number;
}

export function createDiverterState(hotWaterKwh: number): WaterDiverter {
  const dailyKwh = hotWaterKwh / DAYS;
  return { dailyKwh, headroomKwh: dailyKwh, readyShare: 0, divertedKwh: 0 };
}

/** Rolls the tank over at local midnight. */
export function rollOverDay(tank: WaterDiverter, hour: number): void {
  if (hour > 0 && CLOCK.day[hour] === CLOCK.day[hour - 1]) return;
  tank.readyShare = tank.dailyKwh > 0 ? 1 - tank.headroomKwh / tank.dailyKwh : 0;
  tank.headroomKwh = tank.dailyKwh;
}
