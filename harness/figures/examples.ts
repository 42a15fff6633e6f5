import type { Texts } from '../../src/values/choices.ts';
import type { CalculatorName } from '../../src/content/schemas/calculator-names.ts';

/** An example whose savings were reckoned hour by hour, by others, for a house of 4,000 kWh. */
interface Example {
  what: string;
  calculator: CalculatorName;
  texts: Texts;
  /** £ a year with nothing, and with 12p a kWh, for what is sold. */
  hourByHour: { unpaid: number; paid: number };
}

export const EXAMPLES = {
  solar: {
    what: 'solar, 4 kW at HS8 5SS',
    calculator: 'solar',
    texts: { postcode: 'HS8 5SS' },
    hourByHour: { unpaid: 268, paid: 512 },
  },
  wind: {
    what: 'wind, 2.5 kW at HS8 5SS, £13,000',
    calculator: 'wind',
    texts: {
      postcode: 'HS8 5SS',
      turbineSize: '2.5',
      turbineCost: '9000',
      installationCost: '4000',
    },
    hourByHour: { unpaid: 531, paid: 1102 },
  },
  largeWind: {
    what: 'wind, 15 kW at HS8 5SS, £69,000',
    calculator: 'wind',
    texts: {
      postcode: 'HS8 5SS',
      turbineSize: '15',
      turbineCost: '60000',
      installationCost: '9000',
    },
    hourByHour: { unpaid: 907, paid: 5318 },
  },
  battery: {
    what: 'battery, 8.2 kWh beside 4 kW of solar, £5,300',
    calculator: 'battery',
    texts: {
      sourceType: 'solar',
      solarCapacity: '4',
      energyConsumption: '4000',
      batterySize: '8.2',
      batteryCost: '4500',
      installationCost: '800',
    },
    hourByHour: { unpaid: 348, paid: 182 },
  },
} as const satisfies Record<string, Example>;
