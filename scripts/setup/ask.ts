import type { Interface } from 'node:readline/promises';
import { checkAnswer, type Answers } from './answers.ts';
import { DEFAULTS, QUESTIONS, type Question } from './questions.ts';

const BACK = '<';

/**
 * Asks every question in the terminal. Enter keeps the default, "<" goes back.
 * @param earlier the answers of an earlier run
 */
export async function ask(terminal: Interface, earlier: Partial<Answers> = {}): Promise<unknown> {
  const answers: Partial<Record<string, unknown>> = { ...DEFAULTS, ...earlier };
  console.log(`Press Enter to keep what is in brackets. Type ${BACK} to go back.\n`);
  for (let i = 0; i < QUESTIONS.length;) {
    const question = QUESTIONS[i] as Question;
    if (question.isAsked?.(answers) === false) {
      i += 1;
      continue;
    }
    const kept = answers[question.name];
    const shown = kept === undefined ? 'none' : question.write(kept as never);
    const typed = (await terminal.question(`${question.text} [${shown}]: `)).trim();
    if (typed === BACK) {
      i = previous(i, answers);
      continue;
    }
    const value = typed === '' ? kept : question.read(typed);
    const mistakes = checkAnswer(question.name, value);
    if (mistakes.length > 0) {
      console.log(mistakes.map((each) => `  ${each}`).join('\n'));
      continue;
    }
    answers[question.name] = value;
    i += 1;
  }
  return answers;
}

/** The question before this one that applies; the first again if there is none. */
function previous(i: number, answers: Partial<Answers>): number {
  const before = QUESTIONS.slice(0, i).findLastIndex(({ isAsked }) => isAsked?.(answers) !== false);
  return Math.max(before, 0);
}
