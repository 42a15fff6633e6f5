import { describe, expect, test } from 'vitest';
import { limits, refusalOf } from '../../../../src/planner/engine/check-plan.ts';
import type { Plan } from '../../../../src/planner/engine/plan.ts';
import { planOf, SOUTH } from '../../../support/planner.ts';

const PUMP = { kind: 'heat-pump', emitters: 'radiators', warmsWater: true } as const;

describe('what the planner cannot say', () => {
  test('is nothing for an ordinary house in the isles', () => {
    expect(limits(planOf({ roofs: [{ ...SOUTH, kw: 3.6 }] }))).toEqual([]);
    expect([refusalOf('hs8 5ss'), refusalOf('')]).toEqual([undefined, undefined]);
  });

  test.each([
    ['IV2 3BW', 'IV2 3BW is not in the Western Isles'],
    ['nowhere', 'That is no UK postcode'],
  ])('is another place: %s', (postcode, start) => {
    expect(refusalOf(postcode)).toMatch(new RegExp(`^${start}`));
  });

  test('is not what is there: radiators that an oil boiler warmed, a heat pump that stays', () => {
    expect(limits(planOf({ heating: PUMP }))).toEqual([]);
    const floor = { ...PUMP, emitters: 'floor' } as const;
    const plan = planOf({ heating: floor });
    expect(limits({ ...plan, current: { ...plan.current, heating: floor } })).toEqual([]);
  });

  test('is said of the network once', () => {
    const large = planOf({ roofs: [{ ...SOUTH, kw: 25 }] });
    expect(limits(large)).toHaveLength(1);
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
    expect(limits(plan)).toContainEqual(expect.stringContaining(start));
  });
});
