import { fileProblem, type Problem } from './problem.ts';

/** A file from a source: its contents, or the reason it could not be read, and git's hash of its bytes. */
export type SourceFile = { name: string; sha?: string } & (
  { text: string } | { problem: Problem; couldNotBeRead?: boolean }
);

/** The largest content file, bytes. */
export const ITEM_LIMIT_BYTES = 1_000_000;

/** The report on a Git LFS pointer in place of a file. */
export const LFS_POINTER = {
  got: 'a Git LFS pointer',
  fix: 'commit the file itself: remove its line from .gitattributes, then run git add --renormalize',
} as const;

/** Whether a file is a Git LFS pointer. */
export const isLfsPointer = (bytes: Uint8Array): boolean =>
  new TextDecoder()
    .decode(bytes.subarray(0, 40))
    .startsWith('version https://git-lfs.github.com/spec/');

/** Decodes a content file; rejects one that is not UTF-8, since its characters would be garbled. */
export function decodeFile(name: string, bytes: Uint8Array): SourceFile {
  if (isLfsPointer(bytes)) {
    return { name, problem: fileProblem('the file itself', LFS_POINTER.got, LFS_POINTER.fix) };
  }
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return {
      name,
      problem: fileProblem(
        'text in UTF-8',
        'another encoding',
        'save the file as UTF-8, which your text editor offers under “Save as”',
      ),
    };
  }
}

/** A file over the size limit. */
export function tooLarge(name: string, bytes: number): SourceFile {
  const fix = 'shorten the file, or move pictures into the uploads folder';
  return {
    name,
    problem: fileProblem(`at most ${ITEM_LIMIT_BYTES} bytes`, `${bytes} bytes`, fix),
  };
}

/** A file that exists but could not be fetched. */
export function unreadableFile(name: string, got: string): SourceFile {
  const fix = 'wait for the next build, which tries again';
  return { name, problem: fileProblem('the file', got, fix), couldNotBeRead: true };
}
