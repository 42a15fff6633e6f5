import type { Plan } from '../plan.ts';
import {
  initialChargeKwh,
  dailyCarKwh,
  fromSocket,
  requiredCharge,
  scheduleCar,
  type CarSchedule,
} from './car-schedule.ts';
import type { Charging } from '../plan.ts';

/** A car and its charge as the year goes on. Energy is in kWh from the socket, losses included. */
export interface CarCharging {
  charging: Charging;
  schedule: CarSchedule;
  dailyKwh: number;
  /** Charged and not yet driven; below 0 if it left without enough. */
  heldKwh: number;
  capacityKwh: number;
}

/** The electric car of a plan at New Year, if there is one. Without a cheap rate, `cheap` charges at once. */
export function startCar({ home, planned }: Plan, cheap: Uint8Array): CarCharging | undefined {
  const { car } = home;
  if (!car || !planned.charging || car.milesAYear === 0) return undefined;
  const waitsInVain = planned.charging.mode === 'cheap' && !planned.tariff.cheap;
  const charging: Charging = waitsInVain
    ? { ...planned.charging, mode: 'at-once' }
    : planned.charging;
  const schedule = scheduleCar(charging.plugged, cheap);
  const dailyKwh = dailyCarKwh(car);
  return {
    charging,
    schedule,
    dailyKwh,
    heldKwh: initialChargeKwh(charging, schedule, cheap, dailyKwh),
    capacityKwh: Math.max(dailyKwh, fromSocket(car.batteryKwh)),
  };
}

/**
 * Subtracts the day's miles when the car leaves, and writes into `into` what it needs in this hour and what it would
 * take besides if spare, kW.
 */
export function carDemand(
  car: CarCharging,
  hour: number,
  isCheap: boolean,
  into: { carKw: number; carSpareKw: number },
): void {
  const { charging, schedule, dailyKwh } = car;
  if (schedule.departs[hour] === 1) car.heldKwh -= dailyKwh;
  const lacking = dailyKwh - car.heldKwh;
  into.carKw = requiredCharge(charging, schedule, hour, isCheap, lacking);
  const mayTakeSpare = charging.mode === 'spare' && schedule.plugged[hour] === 1;
  into.carSpareKw = mayTakeSpare
    ? Math.min(charging.chargerKw, Math.max(0, car.capacityKwh - car.heldKwh)) - into.carKw
    : 0;
}
