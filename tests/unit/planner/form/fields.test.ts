import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankMeasures } from '../../../../src/planner/engine/rank-measures.ts';
import {
  fillForm,
  type PlannerEntries,
  readPlanQuery,
  toPlanQuery,
} from '../../../../src/planner/form/entries.ts';
import {
  FIELD_NAMES,
  FIELD_SECTIONS,
  PLANNER_FIELDS,
  type FieldName,
} from '../../../../src/planner/form/fields.ts';
import { entriesOfStep } from '../../../../src/planner/form/build-plan.ts';
import { readPlannerForm } from '../../../../src/planner/form/read-form.ts';
import { figures, plannerInputOf, WEATHER } from '../../../support/planner.ts';

/** Other entries without which a field has no effect. */
const PREREQUISITES: Partial<Record<FieldName, PlannerEntries>> = {
  spend: { householdKwh: '0', spendIn: 'litres' },
  spendIn: { spend: '1900' },
  facing: { panels: '4' },
  shade: { panels: '4' },
  hubWind: { turbine: 'kw3' },
  quote: { panels: '4' },
};
/** For fields with equivalent options (a thick loft and no loft, for example): the number of distinct results. */
const EQUIVALENT_VALUES: Partial<Record<FieldName, number>> = {
  walls: 4,
  who: 2,
  loft: 2,
  helped: 1,
};

/** Entries for which a field is shown. */
function entriesFor(name: FieldName): PlannerEntries {
  const [other, value = ''] = PLANNER_FIELDS[name].onlyFor ?? [];
  return { ...PREREQUISITES[name], ...(other && { [other]: value }) };
}

/** Values to try in a field: every option of a choice; the minimum, the maximum and one in between for a number. */
function textsOf(name: FieldName): string[] {
  const field = PLANNER_FIELDS[name];
  if (field.kind === 'choice') return field.choices.map(({ value }) => value);
  if (name === 'spend') return ['500', '1000', '3000'];
  const [min, max] = field.limits;
  return [min, Math.ceil((min + max) / 3), max].map(String);
}

const numbers = FIELD_NAMES.flatMap((name) => {
  const field = PLANNER_FIELDS[name];
  return 'unit' in field && name !== 'spend' ? [{ name, ...field }] : [];
});
const schemes = { heatPump: { grant: 9000 } };
const errorsOf = (entries: PlannerEntries) => {
  const read = readPlannerForm(entries, figures);
  return read.ok ? [] : read.errors;
};

describe('a field', () => {
  test.each(FIELD_NAMES)('changes the planner’s input while shown: %s', (name) => {
    const entries = textsOf(name).map((text) =>
      JSON.stringify(plannerInputOf({ ...entriesFor(name), [name]: text }, schemes)),
    );
    expect(new Set(entries).size).toBeGreaterThanOrEqual(EQUIVALENT_VALUES[name] ?? entries.length);
  });

  test.each(Object.keys(FIELD_SECTIONS.plan) as FieldName[])(
    'restores a field of the plan unchanged: %s',
    (name) => {
      for (const text of textsOf(name)) {
        const { plan } = plannerInputOf({ ...entriesFor(name), [name]: text });
        expect(entriesOfStep(plan)[name]).toBe(text);
      }
    },
  );

  test.each(numbers)('accepts $name only within its limits', ({ name, label, limits }) => {
    const [min, max] = limits;
    const enter = (value: number) => errorsOf({ ...entriesFor(name), [name]: String(value) });
    expect([...enter(min), ...enter(max)]).toEqual([]);
    for (const value of [min - 0.01, max + 0.01]) {
      const message = expect.stringMatching(`^${label} must be a number from `) as string;
      expect(enter(value)).toEqual([{ field: name, message }]);
    }
  });
});

test('restores any form unchanged from its URL', () => {
  const texts = Object.fromEntries(
    FIELD_NAMES.map((name) => [name, fc.constantFrom('many', ...textsOf(name))] as const),
  );
  fc.assert(
    fc.property(fc.record(texts, { requiredKeys: [] }), (entries) => {
      expect(readPlanQuery(toPlanQuery(entries))).toEqual(entries);
    }),
  );
});

test('uses the figures as default prices', () => {
  const { defaults } = fillForm({}, figures);
  const { exportPrice, nightPrice } = figures;
  expect(defaults.exportPence).toEqual({
    value: String(exportPrice.value * 100),
    source: exportPrice.source,
  });
  expect(defaults.nightPence.value).toBe(String(nightPrice.value * 100));
});

test.each<PlannerEntries>([
  {},
  { heating: 'storage', presentPanels: '2' },
  { facing: 'both', shade: '25', hubWind: '6.4', walls: 'stone', presentCar: 'charger' },
  { panels: '4', addLoft: 'done', heating: 'old-oil' },
  { presentCar: 'fuel', tariff: 'go', car: 'cheap', facing: '135' },
  { presentCar: 'plug', walls: 'filled' },
])('represents every ranked step in the form for %o', (entries) => {
  const { plan, prices, options } = plannerInputOf(entries);
  const search = rankMeasures(plan, WEATHER, prices, options);
  let step = search.next();
  while (!step.done) step = search.next();
  expect(step.value.steps.length).toBeGreaterThan(5);
  for (const { plan } of step.value.steps) {
    const added = plannerInputOf({ ...entries, ...entriesOfStep(plan) });
    expect(added.plan.planned).toEqual(plan.planned);
  }
});
