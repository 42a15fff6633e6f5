import { sum } from '../../values/sum.ts';
import type { EquipmentPrices } from './equipment.ts';
import type { Heating, Plan, Setup } from './plan.ts';

interface CostLine {
  what: 'panels' | 'turbine' | 'battery' | 'heat pump' | 'charger';
  pounds: number;
  lifetimeYears: number;
}

export interface Cost {
  lines: readonly CostLine[];
  pounds: number;
  /** Depreciation, £ a year: the cost of each line over its lifetime. */
  poundsAYear: number;
}

/** The cost of what a plan adds. What the home has already is free, and what it gives up earns nothing. */
export function costOf({ current, planned }: Plan, prices: EquipmentPrices): Cost {
  const { turbine, heating, battery, charging } = planned;
  const lines: CostLine[] = [];
  const add = (what: CostLine['what'], pounds: number, lifetimeYears: number) => {
    if (pounds > 0) lines.push({ what, pounds, lifetimeYears });
  };
  const addedKw = kwOf(planned) - kwOf(current);
  if (addedKw > 0) {
    const newRoofs = Math.max(1, planned.roofs.length - current.roofs.length);
    const pounds = newRoofs * prices.panelsFixedPrice + addedKw * prices.panelsPricePerKw;
    add('panels', pounds, prices.panelsLifetime);
  }
  if (turbine && turbine.machine !== current.turbine?.machine) {
    add('turbine', prices[`${turbine.machine}Price`], prices.turbineLifetime);
  }
  const addedKwh = (battery?.sizeKwh ?? 0) - (current.battery?.sizeKwh ?? 0);
  if (addedKwh > 0) {
    const pounds = prices.batteryFixedPrice + addedKwh * prices.batteryPricePerKwh;
    add('battery', pounds, prices.batteryLifetime);
  }
  if (heating.kind === 'heat-pump' && current.heating.kind !== 'heat-pump') {
    add('heat pump', prices.heatPumpPrice, prices.heatPumpLifetime);
  }
  if (charging && charging.chargerKw > (current.charging?.chargerKw ?? 0)) {
    add('charger', prices.chargerPrice, prices.chargerLifetime);
  }
  return {
    lines,
    pounds: sum(lines.map(({ pounds }) => pounds)),
    poundsAYear: sum(lines.map(({ pounds, lifetimeYears }) => pounds / lifetimeYears)),
  };
}

/** The emitters that a new heat pump needs and the house lacks. They are not in the price of the heat pump. */
export function uncountedEmitters(current: Heating, planned: Heating): string | undefined {
  if (planned.kind !== 'heat-pump' || current.kind === 'heat-pump') return undefined;
  if (planned.emitters === 'floor') return 'underfloor heating';
  return current.kind === 'oil' ? undefined : 'radiators and pipes';
}

/** Whether and when a plan pays for itself. The lifetime of the whole is its cost over its depreciation. */
export type Payback =
  | { kind: 'free' }
  | { kind: 'years'; years: number }
  | { kind: 'not in its lifetime'; lifetimeYears: number };

/** Simple payback. @param savedPounds £ a year */
export function paybackOf({ pounds, poundsAYear }: Cost, savedPounds: number): Payback {
  if (pounds === 0) return { kind: 'free' };
  const lifetimeYears = pounds / poundsAYear;
  const years = pounds / savedPounds;
  return savedPounds > 0 && years <= lifetimeYears
    ? { kind: 'years', years }
    : { kind: 'not in its lifetime', lifetimeYears };
}

const kwOf = ({ roofs }: Setup): number => sum(roofs.map(({ kw }) => kw));
