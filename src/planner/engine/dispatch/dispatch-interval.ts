import {
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

/** kWh that went from each source to each use within an hour. */
export interface HourFlows {
  /** From wind and sun together; what the network does not take is curtailed. */
  made: Uses & Record<'battery' | 'sold' | 'curtailed', number>;
  battery: Uses;
  grid: Uses & { battery: number };
}

export const emptyHourFlows = (): HourFlows => ({
  made: { house: 0, heat: 0, car: 0, battery: 0, sold: 0, curtailed: 0 },
  battery: { house: 0, heat: 0, car: 0 },
  grid: { house: 0, heat: 0, car: 0, battery: 0 },
});

/** Reuses the object, which is faster than a new one for each hour. */
export function resetHourFlows({ made, battery, grid }: HourFlows): void {
  made.house = made.heat = made.car = made.battery = made.sold = made.curtailed = 0;
  battery.house = battery.heat = battery.car = 0;
  grid.house = grid.heat = grid.car = grid.battery = 0;
}

/** What is constant throughout an hour, kW. */
export interface HourLoads {
  madeKw: number;
  heatKw: number;
  /** What the car needs, even from the grid. */
  carKw: number;
  /** What it would take besides, if spare. */
  carSpareKw: number;
  /** The battery is not discharged below this, kWh. */
  reserveKwh: number;
  exportLimitKw: number;
  tank: WaterDiverter | undefined;
}

const IMMERSION_KW = 3;

/**
 * Dispatches a part of an hour with a constant load and adds to the hour's flows. What is made serves house, heat, car,
 * then what the car takes if spare, then the battery, then the tank; the rest is sold as far as the network takes it, and
 * not made beyond that. The battery, then the grid, meets any shortfall.
 * @param hours 0 to 1
 */
export function dispatchInterval(
  hours: number,
  houseKw: number,
  loads: HourLoads,
  store: BatteryStore,
  { made, battery, grid }: HourFlows,
): void {
  let house = houseKw * hours;
  let heat = loads.heatKw * hours;
  let car = loads.carKw * hours;
  let left = loads.madeKw * hours;

  const toHouse = Math.min(left, house);
  house -= toHouse;
  left -= toHouse;
  const toHeat = Math.min(left, heat);
  heat -= toHeat;
  left -= toHeat;
  const toCar = Math.min(left, car);
  car -= toCar;
  left -= toCar;
  const toSpareCar = Math.min(left, loads.carSpareKw * hours);
  left -= toSpareCar;
  const toBattery = charge(store, Math.min(left, store.powerKw * hours));
  left -= toBattery;
  const { tank } = loads;
  const toTank = tank ? Math.min(left, IMMERSION_KW * hours, tank.roomKwh) : 0;
  if (tank) {
    tank.roomKwh -= toTank;
    tank.divertedKwh += toTank;
  }
  left -= toTank;
  const sold = Math.min(left, loads.exportLimitKw * hours);
  made.house += toHouse;
  made.heat += toHeat + toTank;
  made.car += toCar + toSpareCar;
  made.battery += toBattery;
  made.sold += sold;
  made.curtailed += left - sold;

  const lacking = Math.min(house + heat + car, store.powerKw * hours);
  const given = discharge(store, lacking, loads.reserveKwh);
  const giveHouse = Math.min(given, house);
  const giveHeat = Math.min(given - giveHouse, heat);
  const giveCar = given - giveHouse - giveHeat;
  battery.house += giveHouse;
  battery.heat += giveHeat;
  battery.car += giveCar;
  grid.house += house - giveHouse;
  grid.heat += heat - giveHeat;
  grid.car += car - giveCar;
}

/**
 * How far a battery charges in the cheap hours. Tomorrow is unknown, so it takes what yesterday would have needed: a
 * full one would have no room for what is spare.
 */
interface NightCharging {
  /** kWh lacking and spare in the dear hours since the last cheap one. */
  deficitKwh: number;
  surplusKwh: number;
  targetKwh: number;
  wasCheap: boolean;
  fillsEveryNight: boolean;
}

/** Starts without a yesterday: the first night charges nothing that the days after may not need. */
export const startNightCharging = (fillsEveryNight = false): NightCharging => ({
  fillsEveryNight,
  deficitKwh: 0,
  surplusKwh: 0,
  targetKwh: 0,
  wasCheap: false,
});

/** How low the battery may run in this hour, kWh: a cheap hour keeps what is meant for the dear ones. */
export function nightReserve(fill: NightCharging, store: BatteryStore, isCheap: boolean): number {
  if (isCheap && !fill.wasCheap) {
    const wanted = drawnToDeliver(fill.deficitKwh) - fill.surplusKwh;
    fill.targetKwh = fill.fillsEveryNight
      ? store.capacityKwh
      : Math.min(store.capacityKwh, Math.max(0, wanted));
    fill.deficitKwh = fill.surplusKwh = 0;
  }
  fill.wasCheap = isCheap;
  return isCheap ? fill.targetKwh : 0;
}

/** Charges the battery up to the target in a cheap hour; counts what is lacking and spare in a dear one. */
export function chargeAtNight(
  fill: NightCharging,
  store: BatteryStore,
  isCheap: boolean,
  { made, battery, grid }: HourFlows,
): void {
  if (isCheap) {
    const wanted = chargeToReach(store, fill.targetKwh);
    grid.battery = charge(store, Math.min(wanted, store.powerKw - made.battery));
    return;
  }
  fill.deficitKwh += battery.house + battery.heat + battery.car + grid.house + grid.heat + grid.car;
  fill.surplusKwh += made.battery + made.sold + made.curtailed;
}

/**
 * A tank of hot water that takes what is spare. What it took yesterday the heating need not make today; it holds what a
 * day takes.
 */
interface WaterDiverter {
  readonly dailyKwh: number;
  roomKwh: number;
  /** Share of today's hot water that yesterday brought, 0 to 1. */
  readyShare: number;
  /** kWh of the year so far. */
  divertedKwh: number;
}

export function startDiverter(hotWaterKwh: number): WaterDiverter {
  const dailyKwh = hotWaterKwh / DAYS;
  return { dailyKwh, roomKwh: dailyKwh, readyShare: 0, divertedKwh: 0 };
}

/** Turns the day where an hour of the year begins one. */
export function turnDay(tank: WaterDiverter, hour: number): void {
  if (hour > 0 && CLOCK.day[hour] === CLOCK.day[hour - 1]) return;
  tank.readyShare = tank.dailyKwh > 0 ? 1 - tank.roomKwh / tank.dailyKwh : 0;
  tank.roomKwh = tank.dailyKwh;
}
