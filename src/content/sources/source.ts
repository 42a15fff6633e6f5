import type { LimitFunction } from 'p-limit';
import type { SourceFile } from '../model/content-file.ts';
import type { ContentsClient } from './contents-client.ts';

/** A source of a collection's files. */
export interface ContentSource {
  /** As shown in the report, such as `machair/content@main`. */
  name: string;
  /**
   * All files of a folder, including those that could not be fetched; empty if the folder does not exist.
   * @throws if the folder cannot be listed
   */
  read(folder: string, cache: SourceCache): Promise<SourceFile[]>;
}

/** A source's cache between builds, such as Astro's meta store. */
export interface SourceCache {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  delete(key: string): void;
}

/** Options for reading a content repository. */
export interface RemoteSourceOptions {
  client: ContentsClient;
  name: string;
  /** Shared by all collections, so that the limit applies to the whole build. */
  limit: LimitFunction;
  /** The number of retries after a temporary error. */
  retries: number;
  /** Time limit for a whole collection, milliseconds. */
  timeoutMs: number;
}

/** A JSON value cached from one build to the next, such as the listing of a folder. */
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

/** The files of a source's folder, or the error. */
export interface FetchedFolder {
  files: SourceFile[];
  /** If the folder could not be listed; it may contain files. */
  error?: string;
}

/** Reads a folder of a content repository; failures become part of the result. */
export async function tryRead(
  remote: ContentSource,
  folder: string,
  cache: SourceCache,
): Promise<FetchedFolder> {
  try {
    return { files: await remote.read(folder, cache) };
  } catch (error) {
    return { files: [], error: error instanceof Error ? error.message : String(error) };
  }
}
