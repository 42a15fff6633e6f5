import type { ItemCheckResult } from '../content/model/check-item.ts';
import { useEffect, useRef, useState } from 'react';
import type { DashboardFolder } from '../content/model/dashboard-types.ts';
import type { FolderEntry } from '../content/sources/contents-client.ts';
import type { FileRow, DashboardReader, FolderListing } from './create-dashboard-reader.ts';
import { describeError, type DescribedError } from './describe-error.ts';

/** The state of a folder. */
export type FolderView =
  | { kind: 'loading' }
  | { kind: 'failed'; error: DescribedError }
  | ({ kind: 'listed' } & FolderListing);

/** The state of a file that the build has not seen. */
export type CheckView =
  | { kind: 'checking' }
  | { kind: 'checked'; check: ItemCheckResult }
  | { kind: 'failed'; error: DescribedError };

/** The number of files checked automatically, so that a new folder does not use up the request limit. */
const MAX_AUTOMATIC_CHECKS = 8;

/** Includes the name: the same bytes under another name are a different item. */
export const checkKey = (folder: DashboardFolder, { name, sha }: FolderEntry) =>
  `${folder}/${name} ${sha}`;

/** Reads a folder when it is first opened, then, one by one, files that the build has not seen. */
export function useDashboard(reader: DashboardReader) {
  const [views, setViews] = useState<Partial<Record<DashboardFolder, FolderView>>>({});
  const [checks, setChecks] = useState<Record<string, CheckView>>({});
  const running = useRef<Partial<Record<DashboardFolder, AbortController>>>({});
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of Object.values(all)) controller.abort();
    };
  }, []);

  /** @returns whether a response arrived */
  async function check(folder: DashboardFolder, file: FolderEntry, signal: AbortSignal) {
    const setCheck = (found: CheckView) => {
      if (!signal.aborted) setChecks((all) => ({ ...all, [checkKey(folder, file)]: found }));
    };
    setCheck({ kind: 'checking' });
    try {
      setCheck({ kind: 'checked', check: await reader.readFile(folder, file, signal) });
      return true;
    } catch (error) {
      setCheck({ kind: 'failed', error: describe(error) });
      return false;
    }
  }

  async function load(folder: DashboardFolder) {
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
      for (const file of listUnchecked(folder, found.rows, checks).slice(0, MAX_AUTOMATIC_CHECKS)) {
        // The same error would stop the next file too.
        if (!(await check(folder, file, signal))) break;
      }
    } catch (error) {
      show({ kind: 'failed', error: describe(error) });
    }
  }

  return {
    views,
    checks,
    /** Reads a folder that has not been read yet. */
    open: (folder: DashboardFolder) => {
      if (!running.current[folder]) void load(folder);
    },
    reload: (folder: DashboardFolder) => void load(folder),
    check: (folder: DashboardFolder, file: FolderEntry) => {
      const { signal } = running.current[folder] ?? new AbortController();
      void check(folder, file, signal);
    },
  };
}

const describe = (error: unknown) =>
  describeError(error, { now: Date.now(), isOnline: navigator.onLine });

function listUnchecked(
  folder: DashboardFolder,
  rows: readonly FileRow[],
  checks: Record<string, CheckView>,
): FolderEntry[] {
  return rows.flatMap(({ file, check }) => {
    if (!file || check) return [];
    return checks[checkKey(folder, file)]?.kind === 'checked' ? [] : [file];
  });
}
