import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXAMPLES } from '../../harness/figures/examples.ts';
import {
  kw6Energy,
  percentDifference,
  PUBLISHED_FIGURES,
} from '../../harness/figures/published.ts';
import { answerEntries } from '../../harness/flows/calculator-trials.ts';
import { builtInFigures, builtInValues } from '../../harness/site/built-in-figures.ts';
import { selfConsumptionTable } from '../../scripts/self-consumption/self-consumption-table.ts';
import type { MainFigure } from '../../src/calculators/rules/calculator.ts';
import { calculateEvCharging } from '../../src/calculators/rules/ev-charging/ev-charging.ts';
import {
  annualWindEnergy,
  sweptArea,
  WIND_FIGURES,
} from '../../src/calculators/rules/wind/wind.ts';
import { formatPounds, formatWhole, toPercent } from '../../src/numbers/format.ts';

test('the sample’s figures match the self-consumption table (fix: node scripts/self-consumption.ts)', () => {
  expect(builtInFigures).toMatchObject(selfConsumptionTable(builtInFigures));
});

const lines = readFileSync('docs/figures.md', 'utf8').split('\n');
const rowOf = (name: string) => lines.find((line) => line.startsWith(`| ${name} `));

const wind = builtInValues(...WIND_FIGURES);
const ours = builtInValues(
  ...(['solarYieldIslands', 'solarPerformanceRatio', 'batterySolarDailyYield'] as const),
  ...(['copSmall', 'copMedium', 'copLarge', 'gridCarbon', 'oilCarbon'] as const),
  ...(['electricityPrice', 'chargingLosses', 'nightPrice', 'fuelPrice'] as const),
);
const { sap, heatPumps, cap, grid2026, sapGrid } = PUBLISHED_FIGURES;

const solarKwh = ours.solarYieldIslands * ours.solarPerformanceRatio;
const { south, north } = sap.roofs;
const { windSpeedIslands } = wind;
const windKwh = annualWindEnergy(sweptArea(6, wind), windSpeedIslands, wind);
const cops = [ours.copSmall, ours.copMedium, ours.copLarge];
const { costPerCharge, costAtWallbox, energy } = calculateEvCharging(
  {
    ...{ batteryCapacity: 60, currentCharge: 20, targetCharge: 80 },
    ...{ electricityRate: 0.28, efficiency: 3.5, chargerPower: 7 },
  },
  ours,
);

function difference(our: number, published: number): string {
  const percent = Math.round(percentDifference(our, published));
  return `${Math.abs(percent)}% ${percent < 0 ? 'lower' : 'higher'}`;
}

/** The smallest and the largest difference of the heat pumps from a published one. */
const copDifferences = (published: number) =>
  [Math.min(...cops), Math.max(...cops)]
    .map((cop) => Math.round(Math.abs(percentDifference(cop, published))))
    .toSorted((one, other) => one - other)
    .join(' to ');

test.each([
  ['Solar output', `${formatWhole(solarKwh)} kWh`, `${south} for`, difference(solarKwh, south)],
  [
    'Solar, by roof',
    `${north} to ${south}`,
    `${difference(solarKwh, north)} to ${difference(solarKwh, south)}`,
  ],
  [
    'Wind output',
    `${formatWhole(windKwh)} kWh from 6 kW at ${windSpeedIslands} m/s`,
    `${formatWhole(kw6Energy(windSpeedIslands))} kWh`,
    difference(windKwh, kw6Energy(windSpeedIslands)),
  ],
  [
    'Wind speed',
    `${windSpeedIslands} m/s`,
    `${sap.wind} m/s`,
    difference(windSpeedIslands, sap.wind),
  ],
  [
    'Wind, by site',
    `${formatWhole(kw6Energy(5))} kWh at 5 m/s, ${formatWhole(kw6Energy(7))} at 7`,
    `a factor of ${(kw6Energy(7) / kw6Energy(5)).toFixed(1)}`,
  ],
  [
    'Solar for a battery',
    `${ours.batterySolarDailyYield} kWh per kW a day`,
    `${(south / 365).toFixed(1)} (SAP`,
    difference(ours.batterySolarDailyYield, south / 365),
  ],
  [
    'Heat pump',
    `COP ${cops.map((cop) => cop.toFixed(1)).join(', ')}`,
    `${heatPumps.electrificationOfHeat} (median`,
    `${heatPumps.monitor.toFixed(1)} (median`,
    `${copDifferences(heatPumps.electrificationOfHeat)}% above the first`,
    `${copDifferences(heatPumps.monitor)}% below the second`,
  ],
  [
    'Grid carbon',
    `${ours.gridCarbon} kg/kWh`,
    `${grid2026} (UK`,
    difference(ours.gridCarbon, grid2026),
  ],
  [
    'Oil carbon',
    `${ours.oilCarbon} kg/kWh`,
    `electricity at ${sapGrid}`,
    `electricity is ${difference(ours.gridCarbon, sapGrid)}`,
  ],
  [
    'Electricity price',
    `${toPercent(ours.electricityPrice)}p/kWh`,
    `${cap * 100}p`,
    difference(ours.electricityPrice, cap),
  ],
  [
    'EV charging',
    `${formatPounds(costPerCharge, 2)} for ${energy} kWh`,
    formatPounds(costAtWallbox, 2),
    difference(costPerCharge, costAtWallbox),
  ],
])('docs/figures.md compares our figure with a published one: %s', (name, ...cells) => {
  const row = rowOf(name);
  for (const cell of cells) expect(row).toContain(cell);
});

test.each(Object.values(EXAMPLES))(
  'docs/figures.md has our answers and hourly simulations: $name',
  ({ name, calculator, texts, hourByHour }) => {
    const { presentation } = answerEntries(calculator, texts);
    const figures: MainFigure[] = [presentation, ...(presentation.otherFigures ?? [])];
    const likely = figures.findIndex(({ label }) => label === 'More likely');
    const paybacks = Object.fromEntries(presentation.rows);
    const row = rowOf(name);
    for (const [figure, payback] of [
      [figures[likely - 1], paybacks['Payback Period']],
      [figures[likely], paybacks['Payback, more likely']],
    ] as const) {
      const [yearly] = /£[\d,]+ a year/.exec(`${figure?.main} ${figure?.more}`) ?? [];
      expect(row).toContain([yearly, payback && `payback ${payback}`].filter(Boolean).join(', '));
    }
    const ends = Object.values(hourByHour).toSorted((one, other) => one - other);
    expect(row).toContain(`${ends.map((pounds) => formatPounds(pounds)).join(' to ')} a year`);
  },
);
