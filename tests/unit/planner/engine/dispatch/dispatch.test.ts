import { describe, expect, test } from 'vitest';
import { CLOCK, HOURS, markHours } from '../../../../../src/planner/engine/clock.ts';
import {
  charge,
  discharge,
  emptyStore,
} from '../../../../../src/planner/engine/dispatch/battery-store.ts';
import {
  dailyCarKwh,
  scheduleCar,
  startCar,
} from '../../../../../src/planner/engine/dispatch/car-charging.ts';
import {
  chargeAtNight,
  dispatchInterval,
  emptyHourFlows,
  type HourLoads,
  nightReserve,
  startDiverter,
  startNightCharging,
} from '../../../../../src/planner/engine/dispatch/dispatch-interval.ts';
import { simulate } from '../../../../../src/planner/engine/simulate.ts';
import type { Battery, Charging, Plan, Tariff } from '../../../../../src/planner/engine/plan.ts';
import {
  AT_HOME_BY_NIGHT,
  CAR,
  FLAT,
  hoursWith,
  planOf,
  PRICES,
  SOUTH,
  sum,
  TWO_RATE,
  WEATHER,
} from '../../../../support/planner.ts';

const yearOf = (plan: Plan) => simulate(plan, WEATHER, PRICES);
const BATTERY: Battery = { sizeKwh: 10, powerKw: 3.6, backupShare: 0, chargesAtNight: false };

describe('a battery', () => {
  test('gives back 90% of what it took, and holds 90% of its label', () => {
    const store = emptyStore(BATTERY);
    const taken = charge(store, 100);
    expect(store.levelKwh).toBeCloseTo(9, 12);
    expect(discharge(store, 100, 0)).toBeCloseTo(0.9 * taken, 12);
    expect(store.levelKwh).toBeCloseTo(0, 12);
  });

  test('keeps a part for power cuts', () => {
    expect(emptyStore({ ...BATTERY, backupShare: 0.2 }).capacityKwh).toBeCloseTo(7.2, 12);
  });

  test('gives nothing below its floor', () => {
    const store = { ...emptyStore(BATTERY), levelKwh: 3 };
    expect(discharge(store, 1, 3)).toBe(0);
    discharge(store, 100, 1);
    expect(store.levelKwh).toBeCloseTo(1, 12);
  });
});

describe('a part of an hour', () => {
  const even: HourLoads = {
    ...{ madeKw: 0, heatKw: 1, carKw: 2, carSpareKw: 0, reserveKwh: 0 },
    ...{ exportLimitKw: 100, tank: undefined },
  };
  const run = (loads: Partial<HourLoads>, store = emptyStore(undefined)) => {
    const flows = emptyHourFlows();
    dispatchInterval(0.5, 0.4, { ...even, ...loads }, store, flows);
    return flows;
  };

  test('serves house, heat and car in turn from what is made, and the rest from the grid', () => {
    const { made, grid } = run({ madeKw: 2 });
    expect(made).toMatchObject({ house: 0.2, heat: 0.5, battery: 0, sold: 0 });
    expect(made.car).toBeCloseTo(0.3, 12);
    expect(grid.house + grid.heat).toBe(0);
    expect(grid.car).toBeCloseTo(0.7, 12);
  });

  test('fills the tank before it sells, and sells no more than the network takes', () => {
    const tank = { ...startDiverter(365), roomKwh: 1 };
    const { made } = run({ madeKw: 10, exportLimitKw: 3.68, tank });
    expect(made.heat).toBeCloseTo(0.5 + 1, 12);
    expect(tank.roomKwh).toBeCloseTo(0, 12);
    expect(made.sold).toBeCloseTo(1.84, 12);
    expect(made.curtailed).toBeCloseTo(5 - 0.2 - 0.5 - 1 - 1 - 1.84, 12);
  });

  test('gives what is spare to the car before the battery, and sells what neither takes', () => {
    const { made } = run({ madeKw: 20, carSpareKw: 3 }, emptyStore(BATTERY));
    expect(made.car).toBeCloseTo(1 + 1.5, 12);
    expect(made.battery).toBeCloseTo(1.8, 12);
    expect(made.sold).toBeCloseTo(10 - 0.2 - 0.5 - 2.5 - 1.8, 12);
  });

  test('leaves the battery alone below the floor of the hour', () => {
    const store = { ...emptyStore(BATTERY), levelKwh: 5 };
    expect(run({ reserveKwh: 5 }, store).battery).toEqual({ house: 0, heat: 0, car: 0 });
  });

  test('draws on the battery within its power before the grid', () => {
    const { battery, grid } = run({}, { ...emptyStore(BATTERY), levelKwh: 9 });
    expect(battery.house + battery.heat + battery.car).toBeCloseTo(1.7, 12);
    expect(grid.car).toBe(0);
    const weak = run({}, { levelKwh: 9, capacityKwh: 9, powerKw: 1 });
    expect(weak.battery).toEqual({ house: 0.2, heat: 0.3, car: 0 });
    expect(weak.grid.heat).toBeCloseTo(0.2, 12);
  });
});

describe('a home that is divided into quiet and busy parts', () => {
  test('uses less of steady power than an even one would', () => {
    // Mean of the year 1 kW, base 0.35 kW; the machine gives the same in every hour of the check.
    const plan = planOf({ turbine: { machine: 'kw3', hubWindMs: 6 } }, { householdKwh: 8760 });
    const { hours } = yearOf(plan);
    for (let i = 0; i < HOURS; i += 97) {
      const [g, l] = [hours.wind[i] ?? 0, hours.house[i] ?? 0];
      const b = 0.35;
      const f = (l - b) / 2;
      const published = f * Math.min(g, b + 2) + (1 - f) * Math.min(g, b);
      expect(g - (hours.sold[i] ?? 0)).toBeCloseTo(l > b ? published : Math.min(g, l), 9);
    }
  });
});

describe('a car', () => {
  const carOf = (charging: Partial<Charging>, tariff = FLAT, roofsKw = 0, car = CAR) =>
    yearOf(
      planOf(
        {
          charging: { ...AT_HOME_BY_NIGHT, ...charging },
          tariff,
          roofs: [{ ...SOUTH, kw: roofsKw }],
        },
        { car },
      ),
    );
  const MODES = ['at-once', 'cheap', 'spare'] as const;
  const AT_NOON = { plugged: { from: 9, until: 17 }, mode: 'spare' } as const;
  const FROM_6_TO_8 = { ...FLAT, cheap: { price: 0.1, hours: { from: 6, until: 8 } } };

  test('takes its miles over 0.91: 7,280 at 4 to a kWh are 2,000 kWh a year', () => {
    expect(dailyCarKwh(CAR) * 365).toBeCloseTo(2000, 9);
  });

  // 5.48 kWh a day: two hours at 3 kW, four at 1.5.
  test.each<[string, Partial<Charging>, Tariff, number[]]>([
    ['as soon as it is plugged in', {}, FLAT, [18]],
    ['as soon as it is plugged in, at its power', { chargerKw: 3 }, FLAT, [18, 19]],
    ['in the cheap hours', { mode: 'cheap' }, TWO_RATE, [0]],
    ['at once where no hours are cheap', { mode: 'cheap' }, FLAT, [18]],
    ['before too few cheap hours', { mode: 'cheap', chargerKw: 1.5 }, FROM_6_TO_8, [4, 5, 6, 7]],
    ['with nothing spare, in the last cheap hour', { mode: 'spare' }, TWO_RATE, [6]],
    ['with nothing spare, in the last hour', { mode: 'spare' }, FLAT, [7]],
  ])('charges %s', (_, charging, tariff, expected) => {
    const { hours, totals } = carOf(charging, tariff);
    expect(hoursWith(hours.car)).toEqual(expected);
    expect(Math.max(...hours.car)).toBeLessThanOrEqual((charging.chargerKw ?? 7) + 1e-9);
    expect(totals.car).toBeCloseTo(2000, 6);
  });

  test('that follows what is spare takes it, and the rest from the grid as late as it can', () => {
    const { flows, hours, totals } = carOf(AT_NOON, FLAT, 6);
    expect(flows.sun.car).toBeGreaterThan(1000);
    const fromGrid = hours.bought.filter((kwh, i) => kwh > 2 && (CLOCK.hour[i] ?? 0) < 16);
    expect(fromGrid).toHaveLength(0);
    // Whatever it holds ahead at the end of the year, all miles are driven.
    expect(totals.car).toBeGreaterThanOrEqual(2000 - 1e-6);
    expect(totals.car).toBeLessThanOrEqual(2000 + CAR.batteryKwh);
  });

  test('that follows what is spare stores ahead as far as its battery goes, another never does', () => {
    const year = (charging: Partial<Charging>, batteryKwh: number) =>
      carOf(charging, FLAT, 6, { ...CAR, batteryKwh });
    const [small, large] = [year(AT_NOON, 0.91 * 6), year(AT_NOON, 0.91 * 60)];
    expect(large.flows.sun.car).toBeGreaterThan(1.1 * small.flows.sun.car);
    expect(year({ ...AT_NOON, mode: 'at-once' }, 60).totals.car).toBeCloseTo(2000, 6);
  });

  test('that follows what is spare takes what its battery holds and what charging loses', () => {
    const plan = planOf({ charging: AT_HOME_BY_NIGHT }, { car: { ...CAR, batteryKwh: 45.5 } });
    expect(startCar(plan, new Uint8Array(HOURS))?.capacityKwh).toBeCloseTo(50, 9);
  });

  test.each(MODES)('never charges while it is away: %s', (mode) => {
    const { hours } = carOf({ mode }, TWO_RATE, 6);
    const plugged = markHours(AT_HOME_BY_NIGHT.plugged);
    expect(hours.car.every((kwh, i) => kwh === 0 || plugged[i] === 1)).toBe(true);
  });

  test.each([0, 1, 2, 8, 23])('leaves at %d once on each of 365 days', (until) => {
    const { departs } = scheduleCar({ from: 18, until }, new Uint8Array(HOURS));
    expect(sum(departs)).toBe(365);
  });
});

describe('filling at night', () => {
  const night = { ...BATTERY, chargesAtNight: true };
  const nightOf = (battery: Battery, tariff = TWO_RATE, kw = 0) =>
    yearOf(planOf({ battery, tariff, roofs: [{ ...SOUTH, kw }] }));

  test('buys in the cheap hours only what the dear ones then need not', () => {
    const { flows, hours, bill } = nightOf(night);
    expect(flows.grid.battery).toBeGreaterThan(1000);
    for (const [i, kwh] of hours.charged.entries()) {
      if ((CLOCK.hour[i] ?? 0) >= 7) expect(kwh).toBe(0);
    }
    expect(bill.total).toBeLessThan(nightOf(BATTERY).bill.total - 200);
  });

  test('fills less after a day that left something over', () => {
    expect(nightOf(night, TWO_RATE, 6).flows.grid.battery).toBeLessThan(
      0.6 * nightOf(night).flows.grid.battery,
    );
  });

  test('keeps in the cheap hours what yesterday lacked after what it left over', () => {
    const store = { ...emptyStore(BATTERY), levelKwh: 6 };
    const fill = startNightCharging();
    expect(nightReserve(fill, store, true)).toBe(0);
    expect(nightReserve(fill, store, false)).toBe(0);
    const day = emptyHourFlows();
    day.grid.house = 3;
    day.battery.heat = 1;
    day.made.sold = 0.5;
    day.made.battery = 0.2;
    chargeAtNight(fill, store, false, day);
    // 4 kWh given cost the level 4 / √0.9; 0.7 were spare.
    expect(nightReserve(fill, store, true)).toBeCloseTo(4 / Math.sqrt(0.9) - 0.7, 9);
    expect(nightReserve(fill, store, true)).toBeCloseTo(4 / Math.sqrt(0.9) - 0.7, 9);
    nightReserve(fill, store, false);
    expect(nightReserve(fill, store, true)).toBe(0);
  });

  test('needs cheap hours', () => {
    expect(nightOf(night, FLAT).flows.grid.battery).toBe(0);
  });
});
