import type { PlanAnswer } from '../answer/answer-plan.ts';
import type { ShownRanking } from '../answer/format-ranking.ts';
import type { Weeks } from '../answer/series.ts';
import type { PlannerEntries } from '../form/entries.ts';
import type { FieldError } from '../../forms/rules/result.ts';
import type { Fill } from '../meter/gaps.ts';
import type { MeterReading } from '../meter/meter-year.ts';
import type { Report } from './serve-requests.ts';

/** An answer, and the plan that it answers, as the address has it. */
export interface Reply {
  to: string;
  answer: PlanAnswer;
  /** Not in the example that the page comes with. */
  weeks?: Weeks | undefined;
}

/** The example that the page comes with: a home with nothing planned, and where it should start. */
export interface PlannerExample {
  answer: PlanAnswer;
  ranking: ShownRanking;
}

interface PlannerState {
  entries: PlannerEntries;
  /** Whether the entries have what the address holds, or a visitor typed before the script was there. */
  isRestored: boolean;
  reply: Reply;
  /** What to do first or next, and the plan that it is for. */
  ranked: { to: string; ranking: ShownRanking };
  /** What is wrong with a plan whose fields are each right by themselves, and that plan as the address has it. */
  rejection?: { to: string; errors: readonly FieldError[] };
  /** Of the visitor's own meter, with a number that changes with each change of it. */
  metered?: { reading: MeterReading; id: number } | undefined;
  unreadable?: string | undefined;
  /** What failed though nothing that was entered is wrong, in words. */
  failure?: string | undefined;
}

export type PlannerEvent =
  | Report
  | { kind: 'entered'; entries: PlannerEntries }
  /** The entries of an address replace all others: the page was loaded, or left by the Back button. */
  | { kind: 'restored'; entries: PlannerEntries }
  | { kind: 'retried' }
  /** How the half-hours that the meter's file lacks are to count. */
  | { kind: 'filled'; fill: Fill }
  | { kind: 'unmetered' };

export const initialPlannerState = ({ answer, ranking }: PlannerExample): PlannerState => ({
  entries: {},
  isRestored: false,
  reply: { to: '', answer },
  ranked: { to: '', ranking },
});

export function reduce(state: PlannerState, event: PlannerEvent): PlannerState {
  switch (event.kind) {
    case 'entered':
      return { ...state, entries: { ...state.entries, ...event.entries } };
    case 'restored':
      return { ...state, entries: event.entries, isRestored: true };
    case 'answered':
      return { ...state, reply: event, failure: undefined };
    case 'ranked':
      return { ...state, ranked: event };
    case 'rejected':
      return { ...state, rejection: event, failure: undefined };
    case 'metered':
      return { ...withReading(state, event.reading), unreadable: undefined };
    case 'filled':
      return state.metered
        ? withReading(state, { ...state.metered.reading, fill: event.fill })
        : state;
    case 'unreadable':
      return { ...state, unreadable: event.message };
    case 'unmetered':
      return { ...state, metered: undefined, unreadable: undefined };
    case 'failed':
      return { ...state, failure: event.message };
    case 'retried':
      return { ...state, failure: undefined };
  }
}

const withReading = (state: PlannerState, reading: MeterReading): PlannerState => ({
  ...state,
  metered: { reading, id: (state.metered?.id ?? 0) + 1 },
});
