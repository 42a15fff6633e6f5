import { evChargingCalculator } from '../rules/ev-charging/ev-charging.ts';
import { createIsland } from './Calculator.tsx';

export default createIsland(evChargingCalculator);
