import { heatPumpCalculator } from '../rules/heat-pump/heat-pump.ts';
import { createIsland } from './Calculator.tsx';

export default createIsland(heatPumpCalculator);
