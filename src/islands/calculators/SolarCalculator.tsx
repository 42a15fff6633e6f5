import { solarCalculator } from '../../model/calculators/solar/solar.ts';
import { islandOf } from './Calculator.tsx';

export default islandOf(solarCalculator);
