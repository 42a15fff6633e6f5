import {
  CURRENT_SYSTEMS,
  estimateUsage,
  heatPumpCalculator,
  HOME_SIZES,
  type HEAT_PUMP_FIGURES,
  type HeatPumpInput,
  type HeatPumpRaw,
  type HeatPumpResult,
} from '../../model/calculators/heat-pump/heat-pump.ts';
import type { Figure } from '../../model/calculators/figures.ts';
import { formatPounds, formatTrees, formatWhole, formatYears } from '../../model/values/format.ts';
import { BarChart } from '../../ui/BarChart.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { PaybackChart } from '../../ui/PaybackChart.tsx';
import { CalculatorShell, type Presentation } from './CalculatorShell.tsx';
import { useCalculator, type Outcome } from './use-calculator.ts';

type Name = (typeof HEAT_PUMP_FIGURES)[number];

export default function HeatPumpCalculator({ figures }: { figures: Record<Name, Figure> }) {
  const calculator = useCalculator(heatPumpCalculator, figures);
  const { raw, setField } = calculator;
  const field = (name: keyof HeatPumpRaw) => ({
    id: `heat-${name}`,
    name,
    value: raw[name],
    onChange: setField(name),
    error: calculator.errorOf(name),
  });
  return (
    <CalculatorShell
      id="heat"
      service="heat-pumps"
      button="Calculate"
      calculator={calculator}
      figures={figures}
      presentation={calculator.outcome && present(calculator.outcome)}
    >
      <SelectField {...field('homeSize')} label="Home size" options={HOME_SIZES} />
      <SelectField {...field('currentSystem')} label="Current system" options={CURRENT_SYSTEMS} />
      <TextField
        {...field('annualUsage')}
        label="Annual energy usage for heating, kWh"
        hint="What you buy for heating now; a litre of oil is about 10 kWh"
        suffix="kWh"
        inputMode="decimal"
      />
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          setField('annualUsage')(String(estimateUsage(raw.homeSize, raw.currentSystem)));
        }}
      >
        Estimate
      </button>
      <TextField
        {...field('installationCost')}
        label="Installation cost, £"
        prefix="£"
        inputMode="decimal"
      />
    </CalculatorShell>
  );
}

const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

function present(outcome: Outcome<HeatPumpInput, HeatPumpResult, Name>): Presentation {
  const { input, figures, result } = outcome;
  const isOil = input.currentSystem === 'oil';
  const price = isOil ? figures.oilPrice : figures.electricityPrice;
  const efficiency = isOil ? figures.oilEfficiency : figures.electricEfficiency;
  const pays = result.annualSavings > 0;
  return {
    label: 'Annual Savings',
    main: formatPounds(result.annualSavings),
    given: [
      ['Home size', labelIn(HOME_SIZES, input.homeSize)],
      ['Current system', labelIn(CURRENT_SYSTEMS, input.currentSystem)],
      ['Energy for heating', `${formatWhole(input.annualUsage)} kWh a year`],
      ['Installation cost', formatPounds(input.installationCost)],
    ],
    rows: [
      ['Heating now', `${formatPounds(result.currentCost)} a year`],
      ['With a heat pump', `${formatPounds(result.newCost)} a year`],
      ['CO2 Reduction', `${formatWhole(result.co2Reduction)} kg a year`],
      ['As much as', formatTrees(Math.max(0, result.co2Reduction), figures.treeCarbon)],
      ['Payback Period', formatYears(result.paybackPeriod)],
      ['COP', result.efficiency.toFixed(1)],
    ],
    charts: (
      <>
        <BarChart
          title={`Heating of a year: ${formatPounds(result.currentCost)} now, ${formatPounds(result.newCost)} with a heat pump.`}
          bars={[
            { label: 'now', value: result.currentCost, text: formatPounds(result.currentCost) },
            {
              label: 'heat pump',
              value: result.newCost,
              text: formatPounds(result.newCost),
              isMain: true,
            },
          ]}
        />
        <PaybackChart
          cost={input.installationCost}
          savings={result.annualSavings}
          years={result.paybackPeriod}
        />
      </>
    ),
    steps: [
      `Heat: ${formatWhole(input.annualUsage)} kWh × ${efficiency} = ${formatWhole(result.heat)} kWh a year`,
      `Now: ${formatWhole(input.annualUsage)} kWh × £${price} = ${formatPounds(result.currentCost)}`,
      `Heat pump: ${formatWhole(result.heat)} kWh ÷ ${result.efficiency} × £${figures.electricityPrice} = ${formatPounds(result.newCost)}`,
      pays
        ? `${formatPounds(input.installationCost)} ÷ ${formatPounds(result.annualSavings)} a year = ${formatYears(result.paybackPeriod)}`
        : 'At these prices the heat pump costs more to run, so it does not pay back in money.',
    ],
    notes: pays
      ? []
      : [
          'Oil at its present price is cheap beside electricity. Your own wind or solar power, or a better COP, changes the sum: try it under Assumptions.',
        ],
  };
}
