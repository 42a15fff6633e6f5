import {
  annualWindEnergy,
  TURBINE_SIZES,
  windCalculator,
  type WIND_FIGURES,
  type WindInput,
  type WindRaw,
  type WindResult,
} from '../../model/calculators/wind/wind.ts';
import type { Figure } from '../../model/calculators/figures.ts';
import { formatPounds, formatTrees, formatWhole, formatYears } from '../../model/values/format.ts';
import { BarChart } from '../../ui/BarChart.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { PaybackChart } from '../../ui/PaybackChart.tsx';
import { CalculatorShell, type Presentation } from './CalculatorShell.tsx';
import { useCalculator, type Outcome } from './use-calculator.ts';

type Name = (typeof WIND_FIGURES)[number];

export default function WindCalculator({ figures }: { figures: Record<Name, Figure> }) {
  const calculator = useCalculator(windCalculator, figures);
  const field = (name: keyof WindRaw) => ({
    id: `wind-${name}`,
    name,
    value: calculator.raw[name],
    onChange: calculator.setField(name),
    error: calculator.errorOf(name),
  });
  return (
    <CalculatorShell
      id="wind"
      service="micro-turbines"
      button="Calculate"
      calculator={calculator}
      figures={figures}
      presentation={calculator.outcome && present(calculator.outcome)}
    >
      <TextField
        {...field('postcode')}
        label="Postcode"
        hint="Where the turbine would stand"
        autoComplete="postal-code"
        width="short"
      />
      <SelectField {...field('turbineSize')} label="Turbine size" options={TURBINE_SIZES} />
      <TextField {...field('turbineCost')} label="Turbine cost, £" prefix="£" inputMode="decimal" />
      <TextField
        {...field('installationCost')}
        label="Installation cost, £"
        prefix="£"
        inputMode="decimal"
      />
    </CalculatorShell>
  );
}

function present({ input, figures, result }: Outcome<WindInput, WindResult, Name>): Presentation {
  const around = [-2, -1, 0, 1, 2].map((step) => result.windSpeed + step);
  const bars = around
    .filter((speed) => speed > 0)
    .map((speed) => {
      const value = annualWindEnergy(result.sweptArea, speed, figures);
      const isMain = speed === result.windSpeed;
      const range = isMain ? result.range : undefined;
      return { label: `${speed.toFixed(1)} m/s`, value, text: formatWhole(value), isMain, range };
    });
  const cost = input.turbineCost + input.installationCost;
  const [low, high] = result.range.map(formatWhole);
  return {
    label: 'Annual Energy Production',
    main: `${formatWhole(result.annualOutput)} kWh`,
    given: [
      ['Postcode', input.postcode],
      ['Turbine', `${input.turbineSize} kW`],
      ['Turbine cost', formatPounds(input.turbineCost)],
      ['Installation cost', formatPounds(input.installationCost)],
    ],
    rows: [
      ['Monthly Savings', formatPounds(result.monthlySavings)],
      ['CO2 Reduction', `${formatWhole(result.co2Reduction)} kg/year`],
      ['As much as', formatTrees(result.co2Reduction, figures.treeCarbon)],
      ['Payback Period', formatYears(result.paybackPeriod)],
      ['Wind speed', `${result.windSpeed.toFixed(1)} m/s`],
      ['Likely between', `${low ?? ''} and ${high ?? ''} kWh`],
    ],
    charts: (
      <>
        <BarChart
          title={`Energy of a year in kWh by mean wind speed: ${bars.map((bar) => `${bar.label} ${bar.text}`).join(', ')}. Yours is likely between ${low ?? ''} and ${high ?? ''}.`}
          bars={bars}
        />
        <PaybackChart
          cost={cost}
          savings={result.monthlySavings * 12}
          years={result.paybackPeriod}
        />
      </>
    ),
    steps: [
      `Swept area: ${input.turbineSize * 1000} W ÷ (½ × ${figures.airDensity} × ${figures.turbineEfficiency} × ${figures.windRatedSpeed}³) = ${result.sweptArea.toFixed(1)} m²`,
      `½ × ${figures.airDensity} × ${result.sweptArea.toFixed(1)} m² × ${result.windSpeed.toFixed(2)}³ × ${figures.turbineEfficiency} × ${figures.hoursPerYear} h = ${formatWhole(result.annualOutput)} kWh a year`,
      `${formatWhole(result.annualOutput)} kWh × £${figures.electricityPrice} ÷ 12 = ${formatPounds(result.monthlySavings)} a month`,
      `${formatPounds(cost)} ÷ ${formatPounds(result.monthlySavings * 12)} a year = ${formatYears(result.paybackPeriod)}`,
    ],
    notes: [
      'This is an estimate from a mean wind speed. Please contact our team for a precise assessment of your site.',
    ],
  };
}
