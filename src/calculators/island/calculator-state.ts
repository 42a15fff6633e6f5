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
  | { kind: 'problem'; message: string }
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

type Work = Pick<CalculatorState, 'entries' | 'figures' | 'errors' | 'phase'>;

/** A calculator's reducer. It never shows an answer beside entries that did not produce it. */
export function createReducer(calculator: AnyCalculator, listed: Figures): CalculatorReducer {
  function work(entries: CalculatorEntries, cause: Cause): Work {
    const { figures, read } = readEntries(calculator, listed, entries);
    const done = (phase: CalculatorPhase, errors: readonly FieldError[] = []): Work => ({
      entries,
      figures,
      errors,
      phase,
    });
    if (!read.ok) {
      const { errors } = read;
      // An empty field is not an error yet.
      const isIncomplete = missingFields(calculator.fields, entries.texts).length > 0;
      if (isIncomplete || !errors[0]) return done(EMPTY, errors);
      return done({ kind: 'problem', message: errors[0].message }, errors);
    }
    try {
      return done({ kind: 'answered', answer: calculateAnswer(calculator, read.input), cause });
    } catch {
      return done({ kind: 'error', cause });
    }
  }

  return function reduce(state, event) {
    const calm = state.phase.kind === 'error' ? EMPTY : state.phase;
    /** Until the answer is due, the phase stays 'calculating'; only the answer shown with it changes. */
    const wait = (next: CalculatorPhase): CalculatorPhase =>
      state.phase.kind === 'calculating' ? { kind: 'calculating', answer: answerIn(next) } : next;
    const to = (work: Work, phase: CalculatorPhase, errors = work.errors) => ({
      ...work,
      errors,
      phase,
      hasAnswered: state.hasAnswered || answerIn(phase) !== undefined,
    });
    switch (event.kind) {
      case 'changed': {
        const next = work({ ...state.entries, ...event.entries }, 'change');
        const { phase } = next;
        const left = state.errors.filter((was) =>
          next.errors.some(({ field }) => field === was.field),
        );
        if (state.hasAnswered) return to(next, wait(phase), left);
        // A problem shown before the first answer is updated as the visitor corrects it.
        const isProblem = calm.kind === 'problem';
        return to(next, isProblem ? (phase.kind === 'problem' ? phase : EMPTY) : calm, left);
      }
      case 'pressed': {
        const next = work(state.entries, 'button');
        const phase: CalculatorPhase = { kind: 'calculating', answer: answerIn(calm) };
        return to(next, next.errors[0] ? calm : phase);
      }
      case 'due': {
        const next = work(state.entries, 'button');
        return to(next, next.phase, state.errors);
      }
      case 'restored': {
        const next = work(event.entries, 'url');
        return event.isShared ? to(next, wait(next.phase)) : to(next, wait(EMPTY), []);
      }
    }
  };
}
