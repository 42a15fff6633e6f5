import type { SourceFile } from '../../model/checks/content-file.ts';

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
