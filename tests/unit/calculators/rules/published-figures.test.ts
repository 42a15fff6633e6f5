import { describe, expect, test } from 'vitest';
import { differences, percentOff } from '../../../../harness/figures/differences.ts';
import { kw6Energy, PUBLISHED } from '../../../../harness/figures/published.ts';
import { heatPumpCalculator } from '../../../../src/calculators/rules/heat-pump/heat-pump.ts';
import { solarCalculator } from '../../../../src/calculators/rules/solar/solar.ts';
import {
  annualWindEnergy,
  sweptArea,
  windCalculator,
} from '../../../../src/calculators/rules/wind/wind.ts';
import { answerReal, FIGURES, realFigures, resultReal } from './real-figures.ts';

/**
 * How far our simple formulas are from what others measured or published. A test that fails here means that a formula
 * or a figure has moved: check it, correct the title and the number, and run node scripts/figures-document.ts.
 */
const solar = realFigures(solarCalculator.figures);
const wind = realFigures(windCalculator.figures);
const heat = realFigures(heatPumpCalculator.figures);

const { sap, heatPumps, grid2026 } = PUBLISHED;

describe('solar against SAP 2012 for the Western Isles', () => {
  const roof = { postcode: 'HS8 5SS' };
  const ours =
    resultReal(solarCalculator, roof, { solarYieldVariation: '0' }).annualOutput /
    solar.solarSystemSize;

  test.each([
    ['14% below a south roof at 35°', sap.roofs.south, -13.9],
    ['9% below a south-east or south-west roof', sap.roofs.southEast, -8.7],
    ['6% above an east or west roof', sap.roofs.east, 6.4],
    ['46% above a north roof', sap.roofs.north, 46.0],
  ])('is %s', (_, published, percent) => {
    expect(Math.abs(percentOff(ours, published) - percent)).toBeLessThan(0.5);
  });

  test('uses radiation within 1% of the published value for a horizontal surface', () => {
    expect(Math.abs(percentOff(solar.solarYieldIslands, sap.radiation))).toBeLessThan(1);
  });

  test('varies by 6% between sites, less than by roof direction', () => {
    const { range, annualOutput } = resultReal(solarCalculator, roof);
    const [low, high] = range;
    expect(percentOff(high, low)).toBeCloseTo(11.8, 1);
    expect(high / solar.solarSystemSize).toBeLessThan(sap.roofs.southEast);
    expect(low / solar.solarSystemSize).toBeGreaterThan(sap.roofs.east);
    expect(annualOutput).toBeGreaterThan(low);
  });

  test('distributes the year over the months as published', () => {
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
  const ours = (mean: number) => annualWindEnergy(sweptArea(6, wind), mean, wind);

  test.each([
    // Mean wind at the hub, m/s; our difference, percent.
    [4, -57.9],
    [5, -57.5],
    [6, -52.7],
    [7, -44.4],
    [8, -33.0],
    [9, -17.9],
    [10, 1.3],
    [11, 25.8],
  ])('at a mean of %d m/s is off by %d%%', (mean, percent) => {
    expect(Math.abs(percentOff(ours(mean), kw6Energy(mean)) - percent)).toBeLessThan(0.5);
  });

  test('is a third below at 7.8 m/s, our mean for the islands', () => {
    expect(percentOff(ours(wind.windSpeedIslands), kw6Energy(7.8))).toBeCloseTo(-35.4, 0);
  });

  test('is a fifth below when the turbine gets the SAP 2012 mean of the region, 6.94 m/s', () => {
    expect(percentOff(ours(wind.windSpeedIslands), kw6Energy(sap.wind))).toBeCloseTo(-21.9, 0);
    expect(percentOff(wind.windSpeedIslands, sap.wind)).toBeCloseTo(12.4, 0);
  });

  test('is low because a mean excludes gusts: with them it is within 10% at 6 and 7 m/s', () => {
    // Mean of the cube over the cube of the mean, Weibull k = 2.
    const energyPatternFactor = 1.9099;
    expect(Math.abs(percentOff(ours(6) * energyPatternFactor, kw6Energy(6)))).toBeLessThan(10);
    expect(Math.abs(percentOff(ours(7) * energyPatternFactor, kw6Energy(7)))).toBeLessThan(10);
  });
});

describe('battery against the same sources', () => {
  test('counts 53% more solar than SAP 2012 gives a south roof, and 77% more than our own solar sum', () => {
    const ours = battery.batterySolarDailyYield * 365;
    expect(percentOff(ours, sap.roofs.south)).toBeCloseTo(52.8, 0);
    expect(percentOff(ours, solar.solarYieldIslands * solar.solarPerformanceRatio)).toBeCloseTo(
      77.4,
      0,
    );
  });

  test('counts 5% less wind than the KW6 at 6 m/s, and 29% less at 6.94 m/s', () => {
    const ours = battery.batteryWindCapacityFactor * 6 * wind.hoursPerYear;
    expect(percentOff(ours, kw6Energy(6))).toBeCloseTo(-5.3, 0);
    expect(percentOff(ours, kw6Energy(sap.wind))).toBeCloseTo(-28.9, 0);
  });
});

describe('heat pump against field trials of air-source heat pumps', () => {
  const { electrificationOfHeat: EOH_MEDIAN, monitor: MONITOR } = heatPumps;

  test.each([
    ['small', heat.copSmall, 14.3, -20],
    ['medium', heat.copMedium, 25, -12.5],
    ['large', heat.copLarge, 7.1, -25],
  ])(
    'in a %s home, COP %d, is %d%% off one median and %d%% off the other',
    (_, cop, eoh, monitor) => {
      expect(percentOff(cop, EOH_MEDIAN)).toBeCloseTo(eoh, 0);
      expect(percentOff(cop, MONITOR.median)).toBeCloseTo(monitor, 0);
    },
  );

  test('is between the two trials: above the median of one, below the best of the other', () => {
    for (const cop of [heat.copSmall, heat.copMedium, heat.copLarge]) {
      expect(cop).toBeGreaterThan(EOH_MEDIAN);
      expect(cop).toBeLessThan(MONITOR.p90);
    }
  });

  test('is among the lowest tenth of the second trial in small and large homes, the lowest quarter in medium ones', () => {
    expect(Math.max(heat.copSmall, heat.copLarge)).toBeLessThan(MONITOR.p10);
    expect(heat.copMedium).toBeGreaterThan(MONITOR.p10);
    expect(heat.copMedium).toBeLessThan(MONITOR.p25);
  });
});

describe('price and carbon of grid electricity', () => {
  test.each([
    [
      '6% above the Ofgem cap of October to December 2026, 26.32p',
      heat.electricityPrice,
      cap.autumn2026,
      6.4,
    ],
    [
      '14% above the Ofgem cap of April to June 2026, 24.67p',
      heat.electricityPrice,
      cap.spring2026,
      13.5,
    ],
    [
      '62% above the UK government factor of 2026, 0.144 kg with losses',
      heat.gridCarbon,
      grid2026,
      61.8,
    ],
  ])('are %s', (_, ours, published, percent) => {
    expect(Math.abs(percentOff(ours, published) - percent)).toBeLessThan(0.5);
  });

  test('are the same in all calculators', () => {
    for (const figures of [solar, wind, battery]) {
      expect(figures.electricityPrice).toBe(heat.electricityPrice);
      expect(figures.gridCarbon).toBe(heat.gridCarbon);
    }
  });
});

describe('the table of differences', () => {
  const rows = Object.fromEntries(differences().map((row) => [row.what, row]));

  test('lists the differences tested here', () => {
    expect(Object.values(rows).map(({ what, off }) => `${what}: ${off}`)).toEqual([
      'solar: 14% lower',
      'solar, by roof direction: 46% higher to 14% lower',
      'wind: 35% lower',
      'wind speed: 12% higher',
      'wind, by site: a factor of 2.1 between the two',
      'battery: 53% higher',
      'heat pump: 7 to 25% above the first, 13 to 25% below the second',
      'grid carbon: 62% higher',
      'oil carbon: none; our electricity figure is 71% higher',
      'price: 6% higher',
      'EV charging: 9% lower',
    ]);
  });

  test('has the alternatives offered in the calculators’ assumptions', () => {
    expect(heat.copField).toBe(heatPumps.electrificationOfHeat);
    expect(heat.copCareful).toBe(heatPumps.monitor.median);
    expect(FIGURES['gridCarbon']?.others?.map(({ value }) => value)).toEqual([grid2026]);
  });
});
