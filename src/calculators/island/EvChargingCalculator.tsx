// Written by npm run schemas from the folders of src/calculators/rules.
import { evChargingCalculator } from '../rules/ev-charging/ev-charging.ts';
import { islandOf } from './Calculator.tsx';

export default islandOf(evChargingCalculator);
