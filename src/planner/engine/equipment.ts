import type { FigureValues } from '../../values/figures.ts';
import type { EquipmentPrices } from './cost.ts';

/** Names in content/figures.json of prices and lifetimes. */
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
  'chargerPrice',
  'chargerLifetime',
] as const;

/** Turbines with a guide price. */
export const OFFERED_TURBINES = ['kw3', 'kw6', 'excel10'] as const;
export type OfferedTurbine = (typeof OFFERED_TURBINES)[number];

export function equipmentPrices(
  figures: FigureValues<(typeof EQUIPMENT_FIGURES)[number]>,
): EquipmentPrices {
  const turbine = (machine: OfferedTurbine) => ({
    pounds: figures[`${machine}Price`],
    lifetimeYears: figures.turbineLifetime,
  });
  return {
    turbine: { kw3: turbine('kw3'), kw6: turbine('kw6'), excel10: turbine('excel10') },
    panels: {
      fixedPounds: figures.panelsFixedPrice,
      poundsPerUnit: figures.panelsPricePerKw,
      lifetimeYears: figures.panelsLifetime,
    },
    battery: {
      fixedPounds: figures.batteryFixedPrice,
      poundsPerUnit: figures.batteryPricePerKwh,
      lifetimeYears: figures.batteryLifetime,
    },
    heatPump: { pounds: figures.heatPumpPrice, lifetimeYears: figures.heatPumpLifetime },
    charger: { pounds: figures.chargerPrice, lifetimeYears: figures.chargerLifetime },
  };
}
