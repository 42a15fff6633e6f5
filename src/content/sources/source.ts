import type { LimitFunction } from 'p-limit';
import type { SourceFile } from '../model/content-file.ts';
import type { ContentsClient } from './contents-client.ts';

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

/** A JSON value that is cached from one build to the next, such as the listing of a folder. */
export function cachedValue<T>(cache: SourceCache, key: string) {
  return {
    read(): T | undefined {
      const text = cache.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as T);
    },
    write(value: T): void {
      cache.set(key, JSON.stringify(value));
    },
  };
}

/** The files of a source's folder, or why there are none. */
export interface Fetched {
  files: SourceFile[];
  error?: string;
  /** Whether the folder could not be listed, so that it may well hold files. */
  isUnread?: boolean;
}

/** Reads a folder of a content repository, which may fail at any time. */
export async function tryRead(
  remote: Source,
  folder: string,
  cache: SourceCache,
): Promise<Fetched> {
  try {
    return { files: await remote.read(folder, cache) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { files: [], error: why, isUnread: true };
  }
}
