import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fillForm,
  type PlannerEntries,
  readPlanQuery,
  toPlanQuery,
} from '../../../../src/planner/form/entries.ts';
import {
  FIELD_NAMES,
  PLANNER_FIELDS,
  type FieldName,
} from '../../../../src/planner/form/fields.ts';
import { readPlannerForm } from '../../../../src/planner/form/read-form.ts';
import { figures, plannerInputOf } from '../../../support/planner.ts';

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
