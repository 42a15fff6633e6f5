import { ROUND_TRIP } from '../../src/planner/engine/dispatch/battery-store.ts';
import type { Year } from '../../src/planner/engine/year.ts';
import {
  BATTERY_FIGURES,
  type BatteryInput,
  calculateBattery,
} from '../../src/calculators/rules/battery/battery-calculation.ts';
import { type Figures, figureValues, pickFigures } from '../../src/forms/rules/figures.ts';
import { referenceHouse, type SimulateYear } from './reference-house.ts';

/** The engine's values for a figure. */
interface Calculated {
  value: number;
  bySize?: number[];
}

const USED_FIGURES = [
  ...BATTERY_FIGURES,
  'householdUse',
  'solarYieldIslands',
  'solarPerformanceRatio',
] as const;

/** kWh generated for each kWh used: the sizes in figures that depend on the size. */
const SIZES = [1 / 4, 1 / 2, 1, 2, 4, 8, 16];
const BATTERY = { sizeKwh: 8.2, powerKw: 3.6, backupShare: 0, chargesAtNight: false };

/** A battery's source, and the inputs that matter for it. */
type Filled = Pick<BatteryInput, 'sourceType'> & Partial<BatteryInput>;

/** A battery's other inputs. */
const NO_INPUT: Omit<BatteryInput, 'sourceType'> = {
  batterySize: BATTERY.sizeKwh,
  energyConsumption: 0,
  batteryCost: 1,
  installationCost: 0,
  solarCapacity: 0,
  turbineSize: 0,
  standardRate: 0,
  economyRate: 0,
  nightUsage: 0,
};

/** Rounds to three digits, as `interpolateAtSize` does. */
const round = (share: number) => Number(share.toPrecision(3));

/** @param at returns the share at a size, at most 1 */
function calculateBySize(at: (size: number) => number): Calculated {
  const bySize = SIZES.map((size) => Math.min(1, round(at(size))));
  return { value: bySize[SIZES.indexOf(1)] ?? NaN, bySize };
}

/**
 * The figures of content/figures.json that come from the planner's engine, for a house that uses 4,000 kWh.
 *
 * Shares depend on the size, the kWh generated for each kWh used: a house uses a third of a small turbine's output but a
 * twelfth of a 15 kW turbine's, so a single share would be wrong by thousands of pounds. Other factors hardly matter: the
 * same energy from another roof or model changes a share by a few hundredths.
 * @throws if a figure is missing, with its name
 */
export function selfConsumptionTable(all: Figures): Record<string, Calculated> {
  const figures = figureValues(pickFigures(all, USED_FIGURES, 'the self-consumption table'));
  const use = figures.householdUse;
  const { withPanels, withTurbine } = referenceHouse(use);

  const selfUse = (simulateYear: SimulateYear) => (size: number) =>
    simulateYear(size * use).selfConsumption ?? NaN;
  /** Simulated battery output as a share of the specified calculation's throughput. */
  const fill = (source: Filled, { totals }: Year) => {
    const input = { ...NO_INPUT, ...source, energyConsumption: use };
    return totals.discharged / (calculateBattery(input, figures).usableKwhPerDay * 365);
  };
  // The specified battery calculation assumes a higher solar yield than the solar calculation, and than real panels.
  const kwhOfPanels = figures.solarYieldIslands * figures.solarPerformanceRatio;

  return {
    solarSelfUse: calculateBySize(selfUse(withPanels)),
    windSelfUse: calculateBySize(selfUse(withTurbine)),
    batterySolarFill: calculateBySize((size) => {
      const solarCapacity = (size * use) / (figures.batterySolarDailyYield * 365);
      const year = withPanels(solarCapacity * kwhOfPanels, { battery: BATTERY });
      return fill({ sourceType: 'solar', solarCapacity }, year);
    }),
    batteryWindFill: calculateBySize((size) => {
      const turbineSize = (size * use) / (figures.batteryWindCapacityFactor * 24 * 365);
      const year = withTurbine(size * use, { battery: BATTERY });
      return fill({ sourceType: 'wind', turbineSize }, year);
    }),
    batteryLosses: { value: round(1 - ROUND_TRIP) },
  };
}
