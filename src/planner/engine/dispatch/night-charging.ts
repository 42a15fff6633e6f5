import { charge, chargeToReach, drawnToDeliver, type BatteryStore } from './battery-store.ts';
import type { HourFlows } from './dispatch-interval.ts';

/**
 * How full a battery is to be when the dear hours begin: as yesterday's would have needed it, since tomorrow is unknown.
 * A battery that was always full would take cheap electricity and leave no room for what is spare.
 */
export interface NightCharging {
  /** kWh of the dear hours since the last cheap one: what was lacking, and what was spare. */
  deficitKwh: number;
  surplusKwh: number;
  targetKwh: number;
  wasCheap: boolean;
}

/** The first night fills it. */
export const startNightCharging = (): NightCharging => ({
  deficitKwh: Infinity,
  surplusKwh: 0,
  targetKwh: 0,
  wasCheap: false,
});

/** How low the battery may run in an hour, kWh: in a cheap one it keeps what the dear ones are to have. */
export function nightReserve(fill: NightCharging, store: BatteryStore, isCheap: boolean): number {
  if (isCheap && !fill.wasCheap) {
    const wanted = drawnToDeliver(fill.deficitKwh) - fill.surplusKwh;
    fill.targetKwh = Math.min(store.capacityKwh, Math.max(0, wanted));
    fill.deficitKwh = fill.surplusKwh = 0;
  }
  fill.wasCheap = isCheap;
  return isCheap ? fill.targetKwh : 0;
}

/** Fills the battery in a cheap hour up to the target, into `flows`; in a dear one watches what is lacking and spare. */
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
  fill.surplusKwh += made.battery + made.sold;
}
