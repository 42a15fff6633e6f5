import {
  BATTERY_SIZES,
  batteryCalculator,
  SOURCE_TYPES,
  type BATTERY_FIGURES,
  type BatteryRaw,
  type SourceType,
} from '../../model/calculators/battery/battery.ts';
import type { Figure } from '../../model/calculators/figures.ts';
import { TextField } from '../../ui/Field.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { CalculatorShell } from './CalculatorShell.tsx';
import { presentBattery } from './present-battery.tsx';
import { useCalculator } from './use-calculator.ts';

type Name = (typeof BATTERY_FIGURES)[number];

const SOURCES = [
  { value: 'solar', label: 'Solar' },
  { value: 'wind', label: 'Wind' },
  { value: 'economy7', label: 'Economy 7' },
] as const;

export default function BatteryCalculator({ figures }: { figures: Record<Name, Figure> }) {
  const calculator = useCalculator(batteryCalculator, figures);
  const source = SOURCE_TYPES.find((type) => type === calculator.raw.sourceType) ?? 'solar';
  const field = (name: keyof BatteryRaw) => ({
    id: `battery-${name}`,
    name,
    value: calculator.raw[name],
    onChange: calculator.setField(name),
    error: calculator.errorOf(name),
    inputMode: 'decimal' as const,
  });
  return (
    <CalculatorShell
      id="battery"
      service="battery-storage"
      button="Calculate"
      calculator={calculator}
      figures={figures}
      presentation={calculator.outcome && presentBattery(calculator.outcome)}
    >
      <input type="hidden" name="sourceType" value={source} />
      <Tabs
        id="battery-source"
        label="What fills the battery"
        tabs={SOURCES}
        value={source}
        onChange={calculator.setField('sourceType')}
      >
        <SourceFields source={source} field={field} />
      </Tabs>
      <TextField
        {...field('energyConsumption')}
        label="Annual consumption, kWh"
        hint="It stands on the yearly electricity statement"
        suffix="kWh"
      />
      <TextField
        {...field('batterySize')}
        label="Battery size, kWh"
        suffix="kWh"
        width="short"
        suggestions={BATTERY_SIZES}
      />
      <div className="field-row">
        <TextField {...field('batteryCost')} label="Battery cost, £" prefix="£" />
        <TextField {...field('installationCost')} label="Installation cost, £" prefix="£" />
      </div>
    </CalculatorShell>
  );
}

interface SourceFieldsProps {
  source: SourceType;
  field: (name: keyof BatteryRaw) => Omit<Parameters<typeof TextField>[0], 'label'>;
}

function SourceFields({ source, field }: SourceFieldsProps) {
  if (source === 'solar') {
    return (
      <TextField {...field('solarCapacity')} label="Solar capacity, kW" suffix="kW" width="short" />
    );
  }
  if (source === 'wind') {
    return (
      <TextField {...field('turbineSize')} label="Turbine size, kW" suffix="kW" width="short" />
    );
  }
  return (
    <div className="field-row">
      <TextField
        {...field('standardRate')}
        label="Standard rate, £ per kWh"
        prefix="£"
        width="short"
        placeholder="0.28"
      />
      <TextField
        {...field('economyRate')}
        label="Economy rate, £ per kWh"
        prefix="£"
        width="short"
        placeholder="0.15"
      />
      <TextField {...field('nightUsage')} label="Night usage, %" suffix="%" width="short" />
    </div>
  );
}
