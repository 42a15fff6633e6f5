import { CHARGER, MIDDAY_HOURS, type CarUse, type Charging, type Tariff } from '../engine/plan.ts';
import type { PlannerValues } from './fields.ts';

const CAR = { milesPerKwh: 3.5, batteryKwh: 50 };
/** About 45 miles to the gallon. */
const MILES_PER_LITRE = 10;
const PLUG_KW = 2.3;

export const carOf = ({ miles }: PlannerValues): CarUse => ({ ...CAR, milesAYear: miles });

/** Petrol or diesel, litres a year. */
export const carFuelLitresOf = ({ presentCar, miles }: PlannerValues): number | undefined =>
  presentCar === 'fuel' ? miles / MILES_PER_LITRE : undefined;

export function currentCharging(
  { presentCar }: PlannerValues,
  { offPeak }: Tariff,
): Charging | undefined {
  if (presentCar === 'none' || presentCar === 'fuel') return undefined;
  // On an off-peak rate, owners of an electric car already charge in off-peak hours, so the plan gets no credit for
  // that.
  const mode = offPeak ? 'off-peak' : 'at-once';
  return { ...CHARGER, mode, ...(presentCar === 'plug' && { chargerKw: PLUG_KW }) };
}

/** By the form's values, which are in shared links. */
const MODES = { cheap: 'off-peak', spare: 'surplus' } as const;

export function plannedCharging(
  { car }: PlannerValues,
  current: Charging | undefined,
  { offPeak }: Tariff,
): Charging | undefined {
  if (car === 'noon') return { ...CHARGER, mode: 'surplus', plugged: MIDDAY_HOURS };
  if (car !== 'keep') return { ...CHARGER, mode: MODES[car] };
  return current && offPeak ? { ...current, mode: 'off-peak' } : current;
}
