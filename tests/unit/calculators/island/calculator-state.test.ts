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

/** A state in a word or two: what stands in the place of the answer. */
function shown({ phase }: CalculatorState): string {
  const main = answerIn(phase)?.presentation.main ?? '';
  const cause = 'cause' in phase ? ` by ${phase.cause}` : '';
  const message = phase.kind === 'problem' ? phase.message : '';
  return `${phase.kind}${cause} ${main}${message}`.trim();
}
const fieldsOf = ({ errors }: CalculatorState) => errors.map(({ field }) => field);

const WRONG = 'Please enter a valid power';
const ABSURD = `1${'0'.repeat(307)}`;

describe('a calculator', () => {
  test('begins empty, with its defaults', () => {
    expect(run()).toEqual({
      entries: { texts: { watts: '' }, changes: {} },
      figures: FIGURES,
      errors: [],
      phase: { kind: 'empty' },
      hasAnswered: false,
    });
  });

  test('answers nothing before it is asked', () => {
    expect(shown(run(type('2'), type('4')))).toBe('empty');
  });

  test('calculates until the delay is over, then answers', () => {
    expect(shown(run(type('2'), press))).toBe('calculating');
    expect(shown(run(type('2'), press, due))).toBe('answered by button £0.50');
  });

  test('answers what is entered when the delay is over, not what was when it began', () => {
    expect(shown(run(type('2'), press, type('4'), due))).toBe('answered by button £1.00');
    expect(shown(run(type('2'), press, type(''), due))).toBe('empty');
    expect(shown(run(type('2'), press, type('hot'), due))).toBe(`problem ${WRONG}`);
  });

  test('keeps an earlier answer while it calculates the next', () => {
    expect(shown(run(type('2'), press, due, press))).toBe('calculating £0.50');
    expect(shown(run(type('2'), press, due, press, type('4')))).toBe('calculating £1.00');
    expect(shown(run(type('2'), press, due, press, type('hot')))).toBe('calculating');
  });
});

describe('a change after the first answer', () => {
  const answered = [type('2'), press, due] as const;

  test('is answered at once', () => {
    expect(shown(run(...answered, type('4')))).toBe('answered by change £1.00');
    expect(shown(run(...answered, assume('50p')))).toBe('answered by change £1.00');
  });

  test('puts our figures back', () => {
    const back: CalculatorEvent = { kind: 'changed', entries: { changes: {} } };
    expect(shown(run(...answered, assume('50p'), back))).toBe('answered by change £0.50');
  });

  test('takes the answer away when it is not right, and says what is wrong in its place', () => {
    expect(shown(run(...answered, type('hot')))).toBe(`problem ${WRONG}`);
    expect(shown(run(...answered, assume('dear')))).toBe(
      'problem Price of electricity must be a number above 0',
    );
    expect(fieldsOf(run(...answered, type('hot')))).toEqual([]);
  });

  test('takes the answer away without a word when something is still to be filled in', () => {
    expect(shown(run(...answered, type(' ')))).toBe('empty');
    expect(shown(run(...answered, type(' '), type('4')))).toBe('answered by change £1.00');
  });
});

describe('what is wrong', () => {
  test('is named when the button is pressed, and nothing is calculated', () => {
    const state = run(type('hot'), assume('dear'), press);
    expect(fieldsOf(state)).toEqual(['watts', 'price']);
    expect(shown(state)).toBe('empty');
  });

  test('is not named while something is typed', () => {
    expect(fieldsOf(run(type('hot')))).toEqual([]);
    expect(fieldsOf(run(type('hot'), press, type('2'), type('cold')))).toEqual([]);
  });

  test('is forgotten as soon as it is mended, and only that', () => {
    const pressed = [type('hot'), assume('dear'), press] as const;
    expect(fieldsOf(run(...pressed, type('2')))).toEqual(['price']);
    expect(fieldsOf(run(...pressed, type('cold')))).toEqual(['watts', 'price']);
    expect(fieldsOf(run(...pressed, type('2'), assume('')))).toEqual([]);
  });
});

describe('numbers too large for an answer', () => {
  const failed = [type(ABSURD), assume(ABSURD), press, due] as const;

  test('end in an error', () => {
    expect(shown(run(...failed))).toBe('error by button');
    expect(run(...failed).hasAnswered).toBe(false);
  });

  test('are left behind by the next change or press', () => {
    expect(shown(run(...failed, type('2')))).toBe('empty');
    expect(shown(run(...failed, press))).toBe('calculating');
    expect(shown(run(...failed, type('2'), assume(''), press, due))).toBe(
      'answered by button £0.50',
    );
  });

  test('take an answer away at once', () => {
    const answered = [assume(ABSURD), type('2'), press, due] as const;
    expect(shown(run(...answered, type(ABSURD)))).toBe('error by change');
  });
});

describe('an address', () => {
  test('that holds answers is answered, without a press', () => {
    expect(shown(run(restore('2', true)))).toBe('answered by address £0.50');
    expect(shown(run(restore('2', true), type('4')))).toBe('answered by change £1.00');
  });

  test('that holds a wrong answer names it, beside the field and in the place of the answer', () => {
    const state = run(restore('hot', true));
    expect(fieldsOf(state)).toEqual(['watts']);
    expect(shown(state)).toBe(`problem ${WRONG}`);
  });

  test('whose wrong answer is mended says no more of it, and is not answered before it is asked', () => {
    expect(shown(run(restore('hot', true), type('2')))).toBe('empty');
    expect(shown(run(restore('hot', true), type('')))).toBe('empty');
    const both = [restore('hot', true), assume('dear')] as const;
    expect(shown(run(...both))).toBe(`problem ${WRONG}`);
    expect(shown(run(...both, type('2')))).toBe(
      'problem Price of electricity must be a number above 0',
    );
    expect(shown(run(restore('hot', true), type('2'), press, due))).toBe(
      'answered by button £0.50',
    );
  });

  test('that holds half of what is needed names it beside the field', () => {
    const state = run(restore('', true));
    expect(fieldsOf(state)).toEqual(['watts']);
    expect(shown(state)).toBe('empty');
  });

  test('that holds nothing empties the place of the answer, and keeps what was typed early', () => {
    const state = run(type('2'), press, due, restore('7', false));
    expect(shown(state)).toBe('empty');
    expect(fieldsOf(state)).toEqual([]);
    expect(state.entries.texts).toEqual({ watts: '7' });
    expect(shown(reduce(state, type('4')))).toBe('answered by change £1.00');
  });

  test('that is walked to while the calculator works does not end its work', () => {
    expect(shown(run(type('2'), press, restore('', false)))).toBe('calculating');
    expect(shown(run(type('2'), press, restore('4', true)))).toBe('calculating £1.00');
    expect(shown(run(type('2'), press, restore('', false), due))).toBe('empty');
  });

  test('leaves an error behind', () => {
    const failed = [type(ABSURD), assume(ABSURD), press, due] as const;
    expect(shown(run(...failed, restore('', false)))).toBe('empty');
  });
});
