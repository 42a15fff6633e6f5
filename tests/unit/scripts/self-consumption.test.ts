import { expect, test } from 'vitest';
import { referenceHouse } from '../../../scripts/self-consumption/reference-house.ts';
import { selfConsumptionTable } from '../../../scripts/self-consumption/self-consumption-table.ts';
import { interpolateAtSize } from '../../../src/calculators/rules/answer.ts';
import { FIGURES } from '../calculators/rules/real-figures.ts';

const shares = Object.entries(selfConsumptionTable(FIGURES));

test.each(shares)(
  '%s matches the self-consumption table (fix: node scripts/self-consumption.ts)',
  (name, calculated) => {
    const { value, bySize } = FIGURES[name] ?? {};
    expect({ value, bySize }).toEqual({ bySize: undefined, ...calculated });
  },
);

test('lists every figure that depends on the size', () => {
  const names = Object.entries(FIGURES).flatMap(([name, { bySize }]) => (bySize ? name : []));
  expect(names.toSorted()).toEqual(
    shares.flatMap(([name, { bySize }]) => (bySize ? name : [])).toSorted(),
  );
  for (const [name] of shares) expect(FIGURES[name]?.source).toMatch(/^Our planner/);
});

test.each([
  // kWh a year between the listed sizes.
  [0.75, 0.01],
  [1.5, 0.01],
  [3, 0.01],
])('interpolates at %d with an error of at most %d', (size, max) => {
  const { withPanels, withTurbine } = referenceHouse(4000);
  const listed = Object.fromEntries(shares.map(([name, { bySize = [] }]) => [name, bySize]));
  const deviationOf = (name: string, selfUse = NaN) =>
    Math.abs(interpolateAtSize(listed[name] ?? [], size) - selfUse);
  expect(deviationOf('solarSelfUse', withPanels(size * 4000).selfConsumption)).toBeLessThan(max);
  expect(deviationOf('windSelfUse', withTurbine(size * 4000).selfConsumption)).toBeLessThan(max);
});
