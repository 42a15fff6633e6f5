import { valuesOf } from '../../../values/figures.ts';
import { formatPounds, formatWhole } from '../../../values/format.ts';
import type { Calculator, CalculatorPage } from '../calculator.ts';
import { COST } from '../fields.ts';
import { PRICE_PER_KWH } from '../price-per-kwh.ts';
import {
  BATTERY_FIGURES,
  BATTERY_SIZES,
  calculateBattery,
  DEFAULT_SOURCE,
  madePerUse,
  parseBattery,
  SOURCES,
  type BatteryInput,
} from './battery-rules.ts';
import { presentBattery } from './present-battery.ts';

const OF_SOURCE = { kind: 'number', width: 'short', default: '', isRequired: true } as const;
const OF_NIGHT = { ...OF_SOURCE, onlyFor: ['sourceType', 'economy7'], row: 'rates' } as const;

export const batteryCalculator: Calculator<typeof calculateBattery> = {
  fields: {
    sourceType: {
      kind: 'tabs',
      label: 'What fills the battery',
      default: DEFAULT_SOURCE,
      choices: SOURCES,
    },
    solarCapacity: {
      ...OF_SOURCE,
      onlyFor: ['sourceType', 'solar'],
      label: 'Solar capacity, kW',
      suffix: 'kW',
    },
    turbineSize: {
      ...OF_SOURCE,
      onlyFor: ['sourceType', 'wind'],
      label: 'Turbine size, kW',
      suffix: 'kW',
    },
    standardRate: {
      ...OF_NIGHT,
      ...PRICE_PER_KWH,
      label: 'Standard rate, £ per kWh',
      placeholder: '0.28',
    },
    economyRate: {
      ...OF_NIGHT,
      ...PRICE_PER_KWH,
      label: 'Economy rate, £ per kWh',
      placeholder: '0.15',
    },
    nightUsage: { ...OF_NIGHT, label: 'Night usage, %', suffix: '%' },
    energyConsumption: {
      kind: 'number',
      label: 'Annual consumption, kWh',
      hint: 'You will find it on your yearly electricity statement',
      suffix: 'kWh',
      default: '',
      isRequired: true,
    },
    batterySize: {
      kind: 'number',
      label: 'Battery size, kWh',
      suffix: 'kWh',
      width: 'short',
      default: '5',
      suggestions: BATTERY_SIZES,
    },
    batteryCost: { ...COST, label: 'Battery cost, £', row: 'costs' },
    installationCost: {
      kind: 'number',
      label: 'Installation cost, £',
      prefix: '£',
      default: '0',
      row: 'costs',
    },
  },
  figures: BATTERY_FIGURES,
  parse: parseBattery,
  sizeOf: madePerUse,
  calculate: calculateBattery,
  present: presentBattery,
  delayMs: 1500,
  doneMessage: 'Battery storage potential calculated based on your inputs.',
  errorMessage: 'Failed to calculate battery storage estimates. Please try again.',
};

/** Of the battery in the worked example, kWh. */
const EXAMPLE_SIZE = BATTERY_SIZES[1];

export const batteryPage: CalculatorPage<keyof BatteryInput> = {
  icon: 'Battery',
  title: 'Battery storage',
  question: 'What would a battery save with solar, with wind or on a night rate?',
  heading: 'Calculate Your Battery Storage Potential',
  lead: 'What a battery saves with solar, with wind, or on a night rate.',
  example: (figures) => {
    const { householdUse, batteryFixedPrice, batteryPricePerKwh } = valuesOf(
      figures,
      ['householdUse', 'batteryFixedPrice', 'batteryPricePerKwh'],
      'the example of batteries',
    );
    const batteryCost = Math.round(batteryPricePerKwh * EXAMPLE_SIZE);
    return {
      situation: `A house that uses ${formatWhole(householdUse)} kWh a year, with 4 kW of solar panels and a battery of ${EXAMPLE_SIZE} kWh for ${formatPounds(batteryCost + batteryFixedPrice)} installed.`,
      texts: {
        solarCapacity: '4',
        energyConsumption: String(householdUse),
        batterySize: String(EXAMPLE_SIZE),
        batteryCost: String(batteryCost),
        installationCost: String(batteryFixedPrice),
      },
    };
  },
};
