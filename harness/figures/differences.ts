import { calculateEvCharging } from '../../src/calculators/rules/ev-charging/ev-charging.ts';
import {
  annualWindEnergy,
  sweptArea,
  WIND_FIGURES,
} from '../../src/calculators/rules/wind/wind.ts';
import { formatPounds, formatWhole, toPercent } from '../../src/numbers/format.ts';
import { WALLBOX_LOSSES } from '../../src/calculators/rules/published-constants.ts';
import { builtInValues } from '../site/built-in-figures.ts';
import { kw6Energy, PUBLISHED_FIGURES } from './published.ts';

/** One of our figures compared with a published one, for display. */
interface Difference {
  name: string;
  ourFigure: string;
  published: string;
  difference: string;
  reason: string;
}

/** Our figure's difference from the published figure, percent. */
export const percentDifference = (ours: number, published: number): number =>
  (ours / published - 1) * 100;

function describeDifference(ours: number, published: number): string {
  const percent = Math.round(percentDifference(ours, published));
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
      name: 'Solar output',
      ourFigure: kwh,
      published: `${south} for a south roof (SAP 2012, Western Isles)`,
      difference: describeDifference(yieldKwh, south),
      reason: 'our figure also suits roofs facing east or west',
    },
    {
      name: 'Solar, by roof',
      ourFigure: 'one example',
      published: `${north} to ${south} by direction (SAP 2012)`,
      difference: `${describeDifference(yieldKwh, north)} to ${describeDifference(yieldKwh, south)}`,
      reason: 'the answer says we do not know the roof',
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
      name: 'Wind output',
      ourFigure: `${formatWhole(annualKwh)} kWh from 6 kW at ${windSpeedIslands} m/s`,
      published: `${formatWhole(kw6Energy(windSpeedIslands))} kWh (measured, Kingspan KW6)`,
      difference: describeDifference(annualKwh, kw6Energy(windSpeedIslands)),
      reason:
        'our figure uses the mean speed and ignores gusts; including them, it is within 10% at 6 and 7 m/s',
    },
    {
      name: 'Wind speed',
      ourFigure: `${windSpeedIslands} m/s`,
      published: `${PUBLISHED_FIGURES.sap.wind} m/s (SAP 2012, region)`,
      difference: describeDifference(windSpeedIslands, PUBLISHED_FIGURES.sap.wind),
      reason: 'our figure assumes open ground; it partly offsets the row above',
    },
    {
      name: 'Wind, by site',
      ourFigure: 'one example',
      published: `${formatWhole(slow)} kWh at 5 m/s, ${formatWhole(fast)} at 7 (same turbine)`,
      difference: `a factor of ${(fast / slow).toFixed(1)}`,
      reason: 'the answer says we do not know the site',
    },
  ];
}

function batteryDifferences(): Difference[] {
  const { batterySolarDailyYield: ourFigure } = builtInValues('batterySolarDailyYield');
  const published = PUBLISHED_FIGURES.sap.roofs.south / 365;
  return [
    {
      name: 'Solar for a battery',
      ourFigure: `${ourFigure} kWh per kW a day`,
      published: `${published.toFixed(1)} (SAP 2012, south roof)`,
      difference: describeDifference(ourFigure, published),
      reason: 'specified; the battery and daily use cap it, and the more likely savings use less',
    },
  ];
}

function heatPumpDifferences(): Difference[] {
  const { copSmall, copMedium, copLarge } = builtInValues('copSmall', 'copMedium', 'copLarge');
  const cops = [copSmall, copMedium, copLarge];
  const { electrificationOfHeat, monitor } = PUBLISHED_FIGURES.heatPumps;
  const between = (published: number) =>
    [Math.min(...cops), Math.max(...cops)]
      .map((cop) => Math.round(Math.abs(percentDifference(cop, published))))
      .toSorted((one, other) => one - other)
      .join(' to ');
  return [
    {
      name: 'Heat pump',
      ourFigure: `COP ${cops.map((cop) => cop.toFixed(1)).join(', ')}`,
      published: `${electrificationOfHeat} (median, Electrification of Heat), ${monitor.median.toFixed(1)} (median, HeatPumpMonitor)`,
      difference: `${between(electrificationOfHeat)}% above the first, ${between(monitor.median)}% below the second`,
      reason: 'between average and careful installations; the answer shows both',
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
      name: 'Grid carbon',
      ourFigure: `${gridCarbon} kg/kWh`,
      published: `${grid2026} (UK government 2026, with losses)`,
      difference: describeDifference(gridCarbon, grid2026),
      reason: 'an older planning figure; visitors can choose the current one',
    },
    {
      name: 'Oil carbon',
      ourFigure: `${oilCarbon} kg/kWh`,
      published: `the same (SAP), with electricity at ${sapGrid}`,
      difference: `none; electricity is ${describeDifference(gridCarbon, sapGrid)}`,
      reason: 'specified together from different years; the sources say so',
    },
    {
      name: 'Electricity price',
      ourFigure: `${toPercent(electricityPrice)}p/kWh`,
      published: `${cap.autumn2026 * 100}p (Ofgem cap, October to December 2026)`,
      difference: describeDifference(electricityPrice, cap.autumn2026),
      reason: 'a planning figure that visitors can change',
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
      name: 'EV charging',
      ourFigure: `${formatPounds(costPerCharge, 2)} for ${energy} kWh`,
      published: `${formatPounds(costAtWallbox, 2)} with ${WALLBOX_LOSSES * 100}% wallbox losses (ADAC)`,
      difference: describeDifference(costPerCharge, costAtWallbox),
      reason: 'specified without losses; the answer gives both',
    },
  ];
}
