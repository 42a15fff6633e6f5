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

/** Takes up to `kwh` and returns what it took. */
export function charge(store: BatteryStore, kwh: number): number {
  const taken = Math.min(kwh, (store.capacityKwh - store.levelKwh) / ONE_WAY);
  store.levelKwh = Math.min(store.capacityKwh, store.levelKwh + taken * ONE_WAY);
  return taken;
}

/** Gives up to `kwh` while it is fuller than the floor, and returns what it gave. */
export function discharge(store: BatteryStore, kwh: number, floorKwh: number): number {
  const given = Math.min(kwh, Math.max(0, store.levelKwh - floorKwh) * ONE_WAY);
  store.levelKwh = Math.max(0, store.levelKwh - given / ONE_WAY);
  return given;
}

/** What must go in to raise the level by so much, kWh. */
export const toRaise = (kwh: number): number => kwh / ONE_WAY;

/** What the level loses when so much is given, kWh. */
export const toGive = (kwh: number): number => kwh / ONE_WAY;
