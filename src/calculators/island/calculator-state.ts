import { defaultsOf, missingFields } from '../../forms/rules/fields.ts';
import type { Figures } from '../../forms/rules/figures.ts';
import type { FieldError } from '../../forms/rules/result.ts';
import {
  calculateAnswer,
  readEntries,
  type CalculatorAnswer,
  type CalculatorEntries,
  type ReadEntries,
} from '../rules/answer.ts';
import type { AnyCalculator } from '../rules/calculator.ts';

/** The trigger of an answer or an error: the button, a changed entry, or the page's URL. */
type Cause = 'button' | 'change' | 'url';

/** The state of the answer panel. */
export type CalculatorPhase =
  | { kind: 'empty' }
  /** The button was pressed; any earlier answer stays visible until the new one is due. */
  | { kind: 'calculating'; answer?: CalculatorAnswer | undefined }
  | { kind: 'answered'; answer: CalculatorAnswer; cause: Cause }
  /** Lists what to correct first. */
  | { kind: 'invalid'; message: string }
  /** The numbers were too large to calculate with. */
  | { kind: 'error'; cause: Cause };

export interface CalculatorState {
  entries: CalculatorEntries;
  /** Our figures, for the size entered. */
  figures: Figures;
  /** The errors by field, once the button has been pressed or a shared link opened. */
  errors: readonly FieldError[];
  phase: CalculatorPhase;
  /** Whether there has been an answer; from then on, every change recalculates immediately. */
  hasAnswered: boolean;
}

export type CalculatorEvent =
  | { kind: 'changed'; entries: Partial<CalculatorEntries> }
  | { kind: 'pressed' }
  /** The delay after pressing the button is over. */
  | { kind: 'due' }
  /** The page loaded, or the visitor came back to it. If its URL contains entries, they are calculated. */
  | { kind: 'restored'; entries: CalculatorEntries; isShared: boolean };

const EMPTY: CalculatorPhase = { kind: 'empty' };

/** The initial state of a calculator. */
export function initialCalculatorState(
  calculator: AnyCalculator,
  figures: Figures,
): CalculatorState {
  const entries = { texts: defaultsOf(calculator.fields), changes: {} };
  return {
    entries,
    figures: readEntries(calculator, figures, entries).figures,
    errors: [],
    phase: EMPTY,
    hasAnswered: false,
  };
}

/** The answer shown in a phase, if any. */
export const answerIn = (phase: CalculatorPhase): CalculatorAnswer | undefined =>
  'answer' in phase ? phase.answer : undefined;

/** A calculator's reducer. It never shows an answer beside entries that did not produce it. */
export function createReducer(calculator: AnyCalculator, listed: Figures) {
  function evaluate(entries: CalculatorEntries, cause: Cause) {
    const { figures, read } = readEntries(calculator, listed, entries);
    const errors: readonly FieldError[] = read.ok ? [] : read.errors;
    return { entries, figures, errors, phase: phaseAfter(read, entries, cause) };
  }

  function phaseAfter(
    read: ReadEntries['read'],
    { texts }: CalculatorEntries,
    cause: Cause,
  ): CalculatorPhase {
    if (!read.ok) {
      const [first] = read.errors;
      // An empty field is not an error yet.
      const isIncomplete = missingFields(calculator.fields, texts).length > 0;
      return isIncomplete || !first ? EMPTY : { kind: 'invalid', message: first.message };
    }
    try {
      return { kind: 'answered', answer: calculateAnswer(calculator, read.input), cause };
    } catch {
      return { kind: 'error', cause };
    }
  }

  return function reduce(state: CalculatorState, event: CalculatorEvent): CalculatorState {
    const phaseWithoutError = state.phase.kind === 'error' ? EMPTY : state.phase;
    /** Until the answer is due, the phase stays 'calculating'; only the answer shown with it changes. */
    const deferAnswer = (next: CalculatorPhase): CalculatorPhase =>
      state.phase.kind === 'calculating' ? { kind: 'calculating', answer: answerIn(next) } : next;
    const nextState = (evaluation: ReturnType<typeof evaluate>, phase = evaluation.phase) => ({
      ...evaluation,
      phase,
      hasAnswered: state.hasAnswered || answerIn(phase) !== undefined,
    });
    const phaseAfterChange = (next: CalculatorPhase): CalculatorPhase => {
      if (state.hasAnswered) return deferAnswer(next);
      // A problem shown before the first answer is updated as the visitor corrects it.
      if (state.phase.kind === 'invalid') return next.kind === 'invalid' ? next : EMPTY;
      return phaseWithoutError;
    };
    switch (event.kind) {
      case 'changed': {
        const next = evaluate({ ...state.entries, ...event.entries }, 'change');
        const remaining = state.errors.filter((error) =>
          next.errors.some(({ field }) => field === error.field),
        );
        return nextState({ ...next, errors: remaining }, phaseAfterChange(next.phase));
      }
      case 'pressed': {
        const next = evaluate(state.entries, 'button');
        const phase: CalculatorPhase = { kind: 'calculating', answer: answerIn(phaseWithoutError) };
        return nextState(next, next.errors[0] ? phaseWithoutError : phase);
      }
      case 'due':
        return nextState({ ...evaluate(state.entries, 'button'), errors: state.errors });
      case 'restored': {
        const next = evaluate(event.entries, 'url');
        return event.isShared
          ? nextState(next, deferAnswer(next.phase))
          : nextState({ ...next, errors: [] }, deferAnswer(EMPTY));
      }
    }
  };
}
