import { windCalculator } from '../rules/wind/wind.ts';
import { islandOf } from './Calculator.tsx';

export default islandOf(windCalculator);
