import { windCalculator } from '../rules/wind/wind.ts';
import { createIsland } from './Calculator.tsx';

export default createIsland(windCalculator);
