import { windCalculator } from '../../model/calculators/wind/wind.ts';
import { islandOf } from './Calculator.tsx';

export default islandOf(windCalculator);
