import { describe, expect, test } from 'vitest';
import type { MeasureOptions } from '../../../../src/planner/engine/measures.ts';
import { today, type Plan } from '../../../../src/planner/engine/plan.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import {
  rankMeasures,
  type Progress,
  type Ranking,
} from '../../../../src/planner/engine/rank-measures.ts';
import {
  AT_HOME_BY_NIGHT,
  CAR,
  EQUIPMENT,
  planOf,
  PRICES,
  SOUTH,
  TWO_RATE,
  WEATHER,
} from '../../../support/planner.ts';

const OPTIONS: MeasureOptions = {
  slopes: [SOUTH],
  hubWind: { hubWindMs: 6 },
  emitters: 'radiators',
  batteryPowerKw: 3.6,
  backupShare: 0,
  panelsKw: [2, 4],
  batteriesKwh: [5],
  cheapTariff: TWO_RATE,
  equipment: EQUIPMENT,
};

function rank(plan: Plan, options: Partial<MeasureOptions> = {}) {
  const search = rankMeasures(plan, WEATHER, PRICES, { ...OPTIONS, ...options });
  const progress: Progress[] = [];
  for (;;) {
    const next = search.next();
    if (next.done) return { ...next.value, progress };
    progress.push(next.value);
  }
}

const withCar = planOf({ charging: AT_HOME_BY_NIGHT }, { car: CAR });
const namesOf = ({ steps }: Ranking) => steps.map(({ names }) => names.join(' and '));
const why = ({ leftOut }: Ranking, name: string) => leftOut.find((each) => each.name === name)?.why;

describe('what to do first', () => {
  const ranking = rank(withCar);

  test('lists free steps first by £, then by £ a year for each £ what is paid back, then what is not', () => {
    const isPaidBack = ({ payback }: Ranking['steps'][number]) =>
      payback.kind !== 'not in its lifetime';
    const groups = [ranking.steps.filter(isPaidBack), ranking.steps.filter((s) => !isPaidBack(s))];
    expect(groups.flat()).toEqual(ranking.steps);
    for (const steps of groups) {
      const worth = steps.map(({ savedPerPound }) => savedPerPound ?? Infinity);
      expect(worth.length).toBeGreaterThan(1);
      expect(worth).toEqual(worth.toSorted((a, b) => b - a));
    }
    expect(ranking.steps[0]).toMatchObject({
      names: ['A tariff with cheap hours'],
      payback: { kind: 'free' },
      savedPerPound: undefined,
    });
  });

  test('has measures alone and in pairs of different kinds', () => {
    expect(namesOf(ranking)).toEqual(
      expect.arrayContaining([
        '4 kW of panels',
        'A turbine, Kingspan KW6 (SD6)',
        'A tariff with cheap hours and 5 kWh of battery',
        '4 kW of panels and Charging the car from what is spare, plugged in from 10 to 16',
      ]),
    );
    expect(namesOf(ranking)).not.toContain('2 kW of panels and 4 kW of panels');
  });

  test('says for each what the year of that very plan says', () => {
    const now = simulate(today(withCar), WEATHER, PRICES);
    for (const { plan, savedPounds, savedCarbonKg, cost, savedPerPound } of ranking.steps) {
      const then = simulate(plan, WEATHER, PRICES);
      expect(savedPounds).toBeCloseTo(now.bill.total - then.bill.total, 6);
      expect(savedCarbonKg).toBeCloseTo(now.carbon.total - then.carbon.total, 6);
      if (cost.pounds > 0) expect(savedPerPound).toBeCloseTo(savedPounds / cost.pounds, 12);
    }
  });

  test('leaves out with a reason what saves nothing or adds nothing to its part', () => {
    expect(why(ranking, '5 kWh of battery')).toBe('It saves nothing here.');
    expect(why(ranking, 'Charging the car from what is spare')).toBe(
      'Nothing is spare without panels or a turbine.',
    );
    expect(why(ranking, 'A heat pump and 5 kWh of battery')).toBe(
      'A heat pump alone saves as much.',
    );
  });

  test('says what more it would cost to do what costs more', () => {
    const dear = { ...TWO_RATE, importPrice: 0.4 };
    const name = 'A tariff with cheap hours';
    expect(why(rank(planOf(), { cheapTariff: dear }), name)).toMatch(/^It would cost £\d+ a year/);
  });

  test('lists or leaves out everything it tried, once', () => {
    const all = [...namesOf(ranking), ...ranking.leftOut.map(({ name }) => name)];
    expect(new Set(all).size).toBe(all.length);
    // 1 tariff, 1 heat pump, 2 of panels, 3 turbines, 1 battery, 2 for the car: 10 alone, 40 pairs.
    expect(all).toHaveLength(10 + 40);
  });

  test('tells how far it is after each plan, and can be stopped', () => {
    const { progress } = ranking;
    expect(progress.map(({ done }) => done)).toEqual(progress.map((_, i) => i + 1));
    expect(progress.at(-1)).toEqual({ done: 51, total: 51 });
    const search = rankMeasures(withCar, WEATHER, PRICES, OPTIONS);
    expect(search.next()).toEqual({ done: false, value: { done: 1, total: 51 } });
    search.return({ steps: [], leftOut: [] });
    expect(search.next().done).toBe(true);
  });
});

describe('where a home stands', () => {
  test('decides what is left to do', () => {
    const heating = { kind: 'heat-pump', emitters: 'floor', warmsWater: true } as const;
    const turbine = { machine: 'kw3', hubWindMs: 6 } as const;
    const charging = { ...AT_HOME_BY_NIGHT, mode: 'spare' } as const;
    const current = { ...withCar.current, heating, turbine, charging, tariff: TWO_RATE };
    const ranking = rank({ ...withCar, current });
    expect(ranking.leftOut).toEqual(
      expect.arrayContaining([
        { name: 'A tariff with cheap hours', why: 'You have one.' },
        { name: 'A heat pump', why: 'You have one.' },
        { name: 'A turbine', why: 'You have one.' },
        { name: 'Charging the car from what is spare', why: 'You do.' },
      ]),
    );
  });

  test('offers the cheap hours to a car that charges at once beside them, and to a battery', () => {
    const current = { ...withCar.current, tariff: TWO_RATE };
    const ranking = rank({ ...withCar, current });
    expect(namesOf(ranking)[0]).toBe('Charging the car in the cheap hours');
    const battery = ranking.steps.find(({ names }) => names.join() === '5 kWh of battery');
    expect(battery?.plan.planned.battery?.chargesAtNight).toBe(true);
  });

  test('says of a heat pump what its price leaves out', () => {
    const heating = { kind: 'storage' } as const;
    const ranking = rank({ ...withCar, current: { ...withCar.current, heating } });
    expect(namesOf(ranking)).toContain('A heat pump (without the cost of radiators and pipes)');
  });

  test('decides how panels lie and what a battery keeps back', () => {
    const slopes = [90, 270].map((directionDegrees) => ({ tiltDegrees: 20, directionDegrees }));
    const { steps } = rank(withCar, { slopes, backupShare: 0.3 });
    const planned = (name: string) =>
      steps.find(({ names }) => names.join(' and ') === name)?.plan.planned;
    const both = planned('4 kW of panels and 5 kWh of battery');
    expect(both?.roofs).toEqual(slopes.map((slope) => ({ ...slope, kw: 2 })));
    expect(both?.battery?.backupShare).toBe(0.3);
  });

  test('is built upon: a battery grows, and fills by night when the tariff is changed', () => {
    const battery = { sizeKwh: 4, powerKw: 2, backupShare: 0.2, chargesAtNight: false };
    const roofs = [{ ...SOUTH, kw: 4 }];
    const { steps } = rank({ ...withCar, current: { ...withCar.current, battery, roofs } });
    const planned = (name: string) =>
      steps.find(({ names }) => names.join() === name)?.plan.planned;
    expect(planned('5 kWh of battery')?.battery).toEqual({ ...battery, sizeKwh: 9 });
    expect(planned('A tariff with cheap hours')?.battery?.chargesAtNight).toBe(true);
    expect(planned('2 kW of panels')?.roofs).toEqual([...roofs, { ...SOUTH, kw: 2 }]);
  });

  test('has no step for a car, a tariff or heat that are not there', () => {
    const cold = planOf({}, { heat: { spaceKwh: 0, hotWaterKwh: 0 } });
    const ranking = rank(cold, { cheapTariff: undefined });
    expect(why(ranking, 'Charging the car from what is spare')).toBe('There is no electric car.');
    expect(why(ranking, 'A tariff with cheap hours')).toBe('No such tariff is given.');
    expect(why(ranking, 'A heat pump')).toBe('No heat is needed.');
  });

  test('may be too much together', () => {
    const current = { ...withCar.current, roofs: [{ ...SOUTH, kw: 15 }] };
    expect(why(rank({ ...withCar, current }), 'A turbine, Kingspan KW6 (SD6)')).toBe(
      'Together more than 20 kW.',
    );
  });
});
