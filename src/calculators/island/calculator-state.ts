import { answer, readEntries, type Answer, type Entries } from '../rules/answer.ts';
import type { AnyCalculator } from '../rules/calculator.ts';
import { defaultsOf, missingFields } from '../rules/fields.ts';
import type { Figures } from '../../values/figures.ts';
import type { FieldError } from '../../values/result.ts';

/** What triggered an answer or an error: the button, a changed entry, or the page's address. */
type Cause = 'button' | 'change' | 'address';

/** What is shown where the answer goes. */
export type Phase =
  | { kind: 'empty' }
  /** An answer was asked for; an earlier one stays on show until it comes. */
  | { kind: 'calculating'; answer?: Answer | undefined }
  | { kind: 'answered'; answer: Answer; cause: Cause }
  /** Says what has to be corrected before there can be an answer. */
  | { kind: 'problem'; message: string }
  /** The numbers were too large for an answer. */
  | { kind: 'error'; cause: Cause };

export interface CalculatorState {
  entries: Entries;
  /** The errors by field, once the button was pressed or a shared link opened. */
  errors: readonly FieldError[];
  phase: Phase;
  /** Whether there has been an answer: from then on, every change is answered at once. */
  hasAnswered: boolean;
}

export type CalculatorEvent =
  | { kind: 'changed'; entries: Partial<Entries> }
  | { kind: 'pressed' }
  /** The delay after pressing the button is over. */
  | { kind: 'due' }
  /** The page loaded, or the visitor came back to it; if its address holds entries, they are answered. */
  | { kind: 'restored'; entries: Entries; isShared: boolean };

export type CalculatorReducer = (state: CalculatorState, event: CalculatorEvent) => CalculatorState;

const EMPTY: Phase = { kind: 'empty' };
const AT_FIRST = { errors: [], phase: EMPTY };

/** The initial state of a calculator. */
export const initialState = ({ fields }: AnyCalculator): CalculatorState => ({
  ...AT_FIRST,
  entries: { texts: defaultsOf(fields), changes: {} },
  hasAnswered: false,
});

/** The answer shown in a phase, if any. */
export const answerIn = (phase: Phase): Answer | undefined =>
  'answer' in phase ? phase.answer : undefined;

/** A calculator's reducer. An answer is never shown beside entries it was not worked out from. */
export function createReducer(calculator: AnyCalculator, figures: Figures): CalculatorReducer {
  function work(entries: Entries, cause: Cause): Pick<CalculatorState, 'errors' | 'phase'> {
    const read = readEntries(calculator, figures, entries);
    if (!read.ok) {
      const { errors } = read;
      // A field that is still empty is not an error yet.
      const isIncomplete = missingFields(calculator.fields, entries.texts).length > 0;
      if (isIncomplete || !errors[0]) return { errors, phase: EMPTY };
      return { errors, phase: { kind: 'problem', message: errors[0].message } };
    }
    try {
      return {
        errors: [],
        phase: { kind: 'answered', answer: answer(calculator, read.input), cause },
      };
    } catch {
      return { errors: [], phase: { kind: 'error', cause } };
    }
  }

  return function reduce(state, event) {
    const calm = state.phase.kind === 'error' ? EMPTY : state.phase;
    /** Until the answer is due, the phase stays 'calculating'; only the answer shown with it changes. */
    const wait = (next: Phase): Phase =>
      state.phase.kind === 'calculating' ? { kind: 'calculating', answer: answerIn(next) } : next;
    const to = (entries: Entries, errors: readonly FieldError[], phase: Phase) => ({
      entries,
      errors,
      phase,
      hasAnswered: state.hasAnswered || answerIn(phase) !== undefined,
    });
    switch (event.kind) {
      case 'changed': {
        const entries = { ...state.entries, ...event.entries };
        const { errors, phase } = work(entries, 'change');
        const left = state.errors.filter((was) => errors.some(({ field }) => field === was.field));
        if (state.hasAnswered) return to(entries, left, wait(phase));
        // A problem can be on show before the first answer; it then follows what is still wrong.
        if (calm.kind === 'problem')
          return to(entries, left, phase.kind === 'problem' ? phase : EMPTY);
        return to(entries, left, calm);
      }
      case 'pressed': {
        const { errors } = work(state.entries, 'button');
        const phase: Phase = { kind: 'calculating', answer: answerIn(calm) };
        return to(state.entries, errors, errors[0] ? calm : phase);
      }
      case 'due':
        return to(state.entries, state.errors, work(state.entries, 'button').phase);
      case 'restored': {
        const { entries, isShared } = event;
        const { errors, phase } = isShared ? work(entries, 'address') : AT_FIRST;
        return to(entries, errors, wait(phase));
      }
    }
  };
}
