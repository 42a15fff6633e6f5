import type { Battery } from '../plan.ts';

/** Of what is on the label. */
const USABLE_SHARE = 0.9;
/** There and back. */
export const ROUND_TRIP = 0.9;
const ONE_WAY = Math.sqrt(ROUND_TRIP);

/** A battery between empty and full; what is kept for power cuts is not part of it. */
export interface BatteryStore {
  levelKwh: number;
  readonly capacityKwh: number;
  readonly powerKw: number;
}

/** Empty at the start of the year; without a battery it holds nothing. */
export const emptyStore = (battery: Battery | undefined): BatteryStore => ({
  levelKwh: 0,
  capacityKwh: (battery?.sizeKwh ?? 0) * USABLE_SHARE * (1 - (battery?.backupShare ?? 0)),
  powerKw: battery?.powerKw ?? 0,
});

/** Charges with up to `kwh`; returns what it took. */
export function charge(store: BatteryStore, kwh: number): number {
  const taken = Math.min(kwh, chargeToReach(store, store.capacityKwh));
  store.levelKwh = Math.min(store.capacityKwh, store.levelKwh + taken * ONE_WAY);
  return taken;
}

/** Discharges up to `kwh`, never below the reserve; returns what it delivered. */
export function discharge(store: BatteryStore, kwh: number, reserveKwh: number): number {
  const given = Math.min(kwh, deliverableKwh(store, reserveKwh));
  store.levelKwh = Math.max(0, store.levelKwh - drawnToDeliver(given));
  return given;
}

/** kWh that must go in to bring the store to this level; 0 when it is fuller. */
export const chargeToReach = (store: BatteryStore, levelKwh: number): number =>
  Math.max(0, levelKwh - store.levelKwh) / ONE_WAY;

/** kWh that come out before the store is down to its reserve. */
const deliverableKwh = (store: BatteryStore, reserveKwh: number): number =>
  Math.max(0, store.levelKwh - reserveKwh) * ONE_WAY;

/** kWh by which the level falls when so much is delivered. */
export const drawnToDeliver = (kwh: number): number => kwh / ONE_WAY;
