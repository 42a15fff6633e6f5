import type { FigureValues } from '../../values/figures.ts';
import { mapValues } from '../../values/map-values.ts';
import type { EquipmentPrices } from './cost.ts';
import { TURBINES } from './generation/turbines.ts';

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

export function equipmentPrices(
  figures: FigureValues<(typeof EQUIPMENT_FIGURES)[number]>,
): EquipmentPrices {
  return {
    turbine: mapValues(TURBINES, (_, machine) => ({
      pounds: figures[`${machine}Price`],
      lifetimeYears: figures.turbineLifetime,
    })),
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
