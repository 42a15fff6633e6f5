import type { FigureValues, FigureView } from '../../forms/rules/figures.ts';
import type { Fabric, Fuel } from './plan.ts';

/**
 * Names of the figures that the simulation reads from content. Carbon is in kg CO2 per litre of petrol, servicing in £
 * a year, the inverter's price in £ and its lifetime in years, downtime in days a year; savings are shares of space
 * heating, 0 to 1.
 */
export const PLANNER_FIGURES = [
  'fuelCarbon',
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

/** Boiler fuel figures, which `Prices` groups by fuel. */
const FUEL_FIGURES = [
  'oilCarbonToday',
  'oilEfficiency',
  'lpgPrice',
  'lpgCarbon',
  'solidPrice',
  'solidCarbon',
  'solidEfficiency',
] as const;

export interface Prices extends FigureValues<(typeof PLANNER_FIGURES)[number]> {
  /** By fuel: £/kWh, kg CO2/kWh, and the efficiency of the boiler or stove, 0 to 1. */
  fuels: Readonly<Record<Fuel, { price: number; carbon: number; efficiency: number }>>;
  /** Petrol or diesel, £ a litre. */
  fuelPrice: number;
  /** kg CO2 a kWh of grid electricity. */
  gridCarbon: number;
}

/** Heat pumps by maximum output, kW, with the price figure of each. */
export const HEAT_PUMPS = [
  [6, 'heatPump6Price'],
  [8, 'heatPump8Price'],
  [10, 'heatPump10Price'],
  [12, 'heatPump12Price'],
  [14, 'heatPump14Price'],
  [16, 'heatPump16Price'],
] as const;

/**
 * Installed cost of equipment, £, and its lifetime, years. Panels and batteries have a fixed cost and a cost per kW or
 * kWh; insulation is priced for a house of 100 m². Turbines have no price, since makers publish none. Heat pump prices
 * exclude radiators, which are priced separately, and underfloor heating: see `needsUnderfloorHeating`.
 */
const EQUIPMENT_FIGURES = [
  'panelsFixedPrice',
  'panelsPricePerKw',
  'panelsLifetime',
  'turbineLifetime',
  'batteryFixedPrice',
  'batteryPricePerKwh',
  'batteryLifetime',
  'heatPump6Price',
  'heatPump8Price',
  'heatPump10Price',
  'heatPump12Price',
  'heatPump14Price',
  'heatPump16Price',
  'heatPumpLifetime',
  'radiatorsPrice',
  'radiatorsUpgradePrice',
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

/** Includes the share of space heating that each insulation measure saves, which sets the size of a heat pump. */
export type EquipmentPrices = FigureValues<(typeof EQUIPMENT_FIGURES)[number] | `${Fabric}Saving`>;

/** Figures of content/figures.json that the planner calculates with. */
export const ALL_FIGURES = [
  'gridCarbonToday',
  ...PLANNER_FIGURES,
  ...FUEL_FIGURES,
  ...EQUIPMENT_FIGURES,
  'electricityPrice',
  'oilLitrePrice',
  'fuelPrice',
  'nightPrice',
  'goPrice',
  'goDayPrice',
  'cosyPrice',
  'cosyDayPrice',
  'cosyPeakPrice',
  'exportPrice',
  'exportPriceCustomer',
] as const;

export type PlannerFigure = (typeof ALL_FIGURES)[number];
export type FormFigures = Readonly<Record<PlannerFigure, FigureView>>;
