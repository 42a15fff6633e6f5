import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../../src/planner/engine/check-plan.ts';
import type { Plan } from '../../../../src/planner/engine/plan.ts';
import { AT_HOME_BY_NIGHT, CAR, planOf, questionOf, TWO_RATE } from '../../../support/planner.ts';

const ALL_DAY = { ...TWO_RATE, cheap: { price: 0.1, hours: { from: 7, until: 7 } } };
const WEAK = { ...AT_HOME_BY_NIGHT, chargerKw: 2.3, plugged: { from: 6, until: 8 } };

const errorsOf = (plan: Plan) =>
  checkPlan(plan).map(({ field, message }) => `${field}: ${message}`);
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
