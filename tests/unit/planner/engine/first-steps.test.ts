import { describe, expect, test } from 'vitest';
import { pickFirst, spreadOf, type Step } from '../../../../src/planner/engine/rank-measures.ts';
import type { Fabric } from '../../../../src/planner/engine/plan.ts';
import type { MeasureKind } from '../../../../src/planner/engine/measures.ts';
import { planOf, PRICES, SOUTH, WEATHER } from '../../../support/planner.ts';

const COST = {
  ...{ pounds: 5000, grant: 0, paid: 5000, spared: 0, net: 5000 },
  ...{ poundsAYear: 250, loan: 0, loanAMonth: 0 },
};

const step = (kinds: MeasureKind[], savedPounds: number, more: Partial<Step> = {}): Step => ({
  names: kinds,
  kinds,
  plan: planOf(),
  cost: COST,
  savedPounds,
  savedCarbonKg: 0,
  savedPerPound: savedPounds / 5000,
  payback: { kind: 'years', years: 5000 / savedPounds },
  ...more,
});
const picked = (...steps: Step[]) =>
  pickFirst({ steps, leftOut: [] }).map(({ names }) => names.join('+'));

describe('where to start', () => {
  test('is the best three that have nothing in common', () => {
    const both = step(['tariff', 'heating'], 800);
    const steps = [both, step(['heating'], 700), step(['panels', 'diverter'], 350)];
    expect(picked(...steps, step(['turbine'], 900), step(['battery'], 200))).toEqual([
      'tariff+heating',
      'panels+diverter',
      'turbine',
    ]);
  });

  test('is what saves £100 a year, before what does not', () => {
    const steps = [step(['fabric'], 60), step(['heating'], 900), step(['panels'], 300)];
    expect(picked(...steps)).toEqual(['heating', 'panels', 'fabric']);
  });

  test('is nothing that is not paid back in its lifetime, unless nothing is', () => {
    const never = { payback: { kind: 'not in its lifetime', lifetimeYears: 18 } } as const;
    const battery = step(['battery'], 200, never);
    expect(picked(battery, step(['panels'], 300))).toEqual(['panels']);
    expect(picked(battery)).toEqual(['battery']);
  });

  test('is all that one visit does, where a part of it would save more for each £', () => {
    const of = (names: Fabric[], savedPounds: number) => {
      const plan = planOf({ fabric: names });
      return step(['fabric'], savedPounds, { names, plan });
    };
    const controls = of(['controls'], 101);
    const walls = of(['walls'], 700);
    expect(picked(controls, of(['loft', 'controls'], 250), walls)).toEqual(['loft+controls']);
    expect(picked(controls, walls)).toEqual(['controls']);
  });
});

test('a step may be off as its own saving is, and not as that of the plan before it', () => {
  const base = planOf({ roofs: [{ ...SOUTH, kw: 4 }] });
  const planned = { ...base.planned, fabric: ['loft'] as const };
  const { spread } = spreadOf(
    step(['fabric'], 50, { plan: { ...base, planned } }),
    base,
    WEATHER,
    PRICES,
  );
  expect(spread.high.savedPounds - spread.low.savedPounds).toBeLessThan(60);
  const light = spread.reasons.find(({ name }) => name === 'Light on the roof');
  expect(light?.pounds ?? 0).toBeLessThan(1);
});
