import { describe, expect, test } from 'vitest';
import {
  answerIn,
  createReducer,
  initialCalculatorState,
  type CalculatorEvent,
  type CalculatorState,
} from '../../../../src/calculators/island/calculator-state.ts';
import { FIGURES, HEATER } from '../rules/heater.ts';

const reduce = createReducer(HEATER, FIGURES);
const run = (...events: CalculatorEvent[]): CalculatorState =>
  events.reduce(reduce, initialCalculatorState(HEATER, FIGURES));

const type = (watts: string): CalculatorEvent => ({
  kind: 'changed',
  entries: { texts: { watts } },
});
const assume = (price: string): CalculatorEvent => ({
  kind: 'changed',
  entries: { changes: { price } },
});
const press: CalculatorEvent = { kind: 'pressed' };
const due: CalculatorEvent = { kind: 'due' };
const restore = (watts: string, isShared: boolean): CalculatorEvent => ({
  kind: 'restored',
  entries: { texts: { watts }, changes: {} },
  isShared,
});

/** A state in a word or two, for assertions. */
function shown({ phase }: CalculatorState): string {
  const main = answerIn(phase)?.presentation.main ?? '';
  const cause = 'cause' in phase ? ` by ${phase.cause}` : '';
  const message = phase.kind === 'invalid' ? phase.message : '';
  return `${phase.kind}${cause} ${main}${message}`.trim();
}
const fieldsOf = ({ errors }: CalculatorState) => errors.map(({ field }) => field);

const WRONG = 'Please enter a valid power';
const ABSURD = `1${'0'.repeat(307)}`;

describe('a calculator', () => {
  test('starts with default entries', () => {
    expect(run()).toEqual({
      entries: { texts: { watts: '' }, changes: {} },
      figures: FIGURES,
      errors: [],
      phase: { kind: 'empty' },
      hasAnswered: false,
    });
  });

  test('shows no answer before the button is pressed', () => {
    expect(shown(run(type('2'), type('4')))).toBe('empty');
  });

  test('shows the answer after the delay', () => {
    expect(shown(run(type('2'), press))).toBe('calculating');
    expect(shown(run(type('2'), press, due))).toBe('answered by button £0.50');
  });

  test('uses entries changed during the delay', () => {
    expect(shown(run(type('2'), press, type('4'), due))).toBe('answered by button £1.00');
    expect(shown(run(type('2'), press, type(''), due))).toBe('empty');
    expect(shown(run(type('2'), press, type('hot'), due))).toBe(`invalid ${WRONG}`);
  });

  test('keeps the earlier answer while calculating the next', () => {
    expect(shown(run(type('2'), press, due, press))).toBe('calculating £0.50');
    expect(shown(run(type('2'), press, due, press, type('4')))).toBe('calculating £1.00');
    expect(shown(run(type('2'), press, due, press, type('hot')))).toBe('calculating');
  });
});

describe('a change after the first answer', () => {
  const answered = [type('2'), press, due] as const;

  test('recalculates immediately after a change', () => {
    expect(shown(run(...answered, type('4')))).toBe('answered by change £1.00');
    expect(shown(run(...answered, assume('50p')))).toBe('answered by change £1.00');
  });

  test('recalculates when default figures are restored', () => {
    const back: CalculatorEvent = { kind: 'changed', entries: { changes: {} } };
    expect(shown(run(...answered, assume('50p'), back))).toBe('answered by change £0.50');
  });

  test('replaces the answer with an error after an invalid change', () => {
    expect(shown(run(...answered, type('hot')))).toBe(`invalid ${WRONG}`);
    expect(shown(run(...answered, assume('dear')))).toBe(
      'invalid Price of electricity must be a number above 0',
    );
    expect(fieldsOf(run(...answered, type('hot')))).toEqual([]);
  });

  test('hides the answer without an error if a field is emptied', () => {
    expect(shown(run(...answered, type(' ')))).toBe('empty');
    expect(shown(run(...answered, type(' '), type('4')))).toBe('answered by change £1.00');
  });
});

describe('errors of the fields', () => {
  test('shows field errors instead of calculating', () => {
    const state = run(type('hot'), assume('dear'), press);
    expect(fieldsOf(state)).toEqual(['watts', 'price']);
    expect(shown(state)).toBe('empty');
  });

  test('shows no field error while typing', () => {
    expect(fieldsOf(run(type('hot')))).toEqual([]);
    expect(fieldsOf(run(type('hot'), press, type('2'), type('cold')))).toEqual([]);
  });

  test('clears only the corrected field’s error', () => {
    const pressed = [type('hot'), assume('dear'), press] as const;
    expect(fieldsOf(run(...pressed, type('2')))).toEqual(['price']);
    expect(fieldsOf(run(...pressed, type('cold')))).toEqual(['watts', 'price']);
    expect(fieldsOf(run(...pressed, type('2'), assume('')))).toEqual([]);
  });
});

describe('results that overflow', () => {
  const failed = [type(ABSURD), assume(ABSURD), press, due] as const;

  test('shows an error for numbers that overflow', () => {
    expect(shown(run(...failed))).toBe('error by button');
    expect(run(...failed).hasAnswered).toBe(false);
  });

  test('clears an overflow error at the next change or press', () => {
    expect(shown(run(...failed, type('2')))).toBe('empty');
    expect(shown(run(...failed, press))).toBe('calculating');
    expect(shown(run(...failed, type('2'), assume(''), press, due))).toBe(
      'answered by button £0.50',
    );
  });

  test('hides the answer immediately if numbers overflow', () => {
    const answered = [assume(ABSURD), type('2'), press, due] as const;
    expect(shown(run(...answered, type(ABSURD)))).toBe('error by change');
  });
});

describe('entries from the URL', () => {
  test('calculates valid entries from the URL immediately', () => {
    expect(shown(run(restore('2', true)))).toBe('answered by url £0.50');
    expect(shown(run(restore('2', true), type('4')))).toBe('answered by change £1.00');
  });

  test('shows an error for an invalid entry from the URL', () => {
    const state = run(restore('hot', true));
    expect(fieldsOf(state)).toEqual(['watts']);
    expect(shown(state)).toBe(`invalid ${WRONG}`);
  });

  test('shows no answer for a corrected entry before the button is pressed', () => {
    expect(shown(run(restore('hot', true), type('2')))).toBe('empty');
    expect(shown(run(restore('hot', true), type('')))).toBe('empty');
    const both = [restore('hot', true), assume('dear')] as const;
    expect(shown(run(...both))).toBe(`invalid ${WRONG}`);
    expect(shown(run(...both, type('2')))).toBe(
      'invalid Price of electricity must be a number above 0',
    );
    expect(shown(run(restore('hot', true), type('2'), press, due))).toBe(
      'answered by button £0.50',
    );
  });

  test('shows errors beside fields missing from the URL', () => {
    const state = run(restore('', true));
    expect(fieldsOf(state)).toEqual(['watts']);
    expect(shown(state)).toBe('empty');
  });

  test('keeps early typing if the URL has no entries', () => {
    const state = run(type('2'), press, due, restore('7', false));
    expect(shown(state)).toBe('empty');
    expect(fieldsOf(state)).toEqual([]);
    expect(state.entries.texts).toEqual({ watts: '7' });
    expect(shown(reduce(state, type('4')))).toBe('answered by change £1.00');
  });

  test('keeps calculating if the URL changes', () => {
    expect(shown(run(type('2'), press, restore('', false)))).toBe('calculating');
    expect(shown(run(type('2'), press, restore('4', true)))).toBe('calculating £1.00');
    expect(shown(run(type('2'), press, restore('', false), due))).toBe('empty');
  });

  test('clears errors when entries are restored from the URL', () => {
    const failed = [type(ABSURD), assume(ABSURD), press, due] as const;
    expect(shown(run(...failed, restore('', false)))).toBe('empty');
  });
});
