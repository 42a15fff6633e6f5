import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BUTTONS } from '../../ui/classes.ts';
import type { Connection } from '../connection.ts';
import { SignedIn } from '../SignedIn.tsx';
import { Warning } from '../Warning.tsx';
import { historyAddress, historyPathOf } from './address.ts';
import { ReturnMessage } from './ReturnMessage.tsx';
import { useHistory } from './use-history.ts';
import { VersionRow } from './VersionRow.tsx';

/** Files to choose from, such as all services. */
interface FileGroup {
  label: string;
  files: { path: string; title: string }[];
}

interface ItemHistoryProps {
  connection: Connection & { repo: string };
  groups: FileGroup[];
}

/** Who changed an item, when and what, and the way back to an older version. */
export default function ItemHistory({ connection, groups }: ItemHistoryProps) {
  const [path, setPath] = useState('');
  const choice = useRef<HTMLSelectElement>(null);
  const { view, returned, read, readMore, bringBack } = useHistory(connection);
  const isKnown = groups.some(({ files }) => files.some((file) => file.path === path));

  const follow = useEffectEvent(() => {
    const asked = historyPathOf(location.hash);
    if (asked === undefined) return;
    setPath(asked);
    read(asked);
    choice.current?.focus();
    choice.current?.scrollIntoView();
  });
  useEffect(() => {
    const listen = () => {
      follow();
    };
    listen();
    addEventListener('hashchange', listen);
    return () => {
      removeEventListener('hashchange', listen);
    };
  }, []);

  return (
    <div className="grid gap-4 scriptless:hidden">
      <div className="field">
        <label htmlFor="history-of">History of</label>
        <select
          id="history-of"
          ref={choice}
          className="scroll-mt-24"
          value={path}
          onChange={({ target }) => {
            // Reads it by the address, so that it can be shared and left again.
            location.assign(historyAddress(target.value));
          }}
        >
          <option value="" disabled>
            Choose what to look at
          </option>
          {path !== '' && !isKnown && <option value={path}>{path}</option>}
          {groups.map(({ label, files }) => (
            <optgroup key={label} label={label}>
              {files.map((file) => (
                <option key={file.path} value={file.path}>
                  {file.title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <ReturnMessage returned={returned} isReviewed={connection.isReviewed} />
      {view.kind === 'reading' && <p role="status">Reading the history…</p>}
      {view.kind === 'failed' && (
        <Warning title={view.error.title}>
          <p>{view.error.advice}</p>
        </Warning>
      )}
      {view.kind === 'read' && view.versions.length === 0 && (
        <p role="status">There is no history of this in the repository, so it was never changed.</p>
      )}
      {view.kind === 'read' && (
        <ol>
          {view.versions.map((version, i) => (
            <VersionRow
              key={version.sha}
              version={version}
              newest={i > 0 ? view.versions[0] : undefined}
              hasEditor={connection.hasEditor}
              isSaving={returned.kind === 'saving'}
              onReturn={(newest) => void bringBack(path, version, newest)}
            />
          ))}
        </ol>
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {view.kind === 'read' && view.hasMore && (
          <button
            type="button"
            className={BUTTONS.quiet}
            onClick={() => {
              readMore(path, view.versions.length);
            }}
          >
            Show older versions
          </button>
        )}
        {path !== '' && view.kind !== 'reading' && (
          <button
            type="button"
            className={BUTTONS.quiet}
            onClick={() => {
              read(path);
            }}
          >
            Read the history again
          </button>
        )}
        <SignedIn hasEditor={connection.hasEditor} />
      </p>
    </div>
  );
}
