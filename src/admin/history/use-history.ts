import { useRef, useState } from 'react';
import { createRepositoryClient } from '../../content/sources/repository-client.ts';
import type { Connection } from '../connection.ts';
import { describeError, type DescribedError } from '../describe-error.ts';
import { readEditorToken } from '../editor-token.ts';
import { freshTools } from '../fresh-tools.ts';
import { describeMoment } from '../words.ts';
import { bringBack } from './bring-back.ts';
import { describeChanges } from './describe-changes.ts';
import { describeRefusal } from './describe-refusal.ts';
import { readFields } from './read-fields.ts';
import { readHistory, type History, type Version } from './read-history.ts';

/** A version with what it changed, in words. */
export type ToldVersion = Version & { changes: string[] };

/** What is known of the history of a file. */
export type HistoryView =
  | { kind: 'none' }
  | { kind: 'reading' }
  | { kind: 'failed'; error: DescribedError }
  | (Omit<History, 'versions'> & { kind: 'read'; versions: ToldVersion[] });

/** What became of bringing a version back. */
export type ReturnView =
  | { kind: 'none' }
  | { kind: 'saving'; sha: string }
  | { kind: 'saved'; url: string }
  | { kind: 'failed'; error: DescribedError };

/** Versions that are read at a time. */
const AT_ONCE = 5;

/** Reads the history of a file, and brings versions of it back, in the name of who signed in at the form. */
export function useHistory(connection: Connection & { repo: string }) {
  const { root, ref, hasEditor, isReviewed } = connection;
  const [view, setView] = useState<HistoryView>({ kind: 'none' });
  const [returned, setReturned] = useState<ReturnView>({ kind: 'none' });
  const running = useRef<AbortController>(undefined);

  const ask = () => {
    const token = readEditorToken();
    const tools = freshTools();
    const client = createRepositoryClient({ ...connection, token, tools });
    const around = () => ({
      now: Date.now(),
      isOnline: navigator.onLine,
      isSignedIn: token !== undefined,
    });
    return { client, tools, around };
  };

  async function read(path: string, count = AT_ONCE) {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const { client, tools, around } = ask();
    const show = (found: HistoryView) => {
      if (!signal.aborted) setView(found);
    };
    show({ kind: 'reading' });
    try {
      const full = root + path;
      const [{ versions, hasMore }, fields] = await Promise.all([
        readHistory(client, { path: full, ref }, count, signal),
        hasEditor ? readFields(full, tools, signal) : [],
      ]);
      const told = versions.map((each) => ({ ...each, changes: describeChanges(each, fields) }));
      show({ kind: 'read', hasMore, versions: told });
    } catch (error) {
      show({ kind: 'failed', error: describeError(error, around()) });
    }
  }

  return {
    view,
    returned,
    read: (path: string) => {
      setReturned({ kind: 'none' });
      void read(path);
    },
    readMore: (path: string, shown: number) => void read(path, shown + AT_ONCE),
    bringBack: async (path: string, { sha, file, at }: Version, current: Version) => {
      if (!file) return;
      const { client, around } = ask();
      setReturned({ kind: 'saving', sha });
      try {
        const onto = { path, root, ref, isReviewed, current: current.file };
        const url = await bringBack(client, { ...onto, version: file, day: describeMoment(at) });
        setReturned({ kind: 'saved', url });
        await read(path);
      } catch (error) {
        setReturned({ kind: 'failed', error: describeRefusal(error, isReviewed, around()) });
      }
    },
  };
}
