import type { FigureValues, FigureView } from '../../forms/rules/figures.ts';
import type { Fuel } from './plan.ts';

/**
 * Figures of content/figures.json that the planner calculates with. Carbon is in kg CO2 per kWh, or per litre of petrol;
 * servicing in £ a year; lifetimes in years; downtime in days a year. Savings are shares of space heating, 0 to 1.
 */
export const PLANNER_FIGURES = [
  'gridCarbonToday',
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
  'oilCarbonToday',
  'oilEfficiency',
  'lpgPrice',
  'lpgCarbon',
  'solidPrice',
  'solidCarbon',
  'solidEfficiency',
  // Installed cost, £: a fixed part and one per kW or kWh; insulation for a house of 100 m². Turbines have no price, since
  // makers publish none. Heat pump prices exclude radiators, which are priced separately, and underfloor heating: see
  // `needsUnderfloorHeating`.
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

export type PlannerFigure = (typeof PLANNER_FIGURES)[number];
export type FormFigures = Readonly<Record<PlannerFigure, FigureView>>;

/** Our figures. The visitor's own prices are in `fuels`, and in the tariffs of the plan. */
export interface Prices extends FigureValues<PlannerFigure> {
  /** By fuel, at the price entered: £/kWh, kg CO2/kWh, and the efficiency of the boiler or stove, 0 to 1. */
  fuels: Readonly<Record<Fuel, { price: number; carbon: number; efficiency: number }>>;
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
