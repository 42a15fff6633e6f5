import type {
  BATTERY_FIGURES,
  BatteryInput,
  BatteryResult,
} from '../../model/calculators/battery/battery.ts';
import { formatPounds, formatTrees, formatWhole, formatYears } from '../../model/values/format.ts';
import { BarChart } from '../../ui/BarChart.tsx';
import { PaybackChart } from '../../ui/PaybackChart.tsx';
import type { Presentation } from './CalculatorShell.tsx';
import type { Outcome } from './use-calculator.ts';

type BatteryOutcome = Outcome<BatteryInput, BatteryResult, (typeof BATTERY_FIGURES)[number]>;

const kwh = (value: number) => `${value.toFixed(1)} kWh`;

/** The steps that lead to the energy a day that goes through the battery. */
function usableStep({ input, figures, result }: BatteryOutcome): string {
  const held = `${figures.batteryUsableShare} × ${input.batterySize} kWh`;
  const use = `${formatWhole(input.energyConsumption)} kWh ÷ 365`;
  if (input.sourceType === 'economy7') {
    return `The smaller of ${held} and ${use} × (1 − ${input.nightUsage}%) = ${kwh(result.usable)} a day`;
  }
  const cap = input.sourceType === 'solar' ? figures.batterySolarCap : figures.batteryWindCap;
  return `The smallest of ${held}, ${cap} × ${use}, and what is made, ${kwh(result.energyProduction / 365)} a day = ${kwh(result.usable)} a day`;
}

/** What was entered of the source that fills the battery. */
function sourceGiven(input: BatteryInput): Presentation['given'] {
  if (input.sourceType === 'solar') return [['Solar capacity', `${input.solarCapacity} kW`]];
  if (input.sourceType === 'wind') return [['Turbine size', `${input.turbineSize} kW`]];
  return [
    ['Standard rate', `£${input.standardRate} per kWh`],
    ['Economy rate', `£${input.economyRate} per kWh`],
    ['Night usage', `${input.nightUsage}%`],
  ];
}

/** How a battery's answer is shown. */
export function presentBattery(outcome: BatteryOutcome): Presentation {
  const { input, figures, result } = outcome;
  const isEconomy = input.sourceType === 'economy7';
  const before = input.energyConsumption * result.electricityPrice;
  const after = before - result.annualSavings;
  const cost = input.batteryCost + input.installationCost;
  const worth = isEconomy
    ? `(£${input.standardRate} − £${input.economyRate})`
    : `£${figures.electricityPrice}`;
  return {
    label: 'Annual Savings',
    main: formatPounds(result.annualSavings),
    given: [
      ...sourceGiven(input),
      ['Annual consumption', `${formatWhole(input.energyConsumption)} kWh`],
      ['Battery size', `${input.batterySize} kWh`],
      ['Battery cost', formatPounds(input.batteryCost)],
      ['Installation cost', formatPounds(input.installationCost)],
    ],
    rows: [
      ['Monthly Savings', formatPounds(result.monthlySavings)],
      [
        'CO2 Reduction',
        isEconomy ? '0 kg a year' : `${formatWhole(result.co2Reduction)} kg a year`,
      ],
      ...(isEconomy
        ? []
        : [
            ['As much as', formatTrees(result.co2Reduction, figures.treeCarbon)] as const,
            ['Energy made', `${formatWhole(result.energyProduction)} kWh a year`] as const,
          ]),
      ['Payback Period', formatYears(result.paybackPeriod)],
      ['Through the battery', `${kwh(result.usable)} a day`],
    ],
    charts: (
      <>
        <BarChart
          title={`Electricity bill of a year: ${formatPounds(before)} before, ${formatPounds(after)} after.`}
          bars={[
            { label: 'bill before', value: before, text: formatPounds(before) },
            { label: 'bill after', value: after, text: formatPounds(after), isMain: true },
          ]}
        />
        <PaybackChart cost={cost} savings={result.annualSavings} years={result.paybackPeriod} />
      </>
    ),
    steps: [
      usableStep(outcome),
      `${kwh(result.usable)} × 365 × ${worth} = ${formatPounds(result.annualSavings)} a year`,
      result.paybackPeriod > 0
        ? `${formatPounds(cost)} ÷ ${formatPounds(result.annualSavings)} a year = ${formatYears(result.paybackPeriod)}`
        : 'Nothing is saved, so the battery does not pay back.',
    ],
    notes: isEconomy
      ? ['The night rate saves money but no carbon: the power comes from the same grid.']
      : [],
  };
}
