import { UnusableError } from './unusable-error.ts';

/** What a process answers: a result, or why there is none. */
export type Answer<Result> = { ok: true; result: Result } | { ok: false; got: string; fix: string };

/** Does the tasks that createProcess sends to this process, and ends it along with its parent. */
export function answerTasks(job: (task: never) => unknown): void {
  process.on('message', (task: unknown) => {
    void answer(task as never).then((said) => process.send?.(said));
  });
  // An ordinary exit would wait for a running task.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

  async function answer(task: never): Promise<Answer<unknown>> {
    try {
      return { ok: true, result: await job(task) };
    } catch (error) {
      // Any other error crashes the process, which its parent reports.
      if (!(error instanceof UnusableError)) throw error;
      return { ok: false, got: error.message, fix: error.fix };
    }
  }
}
