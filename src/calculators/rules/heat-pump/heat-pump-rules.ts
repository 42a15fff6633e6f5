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
  'heatPumpGrant',
  'heatPumpService',
  'boilerService',
] as const;

type HeatPumpFigures = FigureValues<(typeof HEAT_PUMP_FIGURES)[number]>;

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

const homeSizeOf = (text: string) => choose(HOME_SIZES, text, 'medium');
const systemOf = (text: string) => choose(CURRENT_SYSTEMS, text, 'oil');

/** Typical energy for heating, kWh a year, for anyone without bills to hand. */
export function estimateUsage(homeSize: string, currentSystem: string): number {
  return ESTIMATED_USAGE[homeSizeOf(homeSize)][systemOf(currentSystem)];
}

export function parseHeatPump(raw: Record<keyof HeatPumpInput, string>): Parsed<HeatPumpInput> {
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
export function calculateHeatPump(input: HeatPumpInput, figures: HeatPumpFigures) {
  const isOil = input.currentSystem === 'oil';
  const { copSmall: small, copMedium: medium, copLarge: large, electricityPrice } = figures;
  const cop = { small, medium, large }[input.homeSize];
  const heat = input.annualUsage * (isOil ? figures.oilEfficiency : figures.electricEfficiency);
  const currentPrice = priceNow(input, figures);
  const currentCost = input.annualUsage * currentPrice;
  /** £: what a grant leaves to pay, for whom it is given. */
  const netCost = Math.max(0, input.installationCost - figures.heatPumpGrant);
  const running = (perKwh: number) => {
    const annualSavings = currentCost - heat * perKwh;
    return finite({
      /** £ a year; negative when the heat pump costs more to run. */
      annualSavings,
      /** Years; 0 when nothing is saved. */
      paybackPeriod: paybackOf(input.installationCost, annualSavings),
      /** The same for what a grant leaves to pay. */
      paybackAfterGrant: paybackOf(netCost, annualSavings),
    });
  };
  // The power from one's own turbine could have been sold instead.
  const own = figures.heatFromOwnWind;
  const mixedPrice = electricityPrice * (1 - own) + figures.exportPrice * own;
  const carbonNow = input.annualUsage * (isOil ? figures.oilCarbon : figures.gridCarbon);
  return finite({
    ...running(electricityPrice / cop),
    /** kg CO2 a year. */
    co2Reduction: carbonNow - (heat / cop) * figures.gridCarbon,
    /** £ a year. */
    currentCost,
    /** £ a year. */
    newCost: (heat / cop) * electricityPrice,
    netCost,
    /** COP: kWh of heat for each kWh of electricity. */
    efficiency: cop,
    /** kWh of heat the home needs in a year. */
    heat,
    /** £ for each kWh bought for heating now. */
    currentPrice,
    /** The same home at the COP found in field trials: the median of all installations, and of careful ones. */
    field: running(electricityPrice / figures.copField),
    careful: running(electricityPrice / figures.copCareful),
    /** The same with a small turbine at the house. */
    ownWind: running(mixedPrice / cop),
  });
}
