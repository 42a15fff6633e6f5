import type { Battery } from '../plan.ts';

/** Of the nominal capacity. */
const USABLE_SHARE = 0.9;
/** Efficiency of charging and discharging together. */
export const ROUND_TRIP = 0.9;
const ONE_WAY = Math.sqrt(ROUND_TRIP);

/** The part of a battery that is used day by day, without what is kept for power cuts. */
export interface BatteryStore {
  levelKwh: number;
  readonly capacityKwh: number;
  readonly powerKw: number;
}

/** An empty one; `simulate` fills it as it is at New Year. Without a battery, its capacity is 0. */
export const emptyStore = (battery: Battery | undefined): BatteryStore => ({
  levelKwh: 0,
  capacityKwh: (battery?.sizeKwh ?? 0) * USABLE_SHARE * (1 - (battery?.backupShare ?? 0)),
  powerKw: battery?.powerKw ?? 0,
});

/** Charges with up to `kwh`; returns the kWh that went in. */
export function charge(store: BatteryStore, kwh: number): number {
  const taken = Math.min(kwh, chargeToReach(store, store.capacityKwh));
  store.levelKwh = Math.min(store.capacityKwh, store.levelKwh + taken * ONE_WAY);
  return taken;
}

/** Discharges up to `kwh`, but not below the reserve; returns the kWh that came out. */
export function discharge(store: BatteryStore, kwh: number, reserveKwh: number): number {
  const given = Math.min(kwh, deliverableKwh(store, reserveKwh));
  store.levelKwh = Math.max(0, store.levelKwh - drawnToDeliver(given));
  return given;
}

/** kWh that must go in to reach this level; 0 if it is fuller. */
export const chargeToReach = (store: BatteryStore, levelKwh: number): number =>
  Math.max(0, levelKwh - store.levelKwh) / ONE_WAY;

/** kWh that can come out before the reserve is reached. */
const deliverableKwh = (store: BatteryStore, reserveKwh: number): number =>
  Math.max(0, store.levelKwh - reserveKwh) * ONE_WAY;

/** kWh by which the level falls when this much comes out. */
export const drawnToDeliver = (kwh: number): number => kwh / ONE_WAY;
