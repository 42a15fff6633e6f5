import type { PlanAnswer } from '../answer/answer-plan.ts';
import type { FormattedRanking } from '../answer/format-ranking.ts';
import type { PlannerEntries } from '../form/entries.ts';
import type { GapFill } from '../meter/gaps.ts';
import type { MeterReading } from '../meter/meter-year.ts';
import type { PlannerReport } from './serve-requests.ts';

/** An answer, with the query of its plan. */
interface PlanReply {
  query: string;
  answer: PlanAnswer;
}

/** The example in the page's HTML: the first steps of a home without a plan. */
export interface PlannerExample {
  answer: PlanAnswer;
  ranking: FormattedRanking;
}

interface PlannerState {
  entries: PlannerEntries;
  /** Whether the URL, and entries made before hydration, have been read. */
  isRestored: boolean;
  reply: PlanReply;
  /** The first or next steps, with the query of their plan. */
  ranked: { query: string; ranking: FormattedRanking };
  /** Meter readings, with an id that changes whenever they do. */
  metered?: { reading: MeterReading; id: number } | undefined;
  unreadable?: string | undefined;
  /** The message for a failure that was not caused by an entry. */
  failure?: string | undefined;
}

export type PlannerEvent =
  | PlannerReport
  | { kind: 'entered'; entries: PlannerEntries }
  /** Entries from the URL, which replace all others on page load and on going back. */
  | { kind: 'restored'; entries: PlannerEntries }
  | { kind: 'retried' }
  /** How half-hours missing from the file are filled. */
  | { kind: 'filled'; fill: GapFill }
  | { kind: 'unmetered' };

export const initialPlannerState = ({ answer, ranking }: PlannerExample): PlannerState => ({
  entries: {},
  isRestored: false,
  reply: { query: '', answer },
  ranked: { query: '', ranking },
});

export function plannerReducer(state: PlannerState, event: PlannerEvent): PlannerState {
  switch (event.kind) {
    case 'entered':
      return { ...state, entries: { ...state.entries, ...event.entries } };
    case 'restored':
      return { ...state, entries: event.entries, isRestored: true };
    case 'answered':
      return { ...state, reply: event, failure: undefined };
    case 'ranked':
      return { ...state, ranked: event };
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
