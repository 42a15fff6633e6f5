import { batteryPage } from '../../src/calculators/rules/battery/battery.ts';
import type { CalculatorExample as Worked } from '../../src/calculators/rules/calculator.ts';
import { windPage } from '../../src/calculators/rules/wind/wind.ts';
import type { CalculatorName } from '../../src/content/model/schemas/service.ts';
import { formatPounds } from '../../src/numbers/format.ts';
import type { FieldTexts } from '../../src/forms/rules/fields.ts';
import { builtInFigures } from '../site/built-in-figures.ts';

/** An example whose savings others have simulated hour by hour, for a house that uses 4,000 kWh. */
interface Example {
  name: string;
  calculator: CalculatorName;
  texts: FieldTexts;
  /** £ a year with 0p and with 12p per kWh exported. */
  hourByHour: { unpaid: number; paid: number };
}

const wind = textsOf(windPage.example(builtInFigures, 'HS8 5SS'));
const battery = textsOf(batteryPage.example(builtInFigures, 'HS8 5SS'));

export const EXAMPLES = {
  solar: {
    name: 'Solar, 4 kW',
    calculator: 'solar',
    texts: { postcode: 'HS8 5SS' },
    hourByHour: { unpaid: 268, paid: 512 },
  },
  wind: {
    name: `Wind, 2.5 kW, ${formatPounds(Number(wind['turbineCost']))}`,
    calculator: 'wind',
    texts: { turbineSize: '2.5', ...wind },
    hourByHour: { unpaid: 531, paid: 1102 },
  },
  largeWind: {
    name: 'Wind, 15 kW, £69,000',
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
    name: `Battery, ${battery['batterySize'] ?? ''} kWh with 4 kW of solar, ${formatPounds(Number(battery['batteryCost']) + Number(battery['installationCost']))}`,
    calculator: 'battery',
    texts: { sourceType: 'solar', ...battery },
    hourByHour: { unpaid: 348, paid: 182 },
  },
} as const satisfies Record<string, Example>;

function textsOf({ texts }: Worked): FieldTexts {
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== undefined),
  ) as FieldTexts;
}
