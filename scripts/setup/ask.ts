import type { Interface } from 'node:readline/promises';
import { checkAnswer, type Answers } from './answers.ts';
import { DEFAULTS, NONE, QUESTIONS, type Question } from './questions.ts';

const BACK = '<';

/**
 * Asks every question in the terminal. Enter keeps the default, "<" goes back.
 * @param saveDraft stores the answers so far
 * @param earlier the answers of an earlier run
 */
export async function ask(
  terminal: Interface,
  saveDraft: (answers: unknown) => void,
  earlier: Partial<Answers> = {},
): Promise<unknown> {
  const answers: Partial<Record<string, unknown>> = { ...DEFAULTS, ...earlier };
  console.log(
    `Press Enter to keep what is in brackets; [none] means that you can leave it out. Type ${BACK} to go back.\n`,
  );
  for (let i = 0; i < QUESTIONS.length;) {
    const question = QUESTIONS[i] as Question;
    if (question.applies?.(answers) === false) {
      i += 1;
      continue;
    }
    const kept = answers[question.name];
    const shown = showDefault(question, kept ?? question.fallback?.(answers));
    const typed = (await terminal.question(`${question.text}${shown}: `)).trim();
    if (typed === BACK) {
      i = previous(i, answers);
      continue;
    }
    const value = typed === '' ? kept : question.read(typed);
    const mistakes = checkAnswer(question.name, value, question.fix);
    if (mistakes.length > 0) {
      console.log(mistakes.map((each) => `  ${each}`).join('\n'));
      continue;
    }
    answers[question.name] = value;
    saveDraft(answers);
    i += 1;
  }
  return answers;
}

/** The answer that Enter gives, in brackets; nothing if the question has to be answered. */
function showDefault({ name, fix, write }: Question, kept: unknown): string {
  if (kept !== undefined) return ` [${write(kept as never)}]`;
  return checkAnswer(name, kept, fix).length > 0 ? '' : ` [${NONE}]`;
}

/** The previous question that applies, or else the first. */
function previous(i: number, answers: Partial<Answers>): number {
  const before = QUESTIONS.slice(0, i).findLastIndex(({ applies }) => applies?.(answers) !== false);
  return Math.max(before, 0);
}
