import { useEffect, useEffectEvent, useState } from 'react';
import {
  DASHBOARD_FOLDERS,
  DASHBOARD_TYPES,
  type DashboardFolder,
} from '../content/model/dashboard-types.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { uncachedHttp, type Connection } from './connection.ts';
import { createDashboardReader } from './create-dashboard-reader.ts';
import { FolderPanel } from './FolderPanel.tsx';
import { useDashboard } from './use-dashboard.ts';

const TABS = DASHBOARD_FOLDERS.map((folder) => ({
  value: folder,
  label: DASHBOARD_TYPES[folder].label,
}));

/** Compares the content repository with the site. */
export default function AdminDashboard({ connection }: { connection: Connection }) {
  const [folder, setFolder] = useState<DashboardFolder>('services');
  const [reader] = useState(() => createDashboardReader(connection, uncachedHttp()));
  const { views, checks, open, reload, check } = useDashboard(reader);
  const openFirst = useEffectEvent(() => {
    open(folder);
  });
  useEffect(() => {
    openFirst();
  }, []);
  return (
    <div className="noscript:hidden">
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
