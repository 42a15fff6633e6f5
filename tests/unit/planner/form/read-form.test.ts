import { describe, expect, test } from 'vitest';
import {
  heatFromElectricity,
  heatFromHouse,
  heatFromOil,
} from '../../../../src/planner/engine/demand/needs.ts';
import type { PlannerEntries } from '../../../../src/planner/form/entries.ts';
import { FIGURE_LIMITS, FORM_FIGURES } from '../../../../src/planner/form/figures.ts';
import { readPlannerForm } from '../../../../src/planner/form/read-form.ts';
import { today } from '../../../../src/planner/engine/plan.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import type { ShownFigure } from '../../../../src/forms/rules/figures.ts';
import { figures, FULL, questionOf, WEATHER } from '../../../support/planner.ts';

const errorsOf = (entries: PlannerEntries) => {
  const read = readPlannerForm(entries, figures);
  return read.ok ? [] : read.errors;
};

describe('the form of the planner', () => {
  test('begins with a house of middling size, an oil boiler and middling use, as it is', () => {
    const { home, current, planned } = questionOf({}).plan;
    expect(home).toEqual({
      householdKwh: 2700,
      presence: 'average',
      heat: heatFromHouse(100, '1945 to 1990', 3),
      exportLimitKw: 3.68,
    });
    expect(current).toEqual({
      roofs: [],
      heating: { kind: 'oil' },
      tariff: { importPrice: 0.28, exportPrice: 0.05, standingCharge: 0.6 },
    });
    expect(planned).toEqual(current);
  });

  test('has what is chosen in the plan', () => {
    const { current, planned } = questionOf(FULL).plan;
    expect(planned).toEqual({
      ...current,
      roofs: [{ kw: 4, tiltDegrees: 35, directionDegrees: 180 }],
      turbine: { machine: 'kw3', hubWindMs: 6 },
      heating: { kind: 'heat-pump', emitters: 'radiators', warmsWater: true },
      battery: { sizeKwh: 5, powerKw: 3.6, backupShare: 0, chargesAtNight: false },
    });
  });

  test('has cheap hours where there are storage heaters, for the battery as well', () => {
    const { current, planned } = questionOf({ ...FULL, heating: 'storage' }).plan;
    expect(current.tariff.cheap).toBeDefined();
    expect(planned.battery?.chargesAtNight).toBe(true);
  });

  test('has the car in the house, charged at once today and as planned then', () => {
    const { home, current, planned } = questionOf({
      car: 'spare',
      miles: '10,000',
      presentCharger: 'plug',
    }).plan;
    expect(home.car?.milesAYear).toBe(10_000);
    expect(current.charging).toMatchObject({ mode: 'at-once', chargerKw: 2.3 });
    expect(planned.charging).toMatchObject({ mode: 'spare', chargerKw: 7 });
  });

  test('has a car that uses the cheap hours today, where there are any', () => {
    const { current } = questionOf({ car: 'spare', presentRates: 'two' }).plan;
    expect(current.charging?.mode).toBe('cheap');
    // A plan that charges in them as before saves nothing by it.
    const same = { panels: '0', turbine: 'none', battery: '0', warmth: 'keep' } as const;
    const { plan } = questionOf({ ...same, car: 'cheap', presentRates: 'two' });
    expect(plan.planned).toEqual(plan.current);
  });

  test('has the petrol of today in place of a charger', () => {
    const { current, planned } = questionOf({
      car: 'spare',
      miles: '8000',
      presentCharger: 'fuel',
      milesPerLitre: '16',
    }).plan;
    expect(current.fuelLitres).toBe(500);
    expect(current.charging).toBeUndefined();
    expect(planned.fuelLitres).toBeUndefined();
    expect(planned.charging).toMatchObject({ mode: 'spare' });
    // Without a car nobody says what it runs on.
    expect(
      questionOf({ presentCharger: 'fuel', milesPerLitre: '99' }).plan.current,
    ).not.toHaveProperty('fuelLitres');
  });

  test("prefers last year's oil or electricity to the size of the house", () => {
    const heatOf = (entries: PlannerEntries) =>
      questionOf({ spendIn: 'used', ...entries }).plan.home.heat;
    expect(heatOf({ oilLitres: '2000' })).toEqual(heatFromOil(2000, 0.85, 3));
    expect(heatOf({ heating: 'direct', heatingKwh: '9000' })).toEqual(heatFromElectricity(9000, 3));
    // What was typed for another heating, or in another unit, has no say.
    expect(heatOf({ heating: 'direct', oilLitres: '2000' })).toEqual(heatOf({ heating: 'direct' }));
    expect(heatOf({ spendIn: 'year', oilLitres: '2000' })).toEqual(heatOf({}));
  });

  test("reckons with a visitor's prices in place of ours", () => {
    const { plan, prices, options } = questionOf({
      electricityPence: '31p',
      oilPence: '103.5',
      kw3Price: '£12,000',
    });
    expect(plan.current.tariff.importPrice).toBe(0.31);
    expect(prices.oilPrice).toBeCloseTo(0.1, 12);
    expect(options.equipment.kw3Price).toBe(12_000);
  });

  test('has more electricity for more people, with the same habits', () => {
    const kwhOf = (entries: PlannerEntries) => questionOf(entries).plan.home.householdKwh;
    expect(kwhOf({})).toBe(2700);
    expect(kwhOf({ people: '6' })).toBe(3743);
    expect(kwhOf({ people: '6', use: 'low' })).toBe(2496);
    expect(kwhOf({ people: '6', householdKwh: '4000' })).toBe(4000);
  });

  test('takes more by day where nights are cheap: a tenth, of whatever a single price is', () => {
    const dayOf = (entries: PlannerEntries) =>
      questionOf({ rates: 'two', ...entries }).plan.planned.tariff.importPrice;
    expect(dayOf({})).toBe(0.308);
    expect(dayOf({ electricityPence: '40p' })).toBe(0.44);
    expect(dayOf({ electricityPence: '40p', dayPence: '45' })).toBe(0.45);
    expect(questionOf({ rates: 'two' }).plan.current.tariff.importPrice).toBe(0.28);
    expect(questionOf({}).options.cheapTariff?.importPrice).toBe(0.308);
  });

  test.each<[PlannerEntries, string]>([
    [{ floorM2: 'big' }, 'floorM2'],
    [{ kw3Price: 'dear' }, 'kw3Price'],
    [{ rates: 'two', cheapFrom: '6.5' }, 'cheapFrom'],
    [{ car: 'cheap', pluggedFrom: '18.5' }, 'pluggedFrom'],
    [{ turbine: 'gaia133' }, 'turbine'],
    [{ house: 'castle' }, 'house'],
  ])('names what is wrong in %o beside its field', (entries, field) => {
    expect(errorsOf(entries).map((error) => error.field)).toEqual([field]);
  });

  test('passes over what has no say', () => {
    expect(errorsOf({ hubWind: 'much', miles: 'many', presentCharger: 'horse' })).toEqual([]);
  });

  test('says what a number has to be, with separators', () => {
    expect(errorsOf({ car: 'cheap', miles: '99999' })[0]?.message).toBe(
      'Miles of the car a year must be a number from 0 to 60,000 miles',
    );
    expect(errorsOf({ spendIn: 'month', monthPounds: '3' })[0]?.message).toBe(
      'Pounds a month must be a number from £25 to £2,500',
    );
    expect(errorsOf({ cheapUntil: '6.5' })[0]?.message).toBe(
      'Cheap until must be a whole hour from 0 to 23',
    );
  });
});

describe('a price', () => {
  test('is asked in pence, and may be said in pounds', () => {
    const importOf = (electricityPence: string) =>
      questionOf({ electricityPence }).plan.current.tariff.importPrice;
    expect(
      ['28', '28p', '£0.28', '28p/kWh', '0.28 £'].map(
        (text) => errorsOf({ electricityPence: text }).length,
      ),
    ).toEqual([0, 0, 0, 0, 1]);
    for (const text of ['28', '28p', '£0.28', '28p/kWh']) expect(importOf(text)).toBe(0.28);
    expect(questionOf({ oilPence: '£1.16 a litre' }).prices.oilPrice).toBeCloseTo(1.16 / 10.35, 12);
  });

  test.each<[PlannerEntries, string, string]>([
    [
      { electricityPence: '0.28' },
      'electricityPence',
      'Price of electricity must be a number from 5 to 100 p a kWh. For £0.28 enter 28',
    ],
    [
      { oilPence: '8' },
      'oilPence',
      'Price of heating oil must be a number from 20 to 400 p a litre',
    ],
    [
      { oilPence: '1.16' },
      'oilPence',
      'Price of heating oil must be a number from 20 to 400 p a litre. For £1.16 enter 116',
    ],
    [
      { exportTariff: 'own', exportPence: '0.05' },
      'exportPence',
      'Price for what is sold must be a number from 0 to 60 p a kWh. For £0.05 enter 5',
    ],
  ])('that can only be a slip is asked back: %o', (entries, field, message) => {
    expect(errorsOf(entries)).toEqual([{ field, message }]);
  });

  test('that is wrong is named where it was typed, and not at a field that goes by it', () => {
    expect(errorsOf({ rates: 'two', electricityPence: '99' })).toEqual([]);
    expect(errorsOf({ rates: 'two', electricityPence: '900' }).map(({ field }) => field)).toEqual([
      'electricityPence',
    ]);
  });

  test('of what is sold is that of a tariff, or the visitor’s own', () => {
    const exportOf = (entries: PlannerEntries) =>
      questionOf(entries).plan.current.tariff.exportPrice;
    expect(exportOf({})).toBe(figures.exportPrice.value);
    expect(exportOf({ exportTariff: 'customer' })).toBe(figures.exportPriceCustomer.value);
    expect(exportOf({ exportTariff: 'special' })).toBe(figures.exportPriceSpecial.value);
    expect(exportOf({ exportTariff: 'own', exportPence: '7.5' })).toBe(0.075);
  });
});

test('every figure that a visitor may change has bounds, and ours is within them', () => {
  for (const name of FORM_FIGURES) {
    const { unit, value, label } = figures[name] as ShownFigure;
    const [least = NaN, most = NaN] = FIGURE_LIMITS[unit] ?? [];
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
    const beyond = errorsOf({ [name]: String(most * 1.01 + 0.01) });
    expect(beyond.map(({ field }) => field)).toEqual([name]);
    expect(beyond[0]?.message).toContain(label);
  }
});

describe('what it costs now', () => {
  test.each<PlannerEntries>([
    { heating: 'oil', yearPounds: '3000' },
    { heating: 'oil', house: 'large', spendIn: 'month', monthPounds: '333' },
    { heating: 'direct', yearPounds: '3500' },
    { heating: 'storage', yearPounds: '2800' },
    { heating: 'direct', presentRates: 'two', yearPounds: '3500' },
  ])('is what today’s year comes to: %o', (entries) => {
    const { plan, prices } = questionOf(entries);
    const { bill } = simulate(today(plan), WEATHER, prices);
    const said = Number(entries.yearPounds ?? 12 * Number(entries.monthPounds));
    expect(Math.abs(bill.total / said - 1)).toBeLessThan(0.02);
  });

  test('cannot be less than lights and appliances alone', () => {
    const [error] = errorsOf({ yearPounds: '600' });
    expect(error?.field).toBe('yearPounds');
    expect(error?.message).toMatch(
      /^Lights and appliances alone would come to £9\d\d a year: enter/,
    );
    expect(errorsOf({ spendIn: 'month', monthPounds: '60' })[0]?.message).toContain('a month');
  });
});

test('grants are counted unless a visitor leaves them out', () => {
  const schemes = {
    heatPump: { scheme: 'S', grant: 1, conditions: ['C.'], asOf: '2026-11', source: 'T' },
  };
  const counted = (entries: PlannerEntries) => {
    const read = readPlannerForm(entries, figures, schemes);
    return read.ok && read.input.options.schemes;
  };
  expect(counted({})).toBe(schemes);
  expect(counted({ help: 'without' })).toEqual({});
});
