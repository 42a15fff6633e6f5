import { describe, expect, test } from 'vitest';
import { BATTERY_FIGURES } from '../../../../src/model/calculators/battery/battery-rules.ts';
import { HEAT_PUMP_FIGURES } from '../../../../src/model/calculators/heat-pump/heat-pump-rules.ts';
import {
  calculateSolar,
  SOLAR_FIGURES,
  SOLAR_MONTHLY_SHARES,
} from '../../../../src/model/calculators/solar/solar-rules.ts';
import {
  annualWindEnergy,
  sweptArea,
  WIND_FIGURES,
} from '../../../../src/model/calculators/wind/wind-rules.ts';
import { realFigures } from './real-figures.ts';

/**
 * How far our simple formulas are from what others measured or published. A test that fails here means that a formula
 * or a figure has moved: look at it, then mend the name and the number, and the table in the README.
 */
const solar = realFigures(SOLAR_FIGURES);
const wind = realFigures(WIND_FIGURES);
const heat = realFigures(HEAT_PUMP_FIGURES);
const battery = realFigures(BATTERY_FIGURES);

/** How far ours is above the published figure, percent; each test allows half a percent either way. */
const percentOff = (ours: number, published: number) => (ours / published - 1) * 100;

/** SAP 2012, Table U3 region 18 (Western Isles), equation U3.2 and Appendix M; kWh a year from 1 kWp. */
const SAP_YIELD = { south35: 836, southEast35: 789, east35: 677, north35: 493 };
/** The same, south at 35°, month by month. */
const SAP_MONTHS = [17.3, 35.1, 69.4, 102.9, 128.4, 120.7, 113.6, 97.3, 73.0, 45.2, 21.1, 12.4];
/** The same, radiation on the flat, kWh/m² a year. */
const SAP_RADIATION = 898;

describe('solar against SAP 2012 for the Western Isles', () => {
  const level = { ...solar, solarYieldVariation: 0 };
  const ours = calculateSolar({ postcode: 'HS8 5SS' }, level).annualOutput / level.solarSystemSize;

  test.each([
    ['14% below a south roof at 35°', SAP_YIELD.south35, -13.9],
    ['9% below a south-east or south-west roof', SAP_YIELD.southEast35, -8.7],
    ['6% above an east or west roof', SAP_YIELD.east35, 6.4],
    ['46% above a north roof', SAP_YIELD.north35, 46.0],
  ])('is %s', (_, published, percent) => {
    expect(Math.abs(percentOff(ours, published) - percent)).toBeLessThan(0.5);
  });

  test('begins with radiation within 1% of the published one, on the flat', () => {
    expect(Math.abs(percentOff(solar.solarYieldIslands, SAP_RADIATION))).toBeLessThan(1);
  });

  test('varies less from site to site, by 6%, than a roof does by where it faces', () => {
    const { range, annualOutput } = calculateSolar({ postcode: 'HS8 5SS' }, solar);
    const [low, high] = range;
    expect(percentOff(high, low)).toBeCloseTo(11.8, 1);
    expect(high / solar.solarSystemSize).toBeLessThan(SAP_YIELD.southEast35);
    expect(low / solar.solarSystemSize).toBeGreaterThan(SAP_YIELD.east35);
    expect(annualOutput).toBeGreaterThan(low);
  });

  test('spreads the year over the months as published', () => {
    const sum = SOLAR_MONTHLY_SHARES.reduce((total, share) => total + share, 0);
    expect(sum).toBeCloseTo(1, 12);
    expect(SOLAR_MONTHLY_SHARES).toHaveLength(12);
    for (const [month, share] of SOLAR_MONTHLY_SHARES.entries()) {
      expect(Math.abs(share * SAP_YIELD.south35 - (SAP_MONTHS[month] ?? 0))).toBeLessThan(0.1);
    }
  });
});

describe('wind against the measured energy of the KW6, a 6 kW turbine (SWCC-11-04, at 1.225 kg/m³)', () => {
  const ours = (mean: number) => annualWindEnergy(sweptArea(6, wind), mean, wind);

  test.each([
    // Mean wind at the hub, m/s; measured energy of a year, kWh; how far ours is off, percent.
    [4, 4629, -57.9],
    [5, 8949, -57.5],
    [6, 13_882, -52.7],
    [7, 18_777, -44.4],
    [8, 23_228, -33.0],
    [9, 27_012, -17.9],
    [10, 30_012, 1.3],
    [11, 32_193, 25.8],
  ])('at a mean of %d m/s, measured %d kWh, is off by %d%%', (mean, measured, percent) => {
    expect(Math.abs(percentOff(ours(mean), measured) - percent)).toBeLessThan(0.5);
  });

  test('is a third below at 7.8 m/s, our mean for the islands', () => {
    // Between 18,777 kWh at 7 m/s and 23,228 kWh at 8 m/s.
    expect(percentOff(ours(wind.windSpeedIslands), 22_338)).toBeCloseTo(-35.4, 0);
  });

  test('is a fifth below when the turbine gets the SAP 2012 mean of the region, 6.94 m/s', () => {
    // Between 13,882 kWh at 6 m/s and 18,777 kWh at 7 m/s.
    expect(percentOff(ours(wind.windSpeedIslands), 18_483)).toBeCloseTo(-21.9, 0);
    expect(percentOff(wind.windSpeedIslands, 6.94)).toBeCloseTo(12.4, 0);
  });

  test('is low because a mean leaves out the gusts: with their share it is within 10% at 6 and 7 m/s', () => {
    // Mean of the cube over the cube of the mean, Weibull k = 2.
    const energyPatternFactor = 1.9099;
    expect(Math.abs(percentOff(ours(6) * energyPatternFactor, 13_882))).toBeLessThan(10);
    expect(Math.abs(percentOff(ours(7) * energyPatternFactor, 18_777))).toBeLessThan(10);
  });
});

describe('battery against the same sources', () => {
  test('counts 53% more solar than SAP 2012 gives a south roof, and 77% more than our own solar sum', () => {
    const ours = battery.batterySolarDailyYield * 365;
    expect(percentOff(ours, SAP_YIELD.south35)).toBeCloseTo(52.8, 0);
    expect(percentOff(ours, solar.solarYieldIslands * solar.solarPerformanceRatio)).toBeCloseTo(
      77.4,
      0,
    );
  });

  test('counts 5% less wind than the KW6 at 6 m/s, and 29% less at 6.94 m/s', () => {
    const ours = battery.batteryWindCapacityFactor * 6 * wind.hoursPerYear;
    expect(percentOff(ours, 13_882)).toBeCloseTo(-5.3, 0);
    expect(percentOff(ours, 18_483)).toBeCloseTo(-28.9, 0);
  });
});

describe('heat pump against field trials of air-source heat pumps', () => {
  /** Electrification of Heat, median seasonal performance. */
  const EOH_MEDIAN = 2.8;
  /** heatpumpmonitor.org, 304 systems, 15 July 2026; those who take part are well installed. */
  const MONITOR = { p10: 3.32, p25: 3.62, median: 4, p90: 4.6 };

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

  test('lies between the two trials: above the median of the one, below the best of the other', () => {
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
      '7% above the Ofgem cap of July to September 2026, 26.11p',
      heat.electricityPrice,
      0.2611,
      7.2,
    ],
    ['14% above the Ofgem cap of April to June 2026, 24.67p', heat.electricityPrice, 0.2467, 13.5],
    ['32% above the UK government factor of 2025, 0.177 kg', heat.gridCarbon, 0.177, 31.6],
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
