// Written by npm run schemas from the folders of src/calculators/rules.
import { batteryCalculator } from '../rules/battery/battery.ts';
import { islandOf } from './Calculator.tsx';
import { TabsField } from './TabsField.tsx';

export default islandOf(batteryCalculator, TabsField);
