import { defaultsOf, missingFields } from '../../forms/rules/fields.ts';
import type { Figures } from '../../forms/rules/figures.ts';
import type { FieldError } from '../../forms/rules/result.ts';
import {
  calculateAnswer,
  readEntries,
  type CalculatorAnswer,
  type CalculatorEntries,
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

export type CalculatorReducer = (state: CalculatorState, event: CalculatorEvent) => CalculatorState;

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

type Evaluation = Pick<CalculatorState, 'entries' | 'figures' | 'errors' | 'phase'>;

/** A calculator's reducer. It never shows an answer beside entries that did not produce it. */
export function createReducer(calculator: AnyCalculator, listed: Figures): CalculatorReducer {
  function evaluate(entries: CalculatorEntries, cause: Cause): Evaluation {
    const { figures, read } = readEntries(calculator, listed, entries);
    const evaluation = (
      phase: CalculatorPhase,
      errors: readonly FieldError[] = [],
    ): Evaluation => ({
      entries,
      figures,
      errors,
      phase,
    });
    if (!read.ok) {
      const { errors } = read;
      // An empty field is not an error yet.
      const isIncomplete = missingFields(calculator.fields, entries.texts).length > 0;
      if (isIncomplete || !errors[0]) return evaluation(EMPTY, errors);
      return evaluation({ kind: 'invalid', message: errors[0].message }, errors);
    }
    try {
      return evaluation({
        kind: 'answered',
        answer: calculateAnswer(calculator, read.input),
        cause,
      });
    } catch {
      return evaluation({ kind: 'error', cause });
    }
  }

  return function reduce(state, event) {
    const phaseWithoutError = state.phase.kind === 'error' ? EMPTY : state.phase;
    /** Until the answer is due, the phase stays 'calculating'; only the answer shown with it changes. */
    const deferAnswer = (next: CalculatorPhase): CalculatorPhase =>
      state.phase.kind === 'calculating' ? { kind: 'calculating', answer: answerIn(next) } : next;
    const nextState = (
      evaluation: Evaluation,
      phase: CalculatorPhase,
      errors = evaluation.errors,
    ) => ({
      ...evaluation,
      errors,
      phase,
      hasAnswered: state.hasAnswered || answerIn(phase) !== undefined,
    });
    switch (event.kind) {
      case 'changed': {
        const next = evaluate({ ...state.entries, ...event.entries }, 'change');
        const { phase } = next;
        const remainingErrors = state.errors.filter((error) =>
          next.errors.some(({ field }) => field === error.field),
        );
        if (state.hasAnswered) return nextState(next, deferAnswer(phase), remainingErrors);
        // A problem shown before the first answer is updated as the visitor corrects it.
        const isInvalid = phaseWithoutError.kind === 'invalid';
        return nextState(
          next,
          isInvalid ? (phase.kind === 'invalid' ? phase : EMPTY) : phaseWithoutError,
          remainingErrors,
        );
      }
      case 'pressed': {
        const next = evaluate(state.entries, 'button');
        const phase: CalculatorPhase = { kind: 'calculating', answer: answerIn(phaseWithoutError) };
        return nextState(next, next.errors[0] ? phaseWithoutError : phase);
      }
      case 'due': {
        const next = evaluate(state.entries, 'button');
        return nextState(next, next.phase, state.errors);
      }
      case 'restored': {
        const next = evaluate(event.entries, 'url');
        return event.isShared
          ? nextState(next, deferAnswer(next.phase))
          : nextState(next, deferAnswer(EMPTY), []);
      }
    }
  };
}
