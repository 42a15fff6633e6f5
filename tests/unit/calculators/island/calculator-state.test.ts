import { expect, test } from 'vitest';
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
const DEAR = 'Price of electricity must be a number above 0';
const ABSURD = `1${'0'.repeat(307)}`;

const answered = [type('2'), press, due] as const;
const overflowed = [type(ABSURD), assume(ABSURD), press, due] as const;
const misled = [restore('hot', true), assume('dear')] as const;

// The browser tests of the calculators cover the usual sequences.
test.each<[string, readonly CalculatorEvent[], string]>([
  ['an answer after the delay', answered, 'answered by button £0.50'],
  ['an entry removed during the delay', [type('2'), press, type(''), due], 'empty'],
  ['an error made during the delay', [type('2'), press, type('hot'), due], `invalid ${WRONG}`],
  ['an earlier answer', [...answered, press], 'calculating £0.50'],
  ['an earlier answer changed', [...answered, press, type('4')], 'calculating £1.00'],
  ['an earlier answer made invalid', [...answered, press, type('hot')], 'calculating'],
  ['a changed figure', [...answered, assume('50p')], 'answered by change £1.00'],
  ['an invalid entry', [...answered, type('hot')], `invalid ${WRONG}`],
  ['an invalid figure', [...answered, assume('dear')], `invalid ${DEAR}`],
  ['an emptied entry', [...answered, type(' ')], 'empty'],
  ['a refilled entry', [...answered, type(' '), type('4')], 'answered by change £1.00'],
  ['an overflow', overflowed, 'error by button'],
  ['an overflow, corrected', [...overflowed, type('2')], 'empty'],
  ['an overflow, pressed again', [...overflowed, press], 'calculating'],
  ['an overflow, left', [...overflowed, restore('', false)], 'empty'],
  ['a shared link', [restore('2', true)], 'answered by url £0.50'],
  ['a shared link with an error', [restore('hot', true)], `invalid ${WRONG}`],
  ['a shared link with an error, corrected', [restore('hot', true), type('2')], 'empty'],
  ['a shared link with two errors', misled, `invalid ${WRONG}`],
  ['a shared link with two errors, one corrected', [...misled, type('2')], `invalid ${DEAR}`],
  ['a shared link during the delay', [type('2'), press, restore('4', true)], 'calculating £1.00'],
  ['another URL during the delay', [type('2'), press, restore('', false)], 'calculating'],
  ['another URL after the delay', [type('2'), press, restore('', false), due], 'empty'],
])('shows %s', (_, events, expected) => {
  expect(shown(run(...events))).toBe(expected);
});

const pressed = [type('hot'), assume('dear'), press] as const;

test.each<[string, readonly CalculatorEvent[], string[]]>([
  ['an entry typed', [type('hot')], []],
  ['an answer replaced', [...answered, type('hot')], []],
  ['the button', pressed, ['watts', 'price']],
  ['one correction', [...pressed, type('2')], ['price']],
  ['another mistake', [...pressed, type('cold')], ['watts', 'price']],
  ['a mistake after correction', [type('hot'), press, type('2'), type('cold')], []],
  ['a shared link with an error', [restore('hot', true)], ['watts']],
  ['a shared link without a field', [restore('', true)], ['watts']],
])('shows errors after %s', (_, events, fields) => {
  expect(fieldsOf(run(...events))).toEqual(fields);
});

test('keeps early typing if the URL has no entries', () => {
  const state = run(...answered, restore('7', false));
  expect(shown(state)).toBe('empty');
  expect(state.entries.texts).toEqual({ watts: '7' });
  expect(shown(reduce(state, type('4')))).toBe('answered by change £1.00');
});
