import { heatPumpCalculator } from '../../model/calculators/heat-pump/heat-pump.ts';
import { islandOf } from './Calculator.tsx';

export default islandOf(heatPumpCalculator);
