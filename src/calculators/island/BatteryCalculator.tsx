import { batteryCalculator } from '../rules/battery/battery.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { islandOf } from './Calculator.tsx';

export default islandOf(batteryCalculator, Tabs);
