import { charge, toGive, toRaise, type BatteryStore } from './battery-store.ts';
import type { HourFlows } from './run-part.ts';

/**
 * How full a battery is to be when the dear hours begin: as yesterday's would have needed it, since tomorrow is unknown.
 * A battery that was always full would take cheap electricity and leave no room for what is spare.
 */
export interface NightFill {
  /** kWh of the dear hours since the last cheap one: what was lacking, and what was spare. */
  lackedKwh: number;
  spareKwh: number;
  targetKwh: number;
  wasCheap: boolean;
}

/** The first night fills it. */
export const startNightFill = (): NightFill => ({
  lackedKwh: Infinity,
  spareKwh: 0,
  targetKwh: 0,
  wasCheap: false,
});

/** How low the battery may run in an hour, kWh: in a cheap one it keeps what the dear ones are to have. */
export function floorOf(fill: NightFill, store: BatteryStore, isCheap: boolean): number {
  if (isCheap && !fill.wasCheap) {
    const wanted = toGive(fill.lackedKwh) - fill.spareKwh;
    fill.targetKwh = Math.min(store.capacityKwh, Math.max(0, wanted));
    fill.lackedKwh = fill.spareKwh = 0;
  }
  fill.wasCheap = isCheap;
  return isCheap ? fill.targetKwh : 0;
}

/** Fills the battery in a cheap hour up to the target, into `flows`; in a dear one watches what is lacking and spare. */
export function fillAtNight(
  fill: NightFill,
  store: BatteryStore,
  isCheap: boolean,
  { made, battery, grid }: HourFlows,
): void {
  if (isCheap) {
    const wanted = toRaise(Math.max(0, fill.targetKwh - store.levelKwh));
    grid.battery = charge(store, Math.min(wanted, store.powerKw - made.battery));
    return;
  }
  fill.lackedKwh += battery.house + battery.heat + battery.car + grid.house + grid.heat + grid.car;
  fill.spareKwh += made.battery + made.sold;
}
