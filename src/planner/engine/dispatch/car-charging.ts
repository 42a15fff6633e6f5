import { dailyCarKwh, fromSocket } from '../demand/needs.ts';
import type { Charging, Plan } from '../plan.ts';
import { CLOCK, HOURS, markHours } from '../clock.ts';
import { localHour, type LocalHours } from '../local-hour.ts';

/** A car and its charge as the year goes on. Energy is in kWh from the socket, losses included. */
interface CarCharging {
  charging: Charging;
  schedule: CarSchedule;
  dailyKwh: number;
  /** Charged and not yet driven; below 0 if it left without enough. */
  heldKwh: number;
  capacityKwh: number;
}

/** The electric car of a plan at New Year, if there is one. Without a cheap rate, `cheap` charges at once. */
export function startCar(
  { home, planned }: Pick<Plan, 'home' | 'planned'>,
  cheap: Uint8Array,
): CarCharging | undefined {
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

/** When a car is plugged in and leaves, by hour of the year in UTC. */
interface CarSchedule {
  plugged: Uint8Array;
  /** 1 if the car leaves, and drives the day's miles, as the hour begins. */
  departs: Uint8Array;
  /** Hours plugged in between the end of this one and the next departure. */
  hoursLeft: Uint8Array;
  /** The cheap ones of these. */
  cheapLeft: Uint8Array;
}

/** @param cheap 1 in hours of the cheap rate */
function scheduleCar(hours: LocalHours, cheap: Uint8Array): CarSchedule {
  const plugged = markHours(hours);
  const departs = markDepartures(hours.until);
  const hoursLeft = new Uint8Array(HOURS);
  const cheapLeft = new Uint8Array(HOURS);
  // Backwards from two days into the next year, so that the last evening knows when the car leaves.
  for (let n = HOURS + 48; n >= 0; n--) {
    const [i, next] = [n % HOURS, (n + 1) % HOURS];
    const isLast = departs[next] === 1;
    const isPlugged = plugged[next] ?? 0;
    hoursLeft[i] = isLast ? 0 : (hoursLeft[next] ?? 0) + isPlugged;
    cheapLeft[i] = isLast ? 0 : (cheapLeft[next] ?? 0) + isPlugged * (cheap[next] ?? 0);
  }
  return { plugged, departs, hoursLeft, cheapLeft };
}

/** Once a local day: at `until`, or at the next hour if a clock change skips it. */
function markDepartures(until: number): Uint8Array {
  const daysDriven = (i: number) => Math.floor((localHour(i) - until) / 24);
  return CLOCK.hour.map((_, i) => daysDriven(i) - daysDriven(i - 1));
}

/**
 * kW that the car must be given in this hour, even from the grid. `at-once` charges until there is enough for the next
 * departure, and so does `cheap` in cheap hours. Otherwise it waits as long as the hours left can still provide enough;
 * in a cheap hour, the cheap ones left.
 * @param lacking kWh still needed for the next departure
 */
function requiredCharge(
  { mode, chargerKw }: Charging,
  schedule: CarSchedule,
  hour: number,
  isCheap: boolean,
  lacking: number,
): number {
  if (lacking <= 0 || schedule.plugged[hour] !== 1) return 0;
  const startsNow = mode === 'at-once' || (mode === 'cheap' && isCheap);
  const left = (isCheap ? schedule.cheapLeft : schedule.hoursLeft)[hour] ?? 0;
  const laterKwh = startsNow ? 0 : chargerKw * left;
  return Math.min(chargerKw, Math.max(0, lacking - laterKwh));
}

/** kWh in the car at midnight after two days that had nothing spare. */
function initialChargeKwh(
  charging: Charging,
  schedule: CarSchedule,
  cheap: Uint8Array,
  dailyKwh: number,
): number {
  let held = 0;
  for (let i = HOURS - 48; i < HOURS; i++) {
    if (schedule.departs[i] === 1) held = Math.max(0, held - dailyKwh);
    held += requiredCharge(charging, schedule, i, cheap[i] === 1, dailyKwh - held);
  }
  return held;
}
