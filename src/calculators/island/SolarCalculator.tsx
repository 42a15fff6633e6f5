// Written by npm run schemas from the folders of src/calculators/rules.
import { solarCalculator } from '../rules/solar/solar.ts';
import { islandOf } from './Calculator.tsx';

export default islandOf(solarCalculator);
