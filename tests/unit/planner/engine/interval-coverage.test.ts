import { expect, test } from 'vitest';
import { intervalOf } from '../../../../src/planner/engine/interval.ts';
import { today, type Plan, type Tariff } from '../../../../src/planner/engine/plan.ts';
import { AS_PLANNED, simulate } from '../../../../src/planner/engine/simulate.ts';
import {
  listPerturbations,
  PRICE_BY,
  selfConsumptionUncertainty,
} from '../../../../src/planner/engine/uncertainties.ts';
import { runningCost } from '../../../../src/planner/engine/year.ts';
import { memoizeYears } from '../../../../src/planner/engine/years.ts';
import { seededRandom } from '../../../../src/values/numbers/random.ts';
import { FULL, questionOf, WEATHER } from '../../../support/planner.ts';

/** So many homes of which everything is unknown at once, as a survey would find them. */
const DRAWS = 100;

/** Normal deviates of a seed. */
function normals(seed: string): () => number {
  const random = seededRandom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The share of drawn homes whose saving lies within the range of the plan. */
function coverageOf({ plan, prices }: ReturnType<typeof questionOf>, seed: string): number {
  const { low, high } = intervalOf(plan, memoizeYears(WEATHER, prices), prices);
  const then = simulate(plan, WEATHER, prices);
  const years = { now: simulate(today(plan), WEATHER, prices), then };
  const perturbations = listPerturbations(plan, then);
  const selfUse = selfConsumptionUncertainty(plan, years, prices).deviations.savedPounds;
  const normal = normals(seed);
  let within = 0;
  for (let i = 0; i < DRAWS; i++) {
    const factors = { ...AS_PLANNED };
    for (const { factor, by } of perturbations) {
      factors[factor] = Math.max(0.05, factors[factor] * (1 + by * normal()));
    }
    const oil = 1 + PRICE_BY.oil * normal();
    const electricity = 1 + PRICE_BY.electricity * normal();
    const sold = PRICE_BY.sold * normal();
    const tariffOf = (tariff: Tariff): Tariff => ({
      ...tariff,
      importPrice: tariff.importPrice * electricity,
      exportPrice: Math.max(0, tariff.exportPrice + sold),
    });
    const drawn: Plan = {
      ...plan,
      current: { ...plan.current, tariff: tariffOf(plan.current.tariff) },
      planned: { ...plan.planned, tariff: tariffOf(plan.planned.tariff) },
    };
    const drawnPrices = { ...prices, oilPrice: prices.oilPrice * oil };
    const costOf = (of: Plan) => runningCost(simulate(of, WEATHER, drawnPrices, factors));
    const saved = costOf(today(drawn)) - costOf(drawn) + selfUse * normal();
    if (saved >= low.savedPounds && saved <= high.savedPounds) within++;
  }
  return within / DRAWS;
}

test.each([
  ['panels', { panels: '4' }],
  ['a heat pump', { warmth: 'radiators' }],
  ['a bit of everything', FULL],
] as const)('two homes in three lie within the range: %s', (name, entries) => {
  const coverage = coverageOf(questionOf(entries), name);
  expect(coverage).toBeGreaterThan(0.57);
  expect(coverage).toBeLessThan(0.78);
});
