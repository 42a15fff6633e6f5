import { UnusableError } from './unusable-error.ts';

/** What a process answers: a result, or why there is none. */
export type Answer<Result> = { ok: true; result: Result } | { ok: false; got: string; fix: string };

/** Does one task after another in a process that createProcess starts, and ends it with the one that asks. */
export function answerTasks(job: (task: never) => unknown): void {
  process.on('message', (task: unknown) => {
    void answer(task as never).then((said) => process.send?.(said));
  });
  // An ordinary exit would wait for a task that goes on.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

  async function answer(task: never): Promise<Answer<unknown>> {
    try {
      return { ok: true, result: await job(task) };
    } catch (error) {
      // Anything else ends the process: an error loses its class on the way.
      if (!(error instanceof UnusableError)) throw error;
      return { ok: false, got: error.message, fix: error.fix };
    }
  }
}
