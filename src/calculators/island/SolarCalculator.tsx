import { solarCalculator } from '../rules/solar/solar.ts';
import { islandOf } from './Calculator.tsx';

export default islandOf(solarCalculator);
