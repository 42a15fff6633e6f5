import type { PlanAnswer } from '../answer/answer-plan.ts';
import type { Weeks } from '../answer/weeks.ts';
import type { Question } from '../form/read-form.ts';
import type { Progress, Ranking } from '../engine/what-first.ts';

/** What the page asks of its worker. */
export type Request =
  { is: 'answer'; question: Question } | { is: 'rank'; question: Question } | { is: 'stop' };

/** What the worker says to the page. */
export type Report =
  | { is: 'answered'; answer: PlanAnswer; weeks: Weeks }
  | { is: 'progress'; progress: Progress }
  | { is: 'ranked'; ranking: Ranking }
  /** The words for what went wrong. */
  | { is: 'failed'; message: string };
