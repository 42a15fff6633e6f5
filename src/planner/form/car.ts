import { NOON } from '../engine/measures.ts';
import { CHARGER, type CarUse, type Charging, type Tariff } from '../engine/plan.ts';
import type { Values } from './fields.ts';

const CAR = { milesPerKwh: 3.5, batteryKwh: 50 };
/** About 45 miles to the gallon. */
const MILES_PER_LITRE = 10;
const PLUG_KW = 2.3;

export const carOf = ({ miles }: Values): CarUse => ({ ...CAR, milesAYear: miles });

/** Petrol or diesel of a year, litres. */
export const fuelLitresOf = ({ presentCar, miles }: Values): number | undefined =>
  presentCar === 'fuel' ? miles / MILES_PER_LITRE : undefined;

export function currentCharging({ presentCar }: Values, { cheap }: Tariff): Charging | undefined {
  if (presentCar === 'none' || presentCar === 'fuel') return undefined;
  // With cheap hours and an electric car people use them: otherwise that would count as saved by the plan.
  const mode = cheap ? 'cheap' : 'at-once';
  return { ...CHARGER, mode, ...(presentCar === 'plug' && { chargerKw: PLUG_KW }) };
}

export function plannedCharging(
  { car }: Values,
  current: Charging | undefined,
  { cheap }: Tariff,
): Charging | undefined {
  if (car === 'noon') return { ...CHARGER, mode: 'spare', plugged: NOON };
  if (car !== 'keep') return { ...CHARGER, mode: car };
  return current && cheap ? { ...current, mode: 'cheap' } : current;
}

/** The entry for a car's charging in a step, beside today's. */
export function carEntryOf(
  planned: Charging | undefined,
  current: Charging | undefined,
): Values['car'] {
  if (!planned) return 'keep';
  // Without another charger, a car waits for cheap hours wherever the tariff has them.
  if (planned.mode !== 'spare') return planned.chargerKw === current?.chargerKw ? 'keep' : 'cheap';
  return planned.plugged.from === NOON.from ? 'noon' : 'spare';
}
