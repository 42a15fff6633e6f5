import { calculateEvCharging } from '../../src/calculators/rules/ev-charging/ev-charging.ts';
import {
  annualWindEnergy,
  sweptArea,
  WIND_FIGURES,
} from '../../src/calculators/rules/wind/wind.ts';
import { formatPounds, formatWhole, toPercent } from '../../src/numbers/format.ts';
import { WALLBOX_LOSSES } from '../../src/calculators/rules/measured.ts';
import { builtInValues } from '../site/built-in-figures.ts';
import { kw6Energy, PUBLISHED_FIGURES } from './published.ts';

/** One of our figures compared with a published one, for display. */
interface Difference {
  what: string;
  ours: string;
  published: string;
  off: string;
  why: string;
}

/** Our figure's difference from the published figure, percent. */
export const percentOff = (ours: number, published: number): number => (ours / published - 1) * 100;

function describeDifference(ours: number, published: number): string {
  const percent = Math.round(percentOff(ours, published));
  return `${Math.abs(percent)}% ${percent < 0 ? 'lower' : 'higher'}`;
}

/** Every figure compared with a published one, the difference and the reason. */
export const listDifferences = (): Difference[] => [
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
  const yieldKwh = solarYieldIslands * solarPerformanceRatio;
  const { south, north } = PUBLISHED_FIGURES.sap.roofs;
  const kwh = `${formatWhole(yieldKwh)} kWh per kW a year`;
  return [
    {
      what: 'Solar output',
      ours: kwh,
      published: `${south} for a south roof (SAP 2012, Western Isles)`,
      off: describeDifference(yieldKwh, south),
      why: 'our figure also suits roofs facing east or west',
    },
    {
      what: 'Solar, by roof',
      ours: 'one example',
      published: `${north} to ${south} by direction (SAP 2012)`,
      off: `${describeDifference(yieldKwh, north)} to ${describeDifference(yieldKwh, south)}`,
      why: 'the answer says we do not know the roof',
    },
  ];
}

function windDifferences(): Difference[] {
  const figures = builtInValues(...WIND_FIGURES);
  const { windSpeedIslands } = figures;
  const annualKwh = annualWindEnergy(sweptArea(6, figures), windSpeedIslands, figures);
  const [slow, fast] = [kw6Energy(5), kw6Energy(7)];
  return [
    {
      what: 'Wind output',
      ours: `${formatWhole(annualKwh)} kWh from 6 kW at ${windSpeedIslands} m/s`,
      published: `${formatWhole(kw6Energy(windSpeedIslands))} kWh (measured, Kingspan KW6)`,
      off: describeDifference(annualKwh, kw6Energy(windSpeedIslands)),
      why: 'our figure uses the mean speed and ignores gusts; including them, it is within 10% at 6 and 7 m/s',
    },
    {
      what: 'Wind speed',
      ours: `${windSpeedIslands} m/s`,
      published: `${PUBLISHED_FIGURES.sap.wind} m/s (SAP 2012, region)`,
      off: describeDifference(windSpeedIslands, PUBLISHED_FIGURES.sap.wind),
      why: 'our figure assumes open ground; it partly offsets the row above',
    },
    {
      what: 'Wind, by site',
      ours: 'one example',
      published: `${formatWhole(slow)} kWh at 5 m/s, ${formatWhole(fast)} at 7 (same turbine)`,
      off: `a factor of ${(fast / slow).toFixed(1)}`,
      why: 'the answer says we do not know the site',
    },
  ];
}

function batteryDifferences(): Difference[] {
  const { batterySolarDailyYield: ours } = builtInValues('batterySolarDailyYield');
  const published = PUBLISHED_FIGURES.sap.roofs.south / 365;
  return [
    {
      what: 'Solar for a battery',
      ours: `${ours} kWh per kW a day`,
      published: `${published.toFixed(1)} (SAP 2012, south roof)`,
      off: describeDifference(ours, published),
      why: 'specified; the battery and daily use cap it, and the more likely savings use less',
    },
  ];
}

function heatPumpDifferences(): Difference[] {
  const { copSmall, copMedium, copLarge } = builtInValues('copSmall', 'copMedium', 'copLarge');
  const cops = [copSmall, copMedium, copLarge];
  const { electrificationOfHeat, monitor } = PUBLISHED_FIGURES.heatPumps;
  const between = (published: number) =>
    [Math.min(...cops), Math.max(...cops)]
      .map((cop) => Math.round(Math.abs(percentOff(cop, published))))
      .toSorted((one, other) => one - other)
      .join(' to ');
  return [
    {
      what: 'Heat pump',
      ours: `COP ${cops.map((cop) => cop.toFixed(1)).join(', ')}`,
      published: `${electrificationOfHeat} (median, Electrification of Heat), ${monitor.median.toFixed(1)} (median, HeatPumpMonitor)`,
      off: `${between(electrificationOfHeat)}% above the first, ${between(monitor.median)}% below the second`,
      why: 'between average and careful installations; the answer shows both',
    },
  ];
}

function sharedDifferences(): Difference[] {
  const { gridCarbon, oilCarbon, electricityPrice } = builtInValues(
    'gridCarbon',
    'oilCarbon',
    'electricityPrice',
  );
  const { grid2026, sapGrid, cap } = PUBLISHED_FIGURES;
  return [
    {
      what: 'Grid carbon',
      ours: `${gridCarbon} kg/kWh`,
      published: `${grid2026} (UK government 2026, with losses)`,
      off: describeDifference(gridCarbon, grid2026),
      why: 'an older planning figure; visitors can choose the current one',
    },
    {
      what: 'Oil carbon',
      ours: `${oilCarbon} kg/kWh`,
      published: `the same (SAP), with electricity at ${sapGrid}`,
      off: `none; electricity is ${describeDifference(gridCarbon, sapGrid)}`,
      why: 'specified together from different years; the sources say so',
    },
    {
      what: 'Electricity price',
      ours: `${toPercent(electricityPrice)}p/kWh`,
      published: `${cap.autumn2026 * 100}p (Ofgem cap, October to December 2026)`,
      off: describeDifference(electricityPrice, cap.autumn2026),
      why: 'a planning figure that visitors can change',
    },
  ];
}

function evDifferences(): Difference[] {
  const sixtyKwh = { batteryCapacity: 60, currentCharge: 20, targetCharge: 80 };
  const car = { ...sixtyKwh, electricityRate: 0.28, efficiency: 3.5, chargerPower: 7 };
  const result = calculateEvCharging(
    car,
    builtInValues('chargingLosses', 'nightPrice', 'fuelPrice'),
  );
  const { energy, costPerCharge, costAtWallbox } = result;
  return [
    {
      what: 'EV charging',
      ours: `${formatPounds(costPerCharge, 2)} for ${energy} kWh`,
      published: `${formatPounds(costAtWallbox, 2)} with ${WALLBOX_LOSSES * 100}% wallbox losses (ADAC)`,
      off: describeDifference(costPerCharge, costAtWallbox),
      why: 'specified without losses; the answer gives both',
    },
  ];
}
