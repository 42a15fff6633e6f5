import { DASHBOARD_TYPES, type DashboardFolder } from '../content/model/dashboard-types.ts';
import type { WebUrls } from '../content/sources/web-urls.ts';
import { BUTTONS } from '../ui/classes.ts';
import type { Connection } from './connection.ts';
import { formUrls } from '../editor/form-urls.ts';
import { NewWindowLink } from './NewWindowLink.tsx';

interface FolderActionsProps {
  connection: Connection;
  folder: DashboardFolder;
  /** Undefined until the repository's web URL is known. */
  webUrls: WebUrls | undefined;
  canReload: boolean;
  onReload: () => void;
}

/** An editor's actions for a folder. */
export function FolderActions(props: FolderActionsProps) {
  const { connection, folder, webUrls, canReload, onReload } = props;
  const type = DASHBOARD_TYPES[folder];
  const { singular } = 'formNames' in type ? type.formNames : type;
  return (
    <>
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        {connection.hasEditor && (
          <a className={BUTTONS.main} href={formUrls.add(folder)}>
            {`Add a ${singular}`}
          </a>
        )}
        {webUrls && (
          <>
            <NewWindowLink
              className={connection.hasEditor ? BUTTONS.quiet : BUTTONS.main}
              href={webUrls.folder(folder)}
            >
              Manage in GitHub
            </NewWindowLink>
            {!connection.hasEditor && (
              <NewWindowLink className={BUTTONS.quiet} href={webUrls.add(folder)}>
                {`Add a ${singular}`}
              </NewWindowLink>
            )}
          </>
        )}
        <button
          type="button"
          className={BUTTONS.quiet}
          aria-disabled={!canReload}
          onClick={() => {
            if (canReload) onReload();
          }}
        >
          Refresh list
        </button>
      </div>
      {!webUrls && canReload && (
        <p className="text-muted">
          {`This page cannot link to ${connection.repo}: open it on GitHub yourself.`}
        </p>
      )}
    </>
  );
}
