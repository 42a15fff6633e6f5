import { describe, expect, test } from 'vitest';
import {
  checkPlan,
  listWarnings,
  unsupportedReason,
} from '../../../../src/planner/engine/check-plan.ts';
import {
  formatPlanError,
  formatRefusal,
  formatWarning,
} from '../../../../src/planner/answer/texts.ts';
import type { Plan } from '../../../../src/planner/engine/plan.ts';
import {
  AT_HOME_BY_NIGHT,
  CAR,
  planOf,
  questionOf,
  SOUTH,
  TWO_RATE,
} from '../../../support/planner.ts';

const ALL_DAY = { ...TWO_RATE, cheap: { price: 0.1, hours: { from: 7, until: 7 } } };
const WEAK = { ...AT_HOME_BY_NIGHT, chargerKw: 2.3, plugged: { from: 6, until: 8 } };

const errorsOf = (plan: Plan) =>
  checkPlan(plan).map((error) => `${error.field}: ${formatPlanError(error)}`);
const NO_END =
  'cheapUntil: The cheap hours must end at another hour than they begin; for one price all day leave them out';
const TOO_WEAK =
  'pluggedUntil: The car needs 5.5 kWh a day and gets at most 4.6: plug it in for longer, or choose a stronger charger';

describe('a plan', () => {
  test('is right when its car is filled and its cheap hours end', () => {
    const plan = planOf({ tariff: TWO_RATE, charging: AT_HOME_BY_NIGHT }, { car: CAR });
    expect(checkPlan(plan)).toEqual([]);
  });

  test('is refused once for what is wrong today and then, saying what would do', () => {
    const plan = planOf({ tariff: ALL_DAY, charging: WEAK }, { car: CAR });
    const current = { ...plan.current, tariff: ALL_DAY };
    expect(errorsOf({ ...plan, current })).toEqual([TOO_WEAK, NO_END]);
  });

  test('is refused for what is wrong today alone, in its own words', () => {
    const entries = { car: 'cheap', miles: '60000', presentCharger: 'plug' };
    expect(errorsOf(questionOf(entries).plan)).toEqual([
      'pluggedUntil: Today the car gets at most 32.2 of the 51.6 kWh a day that its miles take: enter fewer miles or longer hours, or say that it has a charger',
    ]);
    const current = { ...planOf().current, tariff: ALL_DAY };
    expect(errorsOf({ ...planOf(), current })).toEqual([NO_END]);
  });

  test('needs no charger for a car that burns petrol, or stands still', () => {
    const entries = { car: 'cheap', presentCharger: 'fuel' };
    expect(checkPlan(questionOf(entries).plan)).toEqual([]);
    expect(checkPlan(planOf({ charging: WEAK }, { car: { ...CAR, milesAYear: 0 } }))).toEqual([]);
  });
});

const PUMP = { kind: 'heat-pump', emitters: 'radiators', warmsWater: true } as const;

const warningsOf = (plan: Plan) => listWarnings(plan).map(formatWarning);
const refusalTo = (postcode: string) => {
  const refusal = unsupportedReason(postcode);
  return refusal && formatRefusal(refusal);
};

describe('what the planner cannot say', () => {
  test('is nothing for an ordinary house in the isles', () => {
    expect(warningsOf(planOf({ roofs: [{ ...SOUTH, kw: 3.6 }] }))).toEqual([]);
    expect([refusalTo('hs8 5ss'), refusalTo('')]).toEqual([undefined, undefined]);
  });

  test.each([
    ['IV2 3BW', 'IV2 3BW is not in the Western Isles'],
    ['nowhere', 'That is no UK postcode'],
  ])('is another place: %s', (postcode, start) => {
    expect(refusalTo(postcode)).toMatch(new RegExp(`^${start}`));
  });

  test('is not what is there: radiators that an oil boiler warmed, a heat pump that stays', () => {
    expect(warningsOf(planOf({ heating: PUMP }))).toEqual([]);
    const floor = { ...PUMP, emitters: 'floor' } as const;
    const plan = planOf({ heating: floor });
    expect(warningsOf({ ...plan, current: { ...plan.current, heating: floor } })).toEqual([]);
  });

  test('is said of the network once', () => {
    const large = planOf({ roofs: [{ ...SOUTH, kw: 25 }] });
    expect(warningsOf(large)).toHaveLength(1);
  });

  test.each([
    [
      'more than 20 kW, panels and turbine together',
      planOf({ roofs: [{ ...SOUTH, kw: 11 }], turbine: { machine: 'excel10', hubWindMs: 6 } }),
      '21 kW is more than this planner is made for',
    ],
    [
      'more than the network takes without asking',
      planOf({ roofs: [{ ...SOUTH, kw: 4 }] }),
      'Above 3.68 kW a phase ask the network first',
    ],
    [
      'a floor that has to be laid',
      planOf({ heating: { ...PUMP, emitters: 'floor' } }),
      'The costs leave out underfloor heating for the heat pump.',
    ],
    [
      'an electric car in place of one that burns petrol',
      {
        ...planOf(),
        current: { ...planOf().current, fuelLitres: 700 },
      },
      'The electric car itself is not among the costs',
    ],
    [
      'the heat of a castle',
      planOf({}, { heat: { spaceKwh: 60_000, hotWaterKwh: 2500 } }),
      'Heat of 62,500 kWh a year is that of a castle',
    ],
    [
      'the electricity of a hall',
      planOf({}, { householdKwh: 74_513.3 }),
      "74,513 kWh a year without heating is more than a household's",
    ],
    [
      'a wind that few places have',
      planOf({ turbine: { machine: 'kw3', hubWindMs: 10 } }),
      'A mean of 10 m/s at the hub is unusual',
    ],
  ] satisfies [string, Plan, string][])('in full is %s', (_, plan, start) => {
    expect(warningsOf(plan)).toContainEqual(expect.stringContaining(start));
  });
});
