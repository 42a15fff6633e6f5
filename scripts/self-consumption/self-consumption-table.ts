import { heatFromLoss } from '../../src/planner/engine/demand/needs.ts';
import { ROUND_TRIP } from '../../src/planner/engine/dispatch/battery-store.ts';
import { HUB_WIND_MS } from '../../src/planner/engine/plan.ts';
import type { Year } from '../../src/planner/engine/year.ts';
import {
  BATTERY_FIGURES,
  type BatteryInput,
  calculateBattery,
} from '../../src/calculators/rules/battery/battery-sums.ts';
import { type Figures, figureValues, pickFigures } from '../../src/forms/rules/figures.ts';
import { referenceHouse, type YearMaking } from './reference-house.ts';

/** What the engine gives for a figure. */
interface Reckoned {
  value: number;
  bySize?: number[];
}

const USED_FIGURES = [
  ...BATTERY_FIGURES,
  'householdUse',
  'solarYieldIslands',
  'solarPerformanceRatio',
] as const;

/** kWh made for each kWh used, as figures that go by the size list them. */
const SIZES = [1 / 4, 1 / 2, 1, 2, 4, 8, 16];
const BATTERY = { sizeKwh: 8.2, powerKw: 3.6, backupShare: 0, chargesAtNight: false };
const HEAT_PUMP = { kind: 'heat-pump', emitters: 'radiators', warmsWater: true } as const;

/** What fills a battery, and what else is named of its sum. */
type Filled = Pick<BatteryInput, 'sourceType'> & Partial<BatteryInput>;

/** What a battery's sum asks for beside that. */
const NOTHING: Omit<BatteryInput, 'sourceType'> = {
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

/** To three digits, as `atSize` gives them. */
const round = (share: number) => Number(share.toPrecision(3));

/** @param at the share at a size; a part is never more than the whole */
function goingBySize(at: (size: number) => number): Reckoned {
  const bySize = SIZES.map((size) => Math.min(1, round(at(size))));
  return { value: bySize[SIZES.indexOf(1)] ?? NaN, bySize };
}

/**
 * The figures of content/figures.json that the planner's engine gives, for a house of 4,000 kWh.
 *
 * Shares go by the size, by how much is made for each kWh that is used: a house uses a third of what a small turbine
 * makes and a twelfth of what one of 15 kW does, so one share for all would be off by thousands of pounds. Beside the
 * size hardly anything counts: the same energy from another roof or machine moves a share by a few hundredths.
 * @throws when a figure is missing, with its name
 */
export function selfConsumptionTable(all: Figures): Record<string, Reckoned> {
  const figures = figureValues(pickFigures(all, USED_FIGURES, 'what the engine gives'));
  const use = figures.householdUse;
  const { withPanels, withTurbine } = referenceHouse(use);

  const selfUse = (yearMaking: YearMaking) => (size: number) =>
    yearMaking(size * use).selfUse ?? NaN;
  /** What comes out of a battery, as a part of what the specified sum puts through it. */
  const fill = (source: Filled, { totals }: Year) => {
    const input = { ...NOTHING, ...source, energyConsumption: use };
    return totals.discharged / (calculateBattery(input, figures).usable * 365);
  };
  // The specified sum of a battery has a kW of panels make more than the solar sum does, and than they do.
  const kwhOfPanels = figures.solarYieldIslands * figures.solarPerformanceRatio;

  return {
    solarSelfUse: goingBySize(selfUse(withPanels)),
    windSelfUse: goingBySize(selfUse(withTurbine)),
    batterySolarFill: goingBySize((size) => {
      const solarCapacity = (size * use) / (figures.batterySolarDailyYield * 365);
      const year = withPanels(solarCapacity * kwhOfPanels, { battery: BATTERY });
      return fill({ sourceType: 'solar', solarCapacity }, year);
    }),
    batteryWindFill: goingBySize((size) => {
      const turbineSize = (size * use) / (figures.batteryWindCapacityFactor * 24 * 365);
      const year = withTurbine(size * use, { battery: BATTERY });
      return fill({ sourceType: 'wind', turbineSize }, year);
    }),
    batteryLosses: { value: round(1 - ROUND_TRIP) },
    heatFromOwnWind: { value: round(heatFromOwnWind(use)) },
  };
}

/** Part of a heat pump's electricity that comes from a small turbine beside a medium house. */
function heatFromOwnWind(householdKwh: number): number {
  const { run } = referenceHouse(householdKwh, heatFromLoss(260, 3));
  const turbine = { machine: 'kw3', hubWindMs: HUB_WIND_MS.open } as const;
  const usedAtHome = ({ madeKwh, totals }: Year) => madeKwh - totals.sold - totals.curtailed;
  const year = run({ turbine, heating: HEAT_PUMP });
  // The rest of the house comes first, so what it uses more of is for the heat pump.
  const without = referenceHouse(householdKwh).run({ turbine });
  return (usedAtHome(year) - usedAtHome(without)) / year.totals.heat;
}
