import type { LimitFunction } from 'p-limit';
import type { SourceFile } from '../checks/content-file.ts';
import type { ContentsClient } from '../github/contents-client.ts';

/** Where a collection's files come from. */
export interface Source {
  /** As shown in the report, such as `machair/content@main`. */
  name: string;
  /**
   * All files of a folder, those among them that could not be had; none where there is no such folder.
   * @throws when the folder cannot be listed
   */
  read(folder: string, cache: SourceCache): Promise<SourceFile[]>;
}

/** What a source may keep between builds; Astro's meta store fits. */
export interface SourceCache {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  delete(key: string): void;
}

/** How a content repository is read. */
export interface RemoteSourceOptions {
  client: ContentsClient;
  name: string;
  /** Shared by all collections, so that the limit holds for the whole build. */
  limit: LimitFunction;
  /** Further tries after a passing error. */
  retries: number;
  /** For a whole collection, milliseconds. */
  timeoutMs: number;
}
