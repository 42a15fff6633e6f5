import {
  ABOVE_ZERO,
  parseChoice,
  type FormFields,
  type ValuesOf,
} from '../../../forms/rules/fields.ts';
import type { FigureValues } from '../../../forms/rules/figures.ts';
import { COST_FIELD } from '../calculator.ts';
import { OIL_KWH_PER_LITRE } from '../published-constants.ts';
import { paybackYears } from '../payback.ts';

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
  'oilLitrePrice',
  'heatPumpLifetime',
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

/** Tariffs for electric heating. */
export const TARIFFS = [
  { value: 'one', label: 'One price all day' },
  { value: 'night', label: 'A night rate' },
] as const;

type HomeSize = (typeof HOME_SIZES)[number]['value'];
type CurrentSystem = (typeof CURRENT_SYSTEMS)[number]['value'];

/** Energy bought for heating in a year, kWh, by home and system. */
const ESTIMATED_USAGE: Record<HomeSize, Record<CurrentSystem, number>> = {
  small: { oil: 12000, electric: 10000 },
  medium: { oil: 18000, electric: 15000 },
  large: { oil: 25000, electric: 22000 },
};

/** Typical energy for heating, kWh a year, for anyone without bills to hand. */
export function estimateUsage(homeSize: string, currentSystem: string): number {
  const bySystem = ESTIMATED_USAGE[parseChoice(HOME_SIZES, homeSize, 'medium')];
  return bySystem[parseChoice(CURRENT_SYSTEMS, currentSystem, 'oil')];
}

export const HEAT_PUMP_FIELDS = {
  homeSize: { kind: 'list', label: 'Home size', default: 'medium', choices: HOME_SIZES },
  currentSystem: {
    kind: 'list',
    label: 'Current system',
    default: 'oil',
    choices: CURRENT_SYSTEMS,
  },
  heatingTariff: {
    kind: 'list',
    label: 'Electricity tariff',
    default: 'one',
    choices: TARIFFS,
    onlyFor: ['currentSystem', 'electric'],
  },
  annualUsage: {
    kind: 'number',
    label: 'Annual energy usage for heating, kWh',
    hint: 'The energy you buy for heating now; a litre of oil is about 10 kWh',
    suffix: 'kWh',
    default: '',
    limits: ABOVE_ZERO,
    error: 'Please enter a valid annual energy usage',
    filler: {
      label: 'Estimate',
      fill: ({ homeSize = '', currentSystem = '' }) =>
        String(estimateUsage(homeSize, currentSystem)),
    },
  },
  installationCost: {
    ...COST_FIELD,
    label: 'Installation cost, £',
    error: 'Please enter a valid installation cost',
  },
} as const satisfies FormFields;

export type HeatPumpInput = ValuesOf<typeof HEAT_PUMP_FIELDS>;

/** £ for a kWh of heating energy now. */
function priceNow({ currentSystem, heatingTariff }: HeatPumpInput, figures: HeatPumpFigures) {
  if (currentSystem === 'oil') return figures.oilPrice;
  return heatingTariff === 'night' ? figures.nightPrice : figures.electricityPrice;
}

/**
 * Heat is the energy bought times the efficiency; a heat pump delivers the same heat from heat / COP of electricity.
 */
export function calculateHeatPump(input: HeatPumpInput, figures: HeatPumpFigures) {
  const isOil = input.currentSystem === 'oil';
  const { copSmall: small, copMedium: medium, copLarge: large, electricityPrice } = figures;
  const cop = { small, medium, large }[input.homeSize];
  const heat = input.annualUsage * (isOil ? figures.oilEfficiency : figures.electricEfficiency);
  const currentPrice = priceNow(input, figures);
  const currentCost = input.annualUsage * currentPrice;
  /** £ left to pay for those who get the grant. */
  const netCost = Math.max(0, input.installationCost - figures.heatPumpGrant);
  const running = (perKwh: number, costNow = currentCost) => {
    const annualSavings = costNow - heat * perKwh;
    return {
      /** £ a year; negative when the heat pump costs more to run. */
      annualSavings,
      /** Years; 0 when nothing is saved. */
      paybackPeriod: paybackYears(input.installationCost, annualSavings),
      /** Years until the cost after a grant is paid back; 0 when nothing is saved. */
      paybackAfterGrant: paybackYears(netCost, annualSavings),
    };
  };
  const newCost = (heat / cop) * electricityPrice;
  const litres = input.annualUsage / OIL_KWH_PER_LITRE;
  const carbonNow = input.annualUsage * (isOil ? figures.oilCarbon : figures.gridCarbon);
  return {
    ...running(electricityPrice / cop),
    /** kg CO2 a year. */
    co2Reduction: carbonNow - (heat / cop) * figures.gridCarbon,
    /** £ a year. */
    currentCost,
    /** £ a year. */
    newCost,
    netCost,
    /** COP: kWh of heat for each kWh of electricity. */
    efficiency: cop,
    /** kWh of heat the home needs in a year. */
    heat,
    /** £ for each kWh bought for heating now. */
    currentPrice,
    /** Savings at COPs from field trials: the median of all installations, and of careful ones. */
    field: running(electricityPrice / figures.copField),
    careful: running(electricityPrice / figures.copCareful),
    /** Savings at today's price of oil, and the £ a litre above which the heat pump saves. */
    todaysOil: isOil
      ? {
          ...running(electricityPrice / cop, litres * figures.oilLitrePrice),
          breakEvenPrice: newCost / litres,
        }
      : undefined,
  };
}
