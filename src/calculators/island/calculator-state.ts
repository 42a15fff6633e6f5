import { answer, readEntries, type Answer, type Entries } from '../rules/answer.ts';
import type { AnyCalculator } from '../rules/calculator.ts';
import { defaultsOf, missingFields } from '../rules/fields.ts';
import type { Figures } from '../../values/figures.ts';
import type { FieldError } from '../../values/result.ts';

/** What led to an answer or an error: the button, a change of what was entered, or the page's address. */
type Cause = 'button' | 'change' | 'address';

/** What stands in the place of the answer. */
export type Phase =
  | { kind: 'empty' }
  /** Asked for; an earlier answer stays until then. */
  | { kind: 'calculating'; answer?: Answer | undefined }
  | { kind: 'answered'; answer: Answer; cause: Cause }
  /** The words for what has to be mended before there is an answer. */
  | { kind: 'problem'; message: string }
  /** The numbers were too large for an answer. */
  | { kind: 'error'; cause: Cause };

export interface CalculatorState {
  entries: Entries;
  /** What is wrong in which field, after the button was pressed or a shared link opened. */
  errors: readonly FieldError[];
  phase: Phase;
  /** Whether there has been an answer: from then on changes are answered at once. */
  hasAnswered: boolean;
}

export type CalculatorEvent =
  | { kind: 'changed'; entries: Partial<Entries> }
  | { kind: 'pressed' }
  /** The delay after the button is over. */
  | { kind: 'due' }
  /** The page came alive, or was walked to; an address that holds answers is answered. */
  | { kind: 'restored'; entries: Entries; isShared: boolean };

export type CalculatorReducer = (state: CalculatorState, event: CalculatorEvent) => CalculatorState;

const EMPTY: Phase = { kind: 'empty' };
const AT_FIRST = { errors: [], phase: EMPTY };

/** A calculator as it is at first. */
export const initialState = ({ fields }: AnyCalculator): CalculatorState => ({
  ...AT_FIRST,
  entries: { texts: defaultsOf(fields), changes: {} },
  hasAnswered: false,
});

/** The answer that is shown in a phase, if any. */
export const answerIn = (phase: Phase): Answer | undefined =>
  'answer' in phase ? phase.answer : undefined;

/** From one state of a calculator to the next; an answer never stands beside entries that it was not worked out from. */
export function createReducer(calculator: AnyCalculator, figures: Figures): CalculatorReducer {
  function work(entries: Entries, cause: Cause): Pick<CalculatorState, 'errors' | 'phase'> {
    const read = readEntries(calculator, figures, entries);
    if (!read.ok) {
      const { errors } = read;
      // What is still to be filled in is no problem.
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
    /** While an answer is awaited, nothing else takes its place but an answer. */
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
        // What has to be mended can stand there before any answer: its words are those of what is still wrong.
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
