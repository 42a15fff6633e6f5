import { useEffect, useEffectEvent, useState } from 'react';
import { REMOTE_FOLDERS, REMOTE_KINDS, type RemoteFolder } from '../content/kinds/remote-kinds.ts';
import { Tabs } from '../ui/Tabs.tsx';
import type { Connection } from './connection.ts';
import { createReader } from './create-reader.ts';
import { describeError } from './describe-error.ts';
import { FolderPanel } from './FolderPanel.tsx';
import { useDashboard } from './use-dashboard.ts';

const TIMEOUT_MS = 10_000;
const TABS = REMOTE_FOLDERS.map((folder) => ({
  value: folder,
  label: REMOTE_KINDS[folder].label,
}));

/** Compares what the content repository holds with what is on the site. */
export default function AdminDashboard({ connection }: { connection: Connection }) {
  const [folder, setFolder] = useState<RemoteFolder>('services');
  const [reader] = useState(() => {
    // What an editor has just pushed must not be hidden by the browser's cache.
    const fresh: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-cache' });
    const tools = { fetch: fresh, now: Date.now, timeoutMs: TIMEOUT_MS };
    return createReader(connection, tools);
  });
  const { views, checks, open, reload, check } = useDashboard(reader, (error) =>
    describeError(error, { now: Date.now(), isOnline: navigator.onLine }),
  );
  const openFirst = useEffectEvent(() => {
    open(folder);
  });
  useEffect(() => {
    openFirst();
  }, []);
  return (
    <div className="scriptless:hidden">
      <Tabs
        id="content"
        label="Content"
        tabs={TABS}
        value={folder}
        onChange={(next) => {
          setFolder(next);
          open(next);
        }}
      >
        <FolderPanel
          connection={connection}
          folder={folder}
          view={views[folder] ?? { kind: 'loading' }}
          checks={checks}
          onReload={() => {
            reload(folder);
          }}
          onCheck={(file) => {
            check(folder, file);
          }}
        />
      </Tabs>
    </div>
  );
}
