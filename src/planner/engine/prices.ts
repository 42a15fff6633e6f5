import type { FigureValues } from '../../forms/rules/figures.ts';

/**
 * Figures of content that a year needs: kg CO2 a kWh of oil and a litre of petrol; the efficiency of an oil boiler, 0 to
 * 1; service, £ a year; an inverter, £ and years; days a year without power from turbine or roof; and what each measure
 * saves of the heat for rooms, 0 to 1.
 */
export const PLANNER_FIGURES = [
  'oilCarbon',
  'fuelCarbon',
  'oilEfficiency',
  'boilerService',
  'heatPumpService',
  'turbineService',
  'inverterPrice',
  'inverterLifetime',
  'turbineDaysLost',
  'panelsDaysLost',
  'loftSaving',
  'cavitySaving',
  'wallsSaving',
  'draughtsSaving',
  'controlsSaving',
] as const;

export interface Prices extends FigureValues<(typeof PLANNER_FIGURES)[number]> {
  /** £/kWh. */
  oilPrice: number;
  /** Petrol or diesel, £ a litre. */
  fuelPrice: number;
  /** kg CO2 a kWh of grid electricity. */
  gridCarbon: number;
}

/**
 * What equipment costs installed, £, and how long it lasts, years: panels by roof and by kW, a battery by itself and by
 * kWh. The heat pump is without radiators, which have a price of their own, and without underfloor heating: see
 * `uncountedEmitters`.
 */
export const EQUIPMENT_FIGURES = [
  'panelsFixedPrice',
  'panelsPricePerKw',
  'panelsLifetime',
  'kw3Price',
  'kw6Price',
  'excel10Price',
  'turbineLifetime',
  'batteryFixedPrice',
  'batteryPricePerKwh',
  'batteryLifetime',
  'heatPumpPrice',
  'heatPumpLifetime',
  'radiatorsPrice',
  'boilerPrice',
  'chargerPrice',
  'chargerLifetime',
  'loftPrice',
  'cavityPrice',
  'wallsPrice',
  'draughtsPrice',
  'controlsPrice',
  'fabricLifetime',
  'diverterPrice',
  'diverterLifetime',
] as const;

export type EquipmentPrices = FigureValues<(typeof EQUIPMENT_FIGURES)[number]>;
