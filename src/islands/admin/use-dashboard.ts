import { useEffect, useRef, useState } from 'react';
import type { ContentFolder } from '../../model/content/manifest.ts';
import type { FolderEntry } from '../../github/shapes.ts';
import type { Verdict } from './check-file.ts';
import type { FileRow, Reader, ReadFolder } from './create-reader.ts';
import type { Failure } from './describe-failure.ts';

/** What is known of a folder. */
export type FolderView =
  { kind: 'loading' } | { kind: 'failed'; failure: Failure } | ({ kind: 'listed' } & ReadFolder);

/** What is known of a file that the build has not seen. */
export type FileCheck =
  | { kind: 'checking' }
  | { kind: 'checked'; verdict: Verdict }
  | { kind: 'failed'; failure: Failure };

/** Files that are read without being asked for, so that a new folder leaves requests for others. */
const READ_AT_ONCE = 8;

/** The same bytes under another name are another item. */
export const checkKey = (folder: ContentFolder, { name, sha }: FolderEntry) =>
  `${folder}/${name} ${sha}`;

/** Reads a folder when it is opened, then, one by one, files that the build has not seen. */
export function useDashboard(reader: Reader, describe: (error: unknown) => Failure) {
  const [views, setViews] = useState<Partial<Record<ContentFolder, FolderView>>>({});
  const [checks, setChecks] = useState<Record<string, FileCheck>>({});
  const running = useRef<Partial<Record<ContentFolder, AbortController>>>({});
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of Object.values(all)) controller.abort();
    };
  }, []);

  /** @returns whether the answer was had */
  async function check(folder: ContentFolder, file: FolderEntry, signal: AbortSignal) {
    const note = (found: FileCheck) => {
      if (!signal.aborted) setChecks((all) => ({ ...all, [checkKey(folder, file)]: found }));
    };
    note({ kind: 'checking' });
    try {
      note({ kind: 'checked', verdict: await reader.readFile(folder, file, signal) });
      return true;
    } catch (error) {
      note({ kind: 'failed', failure: describe(error) });
      return false;
    }
  }

  async function load(folder: ContentFolder) {
    running.current[folder]?.abort();
    const controller = new AbortController();
    running.current[folder] = controller;
    const { signal } = controller;
    const show = (view: FolderView) => {
      if (!signal.aborted) setViews((all) => ({ ...all, [folder]: view }));
    };
    show({ kind: 'loading' });
    try {
      const found = await reader.readFolder(folder, signal);
      show({ kind: 'listed', ...found });
      for (const file of unseen(folder, found.rows, checks).slice(0, READ_AT_ONCE)) {
        // What refuses one file refuses the next.
        if (!(await check(folder, file, signal))) break;
      }
    } catch (error) {
      show({ kind: 'failed', failure: describe(error) });
    }
  }

  return {
    views,
    checks,
    /** Reads a folder unless that was done. */
    open: (folder: ContentFolder) => {
      if (!running.current[folder]) void load(folder);
    },
    reload: (folder: ContentFolder) => void load(folder),
    check: (folder: ContentFolder, file: FolderEntry) => {
      const { signal } = running.current[folder] ?? new AbortController();
      void check(folder, file, signal);
    },
  };
}

function unseen(
  folder: ContentFolder,
  rows: readonly FileRow[],
  checks: Record<string, FileCheck>,
): FolderEntry[] {
  return rows.flatMap(({ file, verdict }) => {
    if (!file || verdict) return [];
    return checks[checkKey(folder, file)]?.kind === 'checked' ? [] : [file];
  });
}
