// Written by npm run schemas from the folders of src/calculators/rules.
import { batteryCalculator } from '../rules/battery/battery.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { islandOf } from './Calculator.tsx';

export default islandOf(batteryCalculator, Tabs);
