import { solarCalculator } from '../rules/solar/solar.ts';
import { createIsland } from './Calculator.tsx';

export default createIsland(solarCalculator);
