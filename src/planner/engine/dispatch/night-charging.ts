import { charge, chargeToReach, drawnToDeliver, type BatteryStore } from './battery-store.ts';
import type { HourFlows } from './dispatch-interval.ts';

/**
 * How far a battery charges in the cheap hours. Tomorrow is unknown, so it takes what yesterday would have needed: a
 * full one would have no room for what is spare.
 */
export interface NightCharging {
  /** kWh lacking and spare in the dear hours since the last cheap one. */
  deficitKwh: number;
  surplusKwh: number;
  targetKwh: number;
  wasCheap: boolean;
}

/** Starts without a yesterday: the first night charges nothing that the days after may not need. */
export const startNightCharging = (): NightCharging => ({
  deficitKwh: 0,
  surplusKwh: 0,
  targetKwh: 0,
  wasCheap: false,
});

/** How low the battery may run in this hour, kWh: a cheap hour keeps what is meant for the dear ones. */
export function nightReserve(fill: NightCharging, store: BatteryStore, isCheap: boolean): number {
  if (isCheap && !fill.wasCheap) {
    const wanted = drawnToDeliver(fill.deficitKwh) - fill.surplusKwh;
    fill.targetKwh = Math.min(store.capacityKwh, Math.max(0, wanted));
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
