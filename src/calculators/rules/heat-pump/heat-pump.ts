import type { Choice } from '../../../forms/rules/fields.ts';
import { figureValuesOf } from '../../../forms/rules/figures.ts';
import { countOf, formatPounds, formatWhole, toPercent } from '../../../numbers/format.ts';
import type {
  Calculator,
  CalculatorPage,
  CalculatorOutcome,
  MainFigure,
  Presentation,
} from '../calculator.ts';
import { chartBars } from '../chart.ts';
import { OIL_KWH_PER_LITRE } from '../published-constants.ts';
import { chartPayback, formatYears } from '../payback.ts';
import {
  datePrices,
  figureDate,
  treesRow,
  noteOnCarbon,
  ourFigure,
  pricePerKwh,
} from '../describe-figures.ts';
import {
  CURRENT_SYSTEMS,
  estimateUsage,
  HOME_SIZES,
  TARIFFS,
  calculateHeatPump,
  HEAT_PUMP_FIELDS,
  HEAT_PUMP_FIGURES,
  type HeatPumpInput,
} from './heat-pump-calculation.ts';

type HeatPumpOutcome = CalculatorOutcome<typeof calculateHeatPump>;

const labelIn = (choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value;

/** A payback longer than this many years gets a note on what would shorten it. */
const LONG_PAYBACK_YEARS = 15;

function noteOnOwnPower({ result }: HeatPumpOutcome, pays: boolean): Presentation['notes'] {
  if (pays && result.paybackPeriod <= LONG_PAYBACK_YEARS) return [];
  const when = pays
    ? `takes ${formatYears(result.paybackPeriod)} to pay back`
    : 'does not pay back';
  return [
    `At the prices entered, the heat pump ${when}. Generating your own power lowers the running cost, though the equipment must also pay for itself, and panels produce most in summer. A more efficient pump saves more: try a higher COP under Assumptions.`,
  ];
}

/** The saving at today's price of oil, as prominent as the specified one. */
function atTodaysOilPrice(outcome: HeatPumpOutcome): MainFigure[] {
  const { figures, result } = outcome;
  const { todaysOil } = result;
  if (!todaysOil) return [];
  const { annualSavings, paybackPeriod, paybackAfterGrant, breakEvenPrice } = todaysOil;
  const payback =
    annualSavings > 0
      ? `It pays for itself in about ${formatWhole(paybackPeriod)} years${figures.heatPumpGrant > 0 ? `, or ${formatWhole(paybackAfterGrant)} with the grant` : ''}. `
      : '';
  return [
    {
      label: `At today's oil price, ${formatWhole(figures.oilLitrePrice * 100)}p a litre (${figureDate('oilLitrePrice', outcome)})`,
      main: `${formatPounds(annualSavings)} a year`,
      more: `${payback}Before servicing, it saves nothing if oil costs less than about ${Math.round((breakEvenPrice * 100) / 5) * 5}p a litre.`,
    },
  ];
}

/** The specified payback, and the payback after a grant; a payback longer than the lifetime is marked. */
function paybacks({ input, figures, defaultFigures, result }: HeatPumpOutcome): MainFigure[] {
  const cost = formatPounds(input.installationCost);
  const grant = Math.min(figures.heatPumpGrant, input.installationCost);
  const lifetime = figures.heatPumpLifetime;
  const orLonger = (years: number) =>
    years > lifetime ? `, longer than the heat pump lasts (${countOf(lifetime, 'year')})` : '';
  const after = {
    label: 'Payback after the grant',
    main: result.netCost > 0 ? formatYears(result.paybackAfterGrant) : 'nothing left to pay',
    more: `with ${formatPounds(grant)} from the ${defaultFigures['heatPumpGrant']?.label ?? 'grant'} (subject to eligibility)${orLonger(result.paybackAfterGrant)}`,
  };
  return [
    {
      label: 'Payback Period',
      main: formatYears(result.paybackPeriod),
      more: `on a cost of ${cost}${orLonger(result.paybackPeriod)}`,
    },
    ...(grant > 0 ? [after] : []),
  ];
}

/** A note on the CO2 factors for today. With oil, a visitor has to change both: only then are they comparable. */
function noteOnFactors(outcome: HeatPumpOutcome): string {
  if (outcome.input.currentSystem !== 'oil') return noteOnCarbon(outcome);
  const [oil, grid] = ['oilCarbon', 'gridCarbon'].map((name) => ourFigure(name, outcome));
  const [oilToday, gridToday] = [oil?.others?.[0], grid?.others?.[0]];
  if (!oil || !grid || !oilToday || !gridToday) return '';
  return ` The CO2 saving uses older figures, which are not comparable: ${oil.value} kg a kWh for oil and ${grid.value} for electricity. For today, use ${oilToday.value} and ${gridToday.value}.`;
}

/** The assumptions behind the savings, and the costs they exclude. */
function basisOf(outcome: HeatPumpOutcome): string {
  const { input, figures } = outcome;
  const isOil = input.currentSystem === 'oil';
  const isNight = input.heatingTariff === 'night' && !isOil;
  const priceName = isOil ? 'oilPrice' : isNight ? 'nightPrice' : 'electricityPrice';
  const costBefore = pricePerKwh(priceName, outcome);
  const kwh = `${formatWhole(input.annualUsage)} kWh`;
  const litres = formatWhole(Math.round(input.annualUsage / OIL_KWH_PER_LITRE / 10) * 10);
  const fuel = isOil
    ? `burns about ${litres} litres of oil (${kwh})`
    : `uses ${kwh} of electricity`;
  const isOurOilPrice = isOil && ourFigure('oilPrice', outcome) !== undefined;
  const litre = isOurOilPrice
    ? ` (about ${formatWhole(figures.oilPrice * OIL_KWH_PER_LITRE * 100)}p a litre)`
    : '';
  const oil = isOurOilPrice ? " Oil prices change fast, so use the saving at today's price." : '';
  const service = formatPounds(figures.heatPumpService);
  const boiler = isOil ? ` and ${formatPounds(figures.boilerService)} for an oil boiler` : '';
  return `These savings are for a home that ${fuel} a year for heating at ${costBefore}${litre}, and a heat pump that runs on electricity at ${pricePerKwh('electricityPrice', outcome)}.${oil} The savings exclude servicing, which costs about ${service} a year for a heat pump${boiler}. Your home will differ: the rows for other COPs (units of heat from one unit of electricity) show how much.${datePrices([priceName, 'electricityPrice', 'heatPumpService'], outcome)}${noteOnFactors(outcome)}`;
}

function format(outcome: HeatPumpOutcome): Presentation {
  const { input, figures, result } = outcome;
  const isOil = input.currentSystem === 'oil';
  const efficiency = isOil ? figures.oilEfficiency : figures.electricEfficiency;
  const pays = result.annualSavings > 0;
  const costBefore = formatPounds(result.currentCost);
  const costAfter = formatPounds(result.newCost);
  const savings = formatPounds(result.annualSavings);
  const cost = formatPounds(input.installationCost);
  const years = formatYears(result.paybackPeriod);
  const saved = ({ annualSavings, paybackPeriod }: HeatPumpOutcome['result']['field']) =>
    `${formatPounds(annualSavings)} a year, ${formatYears(paybackPeriod)}`;
  return {
    label: 'Annual Savings',
    main: savings,
    otherFigures: [...atTodaysOilPrice(outcome), ...paybacks(outcome)],
    inputRows: [
      ['Home size', labelIn(HOME_SIZES, input.homeSize)],
      ['Current system', labelIn(CURRENT_SYSTEMS, input.currentSystem)],
      ...(isOil ? [] : [['Electricity tariff', labelIn(TARIFFS, input.heatingTariff)] as const]),
      ['Energy for heating', `${formatWhole(input.annualUsage)} kWh a year`],
      ['Installation cost', cost],
    ],
    rows: [
      ['Heating now', `${costBefore} a year`],
      ['With a heat pump', `${costAfter} a year`],
      ['CO2 Reduction', `${formatWhole(result.co2Reduction)} kg a year`],
      treesRow(Math.max(0, result.co2Reduction), figures.treeCarbon),
      ['COP', result.efficiency.toFixed(1)],
      [`At COP ${figures.copField.toFixed(1)}, the field trial median`, saved(result.field)],
      [`At COP ${figures.copCareful.toFixed(1)}, carefully installed`, saved(result.careful)],
    ],
    charts: [
      chartBars(`Heating for a year: ${costBefore} now, ${costAfter} with a heat pump.`, [
        { label: 'now', value: result.currentCost, text: costBefore },
        { label: 'heat pump', value: result.newCost, text: costAfter, isMain: true },
      ]),
      ...chartPayback(input.installationCost, [{ savings: result.annualSavings }]),
    ],
    steps: [
      `Heat: ${formatWhole(input.annualUsage)} kWh × ${toPercent(efficiency)}% = ${formatWhole(result.heat)} kWh a year`,
      `Now: ${formatWhole(input.annualUsage)} kWh × £${result.currentPrice} = ${costBefore}`,
      `Heat pump: ${formatWhole(result.heat)} kWh ÷ ${result.efficiency} × £${figures.electricityPrice} = ${costAfter}`,
      pays
        ? `${cost} ÷ ${savings} a year = ${years}`
        : 'At these prices the heat pump costs more to run, so it does not pay back in money.',
    ],
    notes: [...noteOnOwnPower(outcome, pays), basisOf(outcome)],
  };
}

export const heatPumpCalculator: Calculator<typeof calculateHeatPump> = {
  fields: HEAT_PUMP_FIELDS,
  figures: HEAT_PUMP_FIGURES,
  calculate: calculateHeatPump,
  format,
  delayMs: 1200,
  doneMessage: 'Heat pump savings calculated successfully.',
  errorMessage: 'Failed to calculate savings. Please try again.',
};

export const heatPumpPage: CalculatorPage<keyof HeatPumpInput> = {
  icon: 'Home',
  title: 'Heat pump',
  question: 'What would heating cost with a heat pump instead of oil or electric heating?',
  heading: 'Calculate Your Heat Pump Savings',
  lead: 'Compare the cost of heating with a heat pump, oil and electric heating.',
  example: (figures) => {
    const { heatPumpPrice } = figureValuesOf(figures, ['heatPumpPrice'], 'the heat pump example');
    const annualUsage = estimateUsage('medium', 'oil');
    return {
      situation: `A medium home with an oil boiler that burns ${formatWhole(annualUsage)} kWh of oil a year, and a heat pump for ${formatPounds(heatPumpPrice)} installed.`,
      texts: {
        currentSystem: 'oil',
        annualUsage: String(annualUsage),
        installationCost: String(heatPumpPrice),
      },
    };
  },
};
