import { sanitizeForLog } from '../../text/escape.ts';
import { handleTasks } from '../sources/isolated-process.ts';
import { UnusableError } from '../sources/unusable-error.ts';
import { checkImage } from './check-image.ts';
import { SAVE_AGAIN_FIX, type ImageTask } from './image-checker.ts';

// The process that createPictureChecker starts.

/** Not shown in reports: the libraries' messages quote the file. */
const MAX_LETTERS = 200;

handleTasks(({ name, bytes }: ImageTask) =>
  checkImage(name, bytes).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const got = error instanceof UnusableError ? message : `a damaged or unknown file (${message})`;
    const fix = error instanceof UnusableError ? error.fix : SAVE_AGAIN_FIX;
    throw new UnusableError(sanitizeForLog(got, MAX_LETTERS), fix);
  }),
);
