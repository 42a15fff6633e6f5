import type { PlanAnswer } from '../../domain/planner/answer/answer-plan.ts';
import type { Weeks } from '../../domain/planner/answer/weeks.ts';
import type { Question } from '../../domain/planner/form/read-form.ts';
import type { Progress, Ranking } from '../../domain/planner/what-first.ts';

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
