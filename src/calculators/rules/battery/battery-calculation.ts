import {
  ABOVE_ZERO,
  FROM_ZERO,
  type FormFields,
  type ValuesOf,
} from '../../../forms/rules/fields.ts';
import type { FigureValues } from '../../../forms/rules/figures.ts';
import { COST_FIELD, PRICE_PER_KWH_FIELD } from '../calculator.ts';
import { paybackYears } from '../payback.ts';

export const BATTERY_FIGURES = [
  'batteryUsableShare',
  'batterySolarCap',
  'batteryWindCap',
  'batterySolarDailyYield',
  'batteryWindCapacityFactor',
  'electricityPrice',
  'gridCarbon',
  'treeCarbon',
  'batterySolarFill',
  'batteryWindFill',
  'batteryLosses',
  'exportPrice',
  'batteryLifetime',
] as const;

type BatteryFigures = FigureValues<(typeof BATTERY_FIGURES)[number]>;

/** Sources that can charge a battery. */
const SOURCES = [
  { value: 'solar', label: 'Solar' },
  { value: 'wind', label: 'Wind' },
  { value: 'economy7', label: 'Economy 7' },
] as const;
/** Sizes on offer, kWh. */
export const BATTERY_SIZES = [4.1, 8.2, 12.3, 16.4, 20.5] as const;

const DAYS = 365;

const OF_SOURCE = {
  kind: 'number',
  width: 'short',
  default: '',
  isRequired: true,
  limits: ABOVE_ZERO,
} as const;
const OF_NIGHT = { ...OF_SOURCE, onlyFor: ['sourceType', 'economy7'], row: 'rates' } as const;

export const BATTERY_FIELDS = {
  sourceType: {
    kind: 'tabs',
    label: 'What charges the battery',
    default: 'solar',
    choices: SOURCES,
  },
  solarCapacity: {
    ...OF_SOURCE,
    onlyFor: ['sourceType', 'solar'],
    label: 'Solar capacity, kW',
    error: 'Please enter a valid solar capacity',
    suffix: 'kW',
  },
  turbineSize: {
    ...OF_SOURCE,
    onlyFor: ['sourceType', 'wind'],
    label: 'Turbine size, kW',
    error: 'Please enter a valid turbine size',
    suffix: 'kW',
  },
  standardRate: {
    ...OF_NIGHT,
    ...PRICE_PER_KWH_FIELD,
    label: 'Standard rate, £ per kWh',
    error: 'Please enter a valid standard electricity rate',
    placeholder: '0.28',
  },
  economyRate: {
    ...OF_NIGHT,
    ...PRICE_PER_KWH_FIELD,
    label: 'Economy rate, £ per kWh',
    error: 'Please enter a valid economy rate',
    placeholder: '0.15',
  },
  nightUsage: {
    ...OF_NIGHT,
    label: 'Night usage, %',
    suffix: '%',
    limits: [0, 100],
    error: 'Please enter a valid night usage percentage (0-100)',
  },
  energyConsumption: {
    kind: 'number',
    label: 'Annual consumption, kWh',
    limits: ABOVE_ZERO,
    error: 'Please enter a valid energy consumption',
    hint: "You'll find it on your annual electricity statement",
    suffix: 'kWh',
    default: '',
    isRequired: true,
  },
  batterySize: {
    kind: 'number',
    label: 'Battery size, kWh',
    limits: ABOVE_ZERO,
    error: 'Please enter a valid battery size',
    suffix: 'kWh',
    width: 'short',
    default: '5',
    suggestions: BATTERY_SIZES,
  },
  batteryCost: {
    ...COST_FIELD,
    label: 'Battery cost, £',
    row: 'costs',
    isRequired: true,
    error: 'Please enter a valid battery cost',
  },
  installationCost: {
    ...COST_FIELD,
    label: 'Installation cost, £',
    row: 'costs',
    default: '0',
    limits: FROM_ZERO,
    error: 'Please enter a valid installation cost',
  },
} as const satisfies FormFields;

export type BatteryInput = ValuesOf<typeof BATTERY_FIELDS>;

/**
 * What charges the battery: kWh a year that it generates, the share of a day's use that it can cover through the battery,
 * and the share of the battery that it fills on average.
 */
function sourceOf(input: BatteryInput, figures: BatteryFigures) {
  const sources = {
    solar: {
      energyProduction: input.solarCapacity * figures.batterySolarDailyYield * DAYS,
      cap: figures.batterySolarCap,
      fill: figures.batterySolarFill,
    },
    wind: {
      energyProduction: input.turbineSize * 24 * DAYS * figures.batteryWindCapacityFactor,
      cap: figures.batteryWindCap,
      fill: figures.batteryWindFill,
    },
    economy7: { energyProduction: 0, cap: 1 - input.nightUsage / 100, fill: 1 },
  };
  return sources[input.sourceType];
}

/** Calculates what a battery saves in a year with solar, with wind, or on Economy 7. */
export function calculateBattery(input: BatteryInput, figures: BatteryFigures) {
  const { sourceType, batterySize, energyConsumption, standardRate, economyRate } = input;
  const isEconomy = sourceType === 'economy7';
  const { energyProduction, cap, fill } = sourceOf(input, figures);
  const usableKwhPerDay = Math.min(
    figures.batteryUsableShare * batterySize,
    cap * (energyConsumption / DAYS),
    isEconomy ? Infinity : energyProduction / DAYS,
  );
  const electricityPrice = isEconomy ? standardRate : figures.electricityPrice;
  const worth = isEconomy ? standardRate - economyRate : electricityPrice;
  const annualSavings = Math.max(0, usableKwhPerDay * DAYS * worth);
  const cost = input.batteryCost + input.installationCost;
  const chargePrice = isEconomy ? economyRate : figures.exportPrice;
  const dischargedKwh = usableKwhPerDay * DAYS * fill;
  const chargedKwh = dischargedKwh / (1 - figures.batteryLosses);
  const likelySavings = Math.max(0, dischargedKwh * electricityPrice - chargedKwh * chargePrice);
  return {
    /** £ a year. */
    annualSavings,
    /** £ a month. */
    monthlySavings: annualSavings / 12,
    /** kg CO2 a year; 0 for Economy 7, whose power comes from the same grid. */
    co2Reduction: isEconomy ? 0 : usableKwhPerDay * DAYS * figures.gridCarbon,
    /** Years; 0 when nothing is saved. */
    paybackPeriod: paybackYears(cost, annualSavings),
    batterySize,
    sourceType,
    /** kWh a year. */
    energyProduction,
    /** kWh a year. */
    energyConsumption,
    /** £/kWh. */
    electricityPrice,
    ...(isEconomy ? { economyRate } : {}),
    /** £, installed. */
    cost,
    /** Share of a day's use that the battery can cover. */
    cap,
    /** kWh a day through the battery, if it fills and empties every day. */
    usableKwhPerDay,
    /** Allowing for days when it does not fill, and for losses. */
    realistic: {
      /** Share of `usableKwhPerDay` that is actually stored over a year. */
      fill,
      /** kWh a year out of the battery, and into it. */
      dischargedKwh,
      chargedKwh,
      /** £ for each kWh stored: its export price, or the night rate. */
      chargePrice,
      /** £ a year. */
      annualSavings: likelySavings,
      /** Years; 0 when nothing is saved. */
      paybackPeriod: paybackYears(cost, likelySavings),
    },
  };
}
