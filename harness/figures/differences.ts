import { calculateEvCharging } from '../../src/calculators/rules/ev-charging/ev-charging.ts';
import {
  annualWindEnergy,
  sweptArea,
  WIND_FIGURES,
} from '../../src/calculators/rules/wind/wind.ts';
import { formatPounds, formatWhole } from '../../src/numbers/format.ts';
import { WALLBOX_LOSSES } from '../../src/calculators/rules/measured.ts';
import { builtInValues } from '../site/built-in-figures.ts';
import { kw6Energy, PUBLISHED } from './published.ts';

/** A comparison of one of our figures with a published figure, as text. */
interface Difference {
  what: string;
  ours: string;
  published: string;
  off: string;
  why: string;
}

/** Our figure's difference from the published figure, percent. */
export const percentOff = (ours: number, published: number): number => (ours / published - 1) * 100;

function inWords(ours: number, published: number): string {
  const percent = Math.round(percentOff(ours, published));
  return `${Math.abs(percent)}% ${percent < 0 ? 'lower' : 'higher'}`;
}

/** Every figure compared with a published one, the difference and the reason. */
export const differences = (): Difference[] => [
  ...solarDifferences(),
  ...windDifferences(),
  ...batteryDifferences(),
  ...heatPumpDifferences(),
  ...sharedDifferences(),
  ...evDifferences(),
];

function solarDifferences(): Difference[] {
  const { solarYieldIslands, solarPerformanceRatio } = builtInValues(
    'solarYieldIslands',
    'solarPerformanceRatio',
  );
  const ours = solarYieldIslands * solarPerformanceRatio;
  const { south, north } = PUBLISHED.sap.roofs;
  const kwh = `${formatWhole(ours)} kWh per kW a year in the islands`;
  return [
    {
      what: 'solar',
      ours: kwh,
      published: `${south}, south roof at 35° (SAP 2012, Western Isles)`,
      off: inWords(ours, south),
      why: 'our yield is for a horizontal surface, so it also suits roofs that face east or west',
    },
    {
      what: 'solar, by roof direction',
      ours: 'one example for the area',
      published: `${north} to ${south} kWh per kW by direction (SAP 2012)`,
      off: `${inWords(ours, north)} to ${inWords(ours, south)}`,
      why: 'the answer says that we do not know the roof',
    },
  ];
}

function windDifferences(): Difference[] {
  const figures = builtInValues(...WIND_FIGURES);
  const { windSpeedIslands } = figures;
  const ours = annualWindEnergy(sweptArea(6, figures), windSpeedIslands, figures);
  const [slow, fast] = [kw6Energy(5), kw6Energy(7)];
  return [
    {
      what: 'wind',
      ours: `${formatWhole(ours)} kWh from 6 kW at ${windSpeedIslands} m/s`,
      published: `${formatWhole(kw6Energy(windSpeedIslands))} kWh (measured curve of a Kingspan KW6)`,
      off: inWords(ours, kw6Energy(windSpeedIslands)),
      why: 'a steady mean excludes gusts, which carry most of the energy; with them, it is within 10% at 6 and 7 m/s',
    },
    {
      what: 'wind speed',
      ours: `${windSpeedIslands} m/s in the islands`,
      published: `${PUBLISHED.sap.wind} m/s (SAP 2012 regional mean)`,
      off: inWords(windSpeedIslands, PUBLISHED.sap.wind),
      why: 'our figure assumes open ground; the two differences partly cancel out',
    },
    {
      what: 'wind, by site',
      ours: 'one example for the area',
      published: `${formatWhole(slow)} kWh at a hub mean of 5 m/s, ${formatWhole(fast)} at 7 (the same KW6)`,
      off: `a factor of ${(fast / slow).toFixed(1)} between the two`,
      why: 'the answer says that we do not know the site',
    },
  ];
}

function batteryDifferences(): Difference[] {
  const { batterySolarDailyYield: ours } = builtInValues('batterySolarDailyYield');
  const published = PUBLISHED.sap.roofs.south / 365;
  return [
    {
      what: 'battery',
      ours: `${ours} kWh of solar per kW a day`,
      published: `${published.toFixed(1)} (SAP 2012, south roof)`,
      off: inWords(ours, published),
      why: 'a specified figure; the battery and the daily use cap the stored energy well below it, and the more likely savings assume less',
    },
  ];
}

function heatPumpDifferences(): Difference[] {
  const { copSmall, copMedium, copLarge } = builtInValues('copSmall', 'copMedium', 'copLarge');
  const cops = [copSmall, copMedium, copLarge];
  const { electrificationOfHeat, monitor } = PUBLISHED.heatPumps;
  const between = (published: number) =>
    [Math.min(...cops), Math.max(...cops)]
      .map((cop) => Math.round(Math.abs(percentOff(cop, published))))
      .toSorted((one, other) => one - other)
      .join(' to ');
  return [
    {
      what: 'heat pump',
      ours: `COP ${cops.map((cop) => cop.toFixed(1)).join(', ')}`,
      published: `${electrificationOfHeat} (Electrification of Heat, median), ${monitor.median.toFixed(1)} (HeatPumpMonitor, median)`,
      off: `${between(electrificationOfHeat)}% above the first, ${between(monitor.median)}% below the second`,
      why: 'between the average of all installations and careful ones; the answer shows the result for both',
    },
  ];
}

function sharedDifferences(): Difference[] {
  const { gridCarbon, oilCarbon, electricityPrice } = builtInValues(
    'gridCarbon',
    'oilCarbon',
    'electricityPrice',
  );
  const { grid2026, sapGrid, cap } = PUBLISHED;
  return [
    {
      what: 'grid carbon',
      ours: `${gridCarbon} kg a kWh`,
      published: `${grid2026} (UK government, 2026, with losses)`,
      off: inWords(gridCarbon, grid2026),
      why: 'an older planning figure; the assumptions offer the newer one',
    },
    {
      what: 'oil carbon',
      ours: `${oilCarbon} kg a kWh`,
      published: `the same (SAP), with electricity at ${sapGrid}`,
      off: 'none; our electricity figure is ' + inWords(gridCarbon, sapGrid),
      why: 'specified figures from different years and with different boundaries; the sources say so',
    },
    {
      what: 'price',
      ours: `£${electricityPrice} a kWh`,
      published: `${cap.autumn2026 * 100}p (Ofgem cap, October to December 2026, GB)`,
      off: inWords(electricityPrice, cap.autumn2026),
      why: 'a planning figure; visitors can change it',
    },
  ];
}

function evDifferences(): Difference[] {
  const sixtyKwh = { batteryCapacity: 60, currentCharge: 20, targetCharge: 80 };
  const car = { ...sixtyKwh, electricityRate: 0.28, efficiency: 3.5, chargerPower: 7 };
  const result = calculateEvCharging(car, builtInValues('chargingLosses'));
  const { energy, costPerCharge, costAtWallbox } = result;
  return [
    {
      what: 'EV charging',
      ours: `${formatPounds(costPerCharge, 2)} for ${energy} kWh`,
      published: `${formatPounds(costAtWallbox, 2)} with the ${WALLBOX_LOSSES * 100}% that a wallbox loses (ADAC)`,
      off: inWords(costPerCharge, costAtWallbox),
      why: 'specified without losses; the answer also gives the cost with them, and visitors can include them',
    },
  ];
}
