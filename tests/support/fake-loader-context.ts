import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { onTestFinished } from 'vitest';

/** The parts of Astro that a loader sees, and a record of its actions. */
export interface FakeLoaderContext {
  context: LoaderContext;
  /** The collection: id to data. */
  stored: Map<string, unknown>;
  meta: Map<string, string>;
  /** Log lines as `level: text`. */
  lines: string[];
  cacheDir: URL;
}

/** A loader context for several loads, like Astro's over several builds. */
export async function fakeLoaderContext(collection: string): Promise<FakeLoaderContext> {
  const cacheDir = pathToFileURL(`${await temporaryFolder()}/`);
  const stored = new Map<string, unknown>();
  const meta = new Map<string, string>();
  const lines: string[] = [];
  const log = (level: string) => (text: string) => {
    lines.push(`${level}: ${text}`);
  };
  const context = {
    collection,
    store: {
      clear: () => {
        stored.clear();
      },
      set: ({ id, data }: { id: string; data: unknown }) => {
        stored.set(id, data);
        return true;
      },
      delete: (id: string) => stored.delete(id),
      get: (id: string) => (stored.has(id) ? { id, data: stored.get(id) } : undefined),
      has: (id: string) => stored.has(id),
      values: () => [...stored].map(([id, data]) => ({ id, data })),
    },
    meta,
    logger: { info: log('info'), warn: log('warn'), error: log('error') },
    parseData: ({ data }: { data: unknown }) => Promise.resolve(data),
    generateDigest: (data: unknown) => JSON.stringify(data),
    config: { cacheDir },
  };
  return { context: context as unknown as LoaderContext, stored, meta, lines, cacheDir };
}

/** A folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'machair-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
