import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { PictureError } from './picture-error.ts';

/** Longest time that one picture is checked for, milliseconds. */
const CHECK_LIMIT_MS = 10_000;
const MENDED = 'save it again, or in another format';

/** What the process is asked. */
export interface PictureTask {
  name: string;
  bytes: Uint8Array;
}

/** What it answers: `published` is what may be published in the place of the picture, if that may not. */
export type PictureAnswer =
  | { ok: true; published: Uint8Array | undefined }
  | { ok: false; got: string; fix: string | undefined };

export interface PictureChecker {
  /**
   * Checks a picture by its name, such as croft.svg, and its bytes.
   * @returns what may be published: a photograph without metadata, a drawing drawn as PNG
   * @throws PictureError
   */
  check: (name: string, bytes: Uint8Array) => Promise<Uint8Array>;
  /** Ends the process. */
  close: () => void;
}

/**
 * Checks pictures one after the other in a process of its own, which starts with the first of them. It is ended when
 * a picture takes too long, since the library that draws cannot be called off; the next picture gets a new one.
 * @param limitMs longest time for a picture, milliseconds
 * @param start starts the process
 */
export function createPictureChecker(
  limitMs = CHECK_LIMIT_MS,
  start = startPictureProcess,
): PictureChecker {
  const inTurn = pLimit(1);
  let running: ChildProcess | undefined;
  const close = () => {
    running?.kill('SIGKILL');
    running = undefined;
  };

  async function ask(task: PictureTask): Promise<PictureAnswer> {
    const child = (running ??= start());
    const answered = new AbortController();
    const late = AbortSignal.timeout(limitMs);
    const signal = AbortSignal.any([late, answered.signal]);
    try {
      child.send(task);
      const broken = once(child, 'exit', { signal }).then(() => {
        throw new Error('the process broke off');
      });
      const [answer] = (await Promise.race([once(child, 'message', { signal }), broken])) as [
        PictureAnswer,
      ];
      return answer;
    } catch {
      close();
      return late.aborted
        ? {
            ok: false,
            got: `a picture that takes more than ${limitMs / 1000} seconds to draw`,
            fix: 'make it simpler or smaller, or save it as PNG',
          }
        : { ok: false, got: 'a picture that breaks what reads it', fix: MENDED };
    } finally {
      answered.abort();
    }
  }

  return {
    async check(name, bytes) {
      const answer = await inTurn(() => ask({ name, bytes }));
      if (!answer.ok) throw new PictureError(answer.got, answer.fix ?? MENDED);
      return answer.published ?? bytes;
    },
    close,
  };
}

/** It sees where programs and fonts lie, and no setting of the build; what the library prints goes nowhere. */
export function startPictureProcess(): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  return fork(fileURLToPath(new URL('./picture-process.ts', import.meta.url)), {
    env: { PATH, HOME, TMPDIR },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
