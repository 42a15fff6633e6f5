import {
  evChargingCalculator,
  type EvChargingInput,
  type EvChargingRaw,
  type EvChargingResult,
} from '../../model/calculators/ev-charging/ev-charging.ts';
import { formatPounds, formatWhole } from '../../model/values/format.ts';
import { BarChart } from '../../ui/BarChart.tsx';
import { TextField } from '../../ui/Field.tsx';
import { CalculatorShell, type Presentation } from './CalculatorShell.tsx';
import { useCalculator, type Outcome } from './use-calculator.ts';

const NO_FIGURES = {};
/** Chargers to compare with, kW: three-pin plug, single phase, three phase, rapid. */
const CHARGERS = [2.3, 7, 22, 50];

export default function EvChargingCalculator() {
  const calculator = useCalculator(evChargingCalculator, NO_FIGURES);
  const field = (name: keyof EvChargingRaw) => ({
    id: `ev-${name}`,
    name,
    value: calculator.raw[name],
    onChange: calculator.setField(name),
    error: calculator.errorOf(name),
    inputMode: 'decimal' as const,
    width: 'short' as const,
  });
  return (
    <CalculatorShell
      id="ev"
      service="ev-chargers"
      button="Calculate"
      calculator={calculator}
      figures={NO_FIGURES}
      presentation={calculator.outcome && present(calculator.outcome)}
    >
      <div className="field-row">
        <TextField {...field('batteryCapacity')} label="Battery capacity, kWh" suffix="kWh" />
        <TextField {...field('chargerPower')} label="Charger power, kW" suffix="kW" />
        <TextField {...field('currentCharge')} label="Current charge, %" suffix="%" />
        <TextField {...field('targetCharge')} label="Target charge, %" suffix="%" />
        <TextField {...field('electricityRate')} label="Electricity rate, £ per kWh" prefix="£" />
        <TextField {...field('efficiency')} label="Efficiency, miles per kWh" suffix="mi/kWh" />
      </div>
    </CalculatorShell>
  );
}

function present({
  input,
  result,
}: Outcome<EvChargingInput, EvChargingResult, never>): Presentation {
  const powers = [...new Set([...CHARGERS, input.chargerPower])].sort((a, b) => a - b);
  const bars = powers.map((power) => ({
    label: `${power} kW`,
    value: result.energy / power,
    text: `${(result.energy / power).toFixed(1)} h`,
    isMain: power === input.chargerPower,
  }));
  return {
    label: 'Cost per Charge',
    main: formatPounds(result.costPerCharge, 2),
    given: [
      ['Battery capacity', `${input.batteryCapacity} kWh`],
      ['Charge', `${input.currentCharge}% to ${input.targetCharge}%`],
      ['Charger power', `${input.chargerPower} kW`],
      ['Electricity rate', `£${input.electricityRate} per kWh`],
      ['Efficiency', `${input.efficiency} miles per kWh`],
    ],
    rows: [
      ['Cost per Mile', `${(result.costPerMile * 100).toFixed(1)}p`],
      ['Time to Charge', `${result.timeToCharge.toFixed(1)} hours`],
      ['Range Added', `${formatWhole(result.mileageGained)} miles`],
      ['Energy', `${result.energy.toFixed(1)} kWh`],
    ],
    charts: (
      <BarChart
        title={`Time for this charge: ${bars.map((bar) => `${bar.text} at ${bar.label}`).join(', ')}.`}
        bars={bars}
      />
    ),
    steps: [
      `${input.batteryCapacity} kWh × (${input.targetCharge}% − ${input.currentCharge}%) = ${result.energy.toFixed(1)} kWh`,
      `${result.energy.toFixed(1)} kWh × £${input.electricityRate} = ${formatPounds(result.costPerCharge, 2)}`,
      `${result.energy.toFixed(1)} kWh ÷ ${input.chargerPower} kW = ${result.timeToCharge.toFixed(1)} hours`,
      `${result.energy.toFixed(1)} kWh × ${input.efficiency} miles = ${formatWhole(result.mileageGained)} miles`,
      `${formatPounds(result.costPerCharge, 2)} ÷ ${formatWhole(result.mileageGained)} miles = ${(result.costPerMile * 100).toFixed(1)}p a mile`,
    ],
    notes: ['A full battery charges more slowly than this towards the end.'],
  };
}
