import {
  SOLAR_MONTHLY_SHARES,
  solarCalculator,
  type SOLAR_FIGURES,
  type SolarInput,
  type SolarResult,
} from '../../model/calculators/solar/solar.ts';
import type { Figure } from '../../model/calculators/figures.ts';
import { formatPounds, formatTrees, formatWhole } from '../../model/values/format.ts';
import { BarChart } from '../../ui/BarChart.tsx';
import { TextField } from '../../ui/Field.tsx';
import { CalculatorShell, type Presentation } from './CalculatorShell.tsx';
import { useCalculator, type Outcome } from './use-calculator.ts';

type Name = (typeof SOLAR_FIGURES)[number];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export default function SolarCalculator({ figures }: { figures: Record<Name, Figure> }) {
  const calculator = useCalculator(solarCalculator, figures);
  return (
    <CalculatorShell
      id="solar"
      service="solar"
      button="Calculate"
      calculator={calculator}
      figures={figures}
      presentation={calculator.outcome && present(calculator.outcome)}
    >
      <TextField
        id="solar-postcode"
        name="postcode"
        label="Postcode"
        hint="Where the roof is"
        value={calculator.raw.postcode}
        onChange={calculator.setField('postcode')}
        error={calculator.errorOf('postcode')}
        autoComplete="postal-code"
        width="short"
      />
    </CalculatorShell>
  );
}

function present({ input, figures, result }: Outcome<SolarInput, SolarResult, Name>): Presentation {
  const [low, high] = result.range.map(formatWhole);
  const bars = MONTHS.map((label, i) => {
    const value = result.annualOutput * (SOLAR_MONTHLY_SHARES[i] ?? 0);
    return { label, value, text: formatWhole(value), isMain: true };
  });
  return {
    label: 'Annual Output',
    main: `${formatWhole(result.annualOutput)} kWh`,
    given: [
      ['Postcode', input.postcode],
      ['Solar capacity', `${figures.solarSystemSize} kW`],
    ],
    rows: [
      ['Monthly Savings', formatPounds(result.monthlySavings)],
      ['CO2 Reduction', `${formatWhole(result.co2Reduction)} kg a year`],
      ['As much as', formatTrees(result.co2Reduction, figures.treeCarbon)],
      ['Panels', String(result.panelsEstimate)],
      ['Likely between', `${low ?? ''} and ${high ?? ''} kWh`],
    ],
    charts: (
      <BarChart
        title={`Output by month in kWh: ${bars.map((bar) => `${bar.label} ${bar.text}`).join(', ')}.`}
        bars={bars}
      />
    ),
    steps: [
      `${figures.solarSystemSize} kW × ${formatWhole(result.yieldPerKw)} kWh per kW × ${figures.solarPerformanceRatio} = ${formatWhole(result.annualOutput)} kWh a year`,
      `${formatWhole(result.annualOutput)} kWh × £${figures.electricityPrice} ÷ 12 = ${formatPounds(result.monthlySavings)} a month`,
      `${formatWhole(result.annualOutput)} kWh × ${figures.gridCarbon} kg = ${formatWhole(result.co2Reduction)} kg CO2 a year`,
    ],
    notes: [
      'The months follow the light of the Western Isles in SAP 2012, for a south roof at 35°.',
      'The same postcode always gives the same figure; a survey gives yours.',
    ],
  };
}
