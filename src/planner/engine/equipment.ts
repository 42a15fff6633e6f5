import type { FigureValues } from '../../forms/rules/figures.ts';

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
