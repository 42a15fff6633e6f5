import { evChargingCalculator } from '../rules/ev-charging/ev-charging.ts';
import { islandOf } from './Calculator.tsx';

export default islandOf(evChargingCalculator);
