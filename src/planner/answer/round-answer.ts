import type { PlanAnswer } from './answer-plan.ts';

/** An answer with whole numbers, and shares to the thousandth: a page carries it in fewer bytes and shows the same. */
export const roundAnswer = (answer: PlanAnswer): PlanAnswer =>
  JSON.parse(JSON.stringify(answer, round)) as PlanAnswer;

const round = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toFixed(Math.abs(value) < 10 ? 3 : 0)) : value;
