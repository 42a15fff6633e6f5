import type { PlanAnswer } from '../answer/answer-plan.ts';
import type { ShownRanking } from '../answer/format-ranking.ts';
import type { PlannerEntries } from '../form/entries.ts';
import type { Fill } from '../meter/gaps.ts';
import type { MeterReading } from '../meter/meter-year.ts';
import type { Report } from './serve-requests.ts';

/** An answer, and the query of the plan that it is for. */
interface Reply {
  to: string;
  answer: PlanAnswer;
}

/** The example in the page's HTML: a home without a plan, and its first steps. */
export interface PlannerExample {
  answer: PlanAnswer;
  ranking: ShownRanking;
}

interface PlannerState {
  entries: PlannerEntries;
  /** Whether the entries have been read from the address, and from what was typed before hydration. */
  isRestored: boolean;
  reply: Reply;
  /** The first or next steps, and the query of the plan that they are for. */
  ranked: { to: string; ranking: ShownRanking };
  /** Readings of the visitor's own meter, with an id that changes with each change of them. */
  metered?: { reading: MeterReading; id: number } | undefined;
  unreadable?: string | undefined;
  /** A failure that no entry caused, in words. */
  failure?: string | undefined;
}

export type PlannerEvent =
  | Report
  | { kind: 'entered'; entries: PlannerEntries }
  /** Entries from the address replace all others, when the page loads or the visitor goes back. */
  | { kind: 'restored'; entries: PlannerEntries }
  | { kind: 'retried' }
  /** How half-hours missing from the meter's file count. */
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
