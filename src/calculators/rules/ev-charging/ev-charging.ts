import { valuesOf } from '../../../values/figures.ts';
import { chartBars } from '../../../values/charts/bars.ts';
import { countOf } from '../../../values/count-of.ts';
import { formatNumber, formatPounds, formatWhole } from '../../../values/format.ts';
import { toPercent } from '../../../values/share.ts';
import { WALLBOX_LOSSES } from '../../../values/wallbox-losses.ts';
import type { Calculator, CalculatorPage, Outcome } from '../calculator.ts';
import type { Presentation } from '../../../values/presentation.ts';
import { PRICE_PER_KWH } from '../price-per-kwh.ts';
import {
  calculateEvCharging,
  EV_CHARGING_FIGURES,
  parseEvCharging,
  type EvChargingInput,
} from './ev-charging-rules.ts';

type EvChargingOutcome = Outcome<typeof calculateEvCharging>;

/** Chargers to compare, kW: three-pin plug, single-phase, three-phase, rapid. */
const CHARGERS = [2.3, 7, 22, 50];

/** How long this charge takes at common chargers and at the visitor's own. */
function chartTimes({ input, result }: EvChargingOutcome) {
  const powers = [...new Set([...CHARGERS, input.chargerPower])].sort((a, b) => a - b);
  const bars = powers.map((power) => ({
    label: `${power} kW`,
    value: result.taken / power,
    text: `${(result.taken / power).toFixed(1)} h`,
    isMain: power === input.chargerPower,
  }));
  const times = bars.map((bar) => `${bar.text} at ${bar.label}`).join(', ');
  return chartBars(`Time for this charge: ${times}.`, bars);
}

function present(outcome: EvChargingOutcome): Presentation {
  const { input, figures, result } = outcome;
  const { chargingLosses } = figures;
  const cost = formatPounds(result.costPerCharge, 2);
  const perMile = `${(result.costPerMile * 100).toFixed(1)}p`;
  const time = `${formatNumber(result.timeToCharge, 1)} hours`;
  const miles = Math.round(result.mileageGained);
  const range = countOf(miles, 'mile', formatWhole(miles));
  const stored = `${formatNumber(result.energy, 1)} kWh`;
  const energy = `${formatNumber(result.taken, 1)} kWh`;
  return {
    label: 'Cost per Charge',
    main: cost,
    given: [
      ['Battery capacity', `${input.batteryCapacity} kWh`],
      ['Charge', `${input.currentCharge}% to ${input.targetCharge}%`],
      ['Charger power', `${input.chargerPower} kW`],
      ['Electricity rate', `£${input.electricityRate} per kWh`],
      ['Efficiency', `${input.efficiency} miles per kWh`],
    ],
    rows: [
      ['Cost per Mile', perMile],
      ['Time to Charge', time],
      ['Range Added', range],
      ['Energy', energy],
      [`With ${WALLBOX_LOSSES * 100}% lost at a wallbox`, formatPounds(result.costAtWallbox, 2)],
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
    notes: ['Towards the end a battery charges more slowly.'],
  };
}

const BESIDE = { kind: 'number', width: 'short', row: 'charge' } as const;

export const evChargingCalculator: Calculator<typeof calculateEvCharging> = {
  fields: {
    batteryCapacity: { ...BESIDE, label: 'Battery capacity, kWh', suffix: 'kWh', default: '60' },
    chargerPower: { ...BESIDE, label: 'Charger power, kW', suffix: 'kW', default: '7' },
    currentCharge: { ...BESIDE, label: 'Current charge, %', suffix: '%', default: '20' },
    targetCharge: { ...BESIDE, label: 'Target charge, %', suffix: '%', default: '80' },
    electricityRate: {
      ...BESIDE,
      ...PRICE_PER_KWH,
      label: 'Electricity rate, £ per kWh',
      default: '0.28',
    },
    efficiency: {
      ...BESIDE,
      label: 'Efficiency, miles per kWh',
      suffix: 'mi/kWh',
      default: '3.5',
    },
  },
  figures: EV_CHARGING_FIGURES,
  parse: parseEvCharging,
  calculate: calculateEvCharging,
  present,
  delayMs: 800,
  errorMessage: 'Failed to calculate charging cost. Please check your inputs.',
};

export const evChargingPage: CalculatorPage<keyof EvChargingInput> = {
  icon: 'PlugZap',
  title: 'EV charging cost',
  question: 'What does a charge cost me, how long does it take and how far does it go?',
  heading: 'Calculate Charging Cost',
  lead: 'What a charge costs at home, how long it takes and how far it goes.',
  example: (figures) => {
    const { electricityPrice } = valuesOf(figures, ['electricityPrice'], 'the example of charging');
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
