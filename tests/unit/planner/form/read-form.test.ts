import { describe, expect, test } from 'vitest';
import {
  heatFromElectricity,
  heatFromHouse,
  heatFromOil,
} from '../../../../src/planner/engine/demand/heat-need.ts';
import type { PlannerEntries } from '../../../../src/planner/form/entries.ts';
import { readForm } from '../../../../src/planner/form/read-form.ts';
import { figures, questionOf } from '../../../support/planner.ts';

const errorsOf = (entries: PlannerEntries) => {
  const read = readForm(entries, figures);
  return read.ok ? [] : read.errors;
};

describe('the form of the planner', () => {
  test('begins with a house of middling size, an oil boiler and middling use', () => {
    const { home, current, planned } = questionOf({}).plan;
    expect(home).toEqual({
      householdKwh: 2700,
      presence: 'average',
      heat: heatFromHouse(100, '1945 to 1990', 3),
    });
    expect(current).toEqual({
      roofs: [],
      heating: { kind: 'oil' },
      tariff: { importPrice: 0.28, exportPrice: 0.05, standingCharge: 0.6 },
    });
    expect(planned).toEqual({
      ...current,
      roofs: [{ kw: 4, tiltDegrees: 35, directionDegrees: 180 }],
      turbine: { machine: 'kw3', hubWindMs: 6 },
      heating: { kind: 'heat-pump', emitters: 'radiators', warmsWater: true },
      battery: { sizeKwh: 5, powerKw: 3.6, backupShare: 0, chargesAtNight: false },
    });
  });

  test('has cheap hours where there are storage heaters, for the battery as well', () => {
    const { current, planned } = questionOf({ heating: 'storage' }).plan;
    expect(current.tariff.cheap).toBeDefined();
    expect(planned.battery?.chargesAtNight).toBe(true);
  });

  test('takes details with what they are details of, beside what is there', () => {
    const { current, planned } = questionOf({
      presentPanels: '3',
      panels: '6',
      facing: 'both',
      tilt: '20',
      backup: '20',
      rates: 'two',
      cheapPrice: '12p',
    }).plan;
    const [east, west] = [90, 270].map((directionDegrees) => ({
      tiltDegrees: 20,
      directionDegrees,
    }));
    expect(current.roofs).toEqual([
      { kw: 1.5, ...east },
      { kw: 1.5, ...west },
    ]);
    expect(planned.roofs).toEqual([...current.roofs, { kw: 3, ...east }, { kw: 3, ...west }]);
    expect(planned.battery).toMatchObject({ backupShare: 0.2, chargesAtNight: true });
    expect(planned.tariff.cheap?.price).toBe(0.12);
    expect(current.tariff.cheap).toBeUndefined();
  });

  test('leaves out what is set to nothing', () => {
    const { planned, current } = questionOf({
      panels: '0',
      turbine: 'none',
      battery: '0',
      warmth: 'keep',
    }).plan;
    expect(planned).toEqual(current);
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

  test('takes the efficiency of the boiler from the visitor too', () => {
    const { plan, prices } = questionOf({ oilLitres: '2000', oilEfficiency: '0.9' });
    expect(plan.home.heat).toEqual(heatFromOil(2000, 0.9, 3));
    expect(prices.oilEfficiency).toBe(0.9);
    expect(readForm({ oilEfficiency: '0' }, figures).ok).toBe(false);
  });

  test("prefers last year's oil or electricity to the size of the house", () => {
    expect(questionOf({ oilLitres: '2000' }).plan.home.heat).toEqual(heatFromOil(2000, 0.85, 3));
    expect(questionOf({ heating: 'direct', heatingKwh: '9000' }).plan.home.heat).toEqual(
      heatFromElectricity(9000, 3),
    );
    // What was typed for another heating has no say.
    expect(questionOf({ heating: 'direct', oilLitres: '2000' }).plan.home.heat).toEqual(
      questionOf({ heating: 'direct' }).plan.home.heat,
    );
  });

  test("reckons with a visitor's prices in place of ours", () => {
    const { plan, prices, options } = questionOf({
      electricityPrice: '31p',
      oilPrice: '0.1',
      kw3Price: '£12,000',
    });
    expect(plan.current.tariff.importPrice).toBe(0.31);
    expect(prices.oilPrice).toBe(0.1);
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
    expect(dayOf({ electricityPrice: '40p' })).toBe(0.44);
    expect(dayOf({ electricityPrice: '40p', dayPrice: '45p' })).toBe(0.45);
    expect(questionOf({ rates: 'two' }).plan.current.tariff.importPrice).toBe(0.28);
    expect(questionOf({}).options.cheapTariff?.importPrice).toBe(0.308);
  });

  test('offers cheap hours as a step only to whom has none', () => {
    expect(questionOf({}).options.cheapTariff?.cheap).toEqual({
      price: 0.16,
      hours: { from: 0, until: 7 },
    });
    expect(questionOf({ presentRates: 'two' }).options.cheapTariff).toBeUndefined();
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
    expect(errorsOf({ cheapUntil: '6.5' })[0]?.message).toBe(
      'Cheap until must be a whole hour from 0 to 23',
    );
  });
});
