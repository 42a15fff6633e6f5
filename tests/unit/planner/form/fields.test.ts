import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../../src/planner/engine/check-plan.ts';
import { today } from '../../../../src/planner/engine/plan.ts';
import { simulate } from '../../../../src/planner/engine/simulate.ts';
import { rankMeasures } from '../../../../src/planner/engine/rank-measures.ts';
import { fillForm, type PlannerEntries } from '../../../../src/planner/form/entries.ts';
import {
  FIELD_NAMES,
  PLANNER_FIELDS,
  type FieldName,
} from '../../../../src/planner/form/fields.ts';
import { FORM_FIGURES } from '../../../../src/planner/form/figures.ts';
import { entriesOfStep } from '../../../../src/planner/form/plan-of.ts';
import { readPlannerForm } from '../../../../src/planner/form/read-form.ts';
import { fromQuery, toQuery } from '../../../../src/planner/form/share.ts';
import { figures, FULL, questionOf, WEATHER } from '../../../support/planner.ts';

/** What has to be there for a detail to count. */
const BUILT: Partial<Record<FieldName, PlannerEntries>> = {
  yearPounds: { householdKwh: '0', standingPence: '0' },
  monthPounds: { householdKwh: '0', standingPence: '0' },
  facing: { panels: '4' },
  place: { turbine: 'kw3' },
  batteryPower: { battery: '5' },
  backup: { battery: '5' },
};

/** Entries for which a field is shown. */
function entriesFor(name: FieldName): PlannerEntries {
  const { onlyFor, and } = PLANNER_FIELDS[name];
  const conditions = [onlyFor, and].map(([other, value = ''] = ['house']) =>
    other === 'house' ? {} : { ...entriesFor(other as FieldName), [other]: value },
  );
  return { ...BUILT[name], ...Object.assign({}, ...conditions) } as PlannerEntries;
}

/** Texts that a field takes: all of a choice, the ends and between of a number. */
function textsOf(name: FieldName): string[] {
  const field = PLANNER_FIELDS[name];
  if (field.kind === 'choice') return field.choices.map(({ value }) => value);
  if (field.kind === 'postcode') return ['HS8 5SS', 'HS1 2AA'];
  const [least, most] = field.limits;
  return [least, Math.ceil((least + most) / 3), most].map(String);
}

const numbers = FIELD_NAMES.flatMap((name) => {
  const field = PLANNER_FIELDS[name];
  return 'unit' in field ? [{ name, ...field }] : [];
});
const errorsOf = (entries: PlannerEntries) => {
  const read = readPlannerForm(entries, figures);
  return read.ok ? [] : read.errors;
};

describe('a field', () => {
  test.each(FIELD_NAMES)('changes what is asked, where it is shown: %s', (name) => {
    const asked = textsOf(name).map((text) =>
      JSON.stringify(questionOf({ ...entriesFor(name), [name]: text })),
    );
    expect(new Set(asked).size).toBe(asked.length);
  });

  test.each(Object.keys(entriesOfStep(questionOf({ car: 'cheap' }).plan)) as FieldName[])(
    'reads from a plan what it wrote into it: %s',
    (name) => {
      for (const text of textsOf(name)) {
        const { plan } = questionOf({ ...entriesFor(name), [name]: text });
        expect(entriesOfStep(plan)[name]).toBe(text);
      }
    },
  );

  test.each(numbers)(
    'takes its limits and nothing beyond them: $name',
    ({ name, label, limits }) => {
      const [least, most] = limits;
      const enter = (value: number) => errorsOf({ ...entriesFor(name), [name]: String(value) });
      expect([...enter(least), ...enter(most)]).toEqual([]);
      for (const value of [least - 0.01, most + 0.01]) {
        const message = expect.stringMatching(`^${label} must be a number from `) as string;
        expect(enter(value)).toEqual([{ field: name, message }]);
      }
    },
  );
});

test('any form, prices of the visitor’s own among it, comes out of its address as it went in', () => {
  const fields = FIELD_NAMES.map(
    (name) => [name, fc.constantFrom('many', ...textsOf(name))] as const,
  );
  const prices = FORM_FIGURES.map((name) => [name, fc.constantFrom('£1,200', '12p')] as const);
  const texts = Object.fromEntries<fc.Arbitrary<string>>([...fields, ...prices]);
  fc.assert(
    fc.property(fc.record(texts, { requiredKeys: [] }), (entries) => {
      expect(fromQuery(toQuery(entries))).toEqual(entries);
    }),
  );
});

const answers = textsOf('house').flatMap((house) =>
  textsOf('heating').flatMap((heating) => textsOf('use').map((use) => ({ house, heating, use }))),
);

describe('a form with three answers only', () => {
  test('is a plan that holds, and one of everything is cheaper to run', () => {
    expect(answers).toHaveLength(27);
    for (const entries of answers) {
      const { plan, prices } = questionOf({ ...entries, ...FULL });
      expect(checkPlan(questionOf(entries).plan)).toEqual([]);
      expect(checkPlan(plan)).toEqual([]);
      const then = simulate(plan, WEATHER, prices).bill.total;
      expect(then).toBeLessThan(simulate(today(plan), WEATHER, prices).bill.total);
    }
  });

  test('has defaults with the prices and sources of the figures', () => {
    const { defaults } = fillForm({}, figures);
    const { exportPrice, nightPrice } = figures;
    expect(defaults.exportPence).toEqual({
      value: String(exportPrice.value * 100),
      source: exportPrice.source,
    });
    expect(defaults.cheapPence.value).toBe(String(nightPrice.value * 100));
    const bare = numbers.filter(({ name }) => defaults[name].value && !defaults[name].source);
    expect(bare.map(({ name }) => name)).toEqual(['panels', 'battery', 'backup']);
  });
});

test('a step that leaves the car on petrol leaves the electric one out', () => {
  const entries = { car: 'spare', presentCharger: 'fuel' } as const;
  const { plan } = questionOf(entries);
  const battery = questionOf(FULL).plan.planned.battery;
  const step = { ...plan, planned: { ...plan.current, battery } };
  const taken = questionOf({ ...entries, ...entriesOfStep(step) }).plan;
  expect(taken.planned.charging).toBeUndefined();
  expect(taken.home.car).toBeUndefined();
});

test.each<PlannerEntries>([
  {},
  { heating: 'storage', presentPanels: '2' },
  { facing: 'both', presentPanels: '2.3', backup: '25', place: 'measured', hubWind: '6.4' },
  { panels: '4', loft: 'done', boiler: 'due' },
  { car: 'at-once', rates: 'two', presentRates: 'two', facing: '135' },
])('every step found from %o can be put into the form', (entries) => {
  const { plan, prices, options } = questionOf(entries);
  const search = rankMeasures(plan, WEATHER, prices, options);
  let step = search.next();
  while (!step.done) step = search.next();
  expect(step.value.steps.length).toBeGreaterThan(5);
  for (const { plan } of step.value.steps) {
    const taken = questionOf({ ...entries, ...entriesOfStep(plan) });
    expect(taken.plan.planned).toEqual(plan.planned);
  }
});
