import type { PlanAnswer } from '../answer/answer-plan.ts';
import type { Weeks } from '../answer/weeks.ts';
import type { FieldError } from '../../values/result.ts';
import type { Question } from '../form/read-form.ts';
import type { Progress, Ranking } from '../engine/rank-measures.ts';

/** A plan is known by its text in the address. */
export interface Asked {
  query: string;
  question: Question;
}

/** What the page asks of its worker. */
export type Request = ({ kind: 'answer' | 'rank' } & Asked) | { kind: 'stop' };

/** What the worker says to the page. */
export type Report =
  | { kind: 'answered'; to: string; answer: PlanAnswer; weeks: Weeks }
  /** What is wrong with a plan, by field. */
  | { kind: 'rejected'; to: string; errors: readonly FieldError[] }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'ranked'; ranking: Ranking }
  /** The words for what went wrong. */
  | { kind: 'failed'; message: string };
