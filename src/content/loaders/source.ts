import type { LimitFunction } from 'p-limit';
import type { SourceFile } from '../checks/content-file.ts';
import type { ContentsClient } from '../github/contents-client.ts';

/** Where a collection's files come from. */
export interface Source {
  /** As shown in the report, such as `machair/content@main`. */
  name: string;
  /**
   * All files of a folder, including those that could not be fetched; empty if there is no such folder.
   * @throws when the folder cannot be listed
   */
  read(folder: string, cache: SourceCache): Promise<SourceFile[]>;
}

/** A source's cache between builds, such as Astro's meta store. */
export interface SourceCache {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  delete(key: string): void;
}

/** How a content repository is read. */
export interface RemoteSourceOptions {
  client: ContentsClient;
  name: string;
  /** Shared by all collections, so that the limit applies to the whole build. */
  limit: LimitFunction;
  /** How often to try again after a temporary error. */
  retries: number;
  /** For a whole collection, milliseconds. */
  timeoutMs: number;
}
