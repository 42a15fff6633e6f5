import { DASHBOARD_TYPES, type DashboardFolder } from '../content/model/dashboard-types.ts';
import { newRepositoryUrl, createWebUrls, type WebUrls } from '../content/sources/web-urls.ts';
import type { FolderEntry } from '../content/sources/contents-client.ts';
import { BUTTONS } from '../ui/classes.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { Connection } from './connection.ts';
import type { FileRow } from './create-dashboard-reader.ts';
import { ItemRow } from './ItemRow.tsx';
import { NewWindowLink } from './NewWindowLink.tsx';
import { Warning } from './Warning.tsx';
import { checkKey, type CheckView, type FolderView } from './use-dashboard.ts';
import { describeMoment, summarise } from './describe-file.ts';
import { formUrls } from '../editor/form-urls.ts';

interface FolderPanelProps {
  connection: Connection;
  folder: DashboardFolder;
  view: FolderView;
  checks: Record<string, CheckView>;
  onReload: () => void;
  onCheck: (file: FolderEntry) => void;
}

/** The items of one folder, while loading, loaded or failed. */
export function FolderPanel(props: FolderPanelProps) {
  const { connection, folder, view, checks, onReload, onCheck } = props;
  const { label, placeholders } = DASHBOARD_TYPES[folder];
  const many = label.toLowerCase();
  const isListed = view.kind === 'listed';
  const hasNoFiles = isListed && !view.rows.some(({ file }) => file);
  const repositoryUrl = isListed ? view.repositoryUrl : connection.repositoryUrl;
  const webUrls = repositoryUrl
    ? createWebUrls(repositoryUrl, connection.ref, connection.root)
    : undefined;
  return (
    <div className="grid gap-4">
      {connection.repo ? (
        <FolderActions
          connection={connection}
          folder={folder}
          webUrls={webUrls}
          canReload={view.kind !== 'loading'}
          onReload={onReload}
        />
      ) : (
        <>
          <p className="flex flex-wrap gap-x-4 gap-y-3">
            <NewWindowLink
              className={BUTTONS.main}
              href={newRepositoryUrl(connection.apiUrl) ?? '#setup'}
            >
              Manage in GitHub
            </NewWindowLink>
            {connection.hasEditor && (
              <a className={BUTTONS.quiet} href="/editor">
                Try the form
              </a>
            )}
          </p>
          <p className="text-muted">
            You have no content repository yet. “Manage in GitHub” lets you create one.{' '}
            <a href="#setup">How to set it up</a>
          </p>
        </>
      )}
      <p role="status">
        {view.kind === 'loading' && <span>{`Loading ${many}…`}</span>}
        {isListed && view.rows.length > 0 && (
          <span>{`${summarise(view.rows)}. Compared with the update on ${describeMoment(view.builtAt)}.`}</span>
        )}
      </p>
      {view.kind === 'loading' && (
        <Skeleton count={placeholders} label={`Loading ${many}`} inRows />
      )}
      {view.kind === 'failed' && (
        <Warning title={view.error.title}>
          <p>{view.error.advice}</p>
          <button type="button" className={`${BUTTONS.quiet} mt-3`} onClick={onReload}>
            Try again
          </button>
        </Warning>
      )}
      {connection.repo && (view.kind === 'failed' || hasNoFiles) && (
        <div className="grid max-w-measure gap-2">
          <p>
            <strong>
              {`No ${many} found in GitHub repository. Please add some content or check your connection.`}
            </strong>
          </p>
          {isListed && (
            <p>
              {`A private repository looks empty here, because this page does not sign in. If an update finds none, the site keeps its last good ${many}, or the original ones.`}
            </p>
          )}
        </div>
      )}
      {isListed && hasNothingGood(folder, view.rows, checks) && (
        <Warning title="None of these files can be used.">
          <p>{`The site shows the last good ${many}, or the original ones.`}</p>
        </Warning>
      )}
      {isListed && view.rows.length > 0 && (
        <ul>
          {view.rows.map((row) => (
            <ItemRow
              key={row.name}
              folder={folder}
              row={row}
              view={row.file && checks[checkKey(folder, row.file)]}
              webUrls={webUrls}
              hasEditor={connection.hasEditor}
              onCheck={() => {
                if (row.file) onCheck(row.file);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whether all of a folder's files are invalid, or would be in the next build. */
function hasNothingGood(
  folder: DashboardFolder,
  rows: readonly FileRow[],
  checks: Record<string, CheckView>,
): boolean {
  const found = rows.flatMap(({ file, check }) => {
    if (!file || check) return file ? [check] : [];
    const view = checks[checkKey(folder, file)];
    return [view?.kind === 'checked' ? view.check : undefined];
  });
  return found.length > 0 && found.every((check) => check?.isUsed === false);
}

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
