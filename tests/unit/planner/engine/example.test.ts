import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../../src/planner/engine/check-plan.ts';
import {
  defaultsFor,
  EXAMPLE_ANSWERS,
  HOUSES,
  PRESENT_HEATINGS,
  startingPlan,
  USES,
  type Answers,
} from '../../../../src/planner/engine/example.ts';
import { today } from '../../../../src/planner/engine/plan.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import { figures, PRICES, WEATHER } from '../../../support/planner.ts';

const planFor = (answers: Answers) => startingPlan(answers, defaultsFor(answers, figures));

describe('a plan from three answers', () => {
  const all = HOUSES.flatMap(({ value: house }) =>
    PRESENT_HEATINGS.flatMap(({ value: heating }) =>
      USES.map(({ value: use }) => ({ house, heating, use })),
    ),
  );

  test('can be simulated, whatever is answered, and is cheaper to run than today', () => {
    for (const answers of all) {
      const plan = planFor(answers);
      expect(checkPlan(plan).ok).toBe(true);
      const then = simulate(plan, WEATHER, PRICES).bill.total;
      expect(then).toBeLessThan(simulate(today(plan), WEATHER, PRICES).bill.total);
    }
  });

  test('has a source for each default, and the prices of the figures', () => {
    const defaults = defaultsFor(EXAMPLE_ANSWERS, figures);
    for (const { source } of Object.values(defaults)) expect(source).not.toBe('');
    expect(defaults.importPrice).toEqual({
      value: figures.electricityPrice.value,
      source: figures.electricityPrice.source,
    });
    expect(defaults.exportPrice.value).toBe(figures.exportPrice.value);
    expect(defaults.cheap.value.price).toBe(figures.nightPrice.value);
  });

  test('uses what was answered', () => {
    const [small, large] = (['small', 'large'] as const).map((house) =>
      planFor({ ...EXAMPLE_ANSWERS, house }),
    );
    expect(large?.home.heat.spaceKwh).toBeGreaterThan(2 * (small?.home.heat.spaceKwh ?? NaN));
    expect(planFor({ ...EXAMPLE_ANSWERS, use: 'high' }).home.householdKwh).toBe(4100);
    expect(planFor({ ...EXAMPLE_ANSWERS, heating: 'direct' }).present.heating.kind).toBe('direct');
  });

  test('has cheap hours where there are storage heaters, for the battery as well', () => {
    const { present, planned } = planFor({ ...EXAMPLE_ANSWERS, heating: 'storage' });
    expect(present.tariff.cheap).toBeDefined();
    expect(planned.battery?.chargesAtNight).toBe(true);
    expect(planFor(EXAMPLE_ANSWERS).planned.tariff.cheap).toBeUndefined();
  });
});
