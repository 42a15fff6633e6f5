import { describe, expect, test } from 'vitest';
import {
  kw6Energy,
  percentDifference,
  PUBLISHED_FIGURES,
} from '../../../../harness/figures/published.ts';
import { heatPumpCalculator } from '../../../../src/calculators/rules/heat-pump/heat-pump.ts';
import { solarCalculator } from '../../../../src/calculators/rules/solar/solar.ts';
import {
  annualWindEnergy,
  sweptArea,
  windCalculator,
} from '../../../../src/calculators/rules/wind/wind.ts';
import { answerReal, FIGURES, realFigures, resultReal } from './real-figures.ts';

/**
 * Differences between our formulas and measured or published values. A test that fails here means that a formula
 * or a figure has moved: check it, then correct the title and the number, and docs/figures.md.
 */
const solar = realFigures(solarCalculator.figures);
const wind = realFigures(windCalculator.figures);
const heat = realFigures(heatPumpCalculator.figures);

const { sap, heatPumps, grid2026 } = PUBLISHED_FIGURES;

describe('solar against SAP 2012 for the Western Isles', () => {
  const roof = { postcode: 'HS8 5SS' };
  const annualKwh =
    resultReal(solarCalculator, roof, { solarYieldVariation: '0' }).annualOutput /
    solar.solarSystemSize;

  test.each([
    ['14% below a south roof at 35°', sap.roofs.south, -13.9],
    ['9% below a south-east or south-west roof', sap.roofs.southEast, -8.7],
    ['6% above an east or west roof', sap.roofs.east, 6.4],
    ['46% above a north roof', sap.roofs.north, 46.0],
  ])('estimates solar output %s', (_, published, percent) => {
    expect(Math.abs(percentDifference(annualKwh, published) - percent)).toBeLessThan(0.5);
  });

  test('distributes solar output over the months as published', () => {
    const { annualOutput } = resultReal(solarCalculator, roof);
    const [chart] = answerReal(solarCalculator, roof).charts;
    const shown = [...(chart?.title.matchAll(/[A-Z][a-z]{2} ([\d,]+)/g) ?? [])];
    const shares = shown.map(([, kwh = '']) => Number(kwh.replace(',', '')) / annualOutput);
    expect(shares).toHaveLength(12);
    // The chart has whole kWh.
    for (const [month, share] of shares.entries()) {
      expect(Math.abs(share * sap.roofs.south - (sap.months[month] ?? 0))).toBeLessThan(0.2);
    }
  });
});

describe('wind against the measured energy of the KW6, a 6 kW turbine (SWCC-11-04, at 1.225 kg/m³)', () => {
  const annualKwh = (mean: number) => annualWindEnergy(sweptArea(6, wind), mean, wind);

  test.each([
    // Mean wind at the hub, m/s; how far ours is off, percent.
    [4, -57.9],
    [5, -57.5],
    [6, -52.7],
    [7, -44.4],
    [8, -33.0],
    [9, -17.9],
    [10, 1.3],
    [11, 25.8],
  ])('at a mean of %d m/s differs by %d%% from the measured energy', (mean, percent) => {
    expect(Math.abs(percentDifference(annualKwh(mean), kw6Energy(mean)) - percent)).toBeLessThan(
      0.5,
    );
  });
});

test('matches the alternatives in the calculators’ assumptions', () => {
  expect(heat.copField).toBe(heatPumps.electrificationOfHeat);
  expect(heat.copCareful).toBe(heatPumps.monitor);
  expect(FIGURES['gridCarbon']?.others?.map(({ value }) => value)).toEqual([grid2026]);
});
