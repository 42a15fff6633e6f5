import { batteryCalculator } from '../rules/battery/battery.ts';
import { islandOf } from './Calculator.tsx';

export default islandOf(batteryCalculator);
