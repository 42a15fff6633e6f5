import type { PlanAnswer } from '../answer/answer-plan.ts';
import type { ShownRanking } from '../answer/present-ranking.ts';
import type { Weeks } from '../answer/weeks.ts';
import type { Presence } from '../engine/demand/household-load.ts';
import type { MeterReading } from '../meter/meter-year.ts';
import type { FieldError } from '../../forms/rules/result.ts';
import type { Question } from '../form/read-form.ts';

/** What the page asks of its worker. A plan is known by its text in the address. */
export interface Asked {
  query: string;
  question: Question;
}

/** Readings of a visitor's own meter, which never leave the browser. */
export interface GivenReadings {
  readings: { file: File } | { months: string };
  presence: Presence;
}

/** What the worker says to the page: the answer to a plan, and then what to do first. */
export type Report =
  | { kind: 'answered'; to: string; answer: PlanAnswer; weeks: Weeks }
  /** What is wrong with a plan, by field. */
  | { kind: 'rejected'; to: string; errors: readonly FieldError[] }
  | { kind: 'ranked'; to: string; ranking: ShownRanking }
  | { kind: 'metered'; reading: MeterReading }
  /** What is wrong with the readings of a meter, in a sentence. */
  | { kind: 'unreadable'; message: string }
  /** The words for what went wrong. */
  | { kind: 'failed'; message: string };
