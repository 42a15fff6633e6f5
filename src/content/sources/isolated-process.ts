import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import pLimit from 'p-limit';
import { UnusableError } from './unusable-error.ts';

const MEMORY_LIMIT_MB = 256;

interface ProcessOptions {
  /** Time limit for a task, milliseconds. */
  limitMs: number;
  /** Starts the process. */
  start: () => ChildProcess;
  /** The report if a task takes longer. */
  onTimeout: readonly [got: string, fix: string];
  /** The report if the process crashes. */
  onCrash: readonly [got: string, fix: string];
}

/**
 * A process for uncancellable work on untrusted data. It starts with the first task, does one at a time, and is killed if
 * a task takes too long or crashes it; the next task starts a new process.
 */
export function createProcess<Result>(options: ProcessOptions) {
  const { limitMs, start, onTimeout, onCrash } = options;
  const limit = pLimit(1);
  let running: ChildProcess | undefined;
  const close = () => {
    running?.kill('SIGKILL');
    running = undefined;
  };

  async function send(task: object): Promise<TaskReply<Result>> {
    const child = (running ??= start());
    const responded = new AbortController();
    const timeout = AbortSignal.timeout(limitMs);
    const signal = AbortSignal.any([timeout, responded.signal]);
    try {
      child.send(task);
      const exit = once(child, 'exit', { signal }).then(() => {
        throw new Error('The process ended early');
      });
      const [reply] = (await Promise.race([once(child, 'message', { signal }), exit])) as [
        TaskReply<Result>,
      ];
      return reply;
    } catch {
      close();
      const [got, fix] = timeout.aborted ? onTimeout : onCrash;
      return { ok: false, got, fix };
    } finally {
      responded.abort();
    }
  }

  return {
    /** @throws UnusableError */
    run: async (task: object): Promise<Result> => {
      const reply = await limit(() => send(task));
      if (!reply.ok) throw new UnusableError(reply.got, reply.fix);
      return reply.result;
    },
    /** Ends the process. */
    close,
  };
}

/** Starts a process without access to the build's settings. Its output is dropped. */
export function startProcess(script: URL): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  return fork(script, {
    env: { PATH, HOME, TMPDIR },
    execArgv: [`--max-old-space-size=${MEMORY_LIMIT_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** A process's reply: a result, or the error. */
type TaskReply<Result> = { ok: true; result: Result } | { ok: false; got: string; fix: string };

/** Handles the tasks that createProcess sends to this process, and ends the process when its parent ends. */
export function handleTasks(job: (task: never) => unknown): void {
  process.on('message', (task: unknown) => {
    void reply(task as never).then((result) => process.send?.(result));
  });
  // An ordinary exit would wait for a running task.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

  async function reply(task: never): Promise<TaskReply<unknown>> {
    try {
      return { ok: true, result: await job(task) };
    } catch (error) {
      // Any other error crashes the process, which its parent reports.
      if (!(error instanceof UnusableError)) throw error;
      return { ok: false, got: error.message, fix: error.fix };
    }
  }
}
