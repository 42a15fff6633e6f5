import { choose } from '../../../values/choices.ts';
import type { FigureValues } from '../../../values/figures.ts';
import { finite } from '../../../values/finite.ts';
import { mapValues } from '../../../values/map-values.ts';
import { parseNumber, parsePounds } from '../../../values/parse-number.ts';
import { check, parsed, type FieldError, type Parsed } from '../../../values/result.ts';
import { paybackOf } from '../payback.ts';

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

/** What a battery can be charged from. */
export const SOURCES = [
  { value: 'solar', label: 'Solar' },
  { value: 'wind', label: 'Wind' },
  { value: 'economy7', label: 'Economy 7' },
] as const;
type SourceType = (typeof SOURCES)[number]['value'];

/** The default source. */
export const DEFAULT_SOURCE: SourceType = 'solar';

/** Sizes on offer, kWh. */
export const BATTERY_SIZES = [4.1, 8.2, 12.3, 16.4, 20.5] as const;

const DAYS = 365;

export interface BatteryInput {
  sourceType: SourceType;
  /** kWh. */
  batterySize: number;
  /** kWh a year. */
  energyConsumption: number;
  /** £. */
  batteryCost: number;
  /** £. */
  installationCost: number;
  /** kW; solar only. */
  solarCapacity: number;
  /** kW; wind only. */
  turbineSize: number;
  /** £/kWh; Economy 7 only. */
  standardRate: number;
  /** £/kWh; Economy 7 only. */
  economyRate: number;
  /** Percentage of the use that is at night; Economy 7 only. */
  nightUsage: number;
}

export function parseBattery(raw: Record<keyof BatteryInput, string>): Parsed<BatteryInput> {
  const sourceType = choose(SOURCES, raw.sourceType, DEFAULT_SOURCE);
  const input = {
    ...mapValues(raw, parseNumber),
    sourceType,
    batteryCost: parsePounds(raw.batteryCost),
    installationCost: parsePounds(raw.installationCost),
  };
  const please = (isRight: boolean, field: keyof BatteryInput, what: string) =>
    check(isRight, field, `Please enter a valid ${what}`);
  const bySource: Record<SourceType, (FieldError | undefined)[]> = {
    solar: [please(input.solarCapacity > 0, 'solarCapacity', 'solar capacity')],
    wind: [please(input.turbineSize > 0, 'turbineSize', 'turbine size')],
    economy7: [
      please(input.standardRate > 0, 'standardRate', 'standard electricity rate'),
      please(input.economyRate > 0, 'economyRate', 'economy rate'),
      please(
        input.nightUsage >= 0 && input.nightUsage <= 100,
        'nightUsage',
        'night usage percentage (0-100)',
      ),
    ],
  };
  return parsed(input, [
    please(input.energyConsumption > 0, 'energyConsumption', 'energy consumption'),
    please(input.batterySize > 0, 'batterySize', 'battery size'),
    please(input.batteryCost > 0, 'batteryCost', 'battery cost'),
    please(input.installationCost >= 0, 'installationCost', 'installation cost'),
    ...bySource[sourceType],
  ]);
}

/** kWh a year that the source makes. */
function produce(input: BatteryInput, figures: BatteryFigures): number {
  if (input.sourceType === 'solar')
    return input.solarCapacity * figures.batterySolarDailyYield * DAYS;
  if (input.sourceType === 'wind') {
    return input.turbineSize * 24 * DAYS * figures.batteryWindCapacityFactor;
  }
  return 0;
}

/** kWh a day through the battery: the least of what it holds, what the house uses and what there is to store. */
function usableADay(input: BatteryInput, production: number, figures: BatteryFigures): number {
  const held = figures.batteryUsableShare * input.batterySize;
  const dailyUse = input.energyConsumption / DAYS;
  if (input.sourceType === 'economy7')
    return Math.min(held, dailyUse * (1 - input.nightUsage / 100));
  const cap = input.sourceType === 'solar' ? figures.batterySolarCap : figures.batteryWindCap;
  return Math.min(held, cap * dailyUse, production / DAYS);
}

/** kWh generated for each kWh used; NaN for a night rate, which generates nothing. */
export const madePerUse = (input: BatteryInput, figures: BatteryFigures): number =>
  input.sourceType === 'economy7' ? NaN : produce(input, figures) / input.energyConsumption;

/** Savings when the battery does not fill daily and charging is not free. @param price £ saved per kWh not bought */
function realisticBattery(
  input: BatteryInput,
  usable: number,
  price: number,
  figures: BatteryFigures,
) {
  const { batterySolarFill: solar, batteryWindFill: wind } = figures;
  const fill = { solar, wind, economy7: 1 }[input.sourceType];
  const takenAt = input.sourceType === 'economy7' ? input.economyRate : figures.exportPrice;
  const given = usable * DAYS * fill;
  const taken = given / (1 - figures.batteryLosses);
  const annualSavings = Math.max(0, given * price - taken * takenAt);
  const paybackPeriod = paybackOf(input.batteryCost + input.installationCost, annualSavings);
  return finite({
    /** Share of `usable` that is really stored over a year. */
    fill,
    /** kWh a year out of the battery, and into it. */
    given,
    taken,
    /** £ for a kWh that goes in: its export price, or the night rate. */
    takenAt,
    /** £ a year. */
    annualSavings,
    /** Years; 0 when nothing is saved. */
    paybackPeriod,
  });
}

/** What a battery saves in a year with solar, with wind, or on Economy 7. */
export function calculateBattery(input: BatteryInput, figures: BatteryFigures) {
  const isEconomy = input.sourceType === 'economy7';
  const energyProduction = produce(input, figures);
  const usable = usableADay(input, energyProduction, figures);
  const electricityPrice = isEconomy ? input.standardRate : figures.electricityPrice;
  const worth = isEconomy ? input.standardRate - input.economyRate : electricityPrice;
  const annualSavings = Math.max(0, usable * DAYS * worth);
  const cost = input.batteryCost + input.installationCost;
  return finite({
    /** £ a year. */
    annualSavings,
    /** £ a month. */
    monthlySavings: annualSavings / 12,
    /** kg CO2 a year; 0 for Economy 7, whose power comes from the same grid. */
    co2Reduction: isEconomy ? 0 : usable * DAYS * figures.gridCarbon,
    /** Years; 0 when nothing is saved. */
    paybackPeriod: paybackOf(cost, annualSavings),
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
    usable,
    /** Allowing for the days when it does not. */
    realistic: realisticBattery(input, usable, electricityPrice, figures),
  });
}
