import { expect, test } from 'vitest';
import { CASH_FLOW_YEARS, cashFlow } from '../../../../src/planner/engine/cost.ts';

const line = (pounds: number, lifetimeYears: number) => ({
  ...{ what: 'panels', pounds, lifetimeYears, helped: undefined },
});

test('what is saved comes off the cost after grants, year by year', () => {
  const flow = cashFlow({ net: 1000, lines: [line(2000, 25)] }, 100, 0);
  expect(flow).toHaveLength(CASH_FLOW_YEARS);
  expect([flow[0], flow[9], flow[19]]).toEqual([-900, 0, 1000]);
});

test('what is saved may grow by a share a year', () => {
  const flow = cashFlow({ net: 0, lines: [] }, 100, 0.02);
  expect(flow[1]).toBeCloseTo(202, 9);
  expect(flow[19]).toBeCloseTo((100 * (1.02 ** 20 - 1)) / 0.02, 6);
});

test('what wears out is bought again at its whole price, but not in the last year', () => {
  const flow = cashFlow({ net: 1000, lines: [line(1000, 10)] }, 0, 0);
  expect([flow[8], flow[9], flow[19]]).toEqual([-1000, -2000, -2000]);
});

test('what lasts half a year more is bought again in the year in which it wears out', () => {
  const flow = cashFlow({ net: 0, lines: [line(100, 7.5)] }, 0, 0);
  expect([flow[6], flow[7], flow[13], flow[14]]).toEqual([0, -100, -100, -200]);
});
