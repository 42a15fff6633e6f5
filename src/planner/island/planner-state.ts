import type { PlanAnswer } from '../answer/answer-plan.ts';
import type { Weeks } from '../answer/weeks.ts';
import type { PlannerEntries } from '../form/entries.ts';
import type { FieldError } from '../../values/result.ts';
import type { Progress, Ranking } from '../engine/rank-measures.ts';

/** An answer, and the query of what it is the answer to. */
export interface Reply {
  to: string;
  answer: PlanAnswer;
  /** Not there as long as only the worked house is. */
  weeks?: Weeks;
}

/** What is wrong with a plan whose fields are each right by themselves, and the query of that plan. */
interface Rejection {
  to: string;
  errors: readonly FieldError[];
}

/** How far the search for what to do first has come. */
export type Search =
  { kind: 'idle' } | { kind: 'running'; progress?: Progress } | { kind: 'done'; ranking: Ranking };

export interface PlannerState {
  entries: PlannerEntries;
  reply: Reply;
  rejection?: Rejection;
  /** The words for what went wrong outside of what was entered. */
  failure?: string | undefined;
  search: Search;
}

export type PlannerEvent =
  | { kind: 'entered'; entries: PlannerEntries }
  /** The page came alive, was walked to, or another plan was chosen. */
  | { kind: 'restored'; entries: PlannerEntries }
  /** A step that was found was made the plan; the others stand as before, as they begin with the house as it is. */
  | { kind: 'taken'; entries: PlannerEntries }
  | { kind: 'answered'; reply: Reply }
  | { kind: 'rejected'; rejection: Rejection }
  | { kind: 'failed'; message: string }
  | { kind: 'retried' }
  | { kind: 'search'; search: Search };

const IDLE: Search = { kind: 'idle' };

/** A planner as it is at first. @param answer the answer while nothing is entered */
export const initialState = (answer: PlanAnswer): PlannerState => ({
  entries: {},
  reply: { to: '', answer },
  search: IDLE,
});

/** From one state of the planner to the next. What is found for one plan never stands beside another. */
export function reduce(state: PlannerState, event: PlannerEvent): PlannerState {
  switch (event.kind) {
    case 'entered':
      return { ...state, entries: { ...state.entries, ...event.entries }, search: IDLE };
    case 'restored':
      return { ...state, entries: event.entries, search: IDLE };
    case 'taken':
      return { ...state, entries: { ...state.entries, ...event.entries } };
    case 'answered':
      return { ...state, reply: event.reply, failure: undefined };
    case 'rejected':
      return { ...state, rejection: event.rejection, failure: undefined, search: IDLE };
    case 'failed':
      return { ...state, failure: event.message, search: IDLE };
    case 'retried':
      return { ...state, failure: undefined };
    case 'search': {
      const isLate = state.search.kind === 'idle' && 'progress' in event.search;
      const isStopped = state.search.kind === 'idle' && event.search.kind === 'done';
      return isLate || isStopped ? state : { ...state, search: event.search };
    }
  }
}
