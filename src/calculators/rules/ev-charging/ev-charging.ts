import { ABOVE_ZERO, type FormFields, type ValuesOf } from '../../../forms/rules/fields.ts';
import { figureValuesOf, type FigureValues } from '../../../forms/rules/figures.ts';
import {
  countOf,
  formatNumber,
  formatPounds,
  formatWhole,
  toPercent,
} from '../../../numbers/format.ts';
import {
  type Calculator,
  type CalculatorPage,
  type CalculatorOutcome,
  type Presentation,
  PRICE_PER_KWH_FIELD,
} from '../calculator.ts';
import { chartBars } from '../chart.ts';
import { WALLBOX_LOSSES } from '../published-constants.ts';
import { figureDate } from '../describe-figures.ts';

const BESIDE = { kind: 'number', width: 'short', row: 'charge', limits: ABOVE_ZERO } as const;

const EV_CHARGING_FIELDS = {
  batteryCapacity: {
    ...BESIDE,
    label: 'Battery capacity, kWh',
    suffix: 'kWh',
    default: '60',
    limits: [Number.MIN_VALUE, 200],
    error: 'Battery capacity must be a positive number between 1 and 200 kWh',
  },
  chargerPower: {
    ...BESIDE,
    label: 'Charger power, kW',
    suffix: 'kW',
    default: '7',
    error: 'Charger power must be a positive number',
  },
  currentCharge: {
    ...BESIDE,
    label: 'Current charge, %',
    suffix: '%',
    default: '20',
    limits: [0, 100],
    error: 'Current charge must be between 0 and 100%',
  },
  targetCharge: {
    ...BESIDE,
    label: 'Target charge, %',
    suffix: '%',
    default: '80',
    limits: [Number.MIN_VALUE, 100],
    above: 'currentCharge',
    error: 'Target charge must be greater than current charge and max 100%',
  },
  electricityRate: {
    ...BESIDE,
    ...PRICE_PER_KWH_FIELD,
    label: 'Electricity rate, £ per kWh',
    default: '0.28',
    error: 'Electricity rate must be a positive number',
  },
  efficiency: {
    ...BESIDE,
    label: 'Efficiency, miles per kWh',
    suffix: 'mi/kWh',
    default: '3.5',
    error: 'Efficiency must be a positive number',
  },
} as const satisfies FormFields;

type EvChargingInput = ValuesOf<typeof EV_CHARGING_FIELDS>;

const EV_FIGURES = ['chargingLosses', 'nightPrice', 'fuelPrice'] as const;
/** Our estimate: about 45 miles to the gallon. */
const MILES_PER_LITRE = 10;

/** Energy is capacity times the share charged; the energy drawn, cost, time and range follow from it. */
export function calculateEvCharging(
  input: EvChargingInput,
  { chargingLosses, nightPrice, fuelPrice }: FigureValues<(typeof EV_FIGURES)[number]>,
) {
  const energy = (input.batteryCapacity * (input.targetCharge - input.currentCharge)) / 100;
  const gridKwh = energy / (1 - chargingLosses);
  const costPerCharge = gridKwh * input.electricityRate;
  const mileageGained = energy * input.efficiency;
  return {
    /** £. */
    costPerCharge,
    /** £ a mile. */
    costPerMile: costPerCharge / mileageGained,
    /** Hours. */
    timeToCharge: gridKwh / input.chargerPower,
    /** Miles. */
    mileageGained,
    /** kWh added to the car's battery. */
    energy,
    /** kWh drawn from the charger to add them. */
    gridKwh,
    /** £ a mile: including wallbox losses, the same at a night rate, and on petrol. */
    perMile: {
      wallbox: input.electricityRate / (1 - WALLBOX_LOSSES) / input.efficiency,
      night: nightPrice / (1 - WALLBOX_LOSSES) / input.efficiency,
      petrol: fuelPrice / MILES_PER_LITRE,
    },
    /** £, including wallbox losses. */
    costAtWallbox: (energy / (1 - WALLBOX_LOSSES)) * input.electricityRate,
  };
}

type EvChargingOutcome = CalculatorOutcome<typeof calculateEvCharging>;

/** Chargers to compare, kW: three-pin plug, single-phase, three-phase, rapid. */
const CHARGERS = [2.3, 7, 22, 50];

/** The time this charge takes at common chargers and at the visitor's own. */
function chartTimes({ input, result }: EvChargingOutcome) {
  const powers = [...new Set([...CHARGERS, input.chargerPower])].sort((a, b) => a - b);
  const bars = powers.map((power) => ({
    label: `${power} kW`,
    value: result.gridKwh / power,
    text: `${(result.gridKwh / power).toFixed(1)} h`,
    isMain: power === input.chargerPower,
  }));
  const times = bars.map((bar) => `${bar.text} at ${bar.label}`).join(', ');
  return chartBars(`Time for this charge: ${times}.`, bars);
}

function format(outcome: EvChargingOutcome): Presentation {
  const { input, figures, result } = outcome;
  const { chargingLosses } = figures;
  const cost = formatPounds(result.costPerCharge, 2);
  const inPence = (pounds: number) => `${(pounds * 100).toFixed(1)}p`;
  const perMile = inPence(result.costPerMile);
  const time = `${formatNumber(result.timeToCharge, 1)} hours`;
  const miles = Math.round(result.mileageGained);
  const range = countOf(miles, 'mile', formatWhole(miles));
  const stored = `${formatNumber(result.energy, 1)} kWh`;
  const energy = `${formatNumber(result.gridKwh, 1)} kWh`;
  return {
    label: 'Cost per Charge',
    main: cost,
    inputRows: [
      ['Battery capacity', `${input.batteryCapacity} kWh`],
      ['Charge', `${input.currentCharge}% to ${input.targetCharge}%`],
      ['Charger power', `${input.chargerPower} kW`],
      ['Electricity rate', `£${input.electricityRate} per kWh`],
      ['Efficiency', `${input.efficiency} miles per kWh`],
    ],
    rows: [
      ['Cost per Mile', perMile],
      [
        `Cost per mile, with ${WALLBOX_LOSSES * 100}% charging losses`,
        inPence(result.perMile.wallbox),
      ],
      [
        `Cost per mile at a night rate (${figureDate('nightPrice', outcome)})`,
        inPence(result.perMile.night),
      ],
      [
        `Cost per mile on petrol (${figureDate('fuelPrice', outcome)})`,
        inPence(result.perMile.petrol),
      ],
      ['Time to Charge', time],
      ['Range Added', range],
      ['Energy', energy],
      [
        `Cost per charge, with ${WALLBOX_LOSSES * 100}% charging losses`,
        formatPounds(result.costAtWallbox, 2),
      ],
    ],
    charts: [chartTimes(outcome)],
    steps: [
      `${input.batteryCapacity} kWh × (${input.targetCharge}% − ${input.currentCharge}%) = ${stored}`,
      ...(chargingLosses ? [`${stored} ÷ (1 − ${toPercent(chargingLosses)}%) = ${energy}`] : []),
      `${energy} × £${input.electricityRate} = ${cost}`,
      `${energy} ÷ ${input.chargerPower} kW = ${time}`,
      `${stored} × ${input.efficiency} miles = ${range}`,
      `${cost} ÷ ${range} = ${perMile} a mile`,
    ],
    notes: ['Charging slows down as a battery fills.'],
  };
}

export const evChargingCalculator: Calculator<typeof calculateEvCharging> = {
  fields: EV_CHARGING_FIELDS,
  figures: EV_FIGURES,
  calculate: calculateEvCharging,
  format,
  delayMs: 800,
  errorMessage: 'Failed to calculate charging cost. Please check your inputs.',
};

export const evChargingPage: CalculatorPage<keyof EvChargingInput> = {
  icon: 'PlugZap',
  title: 'EV charging cost',
  question: 'What does a charge cost, how long does it take, and how far will it take you?',
  heading: 'Calculate Charging Cost',
  lead: 'Work out what a charge costs at home, how long it takes and how far it will take you.',
  example: (figures) => {
    const { electricityPrice } = figureValuesOf(
      figures,
      ['electricityPrice'],
      'the charging example',
    );
    return {
      situation: `A 60 kWh battery charged from 20% to 80% on a 7 kW charger, at £${electricityPrice} a kWh.`,
      texts: {
        batteryCapacity: '60',
        chargerPower: '7',
        currentCharge: '20',
        targetCharge: '80',
        electricityRate: String(electricityPrice),
      },
    };
  },
};
