import { decodeFile, tooLarge } from '../content/checks/content-file.ts';
import { checkFile, type FileCheck } from '../content/checks/check-file.ts';
import { REMOTE_KINDS } from '../content/kinds/remote-kinds.ts';
import type { RemoteFolder } from '../content/kinds/remote-folders.ts';

/** Checks a file that the build has not seen, as the build will; of one that is too large, only its size. */
export function checkUnseen(
  folder: RemoteFolder,
  { name, size }: { name: string; size: number },
  bytes: Uint8Array | undefined,
): FileCheck {
  const file = bytes ? decodeFile(name, bytes) : tooLarge(name, size);
  return checkFile(file, REMOTE_KINDS[folder]);
}
