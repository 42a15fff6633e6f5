import * as z from 'zod/mini';
import { fileFields, line, month } from './primitives.ts';

/** A number with everything a reader needs to trust it. */
export const figureSchema = z.strictObject({
  value: z.number().check(z.describe('The number')),
  unit: line('Its unit', 40),
  label: line('What it is, in plain words', 120),
  asOf: month('Month from which it holds'),
  source: line('Where it comes from', 240),
});

const figure = (description: string) => figureSchema.check(z.describe(description));

/** Every price, factor, yield and COP the calculators use. */
export const figuresSchema = z.strictObject({
  ...fileFields,
  electricityPrice: figure('Price of grid electricity, £/kWh'),
  gridCarbon: figure('Carbon of grid electricity, kg CO2/kWh'),
  treeCarbon: figure('Carbon one tree takes up in a year, kg CO2'),
  solarSystemSize: figure('Size of the example roof, kW'),
  solarYield: figure('Yield elsewhere, kWh per kW a year'),
  solarYieldIslands: figure('Yield in HS postcodes, kWh per kW a year'),
  solarYieldVariation: figure('Half-width of the variation, kWh per kW'),
  solarPerformanceRatio: figure('Share of the yield that reaches the meter'),
  solarPanelsPerKw: figure('Panels to one kW'),
  windSpeed: figure('Mean wind speed elsewhere, m/s'),
  windSpeedIslands: figure('Mean wind speed in HS postcodes, m/s'),
  windSpeedVariation: figure('Half-width of the variation, m/s'),
  windRatedSpeed: figure('Wind speed at rated power, m/s'),
  airDensity: figure('Density of air, kg/m³'),
  turbineEfficiency: figure('Share of the wind that becomes electricity'),
  hoursPerYear: figure('Hours in a year'),
  batteryUsableShare: figure('Share of a battery that can be used'),
  batterySolarCap: figure('Most of the daily use that stored solar covers'),
  batteryWindCap: figure('Most of the daily use that stored wind covers'),
  batterySolarDailyYield: figure('kWh a day from one kW of solar'),
  batteryWindCapacityFactor: figure('Share of rated power a turbine gives over a year'),
  economyRate: figure('Night rate shown as an example, £/kWh'),
  oilPrice: figure('Price of heating oil, £/kWh'),
  oilEfficiency: figure('Efficiency of an oil boiler'),
  electricEfficiency: figure('Efficiency of direct electric heating'),
  oilCarbon: figure('Carbon of heating oil, kg CO2/kWh'),
  copSmall: figure('Heat-pump COP, small home'),
  copMedium: figure('Heat-pump COP, medium home'),
  copLarge: figure('Heat-pump COP, large home'),
});

export type Figure = z.output<typeof figureSchema>;
export type Figures = Omit<z.output<typeof figuresSchema>, '$schema'>;
