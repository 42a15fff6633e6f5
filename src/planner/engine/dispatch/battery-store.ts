/** Usable share of the nominal capacity. */
const USABLE_SHARE = 0.9;
/** Round-trip efficiency. */
export const ROUND_TRIP = 0.9;
/** The power of a usual home battery, charging or discharging. */
export const BATTERY_KW = 3.6;
const ONE_WAY = Math.sqrt(ROUND_TRIP);

/** The usable part of a battery. */
export interface BatteryStore {
  levelKwh: number;
  readonly capacityKwh: number;
}

/** An empty battery; `simulate` sets its charge at New Year. Without a battery, the capacity is 0. */
export const emptyStore = (sizeKwh = 0): BatteryStore => ({
  levelKwh: 0,
  capacityKwh: sizeKwh * USABLE_SHARE,
});

/** Charges with up to `kwh`; returns the kWh that went in. */
export function charge(store: BatteryStore, kwh: number): number {
  const charged = Math.min(kwh, chargeToReach(store, store.capacityKwh));
  store.levelKwh = Math.min(store.capacityKwh, store.levelKwh + charged * ONE_WAY);
  return charged;
}

/** Discharges up to `kwh`, but not below the reserve; returns the kWh that came out. */
export function discharge(store: BatteryStore, kwh: number, reserveKwh: number): number {
  const delivered = Math.min(kwh, deliverableKwh(store, reserveKwh));
  store.levelKwh = Math.max(0, store.levelKwh - drawnToDeliver(delivered));
  return delivered;
}

/** Energy needed to reach this level, kWh; 0 if it is fuller. */
export const chargeToReach = (store: BatteryStore, levelKwh: number): number =>
  Math.max(0, levelKwh - store.levelKwh) / ONE_WAY;

/** Energy available above the reserve, kWh. */
const deliverableKwh = (store: BatteryStore, reserveKwh: number): number =>
  Math.max(0, store.levelKwh - reserveKwh) * ONE_WAY;

/** How far the level falls for this much output, kWh. */
export const drawnToDeliver = (kwh: number): number => kwh / ONE_WAY;
