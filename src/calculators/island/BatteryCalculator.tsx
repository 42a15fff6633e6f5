import { batteryCalculator, batteryWithoutWind } from '../rules/battery/battery.ts';
import { createIsland, type IslandProps } from './Calculator.tsx';

const Calculator = createIsland(batteryCalculator);
const CalculatorWithoutWind = createIsland(batteryWithoutWind.calculator);

interface BatteryProps extends IslandProps {
  /** Whether the company installs wind turbines. */
  hasWind: boolean;
}

export default function BatteryCalculator({ hasWind, ...props }: BatteryProps) {
  return hasWind ? <Calculator {...props} /> : <CalculatorWithoutWind {...props} />;
}
