import type { Problem } from '../format-issues.ts';

/** One file as a source gives it: its text, or why it could not be taken; and git's name for its bytes. */
export type SourceFile = { name: string; sha?: string } & ({ text: string } | { problem: Problem });

/** Where a collection's files come from. */
export interface Source {
  /** As shown in the report, such as `machair/content@main`. */
  name: string;
  /** Where a folder is asked for, for reports. */
  addressOf?: (folder: string) => string;
  /**
   * All files of a folder, or none at all.
   * @throws when the folder cannot be read whole
   */
  read(folder: string, cache: SourceCache): Promise<SourceFile[]>;
}

/** What a source may keep between builds; Astro's meta store fits. */
export interface SourceCache {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  delete(key: string): void;
}

/** The largest content file, bytes. */
export const ITEM_LIMIT_BYTES = 1_000_000;

/** Decodes a content file; a file that is not UTF-8 is refused, since its letters would come out wrong. */
export function decodeFile(name: string, bytes: Uint8Array): SourceFile {
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return refusal(name, 'text in UTF-8', 'other bytes', 'save the file as UTF-8');
  }
}

/** The refusal of a file over the limit. */
export function tooLarge(name: string, bytes: number): SourceFile {
  const fix = 'shorten the file, or move pictures into the uploads folder';
  return refusal(name, `at most ${ITEM_LIMIT_BYTES} bytes`, `${bytes} bytes`, fix);
}

/** A file that cannot be taken, and why. */
export const refusal = (name: string, expected: string, got: string, fix: string): SourceFile => ({
  name,
  problem: { field: '', expected, got, fix },
});
