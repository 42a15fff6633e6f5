import { WALLBOX_LOSSES } from '../../../values/wallbox-losses.ts';
import { CLOCK, HOURS, markHours, type LocalHours } from '../clock.ts';
import { localHour } from '../local-hour.ts';
import type { CarUse, Charging } from '../plan.ts';

/** kWh from the socket for so much in the car's battery. */
export const fromSocket = (kwh: number): number => kwh / (1 - WALLBOX_LOSSES);

/** kWh from the socket for the miles of one day. */
export const dailyCarKwh = ({ milesAYear, milesPerKwh }: CarUse): number =>
  fromSocket(milesAYear / 365 / milesPerKwh);

/** A year of plugging in, by hour in UTC. */
export interface CarSchedule {
  plugged: Uint8Array;
  /** 1 where the miles of a day are driven, before the hour begins. */
  departs: Uint8Array;
  /** Hours plugged in after this one and before the next departure. */
  hoursLeft: Uint8Array;
  /** Of those, cheap ones. */
  cheapLeft: Uint8Array;
}

/** @param cheap 1 in hours of the cheaper rate */
export function scheduleCar(hours: LocalHours, cheap: Uint8Array): CarSchedule {
  const plugged = markHours(hours);
  const departs = markDepartures(hours.until);
  const hoursLeft = new Uint8Array(HOURS);
  const cheapLeft = new Uint8Array(HOURS);
  // From two days into the next year, so that the last evening knows its morning.
  for (let n = HOURS + 48; n >= 0; n--) {
    const [i, next] = [n % HOURS, (n + 1) % HOURS];
    const isLast = departs[next] === 1;
    const isPlugged = plugged[next] ?? 0;
    hoursLeft[i] = isLast ? 0 : (hoursLeft[next] ?? 0) + isPlugged;
    cheapLeft[i] = isLast ? 0 : (cheapLeft[next] ?? 0) + isPlugged * (cheap[next] ?? 0);
  }
  return { plugged, departs, hoursLeft, cheapLeft };
}

/** Once on each local day: at the hour, or at the first after it where the clock skips it. */
function markDepartures(until: number): Uint8Array {
  const daysDriven = (i: number) => Math.floor((localHour(i) - until) / 24);
  return CLOCK.hour.map((_, i) => daysDriven(i) - daysDriven(i - 1));
}

/**
 * kW that a plugged-in car takes in this hour however little is spare. `at-once` charges until the day's miles are
 * covered, `cheap` does so in cheap hours. Otherwise charging is put off as long as the hours left before departure
 * suffice; in a cheap hour, the cheap ones of them.
 * @param lacking kWh before the next departure
 */
export function requiredCharge(
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

/** What the car holds when the year begins, kWh: what a last day without anything spare leaves, so that years join. */
export function initialChargeKwh(
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
