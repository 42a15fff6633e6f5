import { describe, expect, test } from 'vitest';
import { builtInItems } from '../../../../harness/site/built-in-items.ts';
import { PLANNER_FIGURES } from '../../../../src/planner/engine/prices.ts';
import {
  calculateAnswer,
  answerExample,
  readEntries,
} from '../../../../src/calculators/rules/answer.ts';
import { type FormFields, type FieldTexts } from '../../../../src/forms/rules/fields.ts';
import { mapValues } from '../../../../src/records.ts';
import { pickFigures } from '../../../../src/forms/rules/figures.ts';
import { CALCULATORS } from '../../../../src/calculators/rules/index.ts';
import { CALCULATOR_NAMES } from '../../../../src/content/model/schemas/service.ts';
import { ICON_NAMES } from '../../../../src/content/model/schemas/primitives.ts';
import { FIGURES } from './real-figures.ts';

const ALL = CALCULATOR_NAMES.map((name) => ({ name, ...CALCULATORS[name] }));

/** Valid entries: every option of every list, on the isles and off them. */
function variants(fields: FormFields, example: Partial<FieldTexts>): FieldTexts[] {
  return Object.entries(fields).reduce<FieldTexts[]>(
    (all, [name, field]) => {
      const choices = 'choices' in field ? field.choices.map(({ value }) => value) : [];
      const typed = field.kind === 'postcode' ? ['HS8 5SS', 'EH1 1YZ'] : [example[name] ?? '4'];
      const texts = choices.length > 0 ? choices : typed;
      return all.flatMap((each) => texts.map((text) => ({ ...each, [name]: text })));
    },
    [{}],
  );
}

describe('the registry of calculators', () => {
  test('assigns a service to each calculator', () => {
    const named = builtInItems('services').flatMap(({ calculator }) => calculator ?? []);
    expect([...new Set(named)].toSorted()).toEqual(CALCULATOR_NAMES);
  });
});

describe('content/figures.json', () => {
  const ofCalculators = ALL.flatMap(({ calculator }) => calculator.figures);
  const ofServices = builtInItems('services').flatMap(({ prices }) =>
    (prices?.items ?? []).flatMap(({ parts }) => parts.map(({ figure }) => figure)),
  );
  const used = new Set<string>([...ofCalculators, ...ofServices, ...PLANNER_FIGURES]);

  test('contains every figure in use', () => {
    expect([...used].filter((name) => !(name in FIGURES))).toEqual([]);
  });

  test('contains no unused figures', () => {
    expect(Object.keys(FIGURES).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe.each(ALL)('$name', ({ name, calculator, page }) => {
  const { fields, figures } = calculator;

  test('uses every figure that it lists', () => {
    const shown = (texts: FieldTexts, changes: FieldTexts = {}) => {
      const calculatorFigures = pickFigures(FIGURES, figures, name);
      const { read } = readEntries(calculator, calculatorFigures, { texts, changes });
      return JSON.stringify(read.ok && calculateAnswer(calculator, read.input).presentation);
    };
    const all = variants(fields, page.example(FIGURES, 'HS8 5SS').texts);
    const decides = (figure: string) => {
      const half = { [figure]: String((FIGURES[figure]?.value ?? 0) / 2 || 0.5) };
      return all.some((texts) => shown(texts) !== shown(texts, half));
    };
    expect(figures.filter((figure) => !decides(figure))).toEqual([]);
  });

  test('starts every sentence of its answer with a capital letter', () => {
    const calculatorFigures = pickFigures(FIGURES, figures, name);
    for (const texts of variants(fields, page.example(FIGURES, 'HS8 5SS').texts)) {
      const { read } = readEntries(calculator, calculatorFigures, { texts, changes: {} });
      const shown = read.ok ? calculateAnswer(calculator, read.input).presentation : read.errors;
      expect(JSON.stringify(shown)).not.toMatch(/\w\w[.!?] [a-z]/);
    }
  });

  test('never gives a field the name of a figure', () => {
    expect(Object.keys(fields).filter((field) => figures.includes(field))).toEqual([]);
  });

  test('has valid defaults and conditions', () => {
    for (const field of Object.values(fields)) {
      if ('choices' in field) {
        expect(field.choices.map(({ value }) => value)).toContain(field.default);
      }
      if (!field.onlyFor) continue;
      const [tabs, answer] = field.onlyFor;
      expect(['tabs', 'list']).toContain(fields[tabs]?.kind);
      expect(fields[tabs]).toHaveProperty(
        'choices',
        expect.arrayContaining([expect.objectContaining({ value: answer })]),
      );
    }
  });

  test('calculates every part of its worked example', () => {
    const { presentation } = answerExample(
      calculator,
      page.example(FIGURES, 'HS8 5SS'),
      pickFigures(FIGURES, figures, name),
    );
    expect(presentation.main).toMatch(/\d/);
    for (const list of [presentation.rows, presentation.inputRows, presentation.steps]) {
      expect(list.length).toBeGreaterThan(0);
    }
    expect(presentation.charts.length).toBeGreaterThan(0);
    for (const { title } of presentation.charts) expect(title).toMatch(/\d.*\d.*\.$/);
  });

  test('describes its worked example with the figures’ prices', () => {
    const dearer = mapValues(FIGURES, (figure) => ({ ...figure, value: figure.value * 2 }));
    const [example, other] = [page.example(FIGURES, 'HS8 5SS'), page.example(dearer, 'HS8 5SS')];
    expect(other.situation).not.toBe(example.situation);
    const hasPriceField = Object.values(fields).some(({ label }) => label.includes('£'));
    if (hasPriceField) expect(other.texts).not.toEqual(example.texts);
  });

  test('has a known icon and a question', () => {
    expect(ICON_NAMES).toContain(page.icon);
    expect(page.question).toMatch(/^(What|How) .+\?$/);
  });

  test('suggests pence for implausible prices per kWh only', () => {
    for (const field of Object.values(fields)) {
      const advise = 'advise' in field ? field.advise : undefined;
      expect(advise !== undefined).toBe(field.label.includes('£ per kWh'));
      if (!advise) continue;
      expect(advise(' £28.50 ')).toBe('Is £28.50 per kWh right? For pence, enter 28.50p');
      expect(['', '0.28', '1.99', '28p', 'twenty'].map(advise).join('')).toBe('');
    }
  });
});
