import { createProcess, startProcess } from '../sources/isolated-process.ts';

/** Longest time that one picture is checked for, milliseconds. */
const CHECK_LIMIT_MS = 10_000;
export const MENDED = 'save it again, or in another format';

/** What the process is asked. */
export interface PictureTask {
  name: string;
  bytes: Uint8Array;
}

export type PictureChecker = ReturnType<typeof createPictureChecker>;

/**
 * Checks pictures one at a time in a process of its own, since the library that renders them cannot be cancelled.
 * @param limitMs longest time for a picture, milliseconds
 * @param start starts the process
 */
export function createPictureChecker(limitMs = CHECK_LIMIT_MS, start = startPictureProcess) {
  const { run, close } = createProcess<Uint8Array | undefined>({
    limitMs,
    start,
    late: [
      `a picture that takes more than ${limitMs / 1000} seconds to draw`,
      'make it simpler or smaller, or save it as PNG',
    ],
    broken: ['a picture that breaks what reads it', MENDED],
  });
  return {
    /**
     * Checks a picture by its name, such as croft.svg, and its bytes.
     * @returns what may be published: a photograph without metadata, a drawing drawn as PNG
     * @throws UnusableError
     */
    check: async (name: string, bytes: Uint8Array) =>
      (await run({ name, bytes } satisfies PictureTask)) ?? bytes,
    close,
  };
}

export const startPictureProcess = () =>
  startProcess(new URL('./picture-process.ts', import.meta.url));
