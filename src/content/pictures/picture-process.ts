// The process that createPictureChecker starts.
import { sanitizeForLog } from '../../values/text/escape.ts';
import { answerTasks } from '../processes/answer-tasks.ts';
import { UnusableError } from '../processes/unusable-error.ts';
import { checkPicture } from './check-picture.ts';
import { MENDED, type PictureTask } from './picture-checker.ts';

/** The libraries repeat what stands in a file. */
const MOST_LETTERS = 200;

answerTasks(({ name, bytes }: PictureTask) =>
  checkPicture(name, bytes).catch((error: unknown) => {
    const got = error instanceof Error ? error.message : String(error);
    const fix = error instanceof UnusableError ? error.fix : MENDED;
    throw new UnusableError(sanitizeForLog(got, MOST_LETTERS), fix);
  }),
);
