import { finite } from '../../../values/finite.ts';
import { mapValues } from '../../../values/map-values.ts';
import { parseNumber } from '../../../values/parse-number.ts';
import { WALLBOX_LOSSES } from '../../../values/wallbox-losses.ts';
import { check, parsed, type Parsed } from '../../../values/result.ts';
import type { FigureValues } from '../../../values/figures.ts';

export const EV_CHARGING_FIGURES = ['chargingLosses'] as const;

export interface EvChargingInput {
  /** kWh. */
  batteryCapacity: number;
  /** Percent. */
  currentCharge: number;
  /** Percent. */
  targetCharge: number;
  /** £/kWh. */
  electricityRate: number;
  /** Miles per kWh. */
  efficiency: number;
  /** kW. */
  chargerPower: number;
}

export function parseEvCharging(
  raw: Record<keyof EvChargingInput, string>,
): Parsed<EvChargingInput> {
  const input = mapValues(raw, parseNumber);
  const isCurrentRight = input.currentCharge >= 0 && input.currentCharge <= 100;
  // Beside a wrong current charge, the target is judged by itself.
  const floor = isCurrentRight ? input.currentCharge : 0;
  return parsed(input, [
    check(
      input.batteryCapacity > 0 && input.batteryCapacity <= 200,
      'batteryCapacity',
      'Battery capacity must be a positive number between 1 and 200 kWh',
    ),
    check(isCurrentRight, 'currentCharge', 'Current charge must be between 0 and 100%'),
    check(
      input.targetCharge > floor && input.targetCharge <= 100,
      'targetCharge',
      'Target charge must be greater than current charge and max 100%',
    ),
    check(
      input.electricityRate > 0,
      'electricityRate',
      'Electricity rate must be a positive number',
    ),
    check(input.efficiency > 0, 'efficiency', 'Efficiency must be a positive number'),
    check(input.chargerPower > 0, 'chargerPower', 'Charger power must be a positive number'),
  ]);
}

/** Energy is capacity times the share charged; the energy drawn, cost, time and range follow from it. */
export function calculateEvCharging(
  input: EvChargingInput,
  { chargingLosses }: FigureValues<(typeof EV_CHARGING_FIGURES)[number]>,
) {
  const energy = (input.batteryCapacity * (input.targetCharge - input.currentCharge)) / 100;
  const taken = energy / (1 - chargingLosses);
  const costPerCharge = taken * input.electricityRate;
  const mileageGained = energy * input.efficiency;
  return finite({
    /** £. */
    costPerCharge,
    /** £ a mile. */
    costPerMile: costPerCharge / mileageGained,
    /** Hours. */
    timeToCharge: taken / input.chargerPower,
    /** Miles. */
    mileageGained,
    /** kWh added to the car's battery. */
    energy,
    /** kWh drawn from the charger to add them. */
    taken,
    /** £, including what a wallbox loses. */
    costAtWallbox: (energy / (1 - WALLBOX_LOSSES)) * input.electricityRate,
  });
}
