import { createProcess, startProcess } from '../sources/isolated-process.ts';

/** Time limit for checking one picture, milliseconds. */
const CHECK_LIMIT_MS = 10_000;
export const SAVE_AGAIN_FIX = 'save it again, or in another format';

/** The task sent to the process. */
export interface ImageTask {
  name: string;
  bytes: Uint8Array;
}

export type ImageChecker = ReturnType<typeof createImageChecker>;

/**
 * Checks pictures one at a time in a separate process, since the library that renders them cannot be cancelled.
 * @param limitMs time limit for a picture, milliseconds
 * @param start starts the process
 */
export function createImageChecker(limitMs = CHECK_LIMIT_MS, start = startImageProcess) {
  const { run, close } = createProcess<Uint8Array | undefined>({
    limitMs,
    start,
    onTimeout: [
      `a picture that takes more than ${limitMs / 1000} seconds to draw`,
      'simplify or shrink it, or save it as PNG',
    ],
    onCrash: ['a picture that we could not process', SAVE_AGAIN_FIX],
  });
  return {
    /**
     * Checks a picture by its name, such as croft.svg, and its bytes.
     * @returns the bytes to publish: a photograph without metadata, or a drawing rendered as PNG
     * @throws UnusableError
     */
    check: async (name: string, bytes: Uint8Array) =>
      (await run({ name, bytes } satisfies ImageTask)) ?? bytes,
    close,
  };
}

export const startImageProcess = () => startProcess(new URL('./image-process.ts', import.meta.url));
