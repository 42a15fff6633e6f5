import type { PlanAnswer } from '../answer/answer-plan.ts';
import type { Weeks } from '../answer/weeks.ts';
import type { PlannerEntries } from '../form/entries.ts';
import type { FieldError } from '../../values/result.ts';
import type { Progress, Ranking } from '../engine/rank-measures.ts';
import type { Report } from './planner-messages.ts';

/** An answer, and the plan that it answers, as the address has it. */
export interface Reply {
  to: string;
  answer: PlanAnswer;
  /** Not in the worked house that the page comes with. */
  weeks?: Weeks | undefined;
}

/** How far the ranking of measures is. */
export type Search =
  { kind: 'idle' } | { kind: 'running'; progress?: Progress } | { kind: 'done'; ranking: Ranking };

export interface PlannerState {
  entries: PlannerEntries;
  reply: Reply;
  /** What is wrong with a plan whose fields are each right by themselves, and that plan as the address has it. */
  rejection?: { to: string; errors: readonly FieldError[] };
  /** What failed though nothing that was entered is wrong, in words. */
  failure?: string | undefined;
  search: Search;
}

export type PlannerEvent =
  | Report
  | { kind: 'entered'; entries: PlannerEntries }
  /** The entries of an address replace all others: the page was loaded, or left by the Back button. */
  | { kind: 'restored'; entries: PlannerEntries }
  /** A ranked step was made the plan. The ranking still holds, as it starts from the house of today. */
  | { kind: 'taken'; entries: PlannerEntries }
  | { kind: 'retried' | 'ranking' | 'stopped' };

const IDLE: Search = { kind: 'idle' };

/** A planner as it is at first. @param answer the answer while nothing is entered */
export const initialState = (answer: PlanAnswer): PlannerState => ({
  entries: {},
  reply: { to: '', answer },
  search: IDLE,
});

/** From one state of the planner to the next. A ranking is dropped when the house that it is for changes. */
export function reduce(state: PlannerState, event: PlannerEvent): PlannerState {
  // What a search reports after it was stopped comes too late.
  const searching = (search: Search) =>
    state.search.kind === 'idle' ? state : { ...state, search };
  switch (event.kind) {
    case 'entered':
      return { ...state, entries: { ...state.entries, ...event.entries }, search: IDLE };
    case 'restored':
      return { ...state, entries: event.entries, search: IDLE };
    case 'taken':
      return { ...state, entries: { ...state.entries, ...event.entries } };
    case 'answered':
      return { ...state, reply: event, failure: undefined };
    case 'rejected':
      return { ...state, rejection: event, failure: undefined, search: IDLE };
    case 'failed':
      return { ...state, failure: event.message, search: IDLE };
    case 'retried':
      return { ...state, failure: undefined };
    case 'ranking':
      return { ...state, search: { kind: 'running' } };
    case 'stopped':
      return { ...state, search: IDLE };
    case 'progress':
      return searching({ kind: 'running', progress: event.progress });
    case 'ranked':
      return searching({ kind: 'done', ranking: event.ranking });
  }
}
