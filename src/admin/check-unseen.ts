import { checkItemFile, type ItemCheckResult } from '../content/model/check-item.ts';
import { decodeFile, tooLarge } from '../content/model/content-file.ts';
import { CONTENT_TYPES } from '../content/model/content-types.ts';
import { withFormWords } from '../editor/describe-in-form.ts';
import { type DashboardFolder } from '../content/model/dashboard-types.ts';

/** Checks a file that the build has not seen, with the build's own rules; for oversized files, only the size. */
export function checkUnseen(
  folder: DashboardFolder,
  { name, size }: { name: string; size: number },
  bytes: Uint8Array | undefined,
): ItemCheckResult {
  const file = bytes ? decodeFile(name, bytes) : tooLarge(name, size);
  const { problems, ...check } = checkItemFile(file, CONTENT_TYPES[folder]);
  return { ...check, problems: withFormWords(folder, problems) };
}
