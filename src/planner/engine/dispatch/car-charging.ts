import { dailyCarKwh, fromSocket } from '../demand/annual-demand.ts';
import type { Charging, Plan } from '../plan.ts';
import { CLOCK, HOURS, hourMask } from '../clock.ts';
import { localHour, type LocalHours } from '../local-hour.ts';

/** State of charge of a car through the year. Energy is in kWh drawn from the supply, losses included. */
interface CarCharging {
  charging: Charging;
  schedule: CarSchedule;
  dailyKwh: number;
  /** Energy charged and not yet driven; below 0 if the car left without enough. */
  storedKwh: number;
  capacityKwh: number;
}

/** A plan's electric car with an empty battery, or undefined. Without an off-peak rate, `off-peak` charges immediately. */
export function createCarState(
  { home, planned }: Pick<Plan, 'home' | 'planned'>,
  offPeak: Uint8Array,
): CarCharging | undefined {
  const { car } = home;
  if (!car || !planned.charging || car.milesAYear === 0) return undefined;
  const chargesImmediately = planned.charging.mode === 'off-peak' && !planned.tariff.offPeak;
  const charging: Charging = chargesImmediately
    ? { ...planned.charging, mode: 'at-once' }
    : planned.charging;
  const schedule = scheduleCar(charging.plugged, offPeak);
  const dailyKwh = dailyCarKwh(car);
  return {
    charging,
    schedule,
    dailyKwh,
    // The run-in of the simulation sets its charge at New Year.
    storedKwh: 0,
    capacityKwh: Math.max(dailyKwh, fromSocket(car.batteryKwh)),
  };
}

/**
 * Subtracts the day's miles when the car leaves, and writes to `into` the power that it needs in this hour and the
 * surplus that it could take as well, kW.
 */
export function carDemand(
  car: CarCharging,
  hour: number,
  isOffPeak: boolean,
  into: { carKw: number; carSurplusKw: number },
): void {
  const { charging, schedule, dailyKwh } = car;
  if (schedule.departs[hour] === 1) car.storedKwh -= dailyKwh;
  const shortfallKwh = dailyKwh - car.storedKwh;
  into.carKw = requiredCharge(charging, schedule, hour, isOffPeak, shortfallKwh);
  const mayTakeSurplus = charging.mode === 'surplus' && schedule.plugged[hour] === 1;
  into.carSurplusKw = mayTakeSurplus
    ? Math.min(charging.chargerKw, Math.max(0, car.capacityKwh - car.storedKwh)) - into.carKw
    : 0;
}

/** When the car is plugged in and when it leaves, by hour of the year in UTC. */
interface CarSchedule {
  plugged: Uint8Array;
  /** 1 if the car leaves as the hour begins; it then drives the day's miles. */
  departs: Uint8Array;
  /** Hours plugged in after this one until the next departure. */
  hoursLeft: Uint8Array;
  /** Off-peak hours among these. */
  offPeakLeft: Uint8Array;
}

/** @param offPeak 1 in off-peak hours */
function scheduleCar(hours: LocalHours, offPeak: Uint8Array): CarSchedule {
  const plugged = hourMask(hours);
  const departs = markDepartures(hours.until);
  const hoursLeft = new Uint8Array(HOURS);
  const offPeakLeft = new Uint8Array(HOURS);
  // Runs backwards from two days into the next year, so that the last evening has a next departure.
  for (let n = HOURS + 48; n >= 0; n--) {
    const [i, next] = [n % HOURS, (n + 1) % HOURS];
    const isLast = departs[next] === 1;
    const isPlugged = plugged[next] ?? 0;
    hoursLeft[i] = isLast ? 0 : (hoursLeft[next] ?? 0) + isPlugged;
    offPeakLeft[i] = isLast ? 0 : (offPeakLeft[next] ?? 0) + isPlugged * (offPeak[next] ?? 0);
  }
  return { plugged, departs, hoursLeft, offPeakLeft };
}

/** The daily departure: at `until`, or an hour later if a clock change skips it. */
function markDepartures(until: number): Uint8Array {
  const daysDriven = (i: number) => Math.floor((localHour(i) - until) / 24);
  return CLOCK.hour.map((_, i) => daysDriven(i) - daysDriven(i - 1));
}

/**
 * Minimum charging power for this hour, kW, drawn from the grid if need be. `at-once`, and `off-peak` in off-peak hours,
 * charge immediately. Otherwise charging is deferred as long as the remaining hours (in an off-peak hour: the remaining
 * off-peak hours) suffice.
 * @param shortfallKwh energy still needed for the next departure, kWh
 */
function requiredCharge(
  { mode, chargerKw }: Charging,
  schedule: CarSchedule,
  hour: number,
  isOffPeak: boolean,
  shortfallKwh: number,
): number {
  if (shortfallKwh <= 0 || schedule.plugged[hour] !== 1) return 0;
  const startsNow = mode === 'at-once' || (mode === 'off-peak' && isOffPeak);
  const left = (isOffPeak ? schedule.offPeakLeft : schedule.hoursLeft)[hour] ?? 0;
  const laterKwh = startsNow ? 0 : chargerKw * left;
  return Math.min(chargerKw, Math.max(0, shortfallKwh - laterKwh));
}
