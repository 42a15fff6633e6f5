import { heatPumpCalculator } from '../rules/heat-pump/heat-pump.ts';
import { islandOf } from './Calculator.tsx';

export default islandOf(heatPumpCalculator);
