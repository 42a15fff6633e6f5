import { choose } from '../../../values/choices.ts';
import type { FigureValues } from '../../../values/figures.ts';
import { finite } from '../../../values/finite.ts';
import { parseNumber, parsePounds } from '../../../values/parse-number.ts';
import { check, parsed, type Parsed } from '../../../values/result.ts';
import { paybackOf } from '../payback.ts';

export const HEAT_PUMP_FIGURES = [
  'oilPrice',
  'electricityPrice',
  'oilEfficiency',
  'electricEfficiency',
  'oilCarbon',
  'gridCarbon',
  'copSmall',
  'copMedium',
  'copLarge',
  'treeCarbon',
  'copField',
  'copCareful',
  'nightPrice',
  'exportPrice',
  'heatFromOwnWind',
] as const;

export type HeatPumpFigure = (typeof HEAT_PUMP_FIGURES)[number];
type HeatPumpFigures = FigureValues<HeatPumpFigure>;

export const HOME_SIZES = [
  { value: 'small', label: 'Small (1-2 bedrooms)' },
  { value: 'medium', label: 'Medium (3-4 bedrooms)' },
  { value: 'large', label: 'Large (5+ bedrooms)' },
] as const;
export const CURRENT_SYSTEMS = [
  { value: 'oil', label: 'Oil boiler' },
  { value: 'electric', label: 'Electric heating' },
] as const;

/** The tariffs that electric heating may run on. */
export const TARIFFS = [
  { value: 'one', label: 'One price all day' },
  { value: 'night', label: 'A night rate' },
] as const;

type HomeSize = (typeof HOME_SIZES)[number]['value'];
type CurrentSystem = (typeof CURRENT_SYSTEMS)[number]['value'];
type HeatingTariff = (typeof TARIFFS)[number]['value'];

/** Energy bought for heating in a year, kWh, by home and system. */
const ESTIMATED_USAGE: Record<HomeSize, Record<CurrentSystem, number>> = {
  small: { oil: 12000, electric: 10000 },
  medium: { oil: 18000, electric: 15000 },
  large: { oil: 25000, electric: 22000 },
};

export interface HeatPumpInput {
  homeSize: HomeSize;
  currentSystem: CurrentSystem;
  /** For electric heating only; without it, one price all day. */
  heatingTariff?: HeatingTariff;
  /** Energy bought for heating now, kWh a year. */
  annualUsage: number;
  /** £. */
  installationCost: number;
}

export interface HeatPumpResult {
  /** £ a year; negative when the heat pump costs more to run. */
  annualSavings: number;
  /** kg CO2 a year. */
  co2Reduction: number;
  /** Years; 0 when nothing is saved. */
  paybackPeriod: number;
  /** £ a year. */
  currentCost: number;
  /** £ a year. */
  newCost: number;
  /** COP: kWh of heat for each kWh of electricity. */
  efficiency: number;
  /** kWh of heat the home needs in a year. */
  heat: number;
  /** £ for each kWh bought for heating now. */
  currentPrice: number;
  /** The same home at the COP found in field trials: the median of all installations, and of careful ones. */
  field: Running;
  careful: Running;
  /** The same with a small turbine at the house. */
  ownWind: Running;
}

/** What a heat pump saves, £ a year, and the years until that pays for it; 0 when nothing is saved. */
interface Running {
  annualSavings: number;
  paybackPeriod: number;
}

export type HeatPumpRaw = Record<keyof HeatPumpInput, string>;

const homeSizeOf = (text: string) => choose(HOME_SIZES, text, 'medium');
const systemOf = (text: string) => choose(CURRENT_SYSTEMS, text, 'oil');

/** Typical energy for heating, kWh a year, for anyone without bills to hand. */
export function estimateUsage(homeSize: string, currentSystem: string): number {
  return ESTIMATED_USAGE[homeSizeOf(homeSize)][systemOf(currentSystem)];
}

export function parseHeatPump(raw: HeatPumpRaw): Parsed<HeatPumpInput> {
  const input = {
    homeSize: homeSizeOf(raw.homeSize),
    currentSystem: systemOf(raw.currentSystem),
    heatingTariff: choose(TARIFFS, raw.heatingTariff, 'one'),
    annualUsage: parseNumber(raw.annualUsage),
    installationCost: parsePounds(raw.installationCost),
  };
  return parsed(input, [
    check(input.annualUsage > 0, 'annualUsage', 'Please enter a valid annual energy usage'),
    check(input.installationCost > 0, 'installationCost', 'Please enter a valid installation cost'),
  ]);
}

/** £ for a kWh of heating energy now. */
function priceNow({ currentSystem, heatingTariff }: HeatPumpInput, figures: HeatPumpFigures) {
  if (currentSystem === 'oil') return figures.oilPrice;
  return heatingTariff === 'night' ? figures.nightPrice : figures.electricityPrice;
}

/** Heat is the energy bought times the efficiency; a heat pump gives the same heat from heat / COP of electricity. */
export function calculateHeatPump(input: HeatPumpInput, figures: HeatPumpFigures): HeatPumpResult {
  const isOil = input.currentSystem === 'oil';
  const { copSmall: small, copMedium: medium, copLarge: large, electricityPrice } = figures;
  const cop = { small, medium, large }[input.homeSize];
  const heat = input.annualUsage * (isOil ? figures.oilEfficiency : figures.electricEfficiency);
  const currentPrice = priceNow(input, figures);
  const currentCost = input.annualUsage * currentPrice;
  const running = (perKwh: number): Running => {
    const annualSavings = currentCost - heat * perKwh;
    return finite({
      annualSavings,
      paybackPeriod: paybackOf(input.installationCost, annualSavings),
    });
  };
  // The power from one's own turbine could have been sold instead.
  const own = figures.heatFromOwnWind;
  const mixedPrice = electricityPrice * (1 - own) + figures.exportPrice * own;
  const carbonNow = input.annualUsage * (isOil ? figures.oilCarbon : figures.gridCarbon);
  return finite({
    ...running(electricityPrice / cop),
    co2Reduction: carbonNow - (heat / cop) * figures.gridCarbon,
    currentCost,
    newCost: (heat / cop) * electricityPrice,
    efficiency: cop,
    heat,
    currentPrice,
    field: running(electricityPrice / figures.copField),
    careful: running(electricityPrice / figures.copCareful),
    ownWind: running(mixedPrice / cop),
  });
}
