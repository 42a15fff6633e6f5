import type { CalculatorName } from '../../content/model/schemas/service.ts';
import { batteryCalculator, batteryPage, batteryWithoutWind } from './battery/battery.ts';
import type { PagedCalculator } from './calculator.ts';
import { evChargingCalculator, evChargingPage } from './ev-charging/ev-charging.ts';
import { heatPumpCalculator, heatPumpPage } from './heat-pump/heat-pump.ts';
import { solarCalculator, solarPage } from './solar/solar.ts';
import { windCalculator, windPage } from './wind/wind.ts';

/** Every calculator, by the name of its folder. */
export const CALCULATORS: Readonly<Record<CalculatorName, PagedCalculator>> = {
  battery: { calculator: batteryCalculator, page: batteryPage },
  'ev-charging': { calculator: evChargingCalculator, page: evChargingPage },
  'heat-pump': { calculator: heatPumpCalculator, page: heatPumpPage },
  solar: { calculator: solarCalculator, page: solarPage },
  wind: { calculator: windCalculator, page: windPage },
};

/** A calculator as a company offers it. @param hasWind whether the company installs wind turbines */
export const findCalculator = (name: CalculatorName, hasWind: boolean): PagedCalculator =>
  name === 'battery' && !hasWind ? batteryWithoutWind : CALCULATORS[name];
