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

/** kWh a year that the source generates. */
function annualGeneration(input: BatteryInput, figures: BatteryFigures): number {
  if (input.sourceType === 'solar')
    return input.solarCapacity * figures.batterySolarDailyYield * DAYS;
  if (input.sourceType === 'wind') {
    return input.turbineSize * 24 * DAYS * figures.batteryWindCapacityFactor;
  }
  return 0;
}

/** kWh a day through the battery: the smallest of its usable capacity, the use it can cover and the energy to store. */
function usableKwhPerDay(input: BatteryInput, production: number, figures: BatteryFigures): number {
  const capacityKwh = figures.batteryUsableShare * input.batterySize;
  const dailyUse = input.energyConsumption / DAYS;
  if (input.sourceType === 'economy7')
    return Math.min(capacityKwh, dailyUse * (1 - input.nightUsage / 100));
  const cap = input.sourceType === 'solar' ? figures.batterySolarCap : figures.batteryWindCap;
  return Math.min(capacityKwh, cap * dailyUse, production / DAYS);
}

/** kWh generated for each kWh used; NaN for a night rate, which generates nothing. */
export const generationToDemandRatio = (input: BatteryInput, figures: BatteryFigures): number =>
  input.sourceType === 'economy7'
    ? NaN
    : annualGeneration(input, figures) / input.energyConsumption;

/** Savings if the battery does not fill daily and charging is not free. @param price £ saved per kWh not bought */
function realisticBattery(
  input: BatteryInput,
  usableKwhPerDay: number,
  price: number,
  figures: BatteryFigures,
) {
  const { batterySolarFill: solar, batteryWindFill: wind } = figures;
  const fill = { solar, wind, economy7: 1 }[input.sourceType];
  const chargePrice = input.sourceType === 'economy7' ? input.economyRate : figures.exportPrice;
  const dischargedKwh = usableKwhPerDay * DAYS * fill;
  const chargedKwh = dischargedKwh / (1 - figures.batteryLosses);
  const annualSavings = Math.max(0, dischargedKwh * price - chargedKwh * chargePrice);
  const paybackPeriod = paybackYears(input.batteryCost + input.installationCost, annualSavings);
  return {
    /** Share of `usableKwhPerDay` that is actually stored over a year. */
    fill,
    /** kWh a year out of the battery, and into it. */
    dischargedKwh,
    chargedKwh,
    /** £ for each kWh stored: its export price, or the night rate. */
    chargePrice,
    /** £ a year. */
    annualSavings,
    /** Years; 0 when nothing is saved. */
    paybackPeriod,
  };
}

/** Calculates what a battery saves in a year with solar, with wind, or on Economy 7. */
export function calculateBattery(input: BatteryInput, figures: BatteryFigures) {
  const isEconomy = input.sourceType === 'economy7';
  const energyProduction = annualGeneration(input, figures);
  const dailyKwh = usableKwhPerDay(input, energyProduction, figures);
  const electricityPrice = isEconomy ? input.standardRate : figures.electricityPrice;
  const worth = isEconomy ? input.standardRate - input.economyRate : electricityPrice;
  const annualSavings = Math.max(0, dailyKwh * DAYS * worth);
  const cost = input.batteryCost + input.installationCost;
  return {
    /** £ a year. */
    annualSavings,
    /** £ a month. */
    monthlySavings: annualSavings / 12,
    /** kg CO2 a year; 0 for Economy 7, whose power comes from the same grid. */
    co2Reduction: isEconomy ? 0 : dailyKwh * DAYS * figures.gridCarbon,
    /** Years; 0 when nothing is saved. */
    paybackPeriod: paybackYears(cost, annualSavings),
    batterySize: input.batterySize,
    sourceType: input.sourceType,
    /** kWh a year. */
    energyProduction,
    /** kWh a year. */
    energyConsumption: input.energyConsumption,
    /** £/kWh. */
    electricityPrice,
    ...(isEconomy ? { economyRate: input.economyRate } : {}),
    /** kWh a day through the battery, if it fills and empties every day. */
    usableKwhPerDay: dailyKwh,
    /** Allowing for days when it does not fill, and for losses. */
    realistic: realisticBattery(input, dailyKwh, electricityPrice, figures),
  };
}
