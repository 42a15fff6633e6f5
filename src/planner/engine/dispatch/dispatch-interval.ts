import { charge, discharge, type BatteryStore } from './battery-store.ts';

/** kWh that went from each source to each use within an hour. */
export interface HourFlows {
  /** From wind and sun together. */
  made: { house: number; heat: number; car: number; battery: number; sold: number };
  battery: { house: number; heat: number; car: number };
  grid: { house: number; heat: number; car: number; battery: number };
}

export const emptyHourFlows = (): HourFlows => ({
  made: { house: 0, heat: 0, car: 0, battery: 0, sold: 0 },
  battery: { house: 0, heat: 0, car: 0 },
  grid: { house: 0, heat: 0, car: 0, battery: 0 },
});

/** Back to nothing, without making a new one for each hour. */
export function resetHourFlows({ made, battery, grid }: HourFlows): void {
  made.house = made.heat = made.car = made.battery = made.sold = 0;
  battery.house = battery.heat = battery.car = 0;
  grid.house = grid.heat = grid.car = grid.battery = 0;
}

/** What is even throughout an hour, kW. */
export interface HourLoads {
  madeKw: number;
  heatKw: number;
  /** What the car must have. */
  carKw: number;
  /** What it would take besides if it were spare. */
  carSpareKw: number;
  /** Below this the battery gives nothing, kWh. */
  reserveKwh: number;
}

/**
 * Serves a part of an hour in which the load of the house is even. What is made goes to house, heat, car, to what the car
 * takes if spare, to the battery, and is sold; what is lacking comes from the battery, then from the grid.
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
  made.house += toHouse;
  made.heat += toHeat;
  made.car += toCar + toSpareCar;
  made.battery += toBattery;
  made.sold += left - toBattery;

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
