import { evChargingCalculator } from '../../model/calculators/ev-charging/ev-charging.ts';
import { islandOf } from './Calculator.tsx';

export default islandOf(evChargingCalculator);
