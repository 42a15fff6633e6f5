// The process that createPictureChecker starts: checks one picture after another and says what it found. Whoever
// started it ends it when a picture takes too long.
import { checkPicture } from './check-picture.ts';
import type { PictureAnswer, PictureTask } from './picture-checker.ts';
import { PictureError } from './picture-error.ts';
import { sanitizeForLog } from '../../values/sanitize-for-log.ts';

/** The libraries repeat what stands in a file. */
const MOST_LETTERS = 200;

process.on('message', ({ name, bytes }: PictureTask) => {
  void answer(name, bytes).then((said) => process.send?.(said));
});

// An ordinary exit would wait for a picture that is being drawn.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function answer(name: string, bytes: Uint8Array): Promise<PictureAnswer> {
  try {
    return { ok: true, published: await checkPicture(name, bytes) };
  } catch (error) {
    const got = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      got: sanitizeForLog(got, MOST_LETTERS),
      fix: error instanceof PictureError ? error.fix : undefined,
    };
  }
}
