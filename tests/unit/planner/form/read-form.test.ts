import { describe, expect, test } from 'vitest';
import { heatFromLoss, heatOfYear } from '../../../../src/planner/engine/demand/annual-demand.ts';
import { withoutChanges } from '../../../../src/planner/engine/plan.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import type { PlannerEntries } from '../../../../src/planner/form/entries.ts';
import { readPlannerForm } from '../../../../src/planner/form/read-form.ts';
import { figures, FULL_PLAN_ENTRIES, plannerInputOf, WEATHER } from '../../../support/planner.ts';

const errorsOf = (entries: PlannerEntries) => {
  const read = readPlannerForm(entries, figures);
  return read.ok ? [] : read.errors;
};

describe('the planner form', () => {
  test('defaults to a medium house with an oil boiler and an empty plan', () => {
    const { home, current, planned } = plannerInputOf({}).plan;
    expect(home).toEqual({
      householdKwh: 2500,
      floorM2: 100,
      presence: 'average',
      heat: heatFromLoss(260, 3),
      exportLimitKw: 3.68,
    });
    expect(current).toEqual({
      roofs: [],
      heating: { kind: 'oil' },
      tariff: { importPrice: 0.28, exportPrice: 0.05, standingCharge: 0.5483 },
    });
    expect(planned).toEqual(current);
  });

  test('adds the chosen measures to the plan', () => {
    const { current, planned } = plannerInputOf(FULL_PLAN_ENTRIES).plan;
    expect(planned).toEqual({
      ...current,
      roofs: [{ kw: 4, tiltDegrees: 35, directionDegrees: 180 }],
      turbine: { model: 'kw3', hubWindMs: 6 },
      heating: { kind: 'heat-pump', emitters: 'radiators' },
      battery: { sizeKwh: 5, chargesAtNight: false },
    });
  });

  test('includes existing equipment both today and in the plan', () => {
    const { current, planned } = plannerInputOf({
      ...{ presentPanels: '4', presentBattery: '5', presentTurbine: 'kw6', presentCar: 'plug' },
      heating: 'heat-pump',
    }).plan;
    expect(current).toMatchObject({
      roofs: [{ kw: 4 }],
      battery: { sizeKwh: 5 },
      turbine: { model: 'kw6' },
      charging: { mode: 'at-once', chargerKw: 2.3 },
      heating: { kind: 'heat-pump' },
    });
    expect(planned).toEqual(current);
  });

  test.each([
    ['night', [{ from: 0, until: 7 }], 'exportPrice'],
    ['heating', expect.arrayContaining([{ from: 13, until: 16 }]), 'exportPrice'],
    ['single', undefined, 'exportPrice'],
    // Only customers get the higher export price.
    ['smart', undefined, 'exportPriceCustomer'],
  ] as const)('uses the off-peak hours and export price of %s', (presentTariff, hours, figure) => {
    const entries = { ...FULL_PLAN_ENTRIES, presentCar: 'charger', presentTariff };
    const { current, planned } = plannerInputOf(entries).plan;
    expect(current.tariff.offPeak?.hours).toEqual(hours);
    expect(current.tariff.exportPrice).toBe(figures[figure].value);
    expect(planned.battery?.chargesAtNight).toBe(hours !== undefined);
    expect(current.charging?.mode).toBe(hours ? 'off-peak' : 'at-once');
    const changed = plannerInputOf({ ...entries, tariff: 'go' }).plan.planned;
    expect([changed.charging?.mode, changed.battery?.chargesAtNight]).toEqual(['off-peak', true]);
  });

  test('includes petrol until an electric car replaces it', () => {
    const petrol = plannerInputOf({ presentCar: 'fuel', miles: '8000' }).plan;
    expect([petrol.current.carFuelLitres, petrol.planned.carFuelLitres]).toEqual([800, 800]);
    const { planned } = plannerInputOf({ presentCar: 'fuel', car: 'spare' }).plan;
    expect(planned.carFuelLitres).toBeUndefined();
    expect(planned.charging).toMatchObject({ mode: 'surplus', chargerKw: 7 });
  });

  test('prefers the best source for the heat demand', () => {
    const heatOf = (entries: PlannerEntries) => plannerInputOf(entries).plan.home.heat;
    const oil = { spendIn: 'litres', spend: '2000' } as const;
    expect(heatOf(oil)).toEqual(heatOfYear(2000 * 10.35 * 0.85, 3));
    expect(heatOf({ ...oil, heating: 'lpg' })).toEqual(heatOfYear(7.1 * 0.85 * 2000, 3));
    expect(heatOf({ ...oil, heatLoss: '200' })).toEqual(heatFromLoss(200, 3));
    const kwh = { spendIn: 'kwh', spend: '9000' } as const;
    expect(heatOf({ ...kwh, heating: 'direct' })).toEqual(heatOfYear(9000, 3));
    expect(heatOf({ ...kwh, heating: 'heat-pump' })).toEqual(heatOfYear(9000 * 2.8, 3));
    // With panels or a turbine, the heat demand cannot be derived from a bill.
    expect(heatOf({ spend: '3000', presentPanels: '4' })).toEqual(heatOf({}));
  });

  test('scales electricity use with occupants unless it is entered', () => {
    const kwhOf = (entries: PlannerEntries) => plannerInputOf(entries).plan.home.householdKwh;
    expect([kwhOf({}), kwhOf({ people: '6' })]).toEqual([2500, 3466]);
    expect(kwhOf({ people: '6', householdKwh: '4000' })).toBe(4000);
  });

  test('uses the entered shade, hub wind and quote instead of estimates', () => {
    const { plan, quote } = plannerInputOf({
      ...FULL_PLAN_ENTRIES,
      shade: '20',
      hubWind: '7.5',
      quote: '£40,000',
    });
    expect(plan.planned.roofs[0]?.shade).toBe(0.2);
    expect(plan.planned.turbine).toMatchObject({ hubWindMs: 7.5, isMeasured: true });
    expect(quote).toBe(40_000);
  });

  test('applies grants only to owners in their main home', () => {
    const schemes = { heatPump: { grant: 1 } };
    const counted = (who: string) => plannerInputOf({ who }, schemes).schemes;
    expect(counted('owner')).toBe(schemes);
    for (const who of ['second', 'tenant', 'landlord', 'business']) {
      expect(counted(who)).toEqual({});
    }
  });

  test('accepts a price in pence or in pounds', () => {
    const importOf = (electricityPence: string) =>
      plannerInputOf({ electricityPence }).plan.current.tariff.importPrice;
    for (const text of ['28', '28p', '£0.28', '28p/kWh']) expect(importOf(text)).toBe(0.28);
    expect(plannerInputOf({ oilPence: '£1.16 a litre' }).prices.fuels.oil.price).toBeCloseTo(
      1.16 / 10.35,
      12,
    );
  });
});

const NUMBER = 'must be a number from';

test.each<[PlannerEntries, ...errors: [field: string, message: string][]]>([
  [{ heating: 'lpg', oilPence: 'much', miles: 'many' }],
  [{ floorM2: 'big' }, ['floorM2', `Floor area ${NUMBER} 10 to 1,000 m²`]],
  [{ turbine: 'gaia133' }, ['turbine', 'Wind turbine: choose one from the list']],
  [
    { electricityPence: '0.28' },
    ['electricityPence', `Electricity price ${NUMBER} 5 to 100 p a kWh. For £0.28 enter 28`],
  ],
  [
    { oilPence: '8', exportPence: '0.05' },
    ['oilPence', `Heating oil price ${NUMBER} 20 to 400 p a litre`],
    ['exportPence', `Export price ${NUMBER} 0 to 60 p a kWh. For £0.05 enter 5`],
  ],
  [
    { spend: '600' },
    [
      'spend',
      'Lights and appliances alone would cost £900 a year. Enter the cost of electricity and heating together, or a lower electricity use under “More about the home”',
    ],
  ],
  [
    { spendIn: 'month', spend: '60' },
    [
      'spend',
      'Lights and appliances alone would cost £75 a month. Enter the cost of electricity and heating together, or a lower electricity use under “More about the home”',
    ],
  ],
  [
    { heating: 'direct', spendIn: 'litres', spend: '900' },
    ['spend', 'Litres are for oil or LPG. Choose £ or kWh instead'],
  ],
  [{ spendIn: 'month', spend: '3000' }, ['spend', 'Enter at most £30,000 a year in all']],
  [{ spendIn: 'litres', spend: '30001' }, ['spend', 'Enter at most 30,000 litres a year']],
])('reports errors at their fields, unless these are hidden: %o', (entries, ...errors) => {
  expect(errorsOf(entries)).toEqual(errors.map(([field, message]) => ({ field, message })));
});

test.each<PlannerEntries>([
  { heating: 'oil', spend: '3000' },
  { heating: 'oil', house: 'large', spendIn: 'month', spend: '333' },
  { heating: 'lpg', spend: '3500' },
  { heating: 'solid', spend: '3500' },
  { heating: 'direct', spend: '3500' },
  { heating: 'storage', spend: '2800' },
  { heating: 'direct', presentTariff: 'night', spend: '3500' },
  { heating: 'direct', presentTariff: 'heating', spend: '3500' },
  { heating: 'direct', presentCar: 'charger', miles: '12000', spend: '4500' },
])('matches the simulation of today’s home: %o', (entries) => {
  const { plan, prices } = plannerInputOf(entries);
  const { bill } = simulate(withoutChanges(plan), WEATHER, prices);
  const enteredSpend = Number(entries.spend) * (entries.spendIn === 'month' ? 12 : 1);
  expect(Math.abs(bill.total / enteredSpend - 1)).toBeLessThan(0.02);
});
