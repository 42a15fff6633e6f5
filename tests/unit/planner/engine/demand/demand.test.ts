import { describe, expect, test } from 'vitest';
import { CLOCK, HOURS } from '../../../../../src/planner/engine/clock.ts';
import {
  baseLoad,
  householdShares,
  PRESENCES,
  splitHourByLoad,
} from '../../../../../src/planner/engine/demand/household-load.ts';
import {
  heatFromElectricity,
  heatFromHouse,
  heatFromOil,
  hotWaterHeat,
  useOf,
} from '../../../../../src/planner/engine/demand/needs.ts';
import { heatingLoad, heatPumpCop } from '../../../../../src/planner/engine/demand/heating-load.ts';
import profileFile from '../../../../../src/planner/engine/data/load-profile.json' with { type: 'json' };
import { FLAT, hoursWith, PRICES, sum, TWO_RATE, WEATHER } from '../../../../support/planner.ts';

const profile = profileFile.kw;
const hourOf = (month: number, day: number, localHour: number) =>
  CLOCK.hour.findIndex(
    (hour, i) =>
      hour === localHour &&
      CLOCK.day[i] === (Date.UTC(2017, month, day) - Date.UTC(2017, 0, 1)) / 86_400_000,
  );

describe('the use of a household', () => {
  const shares = householdShares('average');
  const ratio = (a: number, b: number) => (shares[a] ?? 0) / (shares[b] ?? 0);

  test.each(PRESENCES)('is spread over the year to the last kWh, when at home: %s', (presence) => {
    expect(sum(householdShares(presence))).toBeCloseTo(1, 9);
  });

  test.each([
    ['a winter weekday at 18', [0, 10, 18], profile.winter.weekday],
    ['the Sunday of the change to summer time', [2, 26, 9], profile.spring.sunday],
    ['the Friday before summer', [4, 12, 9], profile.spring.weekday],
    ['the first Saturday of summer', [4, 13, 9], profile.summer.saturday],
    ['the first Saturday of high summer', [6, 22, 9], profile.highSummer.saturday],
    ['the last Sunday of high summer', [8, 3, 9], profile.highSummer.sunday],
    ['the first Monday of autumn', [8, 4, 9], profile.autumn.weekday],
    ['the Sunday of the change to winter time', [9, 29, 9], profile.winter.sunday],
  ] as const)('follows the profile on %s', (_, [month, day, hour], halfHours) => {
    const [a = NaN, b = NaN] = profile.winter.sunday;
    // An hour has two half-hours of the profile.
    const halves = halfHours.slice(2 * hour, 2 * hour + 2);
    expect(ratio(hourOf(month, day, hour), 0)).toBeCloseTo(sum(halves) / (a + b), 9);
  });

  test('idles on weekdays while everybody is out, and is that of a Saturday for who stays in', () => {
    const tuesday = (hour: number) => hourOf(0, 10, hour);
    const evenings = householdShares('evenings');
    expect(evenings[tuesday(12)]).toBe(evenings[tuesday(15)]);
    // Three tenths of the night's lowest half-hour, 0.2 kW; the hour from 4 has 0.2 and 0.21.
    const idle = (0.3 * 0.2) / 0.205;
    expect((evenings[tuesday(12)] ?? NaN) / (evenings[tuesday(4)] ?? NaN)).toBeCloseTo(idle);
    expect(evenings[tuesday(12)]).toBeLessThan(evenings[tuesday(18)] ?? 0);
    const allDay = householdShares('all-day');
    expect(allDay[tuesday(12)]).toBeCloseTo(allDay[hourOf(0, 14, 12)] ?? NaN, 12);
    // By day two fifths more than others use on a Saturday, beside the same hour of the night.
    const average = householdShares('average');
    const [noon, night] = [hourOf(0, 14, 12), hourOf(0, 14, 4)];
    const byDay = (shares: Float64Array) => (shares[noon] ?? NaN) / (shares[night] ?? NaN);
    expect(byDay(allDay)).toBeCloseTo(1.4 * byDay(average), 9);
  });

  test('grows with people after SAP 2012: twice as many use 39% more', () => {
    expect(useOf(6, 3, 2700)).toBeCloseTo(2700 * 2 ** 0.4714, 9);
    expect(useOf(3, 3, 2700)).toBe(2700);
  });
});

describe('an hour within a home', () => {
  test('idles at 35% of the mean load of the year', () => {
    expect(baseLoad(8760, HOURS)).toBeCloseTo(0.35, 12);
  });

  test('has 2 kW on for a share of it: 0.5 kW over a base of 0.1 is a fifth', () => {
    const hour = splitHourByLoad(0.5, 0.1);
    expect(hour).toEqual({ busyShare: 0.2, busyKw: 2.1, quietKw: 0.1 });
    expect(hour.busyShare * hour.busyKw + 0.8 * hour.quietKw).toBeCloseTo(0.5, 12);
  });

  test.each([
    ['at or below the base', 0.1, 0.2],
    ['above base and event together', 2.5, 0.3],
  ])('is even %s', (_, meanKw, baseKw) => {
    expect(splitHourByLoad(meanKw, baseKw)).toMatchObject({ busyShare: 0, quietKw: meanKw });
  });
});

describe('the heat that a house needs', () => {
  test('for water is that of 25 litres a head and 36 more, by 37 K, with what pipes lose', () => {
    // 86 litres: 86 × 4.18 × 37 × 365 / 3600 / 0.85.
    expect(hotWaterHeat(2)).toBeCloseTo(1586.5, 0);
  });

  test('comes from litres of oil: 2,000 are 20,700 kWh, of which a boiler makes 17,595', () => {
    const { spaceKwh, hotWaterKwh } = heatFromOil(2000, 0.85, 2);
    expect(spaceKwh + hotWaterKwh).toBeCloseTo(17_595, 6);
    expect(hotWaterKwh).toBe(hotWaterHeat(2));
  });

  test('comes from electricity as it is, and is never below nothing', () => {
    const { spaceKwh, hotWaterKwh } = heatFromElectricity(1000, 4);
    expect([spaceKwh, hotWaterKwh]).toEqual([0, 1000]);
  });

  test('comes from size and age: 100 m² at 2.6 W/m²K over 2,416 degree days', () => {
    expect(heatFromHouse(100, '1945 to 1990', 2).spaceKwh).toBeCloseTo(15_075.84, 6);
  });
});

describe('a heat pump', () => {
  test.each([
    // 0.85 (6.08 - 0.0941 d + 0.000464 d²).
    ['radiators at 5 °C, 30 K of lift', 'radiators', 5, 3.1235],
    ['a floor at 5 °C, 22.5 K of lift', 'floor', 5, 3.568],
    ['water at 5 °C, 45 K of lift', 'water', 5, 2.3673],
    ['radiators on a warm day, at least 15 K of lift', 'radiators', 20, 4.0572],
  ] as const)('has the COP of %s', (_, sink, outdoorC, cop) => {
    expect(heatPumpCop(sink, outdoorC)).toBeCloseTo(cop, 3);
  });
});

describe('heating by the hour', () => {
  const need = { spaceKwh: 10_000, hotWaterKwh: 2000 };
  const load = (kind: 'oil' | 'direct' | 'storage', tariff = FLAT, heat = need) =>
    heatingLoad(WEATHER, heat, { kind }, tariff, PRICES);
  const pump = (warmsWater: boolean, copFactor?: number) => {
    const heating = { kind: 'heat-pump', emitters: 'radiators', warmsWater } as const;
    return sum(heatingLoad(WEATHER, need, heating, FLAT, PRICES, copFactor).electricityKwh);
  };

  test('takes all of the heat from electric heaters, and none where it is above 15.5 °C', () => {
    expect(sum(load('direct').electricityKwh)).toBeCloseTo(12_000, 6);
    const space = load('direct', FLAT, { spaceKwh: 1, hotWaterKwh: 0 }).electricityKwh;
    for (const [i, kwh] of space.entries()) {
      expect(kwh > 0).toBe((WEATHER.temperatureC[i] ?? 0) < 15.5);
    }
  });

  test('burns heat over the efficiency of the boiler, and takes no electricity', () => {
    const { oilKwh, electricityKwh } = load('oil');
    expect(sum(oilKwh)).toBeCloseTo(12_000 / 0.85, 6);
    expect(sum(electricityKwh)).toBe(0);
  });

  test('fills storage heaters in the cheap hours only, all of it', () => {
    const { electricityKwh } = load('storage', TWO_RATE);
    expect(sum(electricityKwh)).toBeCloseTo(12_000, 6);
    for (const [i, kwh] of electricityKwh.entries()) {
      if ((CLOCK.hour[i] ?? 0) >= 7) expect(kwh).toBe(0);
    }
  });

  test('loses no heat on the day on which the clock skips the only cheap hour', () => {
    const cheap = { price: 0.1, hours: { from: 1, until: 2 } };
    expect(sum(load('storage', { ...FLAT, cheap }).electricityKwh)).toBeCloseTo(12_000, 6);
  });

  test.each([
    ['in the cheap hours where there are any', TWO_RATE, [0, 1, 2, 3, 4, 5, 6]],
    ['otherwise mornings and evenings', FLAT, [6, 7, 17, 18]],
  ])('warms water %s', (_, tariff, hours) => {
    const { electricityKwh } = load('direct', tariff, { spaceKwh: 0, hotWaterKwh: 730 });
    expect(hoursWith(electricityKwh)).toEqual(hours);
  });

  test('takes more from an immersion heater than from the pump, and less from a better pump', () => {
    expect(pump(false)).toBeGreaterThan(pump(true) + 1000);
    expect(pump(true, 2)).toBeCloseTo(pump(true) / 2, 6);
  });
});
