// Written by npm run schemas from the folders of src/calculators/rules.
import { windCalculator } from '../rules/wind/wind.ts';
import { islandOf } from './Calculator.tsx';

export default islandOf(windCalculator);
