import { sum } from '../../values/sum.ts';
import type { Machine } from './generation/turbines.ts';
import type { Heating, Plan, Setup } from './plan.ts';

/** What equipment costs installed, £, and how long it lasts. */
export interface EquipmentPrices {
  turbine: Readonly<Record<Machine, Equipment>>;
  /** Fixed for each roof, and for each kW. */
  panels: Priced;
  /** Fixed for a battery, and for each kWh. */
  battery: Priced;
  /** Without radiators or underfloor heating: see `uncountedEmitters`. */
  heatPump: Equipment;
  charger: Equipment;
}

interface Equipment {
  pounds: number;
  lifetimeYears: number;
}

interface Priced {
  fixedPounds: number;
  poundsPerUnit: number;
  lifetimeYears: number;
}

interface CostLine extends Equipment {
  what: 'panels' | 'turbine' | 'battery' | 'heat pump' | 'charger';
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
  const add = (what: CostLine['what'], { pounds, lifetimeYears }: Equipment) => {
    if (pounds > 0) lines.push({ what, pounds, lifetimeYears });
  };
  const addedKw = kwOf(planned) - kwOf(current);
  const newRoofs = Math.max(1, planned.roofs.length - current.roofs.length);
  if (addedKw > 0) add('panels', sized(prices.panels, addedKw, newRoofs));
  if (turbine && turbine.machine !== current.turbine?.machine) {
    add('turbine', prices.turbine[turbine.machine]);
  }
  const addedKwh = (battery?.sizeKwh ?? 0) - (current.battery?.sizeKwh ?? 0);
  if (addedKwh > 0) add('battery', sized(prices.battery, addedKwh));
  if (heating.kind === 'heat-pump' && current.heating.kind !== 'heat-pump') {
    add('heat pump', prices.heatPump);
  }
  if (charging && charging.chargerKw > (current.charging?.chargerKw ?? 0)) {
    add('charger', prices.charger);
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

const sized = (
  { fixedPounds, poundsPerUnit, lifetimeYears }: Priced,
  units: number,
  times = 1,
): Equipment => ({ pounds: fixedPounds * times + poundsPerUnit * units, lifetimeYears });
